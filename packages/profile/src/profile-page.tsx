import { Page, PageHeader, Skeleton, Stack, useDelayed } from '@meowtale/ui';
import { Failure, StaleNotice } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { AccountSection } from './account-section.tsx';
import { findProfile, type Profile } from './documents.ts';
import { ErasureSection } from './erasure-section.tsx';
import { ExportSection } from './export-section.tsx';
import { FollowedSection } from './followed-section.tsx';
import { PlanSection, type PlanUsage } from './plan-section.tsx';
import styles from './profile.module.css';
import { ProfileForm } from './profile-form.tsx';
import { PublicPreview } from './public-preview.tsx';
import { SignInsSection } from './sign-ins-section.tsx';
import { useProfileDraft } from './use-profile-draft.ts';

export interface ProfilePageProps {
  /** The address at which the person chooses which notifications are e-mailed. */
  mailSettings: string;
  /** What the person's plan includes and how much of it is used. */
  usage?: PlanUsage;
  /** As wide as the pages around it: the column of public pages, or by default the whole window of the lobby. */
  width?: 'column' | 'wide';
}

/** Renders the public profile, and the private account. */
export function ProfilePage({ width = 'wide', ...place }: ProfilePageProps) {
  const { t } = useTranslation();
  const [{ data, error, fetching }, ask] = useQuery({ query: findProfile, variables: {}, requestPolicy: 'cache-and-network' });
  const waiting = useDelayed(fetching && !data);
  const retry = () => ask({ requestPolicy: 'network-only' });
  const profile = data?.me;
  return (
    <Page width={width}>
      <PageHeader title={t('profile.title')} subtitle={t('profile.subtitle')} />
      {profile ? (
        <Stack gap={36}>
          {error && !fetching ? <StaleNotice error={error} onRetry={retry} /> : null}
          <Sections profile={profile} {...place} />
        </Stack>
      ) : null}
      {!profile && error ? <Failure title={t('profile.failed')} error={error} onRetry={retry} retrying={fetching} /> : null}
      {waiting ? (
        <div role="status" aria-busy="true" aria-label={t('profile.loading')}>
          <Skeleton lines={8} />
        </div>
      ) : null}
    </Page>
  );
}

function Sections({ profile, mailSettings, usage }: ProfilePageProps & { profile: Profile }) {
  const draft = useProfileDraft(profile);
  return (
    <Stack gap={36}>
      <div className={styles.columns}>
        <Stack gap={36}>
          <ProfileForm profile={draft} />
          <AccountSection profile={profile} mailSettings={mailSettings} />
          <PlanSection usage={usage} />
        </Stack>
        <aside className={styles.aside}>
          <PublicPreview uuid={profile.uuid} draft={draft.draft} />
        </aside>
      </div>
      <FollowedSection />
      <SignInsSection />
      <ExportSection />
      <ErasureSection email={profile.email} />
    </Stack>
  );
}

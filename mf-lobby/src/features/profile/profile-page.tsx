import { Page, PageHeader, Skeleton, Stack, useDelayed } from '@meowtale/ui';
import { Failure, StaleNotice } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { AccountSection } from './account-section.tsx';
import { findProfile, type Profile } from './documents.ts';
import { ErasureSection } from './erasure-section.tsx';
import { ExportSection } from './export-section.tsx';
import { PlanSection } from './plan-section.tsx';
import styles from './profile.module.css';
import { ProfileForm } from './profile-form.tsx';
import { PublicPreview } from './public-preview.tsx';
import { SignInsSection } from './sign-ins-section.tsx';
import { useProfileDraft } from './use-profile-draft.ts';

/** Renders `/lobby/profile`: the public profile, and the private account. */
export function ProfilePage() {
  const { t } = useTranslation();
  const [{ data, error, fetching }, ask] = useQuery({ query: findProfile, variables: {}, requestPolicy: 'cache-and-network' });
  const waiting = useDelayed(fetching && !data);
  const retry = () => ask({ requestPolicy: 'network-only' });
  const profile = data?.me;
  return (
    <Page width="wide">
      <PageHeader title={t('profile.title')} subtitle={t('profile.subtitle')} />
      {profile ? (
        <Stack gap={36}>
          {error && !fetching ? <StaleNotice error={error} onRetry={retry} /> : null}
          <Rooms profile={profile} />
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

function Rooms({ profile }: { profile: Profile }) {
  const draft = useProfileDraft(profile);
  return (
    <Stack gap={36}>
      <div className={styles.columns}>
        <Stack gap={36}>
          <ProfileForm profile={draft} />
          <AccountSection profile={profile} />
          <PlanSection />
        </Stack>
        <aside className={styles.aside}>
          <PublicPreview uuid={profile.uuid} draft={draft.draft} />
        </aside>
      </div>
      <SignInsSection />
      <ExportSection />
      <ErasureSection email={profile.email} />
    </Stack>
  );
}

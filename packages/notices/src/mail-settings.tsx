import { MAIL_PACES, type MailPace, type NoticeKind } from '@meowtale/contracts/inputs/catalog/notice';
import { Button, Card, Notice, Select, Skeleton, Stack, Text, Title } from '@meowtale/ui';
import { type AppError, Failure, FailureNotice, Link, toAppError, useHost, useTimeZone, useVerifyEmailPath } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation, useQuery } from 'urql';
import { PREFERENCES, type Preferences, SET_PREFERENCES } from './documents.ts';
import styles from './notices.module.css';

/** Renders which notifications are e-mailed too. The page lists all of them in any case. */
export function MailSettings() {
  const { t } = useTranslation();
  const [{ data, error, fetching }, ask] = useQuery({ query: PREFERENCES, requestPolicy: 'cache-and-network' });
  const found = data?.findNotificationPreference;
  return (
    <Card as="section" aria-label={t('mail.title')}>
      <Stack gap={16}>
        <Title level={2} size={22}>
          {t('mail.title')}
        </Title>
        {error && !found ? (
          <Failure error={error} title={t('mail.failed')} onRetry={() => ask({ requestPolicy: 'network-only' })} retrying={fetching} />
        ) : null}
        {fetching && !found ? <Skeleton lines={5} /> : null}
        {found ? <Choices found={found} /> : null}
      </Stack>
    </Card>
  );
}

function Choices({ found }: { found: Preferences }) {
  const { t } = useTranslation();
  const { locale, notify } = useHost();
  const zone = useTimeZone();
  const [, set] = useMutation(SET_PREFERENCES);
  const [saving, setSaving] = useState<{ kind: NoticeKind; mail: MailPace } | null>(null);
  const [failure, setFailure] = useState<AppError | null>(null);
  if (!found.mail_offered) return <Notice tone="info">{t('mail.notOffered')}</Notice>;

  async function choose(kind: NoticeKind, mail: MailPace) {
    if (saving) return;
    setSaving({ kind, mail });
    setFailure(null);
    const { error } = await set({ preferences: [{ kind, mail }], lang: locale, zone });
    setSaving(null);
    if (error) return setFailure(toAppError(error));
    notify(t('mail.saved'), 'success');
  }
  return (
    <>
      {found.mail_address ? <Text tone="muted">{t('mail.to', { address: found.mail_address })}</Text> : <Unproven />}
      <FailureNotice failure={failure} />
      <div className={styles.choices}>
        {found.list.map(({ kind, mail }) => (
          <Select
            key={kind}
            label={t(`mail.kind.${kind}`)}
            description={t(`mail.hint.${kind}`)}
            options={MAIL_PACES.map((value) => ({ value, label: t(`mail.pace.${value}`) }))}
            value={saving?.kind === kind ? saving.mail : mail}
            disabled={!found.mail_address && mail === 'never'}
            onChange={(value) => void choose(kind, MAIL_PACES.find((known) => known === value) ?? 'never')}
          />
        ))}
      </div>
    </>
  );
}

/** Renders the notice for a person without a verified address, with a link to verify it. */
function Unproven() {
  const { t } = useTranslation();
  const path = useVerifyEmailPath();
  const verify = (
    <Button component={Link} to={path}>
      {t('mail.verify')}
    </Button>
  );
  return (
    <Notice tone="warning" actions={verify}>
      {t('mail.unproven')}
    </Notice>
  );
}

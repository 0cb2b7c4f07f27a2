import { Anchor, Button, ConfirmDialog, Group, Notice, Stack, StatusPill, Text, Title } from '@meowtale/ui';
import { FailureNotice, formatDateTime, toAppError, useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from 'urql';
import { CHECK_DOMAIN, DEL_DOMAIN, type SiteDomain } from './documents.ts';
import { RecordField } from './record-field.tsx';

const STATES = ['waiting', 'verified', 'failed'] as const;
const TONES = { waiting: 'gold', verified: 'mint', failed: 'danger' } as const;

interface DomainRecordsProps {
  domain: SiteDomain;
  onChanged(): void;
}

/** Renders the records to set at a domain's name servers, and the state of the verification. */
export function DomainRecords({ domain, onChanged }: DomainRecordsProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const [{ fetching, error, data }, check] = useMutation(CHECK_DOMAIN);
  const now = data?.checkWebsiteDomain ?? domain;
  const state = STATES[now.state] ?? 'waiting';
  async function ask() {
    const answer = await check({});
    if (answer.data && !answer.error) onChanged();
  }
  return (
    <Stack gap={16}>
      <Group gap={12}>
        <Title level={3} size={22} dir="auto">
          {now.name}
        </Title>
        <StatusPill tone={TONES[state]}>{t(`domain.state.${state}`)}</StatusPill>
      </Group>
      {state === 'verified' ? (
        <Text>
          <Anchor href={now.address} target="_blank">
            {now.address}
          </Anchor>
        </Text>
      ) : (
        <Text tone="muted">{t('domain.how')}</Text>
      )}
      {now.reason ? (
        <Notice tone="warning" live>
          {t(`domain.reason.${now.reason}`)}
        </Notice>
      ) : null}
      {state === 'verified' && !now.reason ? null : (
        <Stack gap={12}>
          <RecordField kind="TXT" name={now.txt_name} value={now.txt_value} />
          <RecordField kind="CNAME" name={now.domain} value={now.cname_target} />
          <Text size="small" tone="muted">
            {t('domain.apex', { addresses: now.addresses.join(', ') })}
          </Text>
        </Stack>
      )}
      <FailureNotice failure={error ? toAppError(error) : null} />
      <Group gap={12}>
        <Button variant="primary" onClick={ask} loading={fetching}>
          {t('domain.check')}
        </Button>
        <RemoveDomain domain={now} onRemoved={onChanged} />
        {now.checked_at ? (
          <Text size="small" tone="muted">
            {t('domain.checkedAt', { time: formatDateTime(now.checked_at, locale) })}
          </Text>
        ) : null}
      </Group>
    </Stack>
  );
}

function RemoveDomain({ domain, onRemoved }: { domain: SiteDomain; onRemoved(): void }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const [{ fetching, error }, remove] = useMutation(DEL_DOMAIN);
  async function confirm() {
    const answer = await remove({ domain: domain.domain });
    if (answer.error) return;
    setAsking(false);
    onRemoved();
  }
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        {t('domain.remove')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('domain.removeTitle', { name: domain.name })}
        confirmLabel={t('domain.remove')}
        cancelLabel={t('domain.keep')}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
        loading={fetching}
        danger
      >
        <Stack gap={12}>
          <Text>{t('domain.removeText')}</Text>
          <FailureNotice failure={error ? toAppError(error) : null} />
        </Stack>
      </ConfirmDialog>
    </>
  );
}

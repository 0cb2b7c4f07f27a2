import { Button, ConfirmDialog, Section, Skeleton, Stack, StatusPill, Table, type TableColumn, Text } from '@meowtale/ui';
import { type AppError, Failure, formatCountry, formatDateTime, toAppError, useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation, useQuery } from 'urql';
import { endAllSignIns, endSignIn, findSignIns, type SignIn, TOUCHES_SIGN_INS } from './account-documents.ts';
import styles from './profile.module.css';
import { RefusalNotice } from './refusal-notice.tsx';

/** Renders the person's sign-ins; one can be ended, or all. */
export function SignInsSection() {
  const { t } = useTranslation();
  const [{ data, error, fetching }, ask] = useQuery({
    query: findSignIns,
    variables: {},
    context: TOUCHES_SIGN_INS,
    requestPolicy: 'cache-and-network',
  });
  const [failure, setFailure] = useState<AppError | null>(null);
  return (
    <Section title={t('signIns.title')} actions={<EndAll onFailure={setFailure} />}>
      <Stack gap={16}>
        <Text tone="muted">{t('signIns.words')}</Text>
        <RefusalNotice failure={failure} />
        {error && !data ? (
          <Failure title={t('signIns.failed')} error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} retrying={fetching} />
        ) : null}
        {data ? <SignIns list={data.findSignIn} onFailure={setFailure} /> : null}
        {!data && !error ? <Skeleton lines={3} /> : null}
      </Stack>
    </Section>
  );
}

interface Failing {
  onFailure(failure: AppError | null): void;
}

function SignIns({ list, onFailure }: { list: SignIn[] } & Failing) {
  const { t } = useTranslation();
  const { locale, notify } = useHost();
  const [, end] = useMutation(endSignIn);
  const [ending, setEnding] = useState<string | null>(null);
  const nameOf = ({ browser, system }: SignIn) => [browser, system].filter(Boolean).join(' · ') || t('signIns.unknown');

  async function stop({ uuid }: SignIn) {
    setEnding(uuid);
    const { error } = await end({ uuid }, TOUCHES_SIGN_INS);
    setEnding(null);
    onFailure(error ? toAppError(error) : null);
    if (!error) notify(t('signIns.ended'), 'success');
  }
  // On a phone the table has no headings.
  const time = (which: 'since' | 'seen', iso: string) => (
    <>
      <span className={styles.onPhone}>{t(`signIns.${which}`)} </span>
      {formatDateTime(iso, locale)}
    </>
  );
  const columns: TableColumn<SignIn>[] = [
    { key: 'device', header: t('signIns.device'), render: nameOf },
    { key: 'country', header: t('signIns.country'), render: ({ country }) => (country ? formatCountry(country, locale) : '—') },
    { key: 'since', header: t('signIns.since'), nowrap: true, render: ({ signed_in_at }) => time('since', signed_in_at) },
    { key: 'seen', header: t('signIns.seen'), nowrap: true, render: ({ seen_at }) => time('seen', seen_at) },
  ];
  return (
    <Table
      stacked
      label={t('signIns.list')}
      columns={columns}
      rows={list}
      rowKey={({ uuid }) => uuid}
      actionsLabel={t('signIns.actions')}
      rowActions={(row) =>
        row.is_this ? (
          <StatusPill tone="mint">{t('signIns.this')}</StatusPill>
        ) : (
          <Button
            size="small"
            loading={ending === row.uuid}
            aria-label={t('signIns.endNamed', { name: nameOf(row) })}
            onClick={() => stop(row)}
          >
            {t('signIns.end')}
          </Button>
        )
      }
    />
  );
}

function EndAll({ onFailure }: Failing) {
  const { t } = useTranslation();
  const { session } = useHost();
  const [asking, setAsking] = useState(false);
  const [{ fetching }, end] = useMutation(endAllSignIns);

  async function stop() {
    const { error } = await end({});
    setAsking(false);
    onFailure(error ? toAppError(error) : null);
    // This one has ended as well.
    if (!error) await session.signOut();
  }
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('signIns.endAll')}</Button>
      <ConfirmDialog
        open={asking}
        title={t('signIns.endAll')}
        confirmLabel={t('signIns.endAllConfirm')}
        cancelLabel={t('popup.cancel')}
        loading={fetching}
        onCancel={() => setAsking(false)}
        onConfirm={stop}
      >
        {t('signIns.endAllWords')}
      </ConfirmDialog>
    </>
  );
}

import { PAGE_SIZE_DEFAULT, PAYMENT_STATE } from '@meowtale/contracts';
import { type BadgeTone, Coins, EmptyState, StatusPill, Table } from '@meowtale/ui';
import { Failure, formatDateTime, formatMoney, PageLinks, pageOf, paths, toAppError, useHost, useLocation } from '@meowtale/web-kit';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { type HostedAccess, type LoggedPayment, PAYMENT_LOG } from './documents.ts';
import { HostedFrame } from './hosted-frame.tsx';
import { type HostedPage, useHostedPage } from './use-hosted-page.ts';

/** Renders `/hosted/payment-log?data=`: the money payments of the credential's account, and their outcomes (SPEC §7). */
export function HostedPaymentLogPage() {
  const { t } = useTranslation();
  const page = useHostedPage('payment-log');
  return (
    <HostedFrame page={page} title={t('paymentLog.title')}>
      {(access) => <PaymentLog key={access.hosted_grant} page={page} access={access} />}
    </HostedFrame>
  );
}

function PaymentLog({ page: { end }, access }: { page: HostedPage; access: HostedAccess }) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const page = pageOf(search);
  const [{ data, error, fetching }, ask] = useQuery({
    query: PAYMENT_LOG,
    variables: { page, grant: access.hosted_grant },
    requestPolicy: 'cache-and-network',
  });
  useEffect(() => {
    const failure = error ? toAppError(error) : null;
    if (failure?.code.startsWith('hosted/')) end(failure);
  }, [error, end]);
  const found = data?.findPaymentLog;
  if (error && !found)
    return (
      <Failure error={error} title={t('paymentLog.failed')} onRetry={() => ask({ requestPolicy: 'network-only' })} retrying={fetching} />
    );
  return (
    <>
      <Payments rows={found?.list ?? []} loading={fetching && !found} />
      <PageLinks
        page={page}
        pageSize={PAGE_SIZE_DEFAULT}
        total={found?.totalCount ?? 0}
        pathFor={(next) => paths.hostedPaymentLog({ page: next })}
      />
    </>
  );
}

function Payments({ rows, loading }: { rows: LoggedPayment[]; loading: boolean }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  return (
    <Table
      label={t('paymentLog.title')}
      stacked
      loading={loading}
      loadingLabel={t('paymentLog.loading')}
      rows={rows}
      rowKey={({ uuid }) => uuid}
      columns={[
        {
          key: 'when',
          header: t('accountLog.when'),
          rowHeader: true,
          nowrap: true,
          render: ({ created_at }) => <time dateTime={created_at}>{formatDateTime(created_at, locale)}</time>,
        },
        { key: 'what', header: t('accountLog.what'), render: (payment) => <Bought payment={payment} /> },
        {
          key: 'way',
          header: t('topUp.provider'),
          render: ({ provider_key }) => t([`provider.${provider_key}`, 'provider.other']),
        },
        { key: 'state', header: t('paymentLog.state'), render: (payment) => <Outcome payment={payment} /> },
        {
          key: 'sum',
          header: t('paymentLog.sum'),
          kind: 'number',
          strong: true,
          render: ({ pay_amount, currency_id }) => formatMoney(pay_amount, currency_id, locale),
        },
      ]}
      empty={
        <EmptyState kind="lamp" title={t('paymentLog.emptyTitle')}>
          {t('paymentLog.emptyText')}
        </EmptyState>
      }
    />
  );
}

function Bought({ payment: { coins, vip_grade } }: { payment: LoggedPayment }) {
  const { t } = useTranslation();
  if (vip_grade !== null) return t('paymentLog.plan', { name: 'PRO' });
  return <Coins amount={coins} unit={t('coin.meow', { count: coins })} />;
}

const TONES: Record<string, BadgeTone> = {
  paid: 'mint',
  pending: 'gold',
  failed: 'neutral',
  refunded: 'neutral',
  disputed: 'danger',
  lost: 'danger',
};

/** Renders the outcome of a payment. */
function Outcome({ payment: { state, reversal } }: { payment: LoggedPayment }) {
  const { t } = useTranslation();
  const name = Object.entries(PAYMENT_STATE).find(([, number]) => number === state)?.[0] ?? 'pending';
  const outcome = reversal ?? name;
  return <StatusPill tone={TONES[outcome] ?? 'neutral'}>{t(`paymentLog.outcome.${outcome}`)}</StatusPill>;
}

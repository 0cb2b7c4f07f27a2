import { PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import { EmptyState, Table, type TableColumn, UserText } from '@meowtale/ui';
import { Failure, formatCoinsAsUsd, formatDateTime, formatNumber, Link, PageLinks, StaleNotice, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { findRuns, type PayoutRun, TOUCHES_PAYOUTS } from './documents.ts';
import { payoutsAddress } from './payouts-address.ts';
import { StatementButton } from './statement-dialog.tsx';

/** Renders every run with its sum and the bank's progress, the newest first. */
export function RunsView({ page }: { page: number }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const [{ data, error, fetching }, ask] = useQuery({
    query: findRuns,
    variables: { uuid: null, q: { page, pageSize: PAGE_SIZE_DEFAULT } },
    context: TOUCHES_PAYOUTS,
    requestPolicy: 'cache-and-network',
  });
  const { list = [], totalCount = 0 } = data?.findPayoutRun ?? {};
  const retry = () => ask({ requestPolicy: 'network-only' });
  const number = { kind: 'number', fit: true, nowrap: true } as const;
  const columns: TableColumn<PayoutRun>[] = [
    {
      key: 'made',
      header: t('payouts.made'),
      rowHeader: true,
      render: ({ uuid, created_at }) => (
        <Link className="mt-anchor" to={payoutsAddress({ run: uuid })}>
          <time dateTime={created_at}>{formatDateTime(created_at, locale)}</time>
        </Link>
      ),
    },
    { key: 'by', header: t('audit.who'), render: ({ actor_name }) => <UserText>{actor_name ?? t('audit.gone')}</UserText> },
    { key: 'count', header: t('payouts.payments'), ...number, render: ({ count }) => formatNumber(count, locale) },
    { key: 'total', header: t('payouts.receives'), ...number, strong: true, render: ({ total }) => formatCoinsAsUsd(total, locale) },
    { key: 'paid', header: t('withdrawal.step.paid'), ...number, render: ({ paid }) => formatNumber(paid, locale) },
    {
      key: 'back',
      header: t('payouts.back'),
      ...number,
      render: ({ failed, returned }) => formatNumber(failed + returned, locale),
    },
    { key: 'uncertain', header: t('payouts.queue.uncertain'), ...number, render: ({ uncertain }) => formatNumber(uncertain, locale) },
  ];
  if (error && !data) return <Failure title={t('payouts.failed')} error={error} onRetry={retry} retrying={fetching} />;
  return (
    <>
      {error && !fetching ? <StaleNotice error={error} onRetry={retry} /> : null}
      <StatementButton />
      <Table
        label={t('payouts.queue.runs')}
        columns={columns}
        rows={list}
        rowKey={({ uuid }) => uuid}
        loading={fetching && !data}
        loadingLabel={t('payouts.loading')}
        empty={
          <EmptyState kind="lamp" level={2} title={t('payouts.none')}>
            {t('payouts.noneHint')}
          </EmptyState>
        }
      />
      <PageLinks
        page={page}
        pageSize={PAGE_SIZE_DEFAULT}
        total={totalCount}
        pathFor={(next) => payoutsAddress({ tab: 'runs', page: next })}
      />
    </>
  );
}

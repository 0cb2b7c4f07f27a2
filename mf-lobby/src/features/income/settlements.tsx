import { EmptyState, Stack, Table, type TableColumn } from '@meowtale/ui';
import { Failure, formatCoins, formatDate, formatMonth, formatNumber, Link, paths, StaleNotice, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { findSettlements, type Settlement, TOUCHES_SALES } from './reconciliation-documents.ts';

/** All months. */
const EVERYTHING = { q: { pageSize: -1 } };

/** Renders each month's settlement; its name links to its sales. */
export function Settlements() {
  const { t } = useTranslation();
  const { locale } = useHost();
  const [{ data, error, fetching }, ask] = useQuery({
    query: findSettlements,
    variables: EVERYTHING,
    context: TOUCHES_SALES,
    requestPolicy: 'cache-and-network',
  });
  const retry = () => ask({ requestPolicy: 'network-only' });
  if (error && !data) return <Failure title={t('settlement.failed')} error={error} onRetry={retry} retrying={fetching} level={2} />;
  const columns: TableColumn<Settlement>[] = [
    {
      key: 'month',
      header: t('settlement.month'),
      rowHeader: true,
      render: ({ month }) => (
        <Link className="mt-anchor" to={paths.lobbySettlement(month)}>
          {formatMonth(month, locale)}
        </Link>
      ),
    },
    {
      key: 'settled',
      header: t('settlement.settledAt'),
      nowrap: true,
      render: ({ settled_at }) => <time dateTime={settled_at}>{formatDate(settled_at, locale)}</time>,
    },
    { key: 'orders', header: t('settlement.orders'), kind: 'number', render: (row) => formatNumber(row.order_count, locale) },
    { key: 'share', header: t('settlement.share'), kind: 'number', render: (row) => formatCoins(row.share, locale) },
    { key: 'amount', header: t('settlement.amount'), kind: 'number', strong: true, render: (row) => formatCoins(row.amount, locale) },
  ];
  return (
    <Stack gap={16}>
      {error && !fetching ? <StaleNotice error={error} onRetry={retry} /> : null}
      <Table
        label={t('settlement.title')}
        columns={columns}
        rows={data?.findSettlement.list ?? []}
        rowKey={({ month }) => month}
        loading={fetching && !data}
        loadingLabel={t('settlement.loading')}
        empty={
          <EmptyState kind="desk" level={3} title={t('settlement.none')}>
            {t('settlement.noneHint')}
          </EmptyState>
        }
      />
    </Stack>
  );
}

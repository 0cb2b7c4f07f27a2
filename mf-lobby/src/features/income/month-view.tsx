import { PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import { EmptyState, Stack } from '@meowtale/ui';
import { Failure, formatCoins, formatMonth, Link, PageLinks, paths, StaleNotice, useHost, withQuery } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { FactList } from '../../app/fact-list.tsx';
import { IncomeFrame } from './income-tabs.tsx';
import { MonthsTable } from './months-table.tsx';
import { findReconciledMonth, TOUCHES_SALES } from './reconciliation-documents.ts';
import { SalesTable } from './sales-table.tsx';

/** Renders one month of the reconciliation with its sales; each opens its split and postings. */
export function MonthView({ month, page }: { month: string; page: number }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const [{ data, error, fetching }, ask] = useQuery({
    query: findReconciledMonth,
    variables: { month, q: { page, pageSize: PAGE_SIZE_DEFAULT } },
    context: TOUCHES_SALES,
    requestPolicy: 'cache-and-network',
  });
  const opened = data?.findReconciliation.list[0];
  const retry = () => ask({ requestPolicy: 'network-only' });
  return (
    <IncomeFrame
      tab="reconciliation"
      title={formatMonth(month, locale)}
      subtitle={t('reconciliation.monthSubtitle')}
      actions={
        <Link className="mt-anchor" to={paths.lobbyIncome('reconciliation')}>
          {t('reconciliation.back')}
        </Link>
      }
    >
      {error && !data ? (
        <Failure title={t('reconciliation.failed')} error={error} onRetry={retry} retrying={fetching} />
      ) : (
        <Stack gap={24}>
          {error && !fetching ? <StaleNotice error={error} onRetry={retry} /> : null}
          {opened || fetching ? <MonthsTable months={opened ? [opened] : []} loading={!opened} empty={null} opened /> : null}
          {opened && opened.splitting > 0 ? (
            <FactList facts={[{ name: t('reconciliation.splitting'), value: formatCoins(opened.splitting, locale) }]} />
          ) : null}
          {/* Below the month, whose height isn't known before. */}
          {data ? (
            <SalesTable
              sales={opened?.orders.list ?? []}
              loading={false}
              empty={<EmptyState kind="lamp" level={2} title={t('reconciliation.noSales')} />}
            />
          ) : null}
          <PageLinks
            page={page}
            pageSize={PAGE_SIZE_DEFAULT}
            total={opened?.orders.totalCount ?? 0}
            pathFor={(next) => withQuery(paths.lobbyIncome('reconciliation'), { month, page: next })}
          />
        </Stack>
      )}
    </IncomeFrame>
  );
}

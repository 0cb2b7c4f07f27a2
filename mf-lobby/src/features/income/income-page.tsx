import { PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import { EmptyState, Stack } from '@meowtale/ui';
import { Failure, PageLinks, pageOf, StaleNotice, useLocation } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { Balances } from './balances.tsx';
import { findSales } from './documents.ts';
import { IncomeFrame } from './income-tabs.tsx';
import { filtersIn, SalesFilterRow, type SalesFilters, salesAddress } from './sales-filters.tsx';
import { SalesTable } from './sales-table.tsx';

// An empty list names no order, and the first sale changes it.
const CONTEXT = { additionalTypenames: ['SellerOrder'] };

/** Renders `/lobby/income`: the earnings of each sale. */
export function IncomePage() {
  const { t } = useTranslation();
  return (
    <IncomeFrame tab="sales" title={t('income.title')} subtitle={t('income.subtitle')}>
      <Income />
    </IncomeFrame>
  );
}

function Income() {
  const { t } = useTranslation();
  const { search } = useLocation();
  const page = pageOf(search);
  const filters = filtersIn(search);
  const { country = null, scope = null } = filters;
  const q = { page, pageSize: PAGE_SIZE_DEFAULT };
  const [{ data, error, fetching }, ask] = useQuery({
    query: findSales,
    variables: { q, scope, country },
    context: CONTEXT,
    requestPolicy: 'cache-and-network',
  });
  const { list = [], totalCount = 0 } = data?.findStoreOrderBySeller ?? {};
  const retry = () => ask({ requestPolicy: 'network-only' });
  return (
    <Stack gap={24}>
      <Balances />
      {error && !data ? (
        <Failure title={t('income.failed')} error={error} onRetry={retry} retrying={fetching} />
      ) : (
        <Stack gap={16}>
          {error && !fetching ? <StaleNotice error={error} onRetry={retry} /> : null}
          <SalesFilterRow filters={filters} />
          <SalesTable
            sales={list}
            loading={fetching && !data}
            empty={
              <EmptyState kind="lamp" level={2} title={t(noneOf(filters))}>
                {country || scope ? null : t('income.noneHint')}
              </EmptyState>
            }
          />
          <PageLinks page={page} pageSize={PAGE_SIZE_DEFAULT} total={totalCount} pathFor={(next) => salesAddress(filters, next)} />
        </Stack>
      )}
    </Stack>
  );
}

function noneOf({ country, scope }: SalesFilters): string {
  if (scope) return 'income.noneOfRole';
  return country ? 'income.noneThere' : 'income.none';
}

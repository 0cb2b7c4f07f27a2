import { PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import { COUNTRY_CODES } from '@meowtale/contracts/countries';
import { EmptyState, Stack } from '@meowtale/ui';
import { Failure, PageLinks, pageOf, paths, StaleNotice, useLocation, withQuery } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { Balances } from './balances.tsx';
import { CountryFilter } from './country-filter.tsx';
import { findSales } from './documents.ts';
import { IncomeFrame } from './income-tabs.tsx';
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

/** Returns the country of the address, if valid. */
function countryIn(search: string): string | undefined {
  const country = new URLSearchParams(search).get('country');
  return COUNTRY_CODES.find((code) => code === country);
}

function Income() {
  const { t } = useTranslation();
  const { search } = useLocation();
  const page = pageOf(search);
  const country = countryIn(search);
  const q = { page, pageSize: PAGE_SIZE_DEFAULT };
  const [{ data, error, fetching }, ask] = useQuery({
    query: findSales,
    variables: { q, country: country ?? null },
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
          <CountryFilter country={country} />
          <SalesTable
            sales={list}
            loading={fetching && !data}
            empty={
              <EmptyState kind="lamp" level={2} title={t(country ? 'income.noneThere' : 'income.none')}>
                {country ? null : t('income.noneHint')}
              </EmptyState>
            }
          />
          <PageLinks
            page={page}
            pageSize={PAGE_SIZE_DEFAULT}
            total={totalCount}
            pathFor={(next) => withQuery(paths.lobbyIncome(), { country, page: next })}
          />
        </Stack>
      )}
    </Stack>
  );
}

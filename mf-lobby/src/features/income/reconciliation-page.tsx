import { PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import { month as monthText } from '@meowtale/contracts/inputs/wallet/settlement';
import { EmptyState, Stack, Title } from '@meowtale/ui';
import { Failure, PageLinks, pageOf, paths, StaleNotice, useLocation, withQuery } from '@meowtale/web-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { ShownWhen } from '../../app/shown-when.tsx';
import { IncomeFrame } from './income-tabs.tsx';
import { MonthView } from './month-view.tsx';
import { MonthsTable } from './months-table.tsx';
import { findReconciliation, TOUCHES_SALES } from './reconciliation-documents.ts';
import { Settlements } from './settlements.tsx';
import { UnknownMonth } from './unknown-month.tsx';

/** Renders `/lobby/income/reconciliation`: sales and earnings by month; `month` opens one. */
export function ReconciliationPage() {
  const { t } = useTranslation();
  const { search } = useLocation();
  const monthParam = new URLSearchParams(search).get('month');
  const month = monthText.safeParse(monthParam);
  if (monthParam !== null && !month.success) return <UnknownMonth />;
  if (month.success) return <MonthView key={month.data} month={month.data} page={pageOf(search)} />;
  return (
    <IncomeFrame tab="reconciliation" subtitle={t('reconciliation.subtitle')}>
      <Stack gap={36}>
        <Months page={pageOf(search)}>
          <Stack gap={16}>
            <Title level={2} size={28}>
              {t('settlement.title')}
            </Title>
            <Settlements />
          </Stack>
        </Months>
      </Stack>
    </IncomeFrame>
  );
}

interface MonthsProps {
  page: number;
  /** What is below the months. */
  children: ReactNode;
}

function Months({ page, children }: MonthsProps) {
  const { t } = useTranslation();
  const [{ data, error, fetching }, ask] = useQuery({
    query: findReconciliation,
    variables: { q: { page, pageSize: PAGE_SIZE_DEFAULT } },
    context: TOUCHES_SALES,
    requestPolicy: 'cache-and-network',
  });
  const { list = [], totalCount = 0 } = data?.findReconciliation ?? {};
  const retry = () => ask({ requestPolicy: 'network-only' });
  return (
    <>
      {error && !data ? (
        <Failure title={t('reconciliation.failed')} error={error} onRetry={retry} retrying={fetching} />
      ) : (
        <Stack gap={16}>
          {error && !fetching ? <StaleNotice error={error} onRetry={retry} /> : null}
          <MonthsTable
            months={list}
            loading={fetching && !data}
            empty={
              <EmptyState kind="lamp" level={2} title={t('income.none')}>
                {t('reconciliation.noneHint')}
              </EmptyState>
            }
          />
          <PageLinks
            page={page}
            pageSize={PAGE_SIZE_DEFAULT}
            total={totalCount}
            pathFor={(next) => withQuery(paths.lobbyIncome('reconciliation'), { page: next })}
          />
        </Stack>
      )}
      <ShownWhen known={Boolean(data || error)}>{children}</ShownWhen>
    </>
  );
}

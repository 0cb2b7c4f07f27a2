import { PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import { EmptyState, Stack, Tabs } from '@meowtale/ui';
import { Failure, PageLinks, StaleNotice, useHost, useLocation } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { StaffFrame } from '../../app/staff-frame.tsx';
import { findRefundRequests, TOUCHES_REFUNDS } from './documents.ts';
import { REFUND_QUEUES, type RefundQueue, readRefundsAddress, refundsAddress } from './refunds-address.ts';
import { RefundsTable } from './refunds-table.tsx';

/** `/lobby/staff/refunds`: what buyers ask staff to take back, and what became of it. */
export function RefundsPage() {
  const { t } = useTranslation();
  const { navigation } = useHost();
  const { queue, page } = readRefundsAddress(useLocation().search);
  const [{ data, error, fetching }, ask] = useQuery({
    query: findRefundRequests,
    variables: { state: queue, q: { page, pageSize: PAGE_SIZE_DEFAULT } },
    context: TOUCHES_REFUNDS,
    requestPolicy: 'cache-and-network',
  });
  const { list = [], totalCount = 0 } = data?.findRefundRequest ?? {};
  const retry = () => ask({ requestPolicy: 'network-only' });
  return (
    <StaffFrame room="refunds" subtitle={t(`refunds.subtitle.${queue}`)}>
      <Stack gap={16}>
        <Tabs
          label={t('refunds.queues')}
          items={REFUND_QUEUES.map((value) => ({
            value,
            label: t(`refunds.queue.${value}`),
            href: navigation.href(refundsAddress({ queue: value })),
          }))}
          value={queue}
          onChange={(value) => navigation.push(refundsAddress({ queue: value as RefundQueue }))}
        />
        {error && !data ? (
          <Failure title={t('refunds.failed')} error={error} onRetry={retry} retrying={fetching} />
        ) : (
          <>
            {error && !fetching ? <StaleNotice error={error} onRetry={retry} /> : null}
            <RefundsTable
              queue={queue}
              requests={list}
              loading={fetching && !data}
              onStale={retry}
              empty={
                <EmptyState kind="lamp" level={2} title={t(`refunds.none.${queue}`)}>
                  {t(`refunds.noneHint.${queue}`)}
                </EmptyState>
              }
            />
            <PageLinks
              page={page}
              pageSize={PAGE_SIZE_DEFAULT}
              total={totalCount}
              pathFor={(next) => refundsAddress({ queue, page: next })}
            />
          </>
        )}
      </Stack>
    </StaffFrame>
  );
}

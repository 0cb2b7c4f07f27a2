import { PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import { EmptyState } from '@meowtale/ui';
import { useLocation } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { StaffQueue } from '../../app/staff-queue.tsx';
import { findRefundRequests, TOUCHES_REFUNDS } from './documents.ts';
import { REFUND_QUEUES, readRefundsAddress, refundsAddress } from './refunds-address.ts';
import { RefundsTable } from './refunds-table.tsx';

/** Renders `/lobby/staff/refunds`: refund requests of buyers, and their decisions. */
export function RefundsPage() {
  const { t } = useTranslation();
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
    <StaffQueue
      room="refunds"
      subtitle={t(`refunds.subtitle.${queue}`)}
      queues={REFUND_QUEUES.map((value) => ({ value, label: t(`refunds.queue.${value}`), address: refundsAddress({ queue: value }) }))}
      queue={queue}
      page={page}
      pathFor={(next) => refundsAddress({ queue, page: next })}
      total={totalCount}
      known={Boolean(data)}
      error={error}
      fetching={fetching}
      failedTitle={t('refunds.failed')}
      onRetry={retry}
    >
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
    </StaffQueue>
  );
}

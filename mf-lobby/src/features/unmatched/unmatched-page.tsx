import { PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import { UNMATCHED_QUEUES } from '@meowtale/contracts/inputs/wallet/unmatched';
import { EmptyState } from '@meowtale/ui';
import { useLocation } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { StaffQueue } from '../../app/staff-queue.tsx';
import { findUnmatchedPayments, TOUCHES_UNMATCHED } from './documents.ts';
import { readUnmatchedAddress, unmatchedAddress } from './unmatched-address.ts';
import { UnmatchedTable } from './unmatched-table.tsx';

/** Renders `/lobby/staff/payment-differences`: payments that a provider books otherwise than we do, and their decisions. */
export function UnmatchedPage() {
  const { t } = useTranslation();
  const { queue, page } = readUnmatchedAddress(useLocation().search);
  const [{ data, error, fetching }, ask] = useQuery({
    query: findUnmatchedPayments,
    variables: { state: queue, q: { page, pageSize: PAGE_SIZE_DEFAULT } },
    context: TOUCHES_UNMATCHED,
    requestPolicy: 'cache-and-network',
  });
  const { list = [], totalCount = 0 } = data?.findUnmatchedPayment ?? {};
  const retry = () => ask({ requestPolicy: 'network-only' });
  return (
    <StaffQueue
      room="payment-differences"
      subtitle={t('unmatched.words')}
      queues={UNMATCHED_QUEUES.map((value) => ({
        value,
        label: t(`unmatched.queue.${value}`),
        address: unmatchedAddress({ queue: value }),
      }))}
      queue={queue}
      page={page}
      pathFor={(next) => unmatchedAddress({ queue, page: next })}
      total={totalCount}
      known={Boolean(data)}
      error={error}
      fetching={fetching}
      failedTitle={t('unmatched.failed')}
      onRetry={retry}
    >
      <UnmatchedTable
        queue={queue}
        payments={list}
        loading={fetching && !data}
        onStale={retry}
        empty={
          <EmptyState kind="lamp" level={2} title={t(`unmatched.none.${queue}`)}>
            {t(`unmatched.noneHint.${queue}`)}
          </EmptyState>
        }
      />
    </StaffQueue>
  );
}

import { PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import { UNMATCHED_QUEUES } from '@meowtale/contracts/inputs/wallet/unmatched';
import { EmptyState, Stack, Tabs } from '@meowtale/ui';
import { Failure, PageLinks, StaleNotice, useHost, useLocation } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { StaffFrame } from '../../app/staff-frame.tsx';
import { findUnmatchedPayments, TOUCHES_UNMATCHED } from './documents.ts';
import { readUnmatchedAddress, type UnmatchedQueue, unmatchedAddress } from './unmatched-address.ts';
import { UnmatchedTable } from './unmatched-table.tsx';

/** `/lobby/staff/payment-differences`: payments on which the provider's books and ours differ, and what became of them. */
export function UnmatchedPage() {
  const { t } = useTranslation();
  const { navigation } = useHost();
  const { queue, page } = readUnmatchedAddress(useLocation().search);
  const [{ data, error, fetching }, ask] = useQuery({
    query: findUnmatchedPayments,
    variables: { state: queue, q: { page, pageSize: PAGE_SIZE_DEFAULT } },
    context: TOUCHES_UNMATCHED,
    requestPolicy: 'cache-and-network',
  });
  const { list = [], totalCount = 0 } = data?.findUnmatchedPayment ?? {};
  const retry = () => ask({ requestPolicy: 'network-only' });
  const queues = UNMATCHED_QUEUES.map((value) => ({
    value,
    label: t(`unmatched.queue.${value}`),
    href: navigation.href(unmatchedAddress({ queue: value })),
  }));
  return (
    <StaffFrame room="payment-differences" subtitle={t('unmatched.words')}>
      <Stack gap={16}>
        <Tabs
          label={t('refunds.queues')}
          items={queues}
          value={queue}
          onChange={(value) => navigation.push(unmatchedAddress({ queue: value as UnmatchedQueue }))}
        />
        {error && !data ? (
          <Failure title={t('unmatched.failed')} error={error} onRetry={retry} retrying={fetching} />
        ) : (
          <>
            {error && !fetching ? <StaleNotice error={error} onRetry={retry} /> : null}
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
            <PageLinks
              page={page}
              pageSize={PAGE_SIZE_DEFAULT}
              total={totalCount}
              pathFor={(next) => unmatchedAddress({ queue, page: next })}
            />
          </>
        )}
      </Stack>
    </StaffFrame>
  );
}

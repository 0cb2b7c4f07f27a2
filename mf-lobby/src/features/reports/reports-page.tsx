import { PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import { REPORTED_COMMENT_STATES } from '@meowtale/contracts/inputs/catalog/comment';
import { EmptyState } from '@meowtale/ui';
import { useLocation } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { StaffQueue } from '../../app/staff-queue.tsx';
import { findReportedComments, TOUCHES_REPORTED } from './documents.ts';
import { readReportsAddress, reportsAddress } from './reports-address.ts';
import { ReportsTable } from './reports-table.tsx';

/** Renders `/lobby/staff/comments`: reported comments, and hidden ones. */
export function ReportsPage() {
  const { t } = useTranslation();
  const { queue, page } = readReportsAddress(useLocation().search);
  const [{ data, error, fetching }, ask] = useQuery({
    query: findReportedComments,
    variables: { state: queue, q: { page, pageSize: PAGE_SIZE_DEFAULT } },
    context: TOUCHES_REPORTED,
    requestPolicy: 'cache-and-network',
  });
  const { list = [], totalCount = 0 } = data?.findStoreCommentReport ?? {};
  const retry = () => ask({ requestPolicy: 'network-only' });
  return (
    <StaffQueue
      room="comments"
      subtitle={t(`reports.subtitle.${queue}`)}
      queues={REPORTED_COMMENT_STATES.map((value) => ({
        value,
        label: t(`reports.queue.${value}`),
        address: reportsAddress({ queue: value }),
      }))}
      queue={queue}
      page={page}
      pathFor={(next) => reportsAddress({ queue, page: next })}
      total={totalCount}
      known={Boolean(data)}
      error={error}
      fetching={fetching}
      failedTitle={t('reports.failed')}
      onRetry={retry}
    >
      <ReportsTable
        queue={queue}
        comments={list}
        loading={fetching && !data}
        onStale={retry}
        empty={
          <EmptyState kind="lamp" level={2} title={t(`reports.none.${queue}`)}>
            {t(`reports.noneHint.${queue}`)}
          </EmptyState>
        }
      />
    </StaffQueue>
  );
}

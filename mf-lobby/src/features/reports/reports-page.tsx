import { PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import { REPORTED_COMMENT_STATES } from '@meowtale/contracts/inputs/catalog/comment';
import { EmptyState, Stack, Tabs } from '@meowtale/ui';
import { Failure, PageLinks, StaleNotice, useHost, useLocation } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { StaffFrame } from '../../app/staff-frame.tsx';
import { findReportedComments, TOUCHES_REPORTED } from './documents.ts';
import { type ReportQueue, readReportsAddress, reportsAddress } from './reports-address.ts';
import { ReportsTable } from './reports-table.tsx';

/** `/lobby/staff/comments`: comments that readers reported, and those that staff hid. */
export function ReportsPage() {
  const { t } = useTranslation();
  const { navigation } = useHost();
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
    <StaffFrame room="comments" subtitle={t(`reports.subtitle.${queue}`)}>
      <Stack gap={16}>
        <Tabs
          label={t('reports.queues')}
          items={REPORTED_COMMENT_STATES.map((value) => ({
            value,
            label: t(`reports.queue.${value}`),
            href: navigation.href(reportsAddress({ queue: value })),
          }))}
          value={queue}
          onChange={(value) => navigation.push(reportsAddress({ queue: value as ReportQueue }))}
        />
        {error && !data ? (
          <Failure title={t('reports.failed')} error={error} onRetry={retry} retrying={fetching} />
        ) : (
          <>
            {error && !fetching ? <StaleNotice error={error} onRetry={retry} /> : null}
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
            <PageLinks
              page={page}
              pageSize={PAGE_SIZE_DEFAULT}
              total={totalCount}
              pathFor={(next) => reportsAddress({ queue, page: next })}
            />
          </>
        )}
      </Stack>
    </StaffFrame>
  );
}

import { REPORTED_COMMENT_STATES } from '@meowtale/contracts/inputs/catalog/comment';
import { pageOf, paths, withQuery } from '@meowtale/web-kit';

export type ReportQueue = (typeof REPORTED_COMMENT_STATES)[number];

/** The page's address: the queue, and its page. */
interface ReportsAddress {
  queue: ReportQueue;
  page: number;
}

export function readReportsAddress(search: string): ReportsAddress {
  const wanted = new URLSearchParams(search).get('state');
  return { queue: REPORTED_COMMENT_STATES.find((queue) => queue === wanted) ?? 'open', page: pageOf(search) };
}

export function reportsAddress({ queue, page = 1 }: { queue: ReportQueue; page?: number }): string {
  return withQuery(paths.lobbyStaff('comments'), { state: queue === 'open' ? undefined : queue, page });
}

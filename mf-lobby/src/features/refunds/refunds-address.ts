import { pageOf, paths, withQuery } from '@meowtale/web-kit';

export const REFUND_QUEUES = ['open', 'granted', 'declined'] as const;
export type RefundQueue = (typeof REFUND_QUEUES)[number];

/** The page's address: the queue, and its page. */
export interface RefundsAddress {
  queue: RefundQueue;
  page: number;
}

export function readRefundsAddress(search: string): RefundsAddress {
  const wanted = new URLSearchParams(search).get('state');
  return { queue: REFUND_QUEUES.find((queue) => queue === wanted) ?? 'open', page: pageOf(search) };
}

export function refundsAddress({ queue, page = 1 }: { queue: RefundQueue; page?: number }): string {
  return withQuery(paths.lobbyStaff('refunds'), { state: queue === 'open' ? undefined : queue, page });
}

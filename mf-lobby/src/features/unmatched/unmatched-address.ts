import { UNMATCHED_QUEUES } from '@meowtale/contracts/inputs/wallet/unmatched';
import { pageOf, paths, withQuery } from '@meowtale/web-kit';

export type UnmatchedQueue = (typeof UNMATCHED_QUEUES)[number];

/** The page's address: the queue, and its page. */
export interface UnmatchedAddress {
  queue: UnmatchedQueue;
  page: number;
}

export function readUnmatchedAddress(search: string): UnmatchedAddress {
  const wanted = new URLSearchParams(search).get('state');
  return { queue: UNMATCHED_QUEUES.find((queue) => queue === wanted) ?? 'open', page: pageOf(search) };
}

export function unmatchedAddress({ queue, page = 1 }: { queue: UnmatchedQueue; page?: number }): string {
  return withQuery(paths.lobbyStaff('payment-differences'), { state: queue === 'open' ? undefined : queue, page });
}

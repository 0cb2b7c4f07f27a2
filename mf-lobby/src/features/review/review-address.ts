import { pageOf, paths, withQuery } from '@meowtale/web-kit';

export const QUEUES = ['waiting', 'reviewing', 'decided'] as const;
export type Queue = (typeof QUEUES)[number];

/** What the desk's address says: which queue, which page of it, and the submission that lies open. */
export interface ReviewAddress {
  queue: Queue;
  page: number;
  open: { store: string; submit: string } | null;
}

export function readReviewAddress(search: string): ReviewAddress {
  const query = new URLSearchParams(search);
  const [store, submit] = [query.get('store'), query.get('submit')];
  return {
    queue: QUEUES.find((queue) => queue === query.get('state')) ?? 'waiting',
    page: pageOf(search),
    open: store && submit ? { store, submit } : null,
  };
}

export function reviewAddress({ queue, page, open }: Partial<ReviewAddress>): string {
  return withQuery(paths.lobbyReview(), {
    state: queue === 'waiting' ? undefined : queue,
    page,
    store: open?.store,
    submit: open?.submit,
  });
}

import { PLATFORMS, type PlatformKey } from '@meowtale/contracts';
import { pageOf, paths, withQuery } from '@meowtale/web-kit';

export const QUEUES = ['waiting', 'reviewing', 'decided'] as const;
export type Queue = (typeof QUEUES)[number];

/** The page's address: the queue, its page, and the open submission. */
export interface ReviewAddress {
  queue: Queue;
  page: number;
  /** Only this platform's submissions. */
  platform: PlatformKey | null;
  open: { store: string; submit: string } | null;
}

export function readReviewAddress(search: string): ReviewAddress {
  const query = new URLSearchParams(search);
  const [store, submit] = [query.get('store'), query.get('submit')];
  return {
    queue: QUEUES.find((queue) => queue === query.get('state')) ?? 'waiting',
    page: pageOf(search),
    platform: PLATFORMS.find((key) => key === query.get('platform')) ?? null,
    open: store && submit ? { store, submit } : null,
  };
}

export function reviewAddress({ queue, page, platform, open }: Partial<ReviewAddress>): string {
  return withQuery(paths.lobbyStaff(), {
    state: queue === 'waiting' ? undefined : queue,
    page,
    platform: platform ?? undefined,
    store: open?.store,
    submit: open?.submit,
  });
}

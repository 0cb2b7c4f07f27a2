import { WITHDRAWAL_QUEUES } from '@meowtale/contracts/inputs/wallet/withdrawal';
import { pageOf, paths, withQuery } from '@meowtale/web-kit';

export const PAYOUT_TABS = [...WITHDRAWAL_QUEUES, 'runs'] as const;
export type PayoutTab = (typeof PAYOUT_TABS)[number];

/** The section's address: a queue or the runs, or one of them, and the page. */
export interface PayoutsAddress {
  tab: PayoutTab;
  run: string | null;
  page: number;
}

export function readPayoutsAddress(search: string): PayoutsAddress {
  const query = new URLSearchParams(search);
  const run = query.get('run');
  return { tab: run ? 'runs' : (PAYOUT_TABS.find((tab) => tab === query.get('queue')) ?? 'waiting'), run, page: pageOf(search) };
}

export function payoutsAddress({ tab = 'waiting', run, page = 1 }: { tab?: PayoutTab; run?: string | null; page?: number }): string {
  return withQuery(paths.lobbyStaff('payouts'), { queue: run || tab === 'waiting' ? undefined : tab, run: run ?? undefined, page });
}

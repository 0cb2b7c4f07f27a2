import { setTimeout as pause } from 'node:timers/promises';
import { OPEN_CATEGORIES } from '@meowtale/contracts';
import type { Shop } from '../search/shop.ts';

const TICK_MS = 10;
const PAGE_PAUSE_MS = 10;

const CLICK = 'mutation Click($uid: String!, $client: String!) { addLogStoreAdLink(uid: $uid, client_id: $client) }';
const LIST = `query Page($q: StoreQuery) { findStore(q: $q) { totalCount list {
  uuid platform_key category languages tags store_info { language name brief } author { uuid nickname } } } }`;

interface ClickLoad {
  perSecond: number;
  forMs: number;
  /** Number of the first click: each is a browser of its own, so that each is a visit. */
  from: number;
}

/**
 * Sends clicks at a steady rate whether or not the earlier ones have been answered; returns how many were sent, once all are answered.
 * @throws when one isn't recorded
 */
export async function sendClicks(shop: Shop, uids: readonly string[], { perSecond, forMs, from }: ClickLoad): Promise<number> {
  const answers: Promise<{ addLogStoreAdLink: boolean }>[] = [];
  const all = (perSecond * forMs) / 1000;
  const began = performance.now();
  while (answers.length < all) {
    const due = Math.min(all, Math.ceil(((performance.now() - began) * perSecond) / 1000));
    while (answers.length < due) {
      const n = from + answers.length;
      const answer = shop.ask<{ addLogStoreAdLink: boolean }>(CLICK, { uid: uids[n % uids.length], client: `browser-${n}` });
      // Thrown below, after the others have been sent.
      answer.catch(() => {});
      answers.push(answer);
    }
    await pause(TICK_MS);
  }
  const refused = (await Promise.all(answers)).filter(({ addLogStoreAdLink }) => !addLogStoreAdLink).length;
  if (refused > 0) throw new Error(`${refused} of ${all} clicks were not recorded`);
  return all;
}

/** Requests pages of the list one after the other; returns the milliseconds of each. */
export async function pagesFor(shop: Shop, forMs: number): Promise<number[]> {
  const took: number[] = [];
  const until = performance.now() + forMs;
  while (performance.now() < until) {
    const began = performance.now();
    await shop.ask(LIST, { q: { categories: OPEN_CATEGORIES, page: 1 + (took.length % 20) } });
    took.push(performance.now() - began);
    await pause(PAGE_PAUSE_MS);
  }
  return took;
}

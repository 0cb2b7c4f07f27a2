import type { Tx } from '../database.ts';
import { pendingChanges } from '../ledger/earnings.ts';
import type { Transfer } from '../ledger/postings.ts';
import { lockBalances } from '../ledger/service.ts';
import { type Draw, insertMissingShares, insertShares, reconcileShares, type ShareRow, takeFromAny, takeFromOrder } from './repository.ts';

export type { ShareRow } from './repository.ts';

/** Saves each person's share of an order and its pending part. */
export async function noteShares(tx: Tx, shares: readonly ShareRow[]): Promise<void> {
  if (shares.length > 0) await insertShares(tx, shares);
}

/** Adds missing shares of these people in these orders. Orders and balances must be locked. */
export function completeShares(tx: Tx, orderUuids: readonly string[], people: readonly string[]): Promise<void> {
  return insertMissingShares(tx, orderUuids, people);
}

/** Makes these people's shares sum to their pending balances, which must be locked. */
export async function reconcilePending(tx: Tx, people: readonly string[]): Promise<void> {
  const balances = await lockBalances(tx, people);
  for (const [user_uuid, { earnings_pending: pending }] of balances) await reconcileShares(tx, { user_uuid, pending });
}

/** What takes pending shares: an order's refund, or a penalty. */
interface Taker {
  order?: string;
  penalty?: string;
}

/**
 * Subtracts what posted transfers took out of pending balances from the orders' shares: first from the transfers' own order, then from
 * the person's others, oldest first. The balances must be locked; these rows change only under those locks.
 */
export async function followPending(tx: Tx, transfers: readonly Transfer[], { order, penalty }: Taker = {}): Promise<void> {
  const draws = [...pendingChanges(transfers)]
    .filter(([, change]) => change < 0)
    .map(([user_uuid, change]) => ({ user_uuid, amount: -change }));
  if (draws.length === 0) return;
  const given = new Map((order ? await takeFromOrder(tx, order, draws) : []).map(({ user_uuid, amount }) => [user_uuid, amount]));
  for (const { user_uuid, amount } of draws) {
    const rest = amount - (given.get(user_uuid) ?? 0);
    if (rest > 0) await takeFromOthers(tx, { user_uuid, amount: rest }, penalty ?? null);
  }
}

async function takeFromOthers(tx: Tx, { user_uuid, amount }: Draw, penalty: string | null): Promise<void> {
  const missing = amount - (await takeFromAny(tx, { user_uuid, amount }, penalty));
  if (missing === 0) return;
  // The rest is in orders that a process of an earlier release split without recording shares.
  const left = (await lockBalances(tx, [user_uuid])).get(user_uuid)?.earnings_pending ?? 0;
  await reconcileShares(tx, { user_uuid, pending: left + missing });
  if ((await takeFromAny(tx, { user_uuid, amount: missing }, penalty)) < missing)
    throw new Error(`${user_uuid} has more pending than their orders`);
}

import type { Tx } from '../database.ts';
import { noteShares, type ShareRow } from '../earnings/service.ts';
import { pendingChanges } from '../ledger/earnings.ts';
import { splitOrder, type Transfer } from '../ledger/postings.ts';
import { type Balances, balancesAfter, lockBalances, type Posting, postAll } from '../ledger/service.ts';
import { splitPrice } from '../ledger/shares.ts';
import { type Order, type OrderShares, shareLines, sharersOf } from './order.ts';
import { lockOrders, markSplit } from './repository.ts';

/**
 * Splits paid orders out of clearing, each once, by its frozen terms. Skips orders that are refunded, free or already split. Locks
 * the balances of all their people at once.
 */
export async function splitPaidOrders(tx: Tx, orderUuids: readonly string[]): Promise<void> {
  const orders = (await lockOrders(tx, orderUuids)).filter(({ splitState }) => splitState === 'pending');
  if (orders.length === 0) return;
  const balances = await lockBalances(tx, [...new Set(orders.flatMap(sharersOf))]);
  const splits = orders.map((order) => splitOf(order, balances));
  await postAll(
    tx,
    splits.map(({ posting }) => posting),
  );
  await markSplit(tx, splits);
  await noteShares(
    tx,
    splits.flatMap(({ parts }) => parts),
  );
}

interface Split {
  uuid: string;
  shares: OrderShares;
  /** Each person's share and its pending part, which is less where a debt was filled. */
  parts: ShareRow[];
  posting: Posting;
}

/** Computes one order's split, and updates `balances` for the next order, so that a debt is filled once. */
function splitOf(order: Order, balances: Map<string, Balances>): Split {
  const people = sharersOf(order);
  const shares = splitPrice({
    priceCoins: order.price,
    promoterRateBp: order.promoter?.rateBp ?? null,
    agentRateBp: order.agent?.rateBp ?? null,
  });
  const transfers = splitOrder({
    priceCoins: order.price,
    owner: order.ownerUuid,
    agent: order.agent && { user: order.agent.userUuid, rateBp: order.agent.rateBp },
    promoter: order.promoter && { user: order.promoter.userUuid, rateBp: order.promoter.rateBp },
    owedCoins: Object.fromEntries(people.map((user) => [user, 0 - (balances.get(user)?.debt ?? 0)])),
  });
  for (const user of people) {
    const has = balances.get(user);
    if (has) balances.set(user, balancesAfter(has, user, transfers));
  }
  return {
    uuid: order.uuid,
    shares,
    parts: partsOf(order, shares, transfers),
    posting: { key: `share:${order.uuid}`, reason: 'share', cause: order.uuid, transfers },
  };
}

function partsOf(order: Order, shares: OrderShares, transfers: readonly Transfer[]): ShareRow[] {
  const pending = pendingChanges(transfers);
  const coins = new Map<string, number>();
  for (const line of shareLines(order, shares)) coins.set(line.user, (coins.get(line.user) ?? 0) + line.coins);
  return [...coins]
    .filter(([, share]) => share > 0)
    .map(([user, share]) => ({ order_uuid: order.uuid, user_uuid: user, coins: share, pending: pending.get(user) ?? 0 }));
}

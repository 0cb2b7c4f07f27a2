import type { Tx } from '../database.ts';
import { splitOrder } from '../ledger/postings.ts';
import { lockBalances, postTransfers } from '../ledger/service.ts';
import { splitPrice } from '../ledger/shares.ts';
import { sharersOf } from './order.ts';
import { lockOrder, markSplit } from './repository.ts';

/**
 * Divides a paid order out of clearing, once, from its own snapshot. An order that was refunded first, one without a price
 * and one already divided are left as they are.
 */
export async function splitPaidOrder(tx: Tx, orderUuid: string): Promise<void> {
  const order = await lockOrder(tx, orderUuid);
  if (order?.splitState !== 'pending') return;
  const balances = await lockBalances(tx, sharersOf(order));
  const shares = splitPrice({
    priceCoins: order.price,
    promoterRateBp: order.promoter?.rateBp ?? null,
    agentRateBp: order.agent?.rateBp ?? null,
  });
  await postTransfers(tx, {
    key: `share:${order.uuid}`,
    reason: 'share',
    cause: order.uuid,
    transfers: splitOrder({
      priceCoins: order.price,
      owner: order.ownerUuid,
      agent: order.agent && { user: order.agent.userUuid, rateBp: order.agent.rateBp },
      promoter: order.promoter && { user: order.promoter.userUuid, rateBp: order.promoter.rateBp },
      owedCoins: Object.fromEntries([...balances].map(([user, { debt }]) => [user, 0 - debt])),
    }),
  });
  await markSplit(tx, order.uuid, shares);
}

import { ORDER_STATE } from '@meowtale/contracts';
import type { OtherOrder } from './documents.ts';

type Held = Pick<OtherOrder, 'state' | 'bill_id' | 'price' | 'silver_used'>;

/**
 * What a top-up must bring for an order to be paid: a bill that waits is paid whole.
 * @param wallet null while nobody can say what one has: then as if it were nothing
 */
export function missingCoins(order: Held, others: readonly Held[], wallet: { meowcent: number } | null): number {
  const bill = others.filter(({ state, bill_id }) => state === ORDER_STATE.ordered && bill_id === order.bill_id);
  const coins = (bill.length > 0 ? bill : [order]).reduce((sum, { price, silver_used }) => sum + price - silver_used, 0);
  return Math.max(0, coins - (wallet?.meowcent ?? 0));
}

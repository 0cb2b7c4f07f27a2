import type { Currency } from '@meowtale/contracts';

/** A paid payment in our books, for coins or for a plan. */
export interface MadePayment {
  uuid: string;
  user_uuid: string;
  provider_key: string;
  currency: Currency;
  coins: number;
  pay_amount: number;
  vip_grade: number | null;
}

/** Status of a paid payment: not reversed, reversed by an open dispute or a refund, or lost to a dispute. */
export type ReversalStatus = 'standing' | 'taken_back' | 'lost';

export type DisputeState = 'open' | 'lost' | 'won';

/** What a provider has reported of a payment after it was paid. */
export interface ReversalFacts {
  /** Whether the whole amount was refunded. */
  refunded: boolean;
  disputes: readonly DisputeState[];
}

/** Returns the status that follows from these facts. A refunded top-up stays reversed, however a dispute about it ends. */
export function statusOf({ refunded, disputes }: ReversalFacts): ReversalStatus {
  if (refunded) return 'taken_back';
  if (disputes.includes('lost')) return 'lost';
  return disputes.includes('open') ? 'taken_back' : 'standing';
}

/** Returns the coins that a part of a payment's money paid for: rounded down, so that no refund takes more than it gave back. */
export function coinsBehind({ coins, pay_amount }: Pick<MadePayment, 'coins' | 'pay_amount'>, refunded: number): number {
  return Number((BigInt(coins) * BigInt(refunded)) / BigInt(pay_amount));
}

import type { Currency } from '@meowtale/contracts';

/** A payment that was made, as the books have it: for coins, or for a plan. */
export interface MadePayment {
  uuid: string;
  user_uuid: string;
  provider_key: string;
  currency: Currency;
  coins: number;
  pay_amount: number;
  vip_grade: number | null;
}

/** How a payment stands: with its buyer, taken back for the time being or because it was refunded, or lost to a dispute. */
export type ReversalStatus = 'standing' | 'taken_back' | 'lost';

export type DisputeState = 'open' | 'lost' | 'won';

/** All that a provider has told of a payment after it was paid. */
export interface ReversalFacts {
  /** Whether the whole of it was given back. */
  refunded: boolean;
  disputes: readonly DisputeState[];
}

/** What these facts come to, in whatever order they were told. A refunded top-up stays owed, whatever a dispute about it says. */
export function statusOf({ refunded, disputes }: ReversalFacts): ReversalStatus {
  if (refunded) return 'taken_back';
  if (disputes.includes('lost')) return 'lost';
  return disputes.includes('open') ? 'taken_back' : 'standing';
}

/** Returns the coins that a part of a payment's money paid for: rounded down, so that no refund takes more than it gave back. */
export function coinsBehind({ coins, pay_amount }: Pick<MadePayment, 'coins' | 'pay_amount'>, refunded: number): number {
  return Number((BigInt(coins) * BigInt(refunded)) / BigInt(pay_amount));
}

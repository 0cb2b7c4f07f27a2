export interface ModelWork {
  price: number;
  owner: string;
  agent: string | null;
  promoter: string | null;
}

/** A work in a quote. */
export interface ModelLine extends ModelWork {
  /** Increases with each ordered work. */
  seq: number;
  silver: number;
}

export interface ModelOrder extends ModelLine {
  buyer: string;
  state: 'paid' | 'refunded';
  /** The month of the payment. A buyer can only refund in that month, because the model's time moves by months. */
  round: number;
  isSplit: boolean;
  isSettled: boolean;
  /** The pending part of each person's share. */
  pending: Map<string, number>;
}

/** A quote with held orders. */
export interface HeldBill {
  buyer: string;
  lines: ModelLine[];
  /** Whether its buyer has topped up since; then it is paid as soon as the coins suffice. */
  toppedUpSince: boolean;
}

export type DisputeState = 'open' | 'lost' | 'won';

export interface ModelPayment {
  person: string;
  /** 0 for a plan. */
  coins: number;
  payAmount: number;
  currency: string;
  refunded: boolean;
  /** The part of a partial refund that staff booked. */
  part: { money: number; coins: number };
  disputes: Map<number, DisputeState>;
  status: 'standing' | 'taken back' | 'lost';
  owed: number;
  writtenOff: number;
  earningsTaken: number;
}

/** Returns the account that is booked against a payment's money. */
export const behind = ({ coins }: Pick<ModelPayment, 'coins'>) => (coins > 0 ? 'coin_liability' : 'plan_revenue');
export const feeOf = ({ price }: ModelWork) => Math.floor((price * 3) / 10);

/**
 * Returns the shares: the fee is 30 %; a promoter gets 20 % of the rest, an agent 15 % of what then remains, each floored; the owner gets
 * the remainder.
 */
export function sharesOf(work: ModelWork): [person: string, coins: number][] {
  const rest = work.price - feeOf(work);
  const promoters = work.promoter ? Math.floor((rest * 20) / 100) : 0;
  const agents = work.agent ? Math.floor(((rest - promoters) * 15) / 100) : 0;
  const shares: [string | null, number][] = [
    [work.promoter, promoters],
    [work.agent, agents],
    [work.owner, rest - promoters - agents],
  ];
  return shares.filter((share): share is [string, number] => share[0] !== null);
}

export interface ModelWork {
  price: number;
  owner: string;
  agent: string | null;
  promoter: string | null;
}

/** A work on a bill. */
export interface ModelLine extends ModelWork {
  /** Grows with each work that is ordered. */
  seq: number;
  silver: number;
}

export interface ModelOrder extends ModelLine {
  buyer: string;
  state: 'paid' | 'refunded';
  /** In which month it was paid: a buyer takes an order back in that month only, for time moves by months here. */
  round: number;
  isSplit: boolean;
  isSettled: boolean;
  /** What of each person's share is still pending. */
  pending: Map<string, number>;
}

/** A bill that waits for coins, as it was drawn up. */
export interface HeldBill {
  buyer: string;
  lines: ModelLine[];
  /** Its buyer has topped up since: it is paid as soon as the coins are there. */
  toppedUpSince: boolean;
}

export type DisputeState = 'open' | 'lost' | 'won';

export interface ModelPayment {
  person: string;
  /** None for a plan. */
  coins: number;
  payAmount: number;
  currency: string;
  refunded: boolean;
  /** What staff booked of a partial refund. */
  part: { money: number; coins: number };
  disputes: Map<number, DisputeState>;
  status: 'standing' | 'taken back' | 'lost';
  owed: number;
  writtenOff: number;
  earningsTaken: number;
}

/** What stands behind the money of a payment. */
export const behind = ({ coins }: Pick<ModelPayment, 'coins'>) => (coins > 0 ? 'coin_liability' : 'plan_revenue');
export const feeOf = ({ price }: ModelWork) => Math.floor((price * 3) / 10);

/** The fee is 30 %; of the rest a promoter's part is 20 %, an agent's 15 % of what then remains, each floored; the owner's is the remainder. */
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

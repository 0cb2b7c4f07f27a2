import type { Currency } from '@meowtale/contracts';
import { penaltyOf } from '@meowtale/contracts/penalty';
import { type AccountRef, type LedgerCurrency, personal, platform } from './chart.ts';
import { drawEarnings, type Earnings, fillDebt } from './earnings.ts';
import { splitPrice } from './shares.ts';

/** An amount that leaves one account and arrives in another of the same currency: a positive whole number; 0 is dropped by `balanced`. */
export interface Transfer {
  from: AccountRef;
  to: AccountRef;
  amount: number;
}

/**
 * Checks a posting and drops transfers of 0. Throws RangeError for an amount that isn't a positive safe integer, for a transfer
 * between two currencies or from an account to itself, and for a currency whose changes don't sum to zero.
 */
export function balanced(lines: readonly Transfer[]): Transfer[] {
  const transfers = lines.filter((line) => line.amount !== 0);
  const sums = new Map<LedgerCurrency, number>();
  for (const { from, to, amount } of transfers) {
    if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`A transfer of ${amount} is not a positive whole number`);
    if (from.currency !== to.currency) throw new RangeError(`A transfer can't turn ${from.currency} into ${to.currency}`);
    if (from.owner === to.owner && from.kind === to.kind) throw new RangeError(`A transfer from ${from.kind} to itself`);
    sums.set(from.currency, (sums.get(from.currency) ?? 0) - amount);
    sums.set(to.currency, (sums.get(to.currency) ?? 0) + amount);
  }
  for (const [currency, sum] of sums) if (sum !== 0) throw new RangeError(`The postings leave ${sum} ${currency}`);
  return transfers;
}

export function move(from: AccountRef, to: AccountRef, amount: number): Transfer {
  return { from, to, amount };
}

/** What a person owes and arriving coins fill before they can be spent. Coins, 0 or above. */
export interface Owed {
  debt: number;
  /**
   * Losses of lost disputes that coins of a refunded order make up for: what the platform wrote off, and what the person's earnings paid.
   */
  writtenOff?: number;
  earningsTaken?: number;
}

/** Credits coins, of which as many as the person owes fill the debt and then the losses, so that nobody has both coins and debt. */
function creditCoins(from: AccountRef, user: string, coins: number, { debt, writtenOff = 0, earningsTaken = 0 }: Owed): Transfer[] {
  const coin = personal(user, 'coin');
  const toDebt = Math.min(coins, debt);
  const toLoss = Math.min(coins - toDebt, writtenOff);
  const toEarnings = Math.min(coins - toDebt - toLoss, earningsTaken);
  return [
    move(from, coin, coins),
    move(coin, personal(user, 'debt'), toDebt),
    move(coin, platform('chargeback_loss'), toLoss),
    move(coin, personal(user, 'earnings_available'), toEarnings),
  ];
}

export interface TopUp {
  buyer: string;
  coins: number;
  currency: Currency;
  /** Hundredths of the currency. */
  payAmount: number;
  /** The buyer's debt as a positive number, which a top-up fills first. */
  owedCoins: number;
}

/** Credits the coins of a top-up, which fill the buyer's debt first, and books the money that the provider collected. */
export function topUp({ buyer, coins, currency, payAmount, owedCoins }: TopUp): Transfer[] {
  return balanced([
    move(platform('coin_liability', currency), platform('provider_receivable', currency), payAmount),
    ...creditCoins(platform('issuance'), buyer, coins, { debt: owedCoins }),
  ]);
}

/** Gives a person silver. */
export function grantSilver({ user, silver }: { user: string; silver: number }): Transfer[] {
  return balanced([move(platform('issuance', 'silver'), personal(user, 'silver'), silver)]);
}

export interface OrderPayment {
  buyer: string;
  priceCoins: number;
  /** How much of the price silver pays. */
  silverCoins: number;
}

/**
 * Moves an order's price to clearing: the coins from the buyer, and for the silver as many coins from the promotion account, so that
 * creators earn the same on it. The silver returns to issuance.
 */
export function payOrder({ buyer, priceCoins, silverCoins }: OrderPayment): Transfer[] {
  return balanced([
    move(personal(buyer, 'silver'), platform('issuance', 'silver'), silverCoins),
    move(platform('promotion'), platform('order_clearing'), silverCoins),
    move(personal(buyer, 'coin'), platform('order_clearing'), priceCoins - silverCoins),
  ]);
}

export interface Sharer {
  user: string;
  rateBp: number;
}

export interface OrderSplit {
  priceCoins: number;
  owner: string;
  agent: Sharer | null;
  promoter: Sharer | null;
  /** Each person's debt as a positive number, which earnings fill first. */
  owedCoins: Readonly<Record<string, number>>;
}

/** Moves an order's price from clearing to the shares of `splitPrice`, of which a debt takes its part first, and to the fee. */
export function splitOrder({ priceCoins, owner, agent, promoter, owedCoins }: OrderSplit): Transfer[] {
  const shares = splitPrice({ priceCoins, promoterRateBp: promoter?.rateBp ?? null, agentRateBp: agent?.rateBp ?? null });
  const earned = [
    ...(promoter ? [{ user: promoter.user, coins: shares.promoter }] : []),
    ...(agent ? [{ user: agent.user, coins: shares.agent }] : []),
    { user: owner, coins: shares.owner },
  ];
  const clearing = platform('order_clearing');
  return balanced([
    ...earned.map(({ user, coins }) => move(clearing, personal(user, 'earnings_pending'), coins)),
    ...fillDebt(earned, owedCoins),
    move(clearing, platform('fee'), shares.fee),
  ]);
}

export interface OrderRefund extends OrderPayment {
  owed: Owed;
}

/** Reverses the payment of an order that isn't split; the coins fill what the buyer owes first, the silver returns as silver. */
export function refundUnsplitOrder({ buyer, priceCoins, silverCoins, owed }: OrderRefund): Transfer[] {
  return balanced([
    ...creditCoins(platform('order_clearing'), buyer, priceCoins - silverCoins, owed),
    move(platform('order_clearing'), platform('promotion'), silverCoins),
    move(platform('issuance', 'silver'), personal(buyer, 'silver'), silverCoins),
  ]);
}

export interface SplitRefund extends OrderRefund {
  feeCoins: number;
  shares: readonly { user: string; coins: number }[];
  /** Each person's current balances, by uuid (see `drawEarnings`). */
  earnings: Readonly<Record<string, Earnings>>;
}

/** Reverses the split of an order into clearing, and then its payment. */
export function refundSplitOrder({ feeCoins, shares, earnings, ...refund }: SplitRefund): Transfer[] {
  const clearing = platform('order_clearing');
  return balanced([...drawEarnings(shares, earnings, clearing), move(platform('fee'), clearing, feeCoins), ...refundUnsplitOrder(refund)]);
}

/** Moves the pending part of shares to available; what a debt or a reversal took of them can't be settled. */
export function settleShares(shares: readonly { user: string; pendingCoins: number }[]): Transfer[] {
  return balanced(
    shares.map(({ user, pendingCoins }) => move(personal(user, 'earnings_pending'), personal(user, 'earnings_available'), pendingCoins)),
  );
}

/** Puts the coins of a withdrawal on hold. */
export function requestWithdrawal({ user, coins }: { user: string; coins: number }): Transfer[] {
  return balanced([move(personal(user, 'earnings_available'), personal(user, 'withdrawal_hold'), coins)]);
}

/** Pays a withdrawal: its coins less the fee return to issuance, and 1 US cent for each of them leaves the bank. */
export function payWithdrawal({ user, coins, feeCoins }: { user: string; coins: number; feeCoins: number }): Transfer[] {
  return balanced([
    move(personal(user, 'withdrawal_hold'), platform('issuance'), coins - feeCoins),
    move(personal(user, 'withdrawal_hold'), platform('withdrawal_fee'), feeCoins),
    move(platform('bank', 'USD'), platform('coin_liability', 'USD'), coins - feeCoins),
  ]);
}

/** Returns the coins of a withdrawal that isn't paid to the available earnings. */
export function failWithdrawal({ user, coins }: { user: string; coins: number }): Transfer[] {
  return balanced([move(personal(user, 'withdrawal_hold'), personal(user, 'earnings_available'), coins)]);
}

/**
 * Reverses a paid withdrawal that the bank returned: its dollars are in the bank again, and its coins with the fee, which only a paid
 * one costs, in the available earnings.
 */
export function bounceWithdrawal({ user, coins, feeCoins }: { user: string; coins: number; feeCoins: number }): Transfer[] {
  return balanced([
    move(platform('issuance'), personal(user, 'earnings_available'), coins - feeCoins),
    move(platform('withdrawal_fee'), personal(user, 'earnings_available'), feeCoins),
    move(platform('coin_liability', 'USD'), platform('bank', 'USD'), coins - feeCoins),
  ]);
}

/** Books the money of a plan as revenue. `payAmount` in hundredths of the currency. */
export function buyPlan({ currency, payAmount }: { currency: Currency; payAmount: number }): Transfer[] {
  return balanced([move(platform('plan_revenue', currency), platform('provider_receivable', currency), payAmount)]);
}

/** Charges an AI job. Silver never pays it. */
export function chargeAiJob({ user, coins }: { user: string; coins: number }): Transfer[] {
  return balanced([move(personal(user, 'coin'), platform('ai_revenue'), coins)]);
}

/** Returns the charge of an AI job that failed; the coins fill the person's debt first. */
export function returnAiCharge({ user, coins, owedCoins }: { user: string; coins: number; owedCoins: number }): Transfer[] {
  return balanced(creditCoins(platform('ai_revenue'), user, coins, { debt: owedCoins }));
}

/** Takes five times the fee on the coins that were sold outside the platform (SPEC §9), from the same balances as `drawEarnings`. */
export function levyPenalty({ user, soldCoins, earnings }: { user: string; soldCoins: number; earnings: Earnings }): Transfer[] {
  return balanced(drawEarnings([{ user, coins: penaltyOf(soldCoins) }], { [user]: earnings }, platform('fee')));
}

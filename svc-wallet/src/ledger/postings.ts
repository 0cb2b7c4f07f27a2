import type { Currency } from '@meowtale/contracts';
import { penaltyOf } from '@meowtale/contracts/penalty';
import { type AccountRef, type LedgerCurrency, personal, platform } from './chart.ts';
import { drawEarnings, type Earnings, fillDebt } from './earnings.ts';
import { splitPrice } from './shares.ts';

/** An amount that leaves one account and arrives in another of the same currency. Always positive. */
export interface Transfer {
  from: AccountRef;
  to: AccountRef;
  amount: number;
}

/**
 * The gate every posting passes: drops empty lines, and throws on an amount that isn't a positive safe integer, on a
 * line that joins two currencies or one account with itself, and on a currency whose changes don't sum to zero.
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

/** What coins that arrive have to fill before they are somebody's to spend, as positive numbers. */
export interface Owed {
  debt: number;
  /** What lost disputes took for good, which coins of a refunded order make up for: from the platform, and from earnings. */
  writtenOff?: number;
  earningsTaken?: number;
}

/** Coins that arrive with somebody fill what they owe first, so that nobody has both. */
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
  /** What the buyer owes, as a positive number: the next top-up fills it first. */
  owedCoins: number;
}

export function topUp({ buyer, coins, currency, payAmount, owedCoins }: TopUp): Transfer[] {
  return balanced([
    move(platform('coin_liability', currency), platform('provider_receivable', currency), payAmount),
    ...creditCoins(platform('issuance'), buyer, coins, { debt: owedCoins }),
  ]);
}

export function grantSilver({ user, silver }: { user: string; silver: number }): Transfer[] {
  return balanced([move(platform('issuance', 'silver'), personal(user, 'silver'), silver)]);
}

export interface OrderPayment {
  buyer: string;
  priceCoins: number;
  /** How much of the price silver pays. */
  silverCoins: number;
}

/** Silver goes back to where it came from and the promotion account pays its worth, so that creators earn on it alike. */
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
  /** What each person owes, as positive numbers; later earnings fill debt first. */
  owedCoins: Readonly<Record<string, number>>;
}

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

/** The order's own postings, turned round; the coins fill what the buyer owes. */
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
  /** What each person has now; a share is taken from pending, then available, then debt. */
  earnings: Readonly<Record<string, Earnings>>;
}

/** Each line of the split comes back into clearing, and from there the price goes back to where it came from. */
export function refundSplitOrder({ feeCoins, shares, earnings, ...refund }: SplitRefund): Transfer[] {
  const clearing = platform('order_clearing');
  return balanced([...drawEarnings(shares, earnings, clearing), move(platform('fee'), clearing, feeCoins), ...refundUnsplitOrder(refund)]);
}

/** Moves on what of an order's shares is still pending: what a debt or a reversal took out can't be settled any more. */
export function settleShares(shares: readonly { user: string; pendingCoins: number }[]): Transfer[] {
  return balanced(
    shares.map(({ user, pendingCoins }) => move(personal(user, 'earnings_pending'), personal(user, 'earnings_available'), pendingCoins)),
  );
}

export function requestWithdrawal({ user, coins }: { user: string; coins: number }): Transfer[] {
  return balanced([move(personal(user, 'earnings_available'), personal(user, 'withdrawal_hold'), coins)]);
}

/** The coins cease to be, less the fee; 1 coin is 1 US cent at the bank. */
export function payWithdrawal({ user, coins, feeCoins }: { user: string; coins: number; feeCoins: number }): Transfer[] {
  return balanced([
    move(personal(user, 'withdrawal_hold'), platform('issuance'), coins - feeCoins),
    move(personal(user, 'withdrawal_hold'), platform('withdrawal_fee'), feeCoins),
    move(platform('bank', 'USD'), platform('coin_liability', 'USD'), coins - feeCoins),
  ]);
}

export function failWithdrawal({ user, coins }: { user: string; coins: number }): Transfer[] {
  return balanced([move(personal(user, 'withdrawal_hold'), personal(user, 'earnings_available'), coins)]);
}

export function buyPlan({ currency, payAmount }: { currency: Currency; payAmount: number }): Transfer[] {
  return balanced([move(platform('plan_revenue', currency), platform('provider_receivable', currency), payAmount)]);
}

export function chargeAiJob({ user, coins }: { user: string; coins: number }): Transfer[] {
  return balanced([move(personal(user, 'coin'), platform('ai_revenue'), coins)]);
}

export function returnAiCharge({ user, coins, owedCoins }: { user: string; coins: number; owedCoins: number }): Transfer[] {
  return balanced(creditCoins(platform('ai_revenue'), user, coins, { debt: owedCoins }));
}

/** Five times the fee on the amount that was sold elsewhere (SPEC §9), taken like a reversed share. */
export function levyPenalty({ user, soldCoins, earnings }: { user: string; soldCoins: number; earnings: Earnings }): Transfer[] {
  return balanced(drawEarnings([{ user, coins: penaltyOf(soldCoins) }], { [user]: earnings }, platform('fee')));
}

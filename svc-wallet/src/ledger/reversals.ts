import type { Currency } from '@meowtale/contracts';
import { personal, platform } from './chart.ts';
import type { Earnings } from './earnings.ts';
import { balanced, buyPlan, move, type Transfer } from './postings.ts';

/** A successful top-up. */
export interface ToppedUp {
  buyer: string;
  coins: number;
  currency: Currency;
  /** Hundredths of the currency. */
  payAmount: number;
}

/** The loss of a lost dispute, in coins: the platform's part, and what was taken from the buyer's own earnings. */
export interface Loss {
  writtenOff: number;
  earningsTaken: number;
}

/** Reverses a top-up or a part of it: takes the coins from the buyer's balance, the rest as debt. Orders and shares are unaffected. */
export function takeBackTopUp({ buyer, coins, currency, payAmount, coinBalance }: ToppedUp & { coinBalance: number }): Transfer[] {
  const fromCoin = Math.min(coins, coinBalance);
  return balanced([
    move(platform('provider_receivable', currency), platform('coin_liability', currency), payAmount),
    move(personal(buyer, 'coin'), platform('issuance'), fromCoin),
    move(personal(buyer, 'debt'), platform('issuance'), coins - fromCoin),
  ]);
}

/** Reverses the payment of a plan or a part of it; `giveBackPlan` undoes that. */
export function takeBackPlan({ currency, payAmount }: Pick<ToppedUp, 'currency' | 'payAmount'>): Transfer[] {
  return balanced([move(platform('provider_receivable', currency), platform('plan_revenue', currency), payAmount)]);
}

/** Undoes `takeBackPlan`, with the same postings as a first payment. */
export const giveBackPlan = buyPlan;

/** Returns which part of a debt the debtor's earnings fill, pending first, and which part is written off. Coins, all 0 or above. */
export function lossOf(owedCoins: number, { pending, available }: Earnings): Loss & { fromPending: number } {
  const fromPending = Math.min(owedCoins, pending);
  const earningsTaken = fromPending + Math.min(owedCoins - fromPending, available);
  return { fromPending, earningsTaken, writtenOff: owedCoins - earningsTaken };
}

/** Ends the debt of a lost dispute: the buyer's earnings fill it, and the rest is the platform's loss. */
export function loseDispute({ buyer, owedCoins, earnings }: { buyer: string; owedCoins: number; earnings: Earnings }): Transfer[] {
  const { fromPending, earningsTaken, writtenOff } = lossOf(owedCoins, earnings);
  const debt = personal(buyer, 'debt');
  return balanced([
    move(personal(buyer, 'earnings_pending'), debt, fromPending),
    move(personal(buyer, 'earnings_available'), debt, earningsTaken - fromPending),
    move(platform('chargeback_loss'), debt, writtenOff),
  ]);
}

/** Reverses a loss into debt, which the buyer's coins fill. */
export function undoLoss({ buyer, coinBalance, ...loss }: Loss & { buyer: string; coinBalance: number }): Transfer[] {
  const owed = loss.writtenOff + loss.earningsTaken;
  return balanced([...owedAgain(buyer, loss), move(personal(buyer, 'coin'), personal(buyer, 'debt'), Math.min(owed, coinBalance))]);
}

/** Restores a reversed top-up: undoes its loss, fills the debt, and credits the rest as coins. */
export function giveBackTopUp({
  buyer,
  coins,
  currency,
  payAmount,
  owedCoins,
  ...loss
}: ToppedUp & Loss & { owedCoins: number }): Transfer[] {
  const toDebt = Math.min(coins, owedCoins + loss.writtenOff + loss.earningsTaken);
  return balanced([
    move(platform('coin_liability', currency), platform('provider_receivable', currency), payAmount),
    ...owedAgain(buyer, loss),
    move(platform('issuance'), personal(buyer, 'debt'), toDebt),
    move(platform('issuance'), personal(buyer, 'coin'), coins - toDebt),
  ]);
}

function owedAgain(buyer: string, { writtenOff, earningsTaken }: Loss): Transfer[] {
  return [
    move(personal(buyer, 'debt'), platform('chargeback_loss'), writtenOff),
    move(personal(buyer, 'debt'), personal(buyer, 'earnings_available'), earningsTaken),
  ];
}

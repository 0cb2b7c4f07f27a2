import type { Currency } from '@meowtale/contracts';

/** What 100 coins (US$ 1) cost, in hundredths of each currency. */
const HUNDREDTHS_PER_100_COINS: Readonly<Record<Currency, number>> = { USD: 100, TWD: 3200, CNY: 720 };

/**
 * Returns the price of coins in hundredths of a currency: so many hundredths of the price of 100, rounded up to its smallest
 * unit, so that coins bought one by one are never cheaper than together. Everything that shows or takes money for coins uses it.
 */
export function payAmountFor(coins: number, currency: Currency): number {
  return Number((BigInt(coins) * BigInt(HUNDREDTHS_PER_100_COINS[currency]) + 99n) / 100n);
}

/** Returns the whole coins whose price an amount of money is, in hundredths of a currency; null where no whole coins cost that. */
export function coinsFor(payAmount: number, currency: Currency): number | null {
  const coins = Math.floor((payAmount * 100) / HUNDREDTHS_PER_100_COINS[currency]);
  return coins > 0 && payAmountFor(coins, currency) === payAmount ? coins : null;
}

/** What one coin costs, in hundredths of a currency. */
export function payAmountStep(currency: Currency): number {
  return HUNDREDTHS_PER_100_COINS[currency] / 100;
}

const PLAN_COINS = [100, 300, 500, 1000, 3000, 10_000];

export interface RechargePlan {
  id: string;
  coin: number;
  amount: number;
  payAmount: number;
  currency: Currency;
}

/** The plans in a currency, smallest first. None carries a bonus: every coin that is sold is backed by what was paid for it. */
export function rechargePlans(currency: Currency): RechargePlan[] {
  return PLAN_COINS.map((coins) => ({
    id: `${currency}-${coins}`,
    coin: coins,
    amount: coins,
    payAmount: payAmountFor(coins, currency),
    currency,
  }));
}

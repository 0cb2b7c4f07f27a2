import type { Currency } from '@meowtale/contracts';

/** What 100 coins (US$ 1) cost, in hundredths of each currency. */
const HUNDREDTHS_PER_100_COINS: Readonly<Record<Currency, number>> = { USD: 100, TWD: 3200, CNY: 720 };

/** What coins cost, in hundredths of a currency, half up and at least one hundredth unless there are none. */
export function payAmountFor(coins: number, currency: Currency): number {
  if (coins === 0) return 0;
  const scaled = BigInt(coins) * BigInt(HUNDREDTHS_PER_100_COINS[currency]);
  return Math.max(1, Number((scaled + 50n) / 100n));
}

/** The whole coins that an amount of money is the price of, in hundredths of a currency; null where no whole coins cost that. */
export function coinsFor(payAmount: number, currency: Currency): number | null {
  const coins = Math.round((payAmount * 100) / HUNDREDTHS_PER_100_COINS[currency]);
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

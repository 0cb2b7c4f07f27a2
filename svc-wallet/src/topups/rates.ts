import type { Currency } from '@meowtale/contracts';
import { payAmountFor } from '@meowtale/contracts/money';

const PLAN_COINS = [100, 300, 500, 1000, 3000, 10_000];

export interface RechargePlan {
  id: string;
  coin: number;
  amount: number;
  payAmount: number;
  currency: Currency;
}

/** Returns the top-up plans in a currency, smallest first. None has a bonus: every coin is backed by the money paid for it. */
export function rechargePlans(currency: Currency): RechargePlan[] {
  return PLAN_COINS.map((coins) => ({
    id: `${currency}-${coins}`,
    coin: coins,
    amount: coins,
    payAmount: payAmountFor(coins, currency),
    currency,
  }));
}

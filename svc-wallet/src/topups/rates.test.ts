import { describe, expect, test } from '@jest/globals';
import { CURRENCIES, RECHARGE_MAX_COINS } from '@meowtale/contracts';
import { coinsFor, payAmountFor } from '@meowtale/contracts/money';
import fc from 'fast-check';
import { localMoney } from '../quotes/pricing.ts';
import { priceOf } from './price.ts';
import { rechargePlans } from './rates.ts';

const RUNS = 20_000;
const COUNTRIES = { USD: 'us', TWD: 'tw', CNY: 'cn' } as const;

const currency = fc.constantFrom(...CURRENCIES);
const coins = fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: RECHARGE_MAX_COINS }));

describe('the price of coins', () => {
  test.each([
    ['USD', 1, 1],
    ['TWD', 1, 100],
    ['TWD', 499, 16_000],
    ['TWD', 1000, 32_000],
    ['CNY', 1, 8],
    ['CNY', 5, 36],
    ['CNY', 99, 713],
    ['CNY', 100, 720],
    ['CNY', 0, 0],
  ] as const)('in %s for %i is %i hundredths', (of, amount, price) => {
    expect(payAmountFor(amount, of)).toBe(price);
  });

  test('n coins cost n hundredths of the price of 100, rounded up to the smallest amount that is charged', () => {
    const holds = fc.property(coins, currency, (n, of) => {
      const [scaled, hundred] = [BigInt(payAmountFor(n, of)) * 100n, BigInt(n) * BigInt(payAmountFor(100, of))];
      const smallest = of === 'TWD' ? 100n : 1n;
      expect(scaled >= hundred && scaled - 100n * smallest < hundred).toBe(true);
      expect(BigInt(payAmountFor(n, of)) % smallest).toBe(0n);
    });
    fc.assert(holds, { numRuns: RUNS });
  });

  test('coins in parts are never cheaper than together', () => {
    const parts = fc.array(coins, { minLength: 2, maxLength: 120 });
    const holds = fc.property(parts, currency, (some, of) => {
      const apart = some.reduce((sum, n) => sum + payAmountFor(n, of), 0);
      const together = some.reduce((sum, n) => sum + n, 0);
      expect(apart).toBeGreaterThanOrEqual(payAmountFor(together, of));
    });
    fc.assert(holds, { numRuns: RUNS / 10 });
  });

  test('the same is asked by amount and by money, and shown beside a price in coins', () => {
    const holds = fc.property(coins, currency, (n, of) => {
      const price = payAmountFor(n, of);
      const byAmount = priceOf({ amount: n, currency_id: of } as Parameters<typeof priceOf>[0]);
      const byMoney = priceOf({ pay_amount: price, currency_id: of } as Parameters<typeof priceOf>[0]);
      expect(byAmount).toEqual({ currency: of, coins: n, pay_amount: price });
      // A whole NT$ is the price of three or four coins, and buys the larger number.
      const most = coinsFor(price, of) ?? 0;
      expect(byMoney).toEqual({ currency: of, coins: most, pay_amount: price });
      expect(most - n).toBeGreaterThanOrEqual(0);
      expect(most - n).toBeLessThanOrEqual(of === 'TWD' ? 3 : 0);
      expect(localMoney(n, COUNTRIES[of])).toEqual({ currency: of, amount: price });
    });
    fc.assert(holds, { numRuns: RUNS / 10 });
  });

  test('each plan costs what its coins cost', () => {
    for (const of of CURRENCIES)
      for (const { coin, amount, payAmount } of rechargePlans(of)) expect([amount, payAmount]).toEqual([coin, payAmountFor(coin, of)]);
  });
});

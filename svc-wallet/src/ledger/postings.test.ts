import { describe, expect, test } from '@jest/globals';
import { testSeed } from '@meowtale/service-kit/testing/proof';
import fc from 'fast-check';
import { personal, platform } from './chart.ts';
import { balanced, payOrder, refundSplitOrder, refundUnsplitOrder, splitOrder, type Transfer } from './postings.ts';
import { giveBackTopUp, loseDispute, takeBackTopUp, undoLoss } from './reversals.ts';
import { splitPrice } from './shares.ts';

/** TRUST 5 requires 100,000, which `npm run prove` uses. */
const RUNS = Number(process.env.PROVE_SPLIT_RUNS ?? 5000);
const SEED = testSeed();
const coins = fc.oneof(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }));
const rate = fc.option(fc.integer({ min: 0, max: 10_000 }));

function net(transfers: readonly Transfer[]): Map<string, number> {
  const changes = new Map<string, number>();
  const add = ({ owner, kind, currency }: Transfer['from'], amount: number) => {
    const name = `${owner ?? 'platform'} ${kind} ${currency}`;
    changes.set(name, (changes.get(name) ?? 0) + amount);
  };
  for (const { from, to, amount } of transfers) {
    add(from, -amount);
    add(to, amount);
  }
  return new Map([...changes].filter(([, amount]) => amount !== 0));
}

describe('shares', () => {
  test('499 coins with promoter 20 % and agent 15 % are 149, 70, 42, 238', () => {
    expect(splitPrice({ priceCoins: 499, promoterRateBp: 2000, agentRateBp: 1500 })).toEqual({
      fee: 149,
      promoter: 70,
      agent: 42,
      owner: 238,
    });
  });

  test('499 coins alone are 149 and 350', () => {
    expect(splitPrice({ priceCoins: 499, promoterRateBp: null, agentRateBp: null })).toEqual({
      fee: 149,
      promoter: 0,
      agent: 0,
      owner: 350,
    });
  });

  test('one coin goes to the owner, because every other share is floored', () => {
    expect(splitPrice({ priceCoins: 1, promoterRateBp: 9999, agentRateBp: 9999 })).toEqual({ fee: 0, promoter: 0, agent: 0, owner: 1 });
  });

  test('shares of any price at any rates are whole coins, not negative, and sum to the price', () => {
    const divides = fc.property(coins, rate, rate, (priceCoins, promoterRateBp, agentRateBp) => {
      const shares = Object.values(splitPrice({ priceCoins, promoterRateBp, agentRateBp }));
      expect(shares.every((share) => Number.isSafeInteger(share) && share >= 0)).toBe(true);
      expect(shares.reduce((sum, share) => sum + BigInt(share), 0n)).toBe(BigInt(priceCoins));
    });
    fc.assert(divides, { numRuns: RUNS, seed: SEED });
  });
});

describe('an order’s postings', () => {
  test('a split empties what paying put into clearing, for any people and debts', () => {
    const people = fc.constantFrom('ann', 'bob', 'cat');
    const sharer = fc.option(fc.record({ user: people, rateBp: fc.integer({ min: 0, max: 10_000 }) }));
    const order = fc.record({
      priceCoins: coins,
      owner: people,
      agent: sharer,
      promoter: sharer,
      owedCoins: fc.dictionary(people, fc.integer({ min: 0, max: 500 }), { noNullPrototype: true }),
    });
    const empties = fc.property(order, fc.nat({ max: 100 }), (facts, silver) => {
      const { priceCoins } = facts;
      const silverCoins = Math.min(silver, priceCoins);
      const clearing = net([...payOrder({ buyer: 'me', priceCoins, silverCoins }), ...splitOrder(facts)]).get(
        'platform order_clearing coin',
      );
      expect(clearing ?? 0).toBe(0);
    });
    fc.assert(empties, { numRuns: RUNS / 10, seed: SEED });
  });

  test('paying and refunding before the split leaves nothing', () => {
    const order = { buyer: 'buyer', priceCoins: 499, silverCoins: 199 };
    expect(net([...payOrder(order), ...refundUnsplitOrder({ ...order, owed: { debt: 0 } })])).toEqual(new Map());
  });

  test('paying, splitting and refunding leaves nothing, also where one person is owner and agent', () => {
    const order = { buyer: 'buyer', priceCoins: 499, silverCoins: 199 };
    const split = splitOrder({ priceCoins: 499, owner: 'ann', agent: { user: 'ann', rateBp: 1500 }, promoter: null, owedCoins: {} });
    const refund = refundSplitOrder({
      ...order,
      owed: { debt: 0 },
      feeCoins: 149,
      shares: [
        { user: 'ann', coins: 52 },
        { user: 'ann', coins: 298 },
      ],
      earnings: { ann: { pending: 350, available: 0 } },
    });
    expect(net([...payOrder(order), ...split, ...refund])).toEqual(new Map());
  });

  const topUp = { buyer: 'buyer', coins: 500, currency: 'USD', payAmount: 500 } as const;
  const noLoss = { writtenOff: 0, earningsTaken: 0 };

  test('a dispute that is won leaves nothing, whether it was lost before or not', () => {
    const taken = takeBackTopUp({ ...topUp, coinBalance: 120 });
    expect(net([...taken, ...giveBackTopUp({ ...topUp, ...noLoss, owedCoins: 380 })])).toEqual(new Map());
    const lost = loseDispute({ buyer: 'buyer', owedCoins: 380, earnings: { pending: 0, available: 100 } });
    const won = giveBackTopUp({ ...topUp, writtenOff: 280, earningsTaken: 100, owedCoins: 0 });
    expect(net([...taken, ...lost, ...won])).toEqual(new Map());
  });

  test('a loss that is reversed leaves nothing', () => {
    const lost = loseDispute({ buyer: 'buyer', owedCoins: 380, earnings: { pending: 0, available: 100 } });
    expect(net([...lost, ...undoLoss({ buyer: 'buyer', writtenOff: 280, earningsTaken: 100, coinBalance: 0 })])).toEqual(new Map());
  });
});

describe('balanced', () => {
  const from = personal('ann', 'coin');
  const to = platform('fee');

  test.each([-1, 0.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])('an amount of %p is rejected', (amount) => {
    expect(() => balanced([{ from, to, amount }])).toThrow(RangeError);
  });

  test('a transfer between two currencies is rejected', () => {
    expect(() => balanced([{ from, to: platform('bank', 'USD'), amount: 1 }])).toThrow(/turn coin into USD/);
  });

  test('a transfer from an account to itself is rejected', () => {
    expect(() => balanced([{ from, to: from, amount: 1 }])).toThrow(/to itself/);
  });
});

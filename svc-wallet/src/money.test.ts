import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { testSeed } from '@meowtale/service-kit/testing/proof';
import fc from 'fast-check';
import { examineBooks } from './ledger/books-repository.ts';
import { TRANSITIONS } from './ledger/table.ts';
import { permutations } from './testing/money.ts';
import { type MoneyCommand, TRANSITIONS_OF } from './testing/money-commands.ts';
import { Life } from './testing/money-life.ts';
import { type TestWallet, testWallet } from './testing/wallet.ts';

/** The number of random lives of five people; 300 in `npm run prove`. */
const RUNS = Number(process.env.PROVE_MONEY_LIVES ?? 10);
/** In how many of the 120 permutations a sale's five steps run; all of them in `npm run prove`. */
const ORDERS = Number(process.env.PROVE_MONEY_ORDERS ?? 40);
const SEED = testSeed();

let wallet: TestWallet;
beforeAll(async () => {
  wallet = await testWallet();
  const { rows } = await wallet.db.raw<{ rows: { now: Date }[] }>('select clock_now() as now');
  const now = rows[0]?.now as Date;
  await wallet.moveClock((Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 3) - now.getTime()) / 1000);
});
afterAll(() => wallet.close());

// Lives move the clock by months, also while AI jobs run.
const faults = async () =>
  (await examineBooks(wallet.db)).flatMap(({ faults: found }) => found).filter((fault) => !/^AI job \S+ of .* has not ended$/.test(fault));

// Ann buys; Bob buys and sells; Cat sells through Dan, who takes 15 %; Eve and Ann bring buyers.
const buyer = fc.constantFrom('ann', 'bob');
const seller = fc.constantFrom('bob', 'cat');
const earner = fc.constantFrom('ann', 'bob', 'cat', 'dan', 'eve');
const coins = fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 600 }));
const price = fc.oneof({ weight: 1, arbitrary: fc.constant(0) }, { weight: 9, arbitrary: coins });
const currency = fc.constantFrom('USD' as const, 'TWD' as const, 'CNY' as const);
const works = fc.array(fc.record({ price, owner: seller, promoter: fc.constantFrom(null, 'eve', 'ann') }), { minLength: 1, maxLength: 3 });
const outcome = fc.constantFrom(...(['paid', 'refunded', 'disputed', 'disputed', 'dispute-won', 'dispute-lost'] as const));
const end = fc.constantFrom('paid' as const, 'failed' as const, 'cancelled' as const, 'lost' as const, 'bounced' as const);
const by = fc.constantFrom('buyer' as const, 'staff' as const);
const doing = <const T extends MoneyCommand['do']>(what: T) => fc.constant(what);
const act: fc.Arbitrary<MoneyCommand> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: doing('top-up'), who: buyer, coins, currency }) },
  { weight: 1, arbitrary: fc.record({ do: doing('plan'), who: buyer, currency }) },
  { weight: 1, arbitrary: fc.record({ do: doing('silver'), who: buyer, coins }) },
  { weight: 6, arbitrary: fc.record({ do: doing('buy'), who: buyer, works, wait: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ do: doing('split') }) },
  { weight: 3, arbitrary: fc.record({ do: doing('refund'), by, pick: fc.nat() }) },
  { weight: 5, arbitrary: fc.record({ do: doing('tell'), outcome, pick: fc.nat(), dispute: fc.nat({ max: 1 }) }) },
  { weight: 3, arbitrary: fc.record({ do: doing('partial-refund'), pick: fc.nat(), percent: fc.integer({ min: 1, max: 99 }) }) },
  { weight: 2, arbitrary: fc.record({ do: doing('settle') }) },
  { weight: 2, arbitrary: fc.record({ do: doing('withdraw'), who: earner, percent: fc.integer({ min: 1, max: 100 }) }) },
  { weight: 1, arbitrary: fc.record({ do: doing('withdrawal-ends'), who: earner, how: end }) },
  { weight: 1, arbitrary: fc.record({ do: doing('ai'), who: buyer, coins }) },
  { weight: 1, arbitrary: fc.record({ do: doing('ai-failed'), pick: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ do: doing('penalty'), who: seller, coins }) },
);

test('each transition of the table occurs in the generated lives', () => {
  const lived = new Set(Object.values(TRANSITIONS_OF).flat());
  expect([...lived].toSorted()).toEqual([...new Set(TRANSITIONS.map(({ transition }) => transition))].toSorted());
});

test(
  `${RUNS} lives of topping up, buying, refunding, disputing, settling and paying out in any order match the model (seed ${SEED})`,
  async () => {
    const lives = fc.asyncProperty(fc.array(act, { minLength: 8, maxLength: 30 }), async (acts) => {
      const life = await Life.begin(wallet);
      for (const one of acts) {
        await life.do(one);
        await life.compare(one);
      }
      await life.compareBooks();
      // Lives split orders at random times, so an unsplit one is the only error of the ledger until all are split.
      expect((await faults()).filter((fault) => !fault.endsWith('is not split'))).toEqual([]);
      await life.do({ do: 'split' });
      await life.compare({ do: 'split' });
      await life.compareBooks();
      expect(await faults()).toEqual([]);
    });
    await fc.assert(lives, { numRuns: RUNS, seed: SEED, endOnFailure: false });
  },
  60_000 + RUNS * 10_000,
);

const STEPS = ['refund', 'disputed', 'dispute-lost', 'dispute-won', 'settle'] as const;
const sale = { price: 499, owner: 'cat', promoter: 'eve' };
const paid = { do: 'top-up', coins: 500, currency: 'USD' } as const;
/** The disputed payment: that of the refunded sale's buyer, or that of its seller, who has spent the coins. */
const WORLDS: Record<string, MoneyCommand[]> = {
  buyer: [
    { ...paid, who: 'ann' },
    { do: 'buy', who: 'ann', works: [sale], wait: false },
  ],
  seller: [
    { ...paid, who: 'bob' },
    { ...paid, who: 'ann' },
    { do: 'buy', who: 'ann', works: [{ ...sale, owner: 'bob' }], wait: false },
    { do: 'buy', who: 'bob', works: [sale], wait: false },
  ],
};

test.each(Object.keys(WORLDS))(
  `refund, dispute of the %s, its loss and reversal, and settlement match the model to the coin in each of ${ORDERS} orders (seed ${SEED})`,
  async (whose) => {
    const some = fc.shuffledSubarray(permutations(STEPS), { minLength: ORDERS, maxLength: ORDERS });
    for (const steps of fc.sample(some, { seed: SEED, numRuns: 1 }).flat()) {
      const life = await Life.begin(wallet);
      for (const one of [...(WORLDS[whose] ?? []), { do: 'split' } as const]) await life.do(one);
      for (const step of steps) {
        if (step === 'refund') await life.do({ do: 'refund', by: 'staff', pick: 0 });
        else if (step === 'settle') await life.do({ do: 'settle' });
        else await life.do({ do: 'tell', outcome: step, pick: 0, dispute: 0 });
      }
      await life.compare(steps);
      await life.compareBooks();
    }
    expect(await faults()).toEqual([]);
  },
  600_000,
);

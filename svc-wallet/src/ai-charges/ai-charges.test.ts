import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { GENERATION_FINISHED, GENERATION_REQUESTED } from '@meowtale/contracts/events/drama/generation.fixture';
import type { GenerationFinished } from '@meowtale/contracts/events/drama/index';
import { EVENTS } from '@meowtale/contracts/events/index';
import { inTransaction, recordEvent } from '@meowtale/service-kit';
import { waitFor } from '@meowtale/service-kit/testing';
import { testSeed } from '@meowtale/service-kit/testing/proof';
import fc from 'fast-check';
import { examineBooks } from '../ledger/books-repository.ts';
import { levyPenalty } from '../ledger/postings.ts';
import { postTransfers, readPlatformBalance } from '../ledger/service.ts';
import { newKey, type TestWallet, testWallet } from '../testing/wallet.ts';

/** The number of jobs whose events are delivered in random order; `npm run prove` uses 2,000. */
const JOBS = Number(process.env.PROVE_AI_ORDERS ?? 60);
const SEED = testSeed();
const LOG = '{ findAccountLog { list { reason account amount balance_after cause_uuid store_id } } }';

let wallet: TestWallet;
beforeAll(async () => {
  wallet = await testWallet();
});
afterAll(async () => {
  expect(await faults()).toEqual([]);
  await wallet.close();
});

type Person = { muid: string };

const faults = async (of = wallet) => (await examineBooks(of.db)).flatMap(({ faults: found }) => found);
const ask = (job: string, { muid: userUuid }: Person, priceCoins = 30) =>
  wallet.tell('drama.generation.requested', job, { ...GENERATION_REQUESTED, jobUuid: job, userUuid, priceCoins });
const end = (job: string, { muid: userUuid }: Person, state: GenerationFinished['state'] = 'failed') =>
  wallet.tell('drama.generation.finished', job, { ...GENERATION_FINISHED, jobUuid: job, userUuid, state });
const coinsOf = async (person: Person) => (await wallet.balances(person)).coin;

async function decisions(job: string, of = wallet): Promise<unknown[]> {
  const rows = await of.db('outbox').where({ type: 'wallet.ai-charge.decided', aggregate_id: job }).orderBy('seq');
  return rows.map(({ payload }) => EVENTS['wallet.ai-charge.decided'].schema.parse(payload));
}

/** Creates a person with this debt. */
async function debtor(coins: number): Promise<Person> {
  const person = await wallet.person();
  const transfers = levyPenalty({ user: person.muid, soldCoins: coins, earnings: { pending: 0, available: 0, coin: 0 } });
  await wallet.db.transaction((tx) => postTransfers(tx, { key: newKey(), reason: 'penalty', cause: newKey(), transfers }));
  return person;
}

test('a job is charged once however often it is requested, and stays charged when it is done', async () => {
  const [person, job, before] = [
    await wallet.person({ coins: 100, silver: 50 }),
    newKey(),
    await readPlatformBalance(wallet.db, 'ai_revenue'),
  ];
  await ask(job, person);
  await ask(job, person);
  await Promise.all([ask(job, person), ask(job, person, 40)]);
  expect(await decisions(job)).toEqual([{ jobUuid: job, userUuid: person.muid, state: 'charged', coins: 30, reason: null, missing: null }]);
  await end(job, person, 'done');
  await end(job, person, 'failed');
  expect(await wallet.balances(person)).toMatchObject({ coin: 70, silver: 50 });
  expect((await readPlatformBalance(wallet.db, 'ai_revenue')) - before).toBe(30);
});

test.each(['failed', 'cancelled', 'timed-out'] as const)('a job that ended as %s gets its coins back once', async (state) => {
  const [person, job] = [await wallet.person({ coins: 30 }), newKey()];
  await ask(job, person);
  expect(await coinsOf(person)).toBe(0);
  await Promise.all([end(job, person, state), end(job, person, state), end(job, person, state)]);
  await end(job, person, 'done');
  await ask(job, person);
  expect(await coinsOf(person)).toBe(30);
});

test('the account log shows the charge and its return', async () => {
  const [person, job] = [await wallet.person({ coins: 30 }), newKey()];
  await ask(job, person);
  await end(job, person);
  const entry = { account: 'coin', cause_uuid: job, store_id: null };
  expect((await wallet.graphql(LOG, {}, person)).data.findAccountLog.list.slice(0, 2)).toEqual([
    { ...entry, reason: 'ai-refund', amount: 30, balance_after: 30 },
    { ...entry, reason: 'ai-charge', amount: -30, balance_after: 0 },
  ]);
});

test('insufficient coins stay, silver doesn’t count, and the decision names the missing coins', async () => {
  const [person, job] = [await wallet.person({ coins: 10, silver: 500 }), newKey()];
  await ask(job, person);
  const decision = { jobUuid: job, userUuid: person.muid, state: 'refused', coins: 30, reason: 'insufficient' };
  expect(await decisions(job)).toEqual([{ ...decision, missing: { remainCoins: 20, debtCoins: 0 } }]);
  await wallet.gift(person, 500);
  await ask(job, person);
  await end(job, person);
  expect(await wallet.balances(person)).toMatchObject({ coin: 510, silver: 500 });
});

test('a debtor is rejected, and the decision names the debt that a top-up fills first', async () => {
  const [person, job] = [await debtor(100), newKey()];
  await ask(job, person);
  expect(await decisions(job)).toMatchObject([{ state: 'refused', missing: { remainCoins: 30, debtCoins: 150 } }]);
});

test('returned coins fill a debt that arose meanwhile', async () => {
  const [person, job] = [await wallet.person({ coins: 30 }), newKey()];
  await ask(job, person);
  const transfers = levyPenalty({ user: person.muid, soldCoins: 10, earnings: { pending: 0, available: 0, coin: 0 } });
  await wallet.db.transaction((tx) => postTransfers(tx, { key: newKey(), reason: 'penalty', cause: newKey(), transfers }));
  await end(job, person);
  expect(await wallet.balances(person)).toMatchObject({ coin: 15, debt: 0 });
});

test("a job that ended before its request is handled isn't charged", async () => {
  const [person, job] = [await wallet.person({ coins: 30 }), newKey()];
  await end(job, person, 'cancelled');
  expect(await decisions(job)).toEqual([]);
  await ask(job, person);
  expect(await decisions(job)).toMatchObject([{ state: 'refused', reason: 'ended', missing: null }]);
  expect(await coinsOf(person)).toBe(30);
});

test('six jobs at once are charged from one balance, which is never below zero', async () => {
  const [person, jobs] = [await wallet.person({ coins: 100 }), Array.from({ length: 6 }, newKey)];
  await Promise.all(jobs.map((job) => ask(job, person)));
  expect(await coinsOf(person)).toBe(10);
  const states = (await Promise.all(jobs.map((job) => decisions(job)))).flat().map((decided) => (decided as { state: string }).state);
  expect(states.toSorted()).toEqual(['charged', 'charged', 'charged', 'refused', 'refused', 'refused']);
});

test(
  `requests and ends in any order, at once and repeated, have the same result (seed ${SEED})`,
  async () => {
    const arbitrarySteps = fc
      .array(fc.constantFrom('ask', 'end'), { minLength: 2, maxLength: 6 })
      .filter((steps) => steps.includes('ask') && steps.includes('end'));
    const state = fc.constantFrom<GenerationFinished['state']>('done', 'failed', 'cancelled', 'timed-out');
    const lives = fc.asyncProperty(arbitrarySteps, fc.boolean(), state, async (steps, atOnce, ended) => {
      const [person, job] = [await wallet.person({ coins: 30 }), newKey()];
      const acts = steps.map((what) => () => (what === 'ask' ? ask(job, person) : end(job, person, ended)));
      if (atOnce) await Promise.all(acts.map((act) => act()));
      else for (const act of acts) await act();
      expect(await decisions(job)).toHaveLength(1);
      expect(await coinsOf(person)).toBe(ended === 'done' ? 0 : 30);
    });
    await fc.assert(lives, { numRuns: JOBS, seed: SEED, endOnFailure: false });
  },
  60_000 + JOBS * 500,
);

test('a request through NATS is decided through NATS', async () => {
  const own = await testWallet({ events: true });
  const [person, job] = [await own.person({ coins: 30 }), newKey()];
  await inTransaction(own.db, (tx) =>
    recordEvent(tx, 'drama.generation.requested', {
      aggregateId: job,
      payload: { ...GENERATION_REQUESTED, jobUuid: job, userUuid: person.muid },
    }),
  );
  await waitFor(async () => (await decisions(job, own)).length === 1);
  const finished = { jobUuid: job, userUuid: person.muid, state: 'timed-out' } as const;
  await inTransaction(own.db, (tx) => recordEvent(tx, 'drama.generation.finished', { aggregateId: job, payload: finished }));
  await waitFor(async () => (await own.balances(person)).coin === 30);
  expect(await faults(own)).toEqual([]);
  await own.close();
});

test.each([
  ['a job that was refused and paid', { state: 'refused' }],
  ['a job that failed and kept its coins', { ended: 'failed' }],
  ['a charge of another price', { price: 31 }],
])('check:ledger finds %s', async (_name, changes) => {
  const [person, job] = [await wallet.person({ coins: 30 }), newKey()];
  await ask(job, person);
  const row = () => wallet.db('ai_charges').where({ job_uuid: job });
  await row().update(changes);
  const broken = (await examineBooks(wallet.db)).filter(({ faults: found }) => found.length > 0);
  await row().update({ state: 'charged', ended: null, price: 30 });
  expect(broken.map(({ rule }) => rule)).toEqual([
    'the charge of an AI job stands or was given back once: it was, unless the job is done or has not ended',
    'AI revenue is the charges that stand',
  ]);
});

test('check:ledger finds a charged job without an end after a day', async () => {
  const [person, job] = [await wallet.person({ coins: 30 }), newKey()];
  await ask(job, person);
  expect(await faults()).toEqual([]);
  const age = (hours: number) =>
    wallet
      .db('ai_charges')
      .where({ job_uuid: job })
      .update({ created_at: wallet.db.raw('clock_now() - make_interval(hours => ?)', [hours]) });
  await age(23);
  expect(await faults()).toEqual([]);
  await age(25);
  expect(await faults()).toEqual([expect.stringContaining(`AI job ${job} of `)]);
  await end(job, person);
  expect(await faults()).toEqual([]);
  expect(await coinsOf(person)).toBe(30);
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Migration, migrate } from '@meowtale/service-kit/migrate';
import { isProof, proofTest } from '@meowtale/service-kit/testing/proof';
import { waitUntil } from '@meowtale/service-kit/wait-until';
import { compareBooks, readBooks } from '../outages/books.ts';
import { expectEachSaleOnce, unpublished, unsplit } from '../sales.ts';
import { p99, type Sent, sendSteadily } from '../steady-load.ts';
import { PURSE } from '../stock.ts';
import { type Drain, drainErrors, watchDrain } from './drain.ts';
import { type House, openHouse, type Replica, TIERS, type Tier } from './house.ts';
import { isShedRight } from './reply.ts';
import { createTraffic, type Traffic } from './traffic.ts';

/** TRUST 27 requires 200 requests a second and a restart of every service; `npm run prove` uses these. */
const PER_SECOND = Number(process.env.PROVE_REQUESTS_PER_SECOND ?? 20);
const ROLLED: readonly Tier[] = isProof ? TIERS : ['wallet'];
/** Enough pairs of buyer and work for ten minutes of purchases. */
const BUYERS = Math.ceil(PER_SECOND * 1.5);
const PRICES = Array.from({ length: 40 }, (_, index) => 60 + index * 7);
const OVERLOAD = { perSecond: PER_SECOND * 10, forMs: 10_000 };
/** Seconds of requests that have to succeed before and after what happens under them. */
const AROUND_SECONDS = 2;
const SETTLED_WITHIN_MS = isProof ? 60_000 : 180_000;
const TEST_MS = 600_000;

let house: House;
let traffic: Traffic;
beforeAll(async () => {
  // A busy machine sheds no load; the proof has the product's own limit.
  const env: Record<string, string> = isProof ? {} : { MAX_EVENT_LOOP_DELAY_MS: '0' };
  house = await openHouse({ buyers: BUYERS, prices: PRICES, doubled: ROLLED, env });
  traffic = createTraffic({ origin: house.origin, buyers: house.shop.buyers, listings: house.shop.listings });
  // The first requests compile their queries, and wait until the gateway knows both schemas.
  for (let n = 0; n < PER_SECOND; n += 1) await traffic.next();
}, 300_000);
afterAll(() => house?.close(), 120_000);

interface UnderLoad<T> {
  sent: Sent;
  /** Why requests were repeated, and how often. */
  repeats: Record<string, number>;
  result: T;
}

/** Lets something happen while requests are sent at the steady rate. */
async function underLoad<T>(what: string, happen: () => Promise<T>): Promise<UnderLoad<T>> {
  traffic.takeRepeats();
  let isOver = false;
  const someSucceed = async () => {
    const enough = traffic.done() + PER_SECOND * AROUND_SECONDS;
    if (!(await waitUntil(() => traffic.done() >= enough, { withinMs: 120_000 }))) throw new Error('requests no longer succeed');
  };
  const sending = sendSteadily(() => traffic.next(), { perSecond: PER_SECOND, isOver: () => isOver });
  try {
    await someSucceed();
    const result = await happen();
    await someSucceed();
    isOver = true;
    const sent = await sending;
    const repeats = traffic.takeRepeats();
    if (isProof)
      console.log(
        `${what}: ${sent.tookMs.length + sent.errors.length} requests, ${sent.errors.length} failed, repeated ${JSON.stringify(repeats)}, 99 of 100 within ${p99(sent.tookMs).toFixed(0)} ms`,
      );
    return { sent, repeats, result };
  } finally {
    isOver = true;
    await sending;
  }
}

/** Checks that each acknowledged order has its effects once, in the wallet, the ledger and the catalogue, and that there is no other. */
async function expectNothingLostOrDouble(): Promise<void> {
  const { shop, urls } = house;
  expect(await waitUntil(async () => (await unpublished(shop)) + (await unsplit(shop)) === 0, { withinMs: SETTLED_WITHIN_MS })).toBe(true);
  const sold = traffic.sold.map(({ uuid, price, state }) => ({ uuid, price, state, byLink: false }));
  await expectEachSaleOnce(shop, sold);
  const purses = shop.buyers.map(({ uuid }) => ({ buyer: uuid, coins: PURSE.coin }));
  const buyers = purses.map(({ buyer }) => buyer);
  const compare = async () => compareBooks(traffic.sold, purses, await readBooks(urls, buyers));
  const isRight = async () => Object.values(await compare()).every((errors) => errors.length === 0);
  await waitUntil(isRight, { withinMs: SETTLED_WITHIN_MS, everyMs: 250 });
  expect(await compare()).toEqual({ lost: [], double: [] });
}

async function restart({ part, origin }: Replica): Promise<Drain> {
  const { hasEnded, back } = house.shop.restart(part);
  const drain = await watchDrain(part, origin, hasEnded);
  await back;
  return drain;
}

test(
  `${PER_SECOND} requests a second and a rolling restart of ${ROLLED.join(', ')}: readiness is 503 before a port closes, no request fails or is repeated`,
  async () => {
    const { sent, repeats, result } = await underLoad('rolling restart', async () => {
      const drains: Drain[] = [];
      for (const replica of ROLLED.flatMap((tier) => house.replicas[tier])) drains.push(await restart(replica));
      return drains;
    });
    expect(result.flatMap(drainErrors)).toEqual([]);
    expect([sent.errors, repeats]).toEqual([[], {}]);
    await expectNothingLostOrDouble();
  },
  TEST_MS,
);

/** Changes that expand a table that purchases write: a column, a table that refers to it, and an index. */
const EXPANSION: Record<string, Migration> = {
  '209901010000_note_orders': {
    up: (knex) =>
      knex.raw(`alter table store_orders add column drill_note text;
        create table drill_notes (uuid uuid primary key, order_uuid uuid not null references store_orders (uuid))`),
  },
  '209901010001_find_noted_orders': {
    outsideTransaction: true,
    up: (knex) => knex.raw('create index concurrently if not exists store_orders_drill_note on store_orders (drill_note)'),
  },
};

test(
  `${PER_SECOND} requests a second and a migration that expands the orders: no request fails or is repeated`,
  async () => {
    const { ownerUrl, runtimeRole } = house.shop.database;
    const { sent, repeats, result } = await underLoad('migration', () =>
      migrate({ ownerUrl, runtimeRole, migrations: EXPANSION, clockMayMove: true }),
    );
    expect(result).toEqual(Object.keys(EXPANSION));
    expect([sent.errors, repeats]).toEqual([[], {}]);
    await expectNothingLostOrDouble();
  },
  TEST_MS,
);

test(
  `${PER_SECOND} requests a second and a restart of the database: each request succeeds, some after repetitions`,
  async () => {
    const { sent } = await underLoad('restart of the database', () => house.database.restart());
    expect(sent.errors).toEqual([]);
    await expectNothingLostOrDouble();
  },
  TEST_MS,
);

proofTest(
  `${OVERLOAD.perSecond} requests a second: what isn't served gets 503 with Retry-After, and afterwards ${PER_SECOND} a second succeed again`,
  async () => {
    const counts: Record<string, number> = {};
    const readOnce = async () => {
      const answer = await traffic.readOnce();
      counts[answer.status] = (counts[answer.status] ?? 0) + 1;
      if (!isShedRight(answer)) throw new Error(`${answer.status}, Retry-After ${answer.retryAfter}: ${answer.text.slice(0, 200)}`);
    };
    const { sent, result: further } = await underLoad('overload', () => sendSteadily(readOnce, OVERLOAD));
    console.log(`overload: responses by status ${JSON.stringify(counts)}`);
    expect(further.errors).toEqual([]);
    expect(counts['503']).toBeGreaterThan(0);
    expect(sent.errors).toEqual([]);
    const after = await underLoad('after the overload', async () => {});
    expect([after.sent.errors, after.repeats]).toEqual([[], {}]);
    await expectNothingLostOrDouble();
  },
  TEST_MS,
);

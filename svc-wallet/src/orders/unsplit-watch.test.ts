import { mock } from 'node:test';
import { afterEach, describe, expect, test } from '@jest/globals';
import { waitFor } from '@meowtale/service-kit/testing';
import { examineBooks } from '../ledger/books-repository.ts';
import { PAY_STORE, REFUND, STORE_QUOTE } from '../testing/operations.ts';
import { newKey, type TestWallet, testWallet } from '../testing/wallet.ts';
import { splitOverdueOrders, sweepUnsplitOrders } from './unsplit-watch.ts';

let wallet: TestWallet;
afterEach(() => wallet.close());

type Person = Awaited<ReturnType<TestWallet['person']>>;

/** Sells a work for 499 coins, of which the owner gets 350. */
async function sell(owner: Person): Promise<{ buyer: Person; order: string }> {
  const buyer = await wallet.person({ coins: 499 });
  const { data } = await wallet.graphql(STORE_QUOTE, { store: await wallet.listing({ ownerUuid: owner.muid }) }, buyer);
  const paid = await wallet.graphql(PAY_STORE, { quote: data.findStoreQuote.uuid, key: newKey() }, buyer);
  return { buyer, order: paid.data.addStoreOrder.orders[0].uuid };
}

const pendingOf = async (owner: Person) => (await wallet.balances(owner)).earnings_pending;
const neverFaulty = (orderUuid: string, error: unknown) => {
  throw new Error(`${orderUuid} could not be split`, { cause: error });
};
const sweep = (onFault: (orderUuid: string, error: unknown) => void = neverFaulty) => splitOverdueOrders(wallet.db, onFault);
const shares = async () => wallet.db('ledger.postings').where({ reason: 'share' }).pluck('cause_uuid');
const faultsOf = async (rule: RegExp) =>
  (await examineBooks(wallet.db)).filter((found) => rule.test(found.rule)).flatMap(({ faults }) => faults);
const allFaults = () => faultsOf(/./);

/** Returns what a sweep logs. */
async function logged(): Promise<Record<string, unknown>[]> {
  const entries: Record<string, unknown>[] = [];
  const log = (entry: Record<string, unknown>) => void entries.push(entry);
  await sweepUnsplitOrders(wallet.db, { error: log, warn: log } as never);
  return entries;
}

describe('a paid order whose event is lost', () => {
  test('is split by the sweep after a minute, once, with any number of replicas', async () => {
    wallet = await testWallet({ events: false });
    const owner = await wallet.person();
    for (let sale = 0; sale < 3; sale += 1) await sell(owner);
    // As if a broker had acknowledged the events and lost them.
    await wallet.db('outbox').update({ published_at: wallet.db.raw('clock_now()') });
    expect(await sweep()).toBe(0);
    expect(await pendingOf(owner)).toBe(0);
    await wallet.moveClock(61);
    await Promise.all([sweep(), sweep(), sweep()]);
    expect(await pendingOf(owner)).toBe(3 * 350);
    expect(await shares()).toHaveLength(3);
    expect(await sweep()).toBe(0);
    // The late event has no second effect.
    await wallet.settleEvents();
    expect(await pendingOf(owner)).toBe(3 * 350);
    expect(await allFaults()).toEqual([]);
  });

  test('is split within a minute by a wallet that runs without NATS', async () => {
    mock.timers.enable({ apis: ['setInterval'] });
    try {
      wallet = await testWallet({ events: true, natsUrl: 'nats://127.0.0.1:1' });
      const owner = await wallet.person();
      await sell(owner);
      await wallet.moveClock(61);
      mock.timers.tick(59_000);
      expect(await pendingOf(owner)).toBe(0);
      mock.timers.tick(1000);
      await waitFor(async () => (await pendingOf(owner)) === 350);
    } finally {
      mock.timers.reset();
    }
  });

  test('is left alone when it was refunded first', async () => {
    wallet = await testWallet();
    const owner = await wallet.person();
    const { buyer, order } = await sell(owner);
    await wallet.graphql(REFUND, { order, key: newKey() }, buyer);
    await wallet.moveClock(61);
    expect(await sweep()).toBe(0);
    expect(await shares()).toEqual([]);
    expect(await allFaults()).toEqual([]);
  });

  test("is reported when it can't be split, and the others are split", async () => {
    wallet = await testWallet();
    const owner = await wallet.person();
    const first = await sell(owner);
    const others = [await sell(owner), await sell(owner)];
    // Another posting uses its key.
    await spoil(first.order);
    await wallet.moveClock(61);
    const faulty: string[] = [];
    expect(await sweep((uuid) => faulty.push(uuid))).toBe(3);
    expect(faulty).toEqual([first.order]);
    expect((await shares()).sort()).toEqual(others.map(({ order }) => order).sort());
  });
});

/** Makes an order impossible to split: the database rejects the update. */
async function spoil(order: string): Promise<void> {
  await wallet.database.owner.raw(
    `alter table store_orders add constraint spoiled check (uuid <> '${order}' or split_state <> 'posted') not valid`,
  );
}

describe('the alarm', () => {
  test('an order that stays unsplit for ten minutes is logged as an error, shown by the gauge, and found by check:ledger', async () => {
    wallet = await testWallet();
    const { order } = await sell(await wallet.person());
    await spoil(order);
    const gauge = async () => {
      const { body } = await wallet.app.inject({ url: '/metrics' });
      return Number(/^orders_oldest_unsplit_seconds\{[^}]*\} (\S+)$/m.exec(body)?.[1]);
    };
    const rule = /no paid order stays unsplit/;
    await wallet.moveClock(540);
    expect(await logged()).toEqual([
      expect.objectContaining({ event: 'order.not-split', orderUuid: order }),
      { event: 'orders.split-late', orders: 1 },
    ]);
    expect(Math.floor((await gauge()) / 60)).toBe(9);
    expect(await faultsOf(rule)).toEqual([]);
    await wallet.moveClock(61);
    expect(await logged()).toContainEqual({ event: 'orders.unsplit', orders: 1, oldestSeconds: expect.any(Number) });
    expect(Math.floor((await gauge()) / 60)).toBe(10);
    expect(await faultsOf(rule)).toEqual([expect.stringContaining(`order ${order} was paid at `)]);

    await wallet.database.owner.raw('alter table store_orders drop constraint spoiled');
    expect(await logged()).toEqual([{ event: 'orders.split-late', orders: 1 }]);
    expect(await gauge()).toBe(0);
    expect(await allFaults()).toEqual([]);
  });
});

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { examineBooks } from '../ledger/books-repository.ts';
import { grantSilver, levyPenalty } from '../ledger/postings.ts';
import { postTransfers } from '../ledger/service.ts';
import { buyFor, type Person, permutations, recharged, reportPayment, staffRefund } from '../testing/money.ts';
import { newKey, type TestWallet, testWallet } from '../testing/wallet.ts';
import { type SettlementFault, settleMonth } from './service.ts';
import { dueMonth, settleDueMonth } from './watch.ts';

const DAY = 86_400;
let wallet: TestWallet;
beforeAll(async () => {
  wallet = await testWallet();
  await goTo('2026-12-03T00:00:00Z');
});
// Each test has its own month.
let month: string;
beforeEach(async () => {
  const now = await databaseNow();
  const next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 3));
  await goTo(next.toISOString());
  month = next.toISOString().slice(0, 7);
});
afterEach(async () => {
  expect((await examineBooks(wallet.db)).flatMap(({ faults }) => faults)).toEqual([]);
});
afterAll(() => wallet.close());

async function databaseNow(): Promise<Date> {
  return (await wallet.db.raw<{ rows: { now: Date }[] }>('select clock_now() as now')).rows[0]?.now as Date;
}

async function goTo(time: string): Promise<void> {
  await wallet.moveClock((new Date(time).getTime() - (await databaseNow()).getTime()) / 1000);
}

/** Moves the clock to noon on the tenth of the following month. */
async function goToRun(): Promise<void> {
  const [year, number] = month.split('-').map(Number);
  await goTo(new Date(Date.UTC(year as number, number as number, 10, 12)).toISOString());
}

async function sell(owner: Person, agent?: Person): Promise<{ buyer: Person; order: string }> {
  const buyer = await wallet.person({ coins: 499 });
  const order = await buyFor(wallet, buyer, owner, 499, agent ? { userUuid: agent.muid, rateBp: 1500 } : null);
  await wallet.settleEvents();
  return { buyer, order };
}

/** Throws the error, for runs in which nothing should fail. */
const refuse: SettlementFault = (_order, error) => {
  throw error;
};

const earned = async (person: Person) => {
  const { earnings_pending: pending, earnings_available: available, debt } = await wallet.balances(person);
  return { pending, available, debt };
};

describe('the run of a month', () => {
  test('settles each order whose 14 days are over; later ones stay pending', async () => {
    const [owner, agent] = [await wallet.person(), await wallet.person()];
    const first = await sell(owner, agent);
    await wallet.moveClock(26 * DAY);
    const late = await sell(owner);
    await goToRun();
    expect(await settleMonth(wallet.db, month, refuse)).toBe(1);
    expect([await earned(owner), await earned(agent)]).toMatchObject([
      { pending: 350, available: 298 },
      { pending: 0, available: 52 },
    ]);
    expect(await wallet.db('store_orders').whereIn('uuid', [first.order, late.order]).orderBy('paid_at')).toMatchObject([
      { settled: 1 },
      { settled: 0 },
    ]);
    const before = month;
    month = nextOf(month);
    await goToRun();
    expect(await settleMonth(wallet.db, before, refuse)).toBe(0);
    expect(await settleMonth(wallet.db, month, refuse)).toBe(1);
    expect(await earned(owner)).toMatchObject({ pending: 0, available: 648 });
  });

  test('has the same result when repeated, after a crash and concurrently', async () => {
    const owner = await wallet.person();
    for (let index = 0; index < 5; index += 1) await sell(owner);
    await goToRun();
    const counts = await Promise.all(Array.from({ length: 8 }, () => settleMonth(wallet.db, month, refuse)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(5);
    // As after a process that ended before it marked the run as finished.
    await wallet.db('settlement_runs').update({ finished_at: null });
    expect(await settleMonth(wallet.db, month, refuse)).toBe(0);
    expect(await earned(owner)).toMatchObject({ pending: 0, available: 1750 });
    expect(
      await wallet
        .db('settlement_runs')
        .whereNull('finished_at')
        .where({ month: `${month}-01` }),
    ).toEqual([]);
  });

  test('settles what was due when it began, however late it is repeated', async () => {
    const owner = await wallet.person();
    await wallet.moveClock(26 * DAY);
    await sell(owner);
    await goToRun();
    expect(await settleMonth(wallet.db, month, refuse)).toBe(0);
    await wallet.db('settlement_runs').update({ finished_at: null });
    await wallet.moveClock(10 * DAY);
    expect(await settleMonth(wallet.db, month, refuse)).toBe(0);
    expect(await earned(owner)).toMatchObject({ pending: 350, available: 0 });
  });

  test("settles and reverses shares that an earlier release didn't record", async () => {
    const owner = await wallet.person();
    const [first, second] = [await sell(owner), await sell(owner)];
    await wallet.db('order_shares').where({ user_uuid: owner.muid }).delete();
    await goToRun();
    expect(await staffRefund(wallet, first.order)).toBeUndefined();
    await settleMonth(wallet.db, month, refuse);
    expect(await earned(owner)).toEqual({ pending: 0, available: 350, debt: 0 });
    expect(await wallet.db('order_shares').where({ order_uuid: second.order })).toMatchObject([{ settled: 350 }]);
  });

  test('is rejected for a month that isn’t over', async () => {
    await expect(settleMonth(wallet.db, month, refuse)).rejects.toMatchObject({ code: 'input/invalid' });
  });

  test('that begins before the tenth settles what is due and leaves the month open', async () => {
    const owner = await wallet.person();
    await sell(owner);
    await wallet.moveClock(20 * DAY);
    await sell(owner);
    await goTo(`${nextOf(month)}-03T00:00:00Z`);
    expect(await settleMonth(wallet.db, month, refuse)).toBe(1);
    await goToRun();
    expect(await settleMonth(wallet.db, month, refuse)).toBe(1);
    expect(await earned(owner)).toEqual({ pending: 0, available: 700, debt: 0 });
    const runs = wallet.db('settlement_runs').where({ month: `${month}-01` });
    expect(await runs.whereNull('finished_at')).toEqual([]);
  });

  test('is due from the tenth, by the database’s clock', async () => {
    expect([dueMonth(new Date('2027-01-09T23:59:59Z')), dueMonth(new Date('2027-01-10T00:00:00Z'))]).toEqual([null, '2026-12']);
    const owner = await wallet.person();
    await sell(owner);
    await goToRun();
    expect(await settleDueMonth(wallet.db, refuse)).toBeGreaterThan(0);
    expect(await earned(owner)).toMatchObject({ pending: 0, available: 350 });
    expect(await settleDueMonth(wallet.db, refuse)).toBe(0);
  });

  test('by command does the same, and prints the result', async () => {
    await sell(await wallet.person());
    await goToRun();
    const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: wallet.database.url, NODE_OPTIONS: '' };
    const run = (...args: string[]) => promisify(execFile)(process.execPath, [join(import.meta.dirname, 'run.ts'), ...args], { env });
    expect((await run(month)).stdout).toBe(`${month}: 1 orders settled\n`);
    await expect(run('2026')).rejects.toMatchObject({ code: 2 });
    await expect(run('2099-01')).rejects.toMatchObject({ code: 1 });
  });
});

describe('an order is settled with its own pending share', () => {
  test('a share that filled a debt settles the rest, and another order’s pending share stays', async () => {
    const owner = await wallet.person();
    const back = await sell(owner);
    await goToRun();
    await settleMonth(wallet.db, month, refuse);
    // A penalty takes what was available, so that the refund leaves a debt.
    const transfers = levyPenalty({ user: owner.muid, soldCoins: 234, earnings: { pending: 0, available: 350 } });
    await wallet.db.transaction((tx) => postTransfers(tx, { key: newKey(), reason: 'penalty', cause: owner.muid, transfers }));
    expect(await staffRefund(wallet, back.order)).toBeUndefined();
    expect(await earned(owner)).toMatchObject({ pending: 0, available: 0, debt: -350 });
    month = nextOf(month);
    await goTo(`${month}-03T00:00:00Z`);
    const buyers = [await wallet.person({ coins: 600 }), await wallet.person({ coins: 499 })] as const;
    await buyFor(wallet, buyers[0], owner, 600);
    await wallet.settleEvents();
    expect(await earned(owner)).toMatchObject({ pending: 70, debt: 0 });
    await wallet.moveClock(26 * DAY);
    await buyFor(wallet, buyers[1], owner);
    await wallet.settleEvents();
    await goToRun();
    expect(await settleMonth(wallet.db, month, refuse)).toBe(1);
    expect(await earned(owner)).toMatchObject({ pending: 350, available: 70, debt: 0 });
    const { data } = await wallet.graphql(SETTLEMENTS, { month }, owner);
    expect(data.findSettlement.list).toMatchObject([{ month, order_count: 1, share: 420, amount: 70 }]);
  });
});

describe('an order that can’t be settled', () => {
  const sharesOf = (order: string) => wallet.db('order_shares').where({ order_uuid: order }).first('pending', 'settled');

  test('blocks no other order, is reported, and stays due', async () => {
    const [bad, good] = [await sell(await wallet.person()), await wallet.person()];
    await sell(good);
    // Another posting uses its key.
    const silver = grantSilver({ user: good.muid, silver: 1 });
    const posting = { key: `settlement:${bad.order}`, reason: 'silver-grant', cause: newKey(), transfers: silver } as const;
    await wallet.db.transaction((tx) => postTransfers(tx, posting));
    await goToRun();
    const settledOrders: string[] = [];
    const settled = async () => settleMonth(wallet.db, month, (order) => settledOrders.push(order));
    expect(await settled()).toBeGreaterThan(0);
    expect([await settled(), settledOrders]).toEqual([0, [bad.order, bad.order]]);
    expect(await earned(good)).toMatchObject({ pending: 0, available: 350 });
    expect(await wallet.db('store_orders').where({ uuid: bad.order })).toMatchObject([{ settled: 0 }]);
    const run = await wallet
      .db('settlement_runs')
      .where({ month: `${month}-01` })
      .first('finished_at');
    expect(run).toEqual({ finished_at: null });
    expect(await staffRefund(wallet, bad.order)).toBeUndefined();
  });

  test('with shares that exceed the pending balance is settled for what there is', async () => {
    const owner = await wallet.person();
    const sold = [await sell(owner), await sell(owner)] as const;
    const line = { from_owner: owner.muid, from_kind: 'earnings_pending', to_owner: owner.muid, to_kind: 'earnings_available' };
    const lines = JSON.stringify([{ ...line, currency: 'coin', amount: 100 }]);
    await wallet.db.raw('select ledger.post_transfers(?, ?, ?, ?)', [newKey(), 'settlement', owner.muid, lines]);
    await goToRun();
    expect(await settleMonth(wallet.db, month, refuse)).toBe(2);
    expect(await earned(owner)).toEqual({ pending: 0, available: 700, debt: 0 });
    expect([await sharesOf(sold[0].order), await sharesOf(sold[1].order)]).toEqual([
      { pending: 0, settled: 350 },
      { pending: 0, settled: 250 },
    ]);
  });

  test('a refunded order contributes nothing, though its share was still recorded', async () => {
    const owner = await wallet.person();
    const [refunded, first, second] = [await sell(owner), await sell(owner), await sell(owner)];
    await staffRefund(wallet, refunded.order);
    await wallet.db('order_shares').where({ order_uuid: refunded.order }).update({ pending: 350 });
    const payment = await recharged(wallet, owner, 500);
    await reportPayment(wallet, payment, 'paid');
    await buyFor(wallet, owner, await wallet.person());
    await reportPayment(wallet, payment, 'dispute-lost');
    expect([await sharesOf(first.order), await sharesOf(second.order)]).toMatchObject([{ pending: 0 }, { pending: 201 }]);
    await wallet.db('order_shares').where({ order_uuid: refunded.order }).update({ pending: 0 });
  });
});

describe('refund, dispute and settlement', () => {
  const left = { 'dispute-won': { coin: 500, debt: 0 }, 'dispute-lost': { coin: 0, debt: 0 } } as const;

  test.each(['dispute-won', 'dispute-lost'] as const)(
    'have the same result in every order: refunded by staff, disputed, settled, %s',
    async (end) => {
      for (const steps of permutations(['refund', 'disputed', 'settle', end] as const)) {
        const [buyer, owner] = [await wallet.person(), await wallet.person()];
        const payment = await recharged(wallet, buyer, 500);
        await reportPayment(wallet, payment, 'paid');
        const order = await buyFor(wallet, buyer, owner);
        await wallet.settleEvents();
        await goToRun();
        for (const step of steps) {
          if (step === 'refund') expect(await staffRefund(wallet, order)).toBeUndefined();
          else if (step === 'settle') await settleMonth(wallet.db, month, refuse);
          else await reportPayment(wallet, payment, step);
        }
        const has = { buyer: await wallet.balances(buyer), owner: await wallet.balances(owner) };
        expect({ steps, ...has }).toMatchObject({
          steps,
          buyer: left[end],
          owner: { coin: 0, debt: 0, earnings_pending: 0, earnings_available: 0 },
        });
        month = nextOf(month);
        await goTo(`${month}-03T00:00:00Z`);
      }
    },
  );

  test('leave the owner 350 without a refund, whatever becomes of the buyer’s money', async () => {
    for (const steps of permutations(['disputed', 'settle', 'dispute-lost'] as const)) {
      const [buyer, owner] = [await wallet.person(), await wallet.person()];
      const payment = await recharged(wallet, buyer, 500);
      await reportPayment(wallet, payment, 'paid');
      await buyFor(wallet, buyer, owner);
      await wallet.settleEvents();
      await goToRun();
      for (const step of steps) {
        if (step === 'settle') await settleMonth(wallet.db, month, refuse);
        else await reportPayment(wallet, payment, step);
      }
      expect({ steps, owner: await earned(owner), buyer: await wallet.balances(buyer) }).toMatchObject({
        steps,
        owner: { pending: 0, available: 350, debt: 0 },
        buyer: { coin: 0, debt: 0 },
      });
      month = nextOf(month);
      await goTo(`${month}-03T00:00:00Z`);
    }
  });

  test('that are concurrent leave nothing over', async () => {
    const owner = await wallet.person();
    const sold = [await sell(owner), await sell(owner), await sell(owner), await sell(owner)];
    await goToRun();
    await Promise.all([
      settleMonth(wallet.db, month, refuse),
      ...sold.map(({ order }) => staffRefund(wallet, order)),
      settleMonth(wallet.db, month, refuse),
    ]);
    expect(await earned(owner)).toEqual({ pending: 0, available: 0, debt: 0 });
  });
});

const SETTLEMENTS = `query ($month: String, $q: ListQuery) {
  findSettlement(month: $month) {
    totalCount
    list { month order_count share amount settled_at orders(q: $q) { totalCount list { order_uuid store_name price state roles share amount } } }
  }
}`;

describe('findSettlement', () => {
  test('shows owner and agent the orders of their shares, and nobody else anything', async () => {
    const [owner, agent] = [await wallet.person(), await wallet.person()];
    const { order, buyer } = await sell(owner, agent);
    await sell(owner);
    await goToRun();
    await settleMonth(wallet.db, month, refuse);
    const mine = (await wallet.graphql(SETTLEMENTS, {}, owner)).data.findSettlement;
    expect(mine).toMatchObject({ totalCount: 1, list: [{ month, order_count: 2, share: 648, amount: 648, orders: { totalCount: 2 } }] });
    expect(mine.list[0].orders.list).toContainEqual({
      order_uuid: order,
      store_name: 'The Intercept',
      price: 499,
      state: 1,
      roles: ['owner'],
      share: 298,
      amount: 298,
    });
    const theirs = (await wallet.graphql(SETTLEMENTS, { month, q: { pageSize: 1 } }, agent)).data.findSettlement;
    expect(theirs.list).toMatchObject([{ amount: 52, orders: { list: [{ roles: ['agent'], share: 52 }] } }]);
    expect((await wallet.graphql(SETTLEMENTS, {}, buyer)).data.findSettlement).toEqual({ totalCount: 0, list: [] });
    const wrong = await wallet.graphql(SETTLEMENTS, { month: '2026-13' }, owner);
    expect(wrong.errors?.[0]?.extensions.fields).toMatchObject([{ path: 'month', key: 'invalid.month' }]);
  });
});

function nextOf(of: string): string {
  const [year, number] = of.split('-').map(Number);
  return new Date(Date.UTC(year as number, number as number, 1)).toISOString().slice(0, 7);
}

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { moveToMidMonth } from '@meowtale/service-kit/testing';
import { PAY_STORE, REFUND, STORE_QUOTE } from '../testing/operations.ts';
import { newKey, type TestWallet, testWallet } from '../testing/wallet.ts';

let wallet: TestWallet;
beforeAll(async () => {
  wallet = await testWallet();
});
afterAll(() => wallet.close());

type Person = Awaited<ReturnType<TestWallet['person']>>;
const HOUR = 3600;
const DAY = 24 * HOUR;

async function buy(buyer: Person, store: string): Promise<string> {
  const { data } = await wallet.graphql(STORE_QUOTE, { store }, buyer);
  const paid = await wallet.graphql(PAY_STORE, { quote: data.findStoreQuote.uuid, key: newKey() }, buyer);
  return paid.data.addStoreOrder.orders[0].uuid;
}

function refund(buyer: Person, order: string, key = newKey()) {
  return wallet.graphql(REFUND, { order, key }, buyer);
}

async function codeOf(answer: ReturnType<typeof refund>): Promise<string | undefined> {
  return (await answer).errors?.[0]?.extensions.code;
}

let playRevision = 0;
function played(buyer: Person, store: string, progress: { firstOpenedAt?: string; segmentsServed?: number; segmentsTotal?: number }) {
  playRevision += 1;
  const payload = {
    userUuid: buyer.muid,
    storeUuid: store,
    revision: playRevision,
    firstOpenedAt: null,
    segmentsServed: 0,
    segmentsTotal: 0,
    ...progress,
  };
  return wallet.tell('catalog.play.changed', `${buyer.muid}.${store}`, payload);
}

async function databaseNow(): Promise<Date> {
  const { rows } = await wallet.db.raw('select clock_now() as now');
  return rows[0].now;
}

describe('the refund window', () => {
  test('of a work without a segment count is two hours from the first opening', async () => {
    const buyer = await wallet.person({ coins: 998 });
    const [early, late] = [await wallet.listing(), await wallet.listing()];
    const orders = [await buy(buyer, early), await buy(buyer, late)];
    const now = await databaseNow();
    await played(buyer, early, { firstOpenedAt: new Date(now.getTime() - 2 * HOUR * 1000 + 60_000).toISOString() });
    await played(buyer, late, { firstOpenedAt: new Date(now.getTime() - 2 * HOUR * 1000).toISOString() });
    expect(await codeOf(refund(buyer, orders[0] as string))).toBeUndefined();
    expect(await codeOf(refund(buyer, orders[1] as string))).toBe('order/not-refundable');
  });

  test('of a story with a counted shortest path is under 20 % of it, however long ago it was opened', async () => {
    const buyer = await wallet.person({ coins: 998 });
    const [early, late] = [await wallet.listing(), await wallet.listing()];
    const orders = [await buy(buyer, early), await buy(buyer, late)];
    const firstOpenedAt = new Date((await databaseNow()).getTime() - 5 * HOUR * 1000).toISOString();
    await played(buyer, early, { firstOpenedAt, segmentsServed: 19, segmentsTotal: 100 });
    await played(buyer, late, { firstOpenedAt, segmentsServed: 20, segmentsTotal: 100 });
    expect(await codeOf(refund(buyer, orders[0] as string))).toBeUndefined();
    expect(await codeOf(refund(buyer, orders[1] as string))).toBe('order/not-refundable');
  });

  test("isn't closed by the segment that opening shows, but by the next one of a short story", async () => {
    const buyer = await wallet.person({ coins: 998 });
    const [opened, readOn] = [await wallet.listing(), await wallet.listing()];
    const orders = [await buy(buyer, opened), await buy(buyer, readOn)];
    const firstOpenedAt = (await databaseNow()).toISOString();
    await played(buyer, opened, { firstOpenedAt, segmentsServed: 1, segmentsTotal: 3 });
    await played(buyer, readOn, { firstOpenedAt, segmentsServed: 2, segmentsTotal: 3 });
    expect(await codeOf(refund(buyer, orders[0] as string))).toBeUndefined();
    expect(await codeOf(refund(buyer, orders[1] as string))).toBe('order/not-refundable');
  });

  test('of an unopened work is 14 days by the database’s clock', async () => {
    const buyer = await wallet.person({ coins: 998 });
    const orders = [await buy(buyer, await wallet.listing()), await buy(buyer, await wallet.listing())];
    await wallet.moveClock(14 * DAY - 60);
    expect(await codeOf(refund(buyer, orders[0] as string))).toBeUndefined();
    await wallet.moveClock(60);
    expect(await codeOf(refund(buyer, orders[1] as string))).toBe('order/not-refundable');
    expect(await wallet.balances(buyer)).toMatchObject({ coin: 499 });
  });

  test('allows five refunds a month and not a sixth', async () => {
    await moveToMidMonth(wallet.db);
    const buyer = await wallet.person({ coins: 6 });
    const codes: (string | undefined)[] = [];
    for (let index = 0; index < 6; index += 1) {
      const order = await buy(buyer, await wallet.listing({ prices: [{ country: 'us', coins: 1 }] }));
      codes.push(await codeOf(refund(buyer, order)));
    }
    expect(codes).toEqual([undefined, undefined, undefined, undefined, undefined, 'order/not-refundable']);
  });

  test("doesn't exist for another person's order or a free work", async () => {
    const buyer = await wallet.person({ coins: 499 });
    const order = await buy(buyer, await wallet.listing());
    expect(await codeOf(refund(await wallet.person(), order))).toBe('404');
    const free = await buy(buyer, await wallet.listing({ prices: [{ country: 'us', coins: 0 }] }));
    expect(await codeOf(refund(buyer, free))).toBe('order/not-refundable');
  });

  test('a repeated refund returns what the first did', async () => {
    const buyer = await wallet.person({ coins: 499 });
    const order = await buy(buyer, await wallet.listing());
    const key = newKey();
    expect(await refund(buyer, order, key)).toEqual(await refund(buyer, order, key));
    expect(await codeOf(refund(buyer, order))).toBe('order/not-refundable');
    expect(await wallet.balances(buyer)).toMatchObject({ coin: 499 });
  });
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { prune } from '@meowtale/service-kit/testing';
import { PRUNE_HELD } from '../orders/held-repository.ts';
import { sweepHeldOrders } from '../orders/held-watch.ts';
import { PAY_STORE, STORE_QUOTE } from '../testing/operations.ts';
import { newKey, type TestWallet, testWallet } from '../testing/wallet.ts';
import { PRUNE_QUOTES } from './repository.ts';

const HOUR_S = 3600;
let wallet: TestWallet;
beforeAll(async () => {
  wallet = await testWallet();
});
afterAll(() => wallet.close());

test('an unpaid quote is deleted a day after it expired; a paid one stays with its order', async () => {
  const buyer = await wallet.person({ coins: 1000 });
  const store = await wallet.listing();
  const quote = async (): Promise<string> => (await wallet.graphql(STORE_QUOTE, { store }, buyer)).data.findStoreQuote.uuid;
  const unpruned = async () => {
    await prune(wallet.db, [PRUNE_QUOTES]);
    const lines = await wallet.db('quote_lines').pluck('quote_uuid');
    expect(lines.toSorted()).toEqual((await wallet.db('quotes').pluck('uuid')).toSorted());
    return lines;
  };
  const paid = await quote();
  await wallet.graphql(PAY_STORE, { quote: paid, key: newKey() }, buyer);
  const other = await wallet.listing();
  const looked = (await wallet.graphql(STORE_QUOTE, { store: other }, buyer)).data.findStoreQuote.uuid;
  await wallet.moveClock(24 * HOUR_S);
  expect((await unpruned()).toSorted()).toEqual([paid, looked].toSorted());
  await wallet.moveClock(HOUR_S);
  expect(await unpruned()).toEqual([paid]);
  expect((await wallet.graphql(PAY_STORE, { quote: looked, key: newKey() }, buyer)).errors?.[0]?.extensions.code).toBe('404');
});

test('an expired held order is deleted after 90 days with its quote; a paid one stays', async () => {
  const buyer = await wallet.person();
  const order = async () => {
    const { data } = await wallet.graphql(STORE_QUOTE, { store: await wallet.listing() }, buyer);
    const placed = await wallet.graphql(PAY_STORE, { quote: data.findStoreQuote.uuid, key: newKey(), wait: true }, buyer);
    return placed.data.addStoreOrder.orders[0].uuid;
  };
  await order();
  await wallet.moveClock(HOUR_S);
  await sweepHeldOrders(wallet.db);
  await wallet.gift(buyer, 499);
  const paid = await order();
  const mine = () => wallet.db('store_orders').where({ buyer_uuid: buyer.muid }).pluck('uuid');
  await wallet.moveClock(89 * 24 * HOUR_S);
  await prune(wallet.db, [PRUNE_QUOTES, ...PRUNE_HELD]);
  expect(await mine()).toHaveLength(2);
  await wallet.moveClock(24 * HOUR_S);
  await prune(wallet.db, [PRUNE_QUOTES, ...PRUNE_HELD]);
  expect(await mine()).toEqual([paid]);
  expect(await wallet.db('quotes').where({ buyer_uuid: buyer.muid })).toHaveLength(1);
});

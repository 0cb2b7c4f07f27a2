import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { prune } from '@meowtale/service-kit/testing';
import { PAY_STORE, STORE_QUOTE } from '../testing/operations.ts';
import { newKey, type TestWallet, testWallet } from '../testing/wallet.ts';
import { PRUNE_QUOTES } from './repository.ts';

const HOUR_S = 3600;
let wallet: TestWallet;
beforeAll(async () => {
  wallet = await testWallet();
});
afterAll(() => wallet.close());

test('a bill that was only looked at is dropped a day after it held; one that was paid stays with its order', async () => {
  const buyer = await wallet.person({ coins: 1000 });
  const store = await wallet.listing();
  const quote = async (): Promise<string> => (await wallet.graphql(STORE_QUOTE, { store }, buyer)).data.findStoreQuote.uuid;
  const kept = async () => {
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
  expect((await kept()).toSorted()).toEqual([paid, looked].toSorted());
  await wallet.moveClock(HOUR_S);
  expect(await kept()).toEqual([paid]);
  expect((await wallet.graphql(PAY_STORE, { quote: looked, key: newKey() }, buyer)).errors?.[0]?.extensions.code).toBe('404');
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { UNPAID_QUOTES_MAX } from '@meowtale/contracts';
import { PAY_STORE, STORE_QUOTE } from '../testing/operations.ts';
import { newKey, type TestWallet, testWallet } from '../testing/wallet.ts';

let wallet: TestWallet;
beforeAll(async () => {
  wallet = await testWallet();
});
afterAll(() => wallet.close());

type Person = Awaited<ReturnType<TestWallet['person']>>;

const openQuote = async (buyer: Person, store: string): Promise<string> =>
  (await wallet.graphql(STORE_QUOTE, { store }, buyer)).data.findStoreQuote.uuid;
const pay = (buyer: Person, quote: string, more: { key?: string; wait?: boolean } = {}) =>
  wallet.graphql(PAY_STORE, { quote, key: newKey(), ...more }, buyer);
const billsOf = (buyer: Person): Promise<string[]> => wallet.db('quotes').where({ buyer_uuid: buyer.muid }).orderBy('uuid').pluck('uuid');

async function lookTimes(count: number, buyer: Person, store: string): Promise<string[]> {
  const looked: string[] = [];
  while (looked.length < count) looked.push(await openQuote(buyer, store));
  return looked;
}

test("of a person's unpaid quotes the newest fifty stay, with their lines; others’ quotes stay", async () => {
  const [buyer, other] = [await wallet.person(), await wallet.person()];
  const store = await wallet.listing();
  const others = await openQuote(other, store);
  const looked = await lookTimes(UNPAID_QUOTES_MAX + 3, buyer, store);
  expect(await billsOf(buyer)).toEqual(looked.slice(3).toSorted());
  expect(await billsOf(other)).toEqual([others]);
  expect(await wallet.db('quote_lines').whereNotIn('quote_uuid', [...looked.slice(3), others])).toEqual([]);
  expect((await pay(buyer, looked[0] as string)).errors?.[0]?.extensions.code).toBe('404');
});

test('a paid or held quote stays and its answer can be repeated, however many quotes were added since', async () => {
  const buyer = await wallet.person({ coins: 499 });
  const [paid, key] = [await openQuote(buyer, await wallet.listing()), newKey()];
  const answer = await pay(buyer, paid, { key });
  expect(answer.errors).toBeUndefined();
  const quote = await openQuote(buyer, await wallet.listing());
  expect((await pay(buyer, quote, { wait: true })).errors).toBeUndefined();
  await lookTimes(UNPAID_QUOTES_MAX + 1, buyer, await wallet.listing());
  const bills = await billsOf(buyer);
  expect(bills).toHaveLength(UNPAID_QUOTES_MAX + 2);
  expect(bills).toEqual(expect.arrayContaining([paid, quote]));
  expect(await pay(buyer, paid, { key })).toEqual(answer);
});

test('old quotes that are paid while many are added are paid as a whole or not found, and fifty others stay', async () => {
  const buyer = await wallet.person({ coins: 499 * 10 });
  const stores = await Promise.all(Array.from({ length: 10 }, () => wallet.listing()));
  const old: string[] = [];
  for (const store of stores) old.push(await openQuote(buyer, store));
  const shown = await wallet.listing();
  await lookTimes(UNPAID_QUOTES_MAX - 10, buyer, shown);

  const looking: Promise<string>[] = [];
  const paying = old.map((quote) => {
    looking.push(...Array.from({ length: 4 }, () => openQuote(buyer, shown)));
    return pay(buyer, quote);
  });
  const responses = await Promise.all(paying);
  await Promise.all(looking);
  await openQuote(buyer, shown);

  const paid = old.filter((_quote, index) => !responses[index]?.errors);
  const rejected = responses.flatMap(({ errors }) => errors?.map(({ extensions }) => extensions.code) ?? []);
  expect(rejected).toEqual(Array(10 - paid.length).fill('404'));
  expect(await wallet.balances(buyer)).toMatchObject({ coin: 499 * (10 - paid.length) });
  expect((await wallet.db('store_orders').where({ buyer_uuid: buyer.muid }).pluck('quote_uuid')).toSorted()).toEqual(paid.toSorted());
  const bills = await billsOf(buyer);
  expect(bills).toHaveLength(UNPAID_QUOTES_MAX + paid.length);
  expect(bills).toEqual(expect.arrayContaining(paid));
});

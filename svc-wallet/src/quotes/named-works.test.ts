import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ADD_TO_CART, PAY_CART } from '../testing/operations.ts';
import { newKey, type TestWallet, testWallet } from '../testing/wallet.ts';

let wallet: TestWallet;
beforeAll(async () => {
  wallet = await testWallet();
});
afterAll(() => wallet.close());

type Person = Awaited<ReturnType<TestWallet['person']>>;
const QUOTE = `query ($stores: [ID!], $rows: [ID!]) {
  findCartCheckout(store_id: $stores, cart_store_uuid: $rows) { uuid total lines { store_id price } }
}`;
const quote = (person: Person, stores: string[], rows: string[] | null = null) => wallet.graphql(QUOTE, { stores, rows }, person);
const inCart = async (person: Person) =>
  (await wallet.graphql('{ findCartStore { list { store_id } } }', {}, person)).data.findCartStore.list.map(
    ({ store_id }: { store_id: string }) => store_id,
  );

test('several works are quoted by name: each once, without adding them to the cart, and paying removes those in it', async () => {
  const buyer = await wallet.person({ coins: 2000 });
  const [lying, other, unaffected] = [await wallet.listing(), await wallet.listing(), await wallet.listing()];
  for (const store of [lying, unaffected]) await wallet.graphql(ADD_TO_CART, { store }, buyer);
  const { data } = await quote(buyer, [lying, other, other]);
  expect(data.findCartCheckout).toMatchObject({ total: 998, lines: [{ store_id: lying }, { store_id: other }] });
  expect(await inCart(buyer)).toEqual(expect.arrayContaining([lying, unaffected]));
  expect(await inCart(buyer)).toHaveLength(2);
  await wallet.graphql(PAY_CART, { quote: data.findCartCheckout.uuid, key: newKey() }, buyer);
  expect(await inCart(buyer)).toEqual([unaffected]);
  expect(await wallet.balances(buyer)).toMatchObject({ coin: 1002 });
});

test('own works, rewards and unknown works are left out', async () => {
  const buyer = await wallet.person();
  const stores = [await wallet.listing({ ownerUuid: buyer.muid }), await wallet.listing({ authType: 2 }), newKey()];
  expect((await quote(buyer, stores)).data.findCartCheckout).toMatchObject({ total: 0, lines: [] });
});

test.each([
  ['none', [], null, 'invalid.empty'],
  ['too many', Array.from({ length: 51 }, newKey), null, 'invalid.too-many'],
  ['rows beside them', [newKey()], [newKey()], 'invalid.rows-or-works'],
])('%s is rejected with the field named', async (_what, stores, rows, key) => {
  const { errors } = await quote(await wallet.person(), stores, rows);
  expect(errors?.[0]?.extensions.fields).toMatchObject([{ path: 'store_id', key }]);
});

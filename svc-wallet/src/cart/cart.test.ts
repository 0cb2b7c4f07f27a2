import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { CART_MAX } from '@meowtale/contracts';
import { ADD_TO_CART } from '../testing/operations.ts';
import { type TestWallet, testWallet } from '../testing/wallet.ts';

let wallet: TestWallet;
beforeAll(async () => {
  wallet = await testWallet();
});
afterAll(() => wallet?.close());

type Person = Awaited<ReturnType<TestWallet['person']>>;
const add = (person: Person, store: string) => wallet.graphql(ADD_TO_CART, { store }, person);

/** Creates a cart with this many works; returns one of them. */
async function filled(person: Person, works: number): Promise<string> {
  const store = await wallet.listing();
  await add(person, store);
  await wallet.db.raw(
    'insert into cart_stores (uuid, user_uuid, store_uuid) select gen_random_uuid(), ?, gen_random_uuid() from generate_series(2, ?)',
    [person.muid, works],
  );
  return store;
}

test('a full cart rejects another work, and returns the existing row for a work in it', async () => {
  const buyer = await wallet.person();
  const lying = await filled(buyer, CART_MAX);
  const [fault] = (await add(buyer, await wallet.listing())).errors ?? [];
  expect(fault?.extensions).toMatchObject({ code: 'input/invalid', fields: [{ path: 'store_id', key: 'invalid.cart-full' }] });
  const again = await add(buyer, lying);
  expect(again.errors).toBeUndefined();
  expect(again.data.addCartStore).toMatchObject({ store_id: lying });
});

test("works that are added at once don’t exceed the cart's limit", async () => {
  const buyer = await wallet.person();
  await filled(buyer, CART_MAX - 1);
  const stores = await Promise.all(Array.from({ length: 8 }, () => wallet.listing()));
  const responses = await Promise.all(stores.map((store) => add(buyer, store)));
  expect(responses.filter(({ errors }) => errors === undefined)).toHaveLength(1);
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ADD_TO_CART, CART_QUOTE, PAY_CART, PAY_STORE, REFUND, STORE_QUOTE } from '../testing/operations.ts';
import { newKey, type TestWallet, testWallet } from '../testing/wallet.ts';

let wallet: TestWallet;
beforeAll(async () => {
  wallet = await testWallet();
});
afterAll(() => wallet.close());

type Person = Awaited<ReturnType<TestWallet['person']>>;

const RECEIPT = `query ($states: [Int!]) {
  findStoreOrder(states: $states) {
    list {
      uuid bill_id store_name names { language name } cover seller_id seller_name buyer_name country original price coin_used silver_used discount
      local { currency amount } state paid_at refunded_at
    }
  }
}`;
const SALES = `query ($country: String, $paid: OrderDateRange, $made: OrderDateRange) {
  findStoreOrderBySeller(country: $country, paid_at: $paid, created_at: $made) { list { country original price discount cover created_at } totalCount }
}`;

async function call(person: Person, nickname: string, country: string | null): Promise<void> {
  await wallet.tell('catalog.user.changed', person.muid, { userUuid: person.muid, revision: 1, nickname, country, roles: ['user'] });
}

async function buy(buyer: Person, store: string): Promise<string> {
  const { data } = await wallet.graphql(STORE_QUOTE, { store }, buyer);
  const paid = await wallet.graphql(PAY_STORE, { quote: data.findStoreQuote.uuid, key: newKey() }, buyer);
  return paid.data.addStoreOrder.orders[0].uuid;
}

describe('a receipt', () => {
  test('names buyer, seller and work, and the price in coins, silver and local money', async () => {
    const [buyer, owner] = [await wallet.person({ coins: 900, silver: 40 }), await wallet.person()];
    await call(buyer, 'Mina', 'tw');
    await call(owner, 'Inkle', null);
    const activity = { state: 2, percent: 15, startedAt: '2026-01-01T00:00:00.000Z', endedAt: '2099-01-01T00:00:00.000Z' };
    const prices = [{ country: 'tw', coins: 499 }];
    const coverUrl = 'http://files.localhost:3002/cover.jpg';
    await buy(buyer, await wallet.listing({ ownerUuid: owner.muid, activity, prices, coverUrl }));
    const { data } = await wallet.graphql(RECEIPT, {}, buyer);
    expect(data.findStoreOrder.list).toEqual([
      {
        uuid: expect.any(String),
        bill_id: expect.any(String),
        store_name: 'The Intercept',
        names: [
          { language: 'en-US', name: 'The Intercept' },
          { language: 'zh-TW', name: '攔截' },
        ],
        cover: coverUrl,
        seller_id: owner.muid,
        seller_name: 'Inkle',
        buyer_name: 'Mina',
        country: 'tw',
        original: 499,
        price: 425,
        coin_used: 385,
        silver_used: 40,
        discount: 15,
        local: { currency: 'TWD', amount: 13_600 },
        state: 1,
        paid_at: expect.any(String),
        refunded_at: null,
      },
    ]);
  });

  test('keeps its price whatever becomes of the work, and has the time of a refund', async () => {
    const buyer = await wallet.person({ coins: 499 });
    const order = await buy(buyer, await wallet.listing());
    await wallet.graphql(REFUND, { order, key: newKey() }, buyer);
    const { data } = await wallet.graphql(RECEIPT, { states: [1, 4] }, buyer);
    expect(data.findStoreOrder.list).toMatchObject([
      { uuid: order, state: 4, original: 499, refunded_at: expect.any(String), seller_name: null },
    ]);
  });

  test('of a cart shows by its quote what was paid together', async () => {
    const buyer = await wallet.person({ coins: 998 });
    for (let count = 0; count < 2; count += 1) await wallet.graphql(ADD_TO_CART, { store: await wallet.listing() }, buyer);
    const quoteUuid = (await wallet.graphql(CART_QUOTE, {}, buyer)).data.findCartCheckout.uuid;
    await wallet.graphql(PAY_CART, { quote: quoteUuid, key: newKey() }, buyer);
    const { data } = await wallet.graphql(RECEIPT, {}, buyer);
    expect(data.findStoreOrder.list.map(({ bill_id }: { bill_id: string }) => bill_id)).toEqual([quoteUuid, quoteUuid]);
  });

  test('a quote and a cart name a work in each of its languages too', async () => {
    const buyer = await wallet.person();
    await wallet.graphql(ADD_TO_CART, { store: await wallet.listing({ coverUrl: 'http://files.localhost:3002/c.jpg' }) }, buyer);
    const query = '{ findCartStore { list { names { name } cover } } findCartCheckout { lines { names { name } cover } } }';
    const expected = { names: [{ name: 'The Intercept' }, { name: '攔截' }], cover: 'http://files.localhost:3002/c.jpg' };
    const { data } = await wallet.graphql(query, {}, buyer);
    expect(data).toEqual({ findCartStore: { list: [expected] }, findCartCheckout: { lines: [expected] } });
  });
});

describe('sales', () => {
  const DAY_MS = 86_400_000;
  const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  const salesOf = async (owner: Person, variables: Record<string, unknown>) =>
    (await wallet.graphql(SALES, variables, owner)).data.findStoreOrderBySeller;

  test('are filtered by country and by time, both ends included', async () => {
    const [owner, abroad] = [await wallet.person(), await wallet.person({ coins: 499 })];
    await call(abroad, 'Kenji', 'jp');
    const store = await wallet.listing({ ownerUuid: owner.muid });
    await buy(await wallet.person({ coins: 499 }), store);
    await buy(abroad, store);
    const all = await salesOf(owner, {});
    expect(all.list.map(({ country }: { country: string }) => country)).toEqual(['jp', 'us']);
    expect(all.list[0]).toMatchObject({ original: 499, price: 499, discount: 0 });
    expect((await salesOf(owner, { country: 'jp' })).list).toMatchObject([{ country: 'jp' }]);
    expect((await salesOf(owner, { country: 'fr' })).totalCount).toBe(0);
    expect((await salesOf(owner, { paid: { from: at(-1), to: at(1) } })).totalCount).toBe(2);
    expect((await salesOf(owner, { paid: { from: at(1) } })).totalCount).toBe(0);
    expect((await salesOf(owner, { made: { to: at(-1) } })).totalCount).toBe(0);
    expect((await salesOf(owner, { made: { to: at(1) }, paid: {} })).totalCount).toBe(2);
  });

  test.each([
    [{ country: 'Japan' }, 'country', 'invalid.country'],
    [{ paid: { from: at(1), to: at(0) } }, 'paid_at.to', 'invalid.time-order'],
    [{ made: { from: at(-1000), to: at(0) } }, 'created_at.to', 'invalid.too-large'],
  ])('%j is rejected with its field named', async (variables, path, key) => {
    const { errors } = await wallet.graphql(SALES, variables, await wallet.person());
    expect(errors?.[0]?.extensions.fields).toMatchObject([{ path, key }]);
  });
});

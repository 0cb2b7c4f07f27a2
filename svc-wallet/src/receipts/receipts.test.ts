import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ADD_TO_CART, CART_QUOTE, PAY_CART, PAY_STORE, REFUND, STORE_QUOTE } from '../testing/operations.ts';
import { newKey, type TestWallet, testWallet } from '../testing/wallet.ts';

let wallet: TestWallet;
beforeAll(async () => {
  wallet = await testWallet();
});
afterAll(() => wallet.close());

const RECEIPT = `query Receipt($uuid: ID!) {
  findReceipt(uuid: $uuid) {
    uuid number paid_at country total silver_used coin_used refunded silver_refunded coin_refunded checkout_uuid
    total_local { currency amount } local_basis { currency amount }
    lines { order_uuid store_id store { uuid } store_name original percentage_discount price silver_used coin_used state refunded_at }
  }
}`;

type Person = Awaited<ReturnType<TestWallet['person']>>;

/** Buys a work at 400 coins with a discount of 25 %, and one at 100, in one cart with 50 silver. */
async function payCart(buyer: Person) {
  const activity = { state: 2, percent: 25, startedAt: null, endedAt: null, type: 'custom' };
  const dear = await wallet.listing({ prices: [{ country: 'us', coins: 400 }], activity: activity as never });
  const cheap = await wallet.listing({ prices: [{ country: 'us', coins: 100 }] });
  for (const store of [dear, cheap]) await wallet.graphql(ADD_TO_CART, { store }, buyer);
  const quote = (await wallet.graphql(CART_QUOTE, {}, buyer)).data.findCartCheckout.uuid as string;
  const paid = await wallet.graphql(PAY_CART, { quote, key: newKey() }, buyer);
  const orders = paid.data.addCartCheckout.orders as { uuid: string; store_id: string }[];
  const orderOf = (store: string) => orders.find(({ store_id }) => store_id === store)?.uuid ?? '';
  return { dear, cheap, quote, dearOrder: orderOf(dear), cheapOrder: orderOf(cheap) };
}

test('a quote of several works has one receipt, and each order one of its own that links to it', async () => {
  const buyer = await wallet.person({ coins: 1000, silver: 50 });
  const { dear, cheap, quote, dearOrder, cheapOrder } = await payCart(buyer);
  const whole = (await wallet.graphql(RECEIPT, { uuid: quote }, buyer)).data.findReceipt;
  expect(whole).toMatchObject({
    uuid: quote,
    country: 'us',
    total: 400,
    silver_used: 50,
    coin_used: 350,
    refunded: 0,
    checkout_uuid: null,
    total_local: { currency: 'USD', amount: 400 },
    local_basis: { currency: 'USD', amount: 100 },
  });
  expect(whole.number).toBe(`${whole.paid_at.slice(0, 10).replaceAll('-', '')}-${quote.slice(-8).toUpperCase()}`);
  const lines = Object.fromEntries(whole.lines.map((line: { store_id: string }) => [line.store_id, line]));
  expect(lines[dear]).toMatchObject({
    order_uuid: dearOrder,
    original: 400,
    percentage_discount: 25,
    price: 300,
    state: 1,
    refunded_at: null,
  });
  expect(lines[cheap]).toMatchObject({ order_uuid: cheapOrder, original: 100, percentage_discount: 0, price: 100, store: { uuid: cheap } });
  const one = (await wallet.graphql(RECEIPT, { uuid: dearOrder }, buyer)).data.findReceipt;
  expect(one).toMatchObject({ uuid: dearOrder, total: 300, checkout_uuid: quote, lines: [{ order_uuid: dearOrder }] });
});

test('a refund is on the receipt of its order and of its quote', async () => {
  const buyer = await wallet.person({ coins: 1000 });
  const { quote, cheapOrder } = await payCart(buyer);
  await wallet.graphql(REFUND, { order: cheapOrder, key: newKey() }, buyer);
  const one = (await wallet.graphql(RECEIPT, { uuid: cheapOrder }, buyer)).data.findReceipt;
  expect(one).toMatchObject({ total: 100, refunded: 100, lines: [{ state: 4, refunded_at: expect.stringMatching(/Z$/) }] });
  expect((await wallet.graphql(RECEIPT, { uuid: quote }, buyer)).data.findReceipt).toMatchObject({ total: 400, refunded: 100 });
});

test('a refund is stated in the balances that it went to: silver as silver, coins as coins', async () => {
  const buyer = await wallet.person({ coins: 1000, silver: 350 });
  // The silver pays the first order whole and a part of the second.
  const { quote, dearOrder, cheapOrder } = await payCart(buyer);
  const receiptOf = async (uuid: string) => (await wallet.graphql(RECEIPT, { uuid }, buyer)).data.findReceipt;
  const whole = await receiptOf(quote);
  expect(whole).toMatchObject({ silver_used: 350, coin_used: 50, refunded: 0, silver_refunded: 0, coin_refunded: 0 });
  const paidWith = Object.fromEntries(whole.lines.map((line: { order_uuid: string }) => [line.order_uuid, line]));
  for (const order of [cheapOrder, dearOrder]) {
    await wallet.graphql(REFUND, { order, key: newKey() }, buyer);
    const { price, silver_used, coin_used } = paidWith[order];
    expect(await receiptOf(order)).toMatchObject({ refunded: price, silver_refunded: silver_used, coin_refunded: coin_used });
    if (order === cheapOrder)
      expect(await receiptOf(quote)).toMatchObject({ refunded: price, silver_refunded: silver_used, coin_refunded: coin_used });
  }
  expect(await receiptOf(quote)).toMatchObject({ refunded: 400, silver_refunded: 350, coin_refunded: 50 });
  expect(await wallet.balances(buyer)).toMatchObject({ coin: 1000, silver: 350 });
});

test('an order that was paid alone links to no other receipt, and a free one has a receipt too', async () => {
  const buyer = await wallet.person();
  const store = await wallet.listing({ prices: [{ country: 'us', coins: 0 }] });
  const quote = (await wallet.graphql(STORE_QUOTE, { store }, buyer)).data.findStoreQuote.uuid;
  const paid = await wallet.graphql(PAY_STORE, { quote, key: newKey() }, buyer);
  const { uuid } = paid.data.addStoreOrder.orders[0];
  expect((await wallet.graphql(RECEIPT, { uuid }, buyer)).data.findReceipt).toMatchObject({ total: 0, checkout_uuid: null });
});

test('a receipt names buyer and seller, and each work in its languages with its cover', async () => {
  const [buyer, owner] = [await wallet.person({ coins: 499 }), await wallet.person()];
  for (const [{ muid }, nickname] of [
    [buyer, 'Mina'],
    [owner, 'Inkle'],
  ] as const) {
    await wallet.tell('catalog.user.changed', muid, { userUuid: muid, revision: 1, nickname, country: null, roles: ['user'] });
  }
  const store = await wallet.listing({ ownerUuid: owner.muid, coverUrl: 'http://files.localhost:3002/c.jpg' });
  const uuid = (await wallet.graphql(STORE_QUOTE, { store }, buyer)).data.findStoreQuote.uuid;
  await wallet.graphql(PAY_STORE, { quote: uuid, key: newKey() }, buyer);
  const query =
    'query ($uuid: ID!) { findReceipt(uuid: $uuid) { buyer_name lines { seller_id seller_name names { language name } cover } } }';
  expect((await wallet.graphql(query, { uuid }, buyer)).data.findReceipt).toEqual({
    buyer_name: 'Mina',
    lines: [
      {
        seller_id: owner.muid,
        seller_name: 'Inkle',
        names: [
          { language: 'en-US', name: 'The Intercept' },
          { language: 'zh-TW', name: '攔截' },
        ],
        cover: 'http://files.localhost:3002/c.jpg',
      },
    ],
  });
});

test('only the buyer sees a receipt; an unpaid quote has none, and an invalid uuid is rejected', async () => {
  const [buyer, other] = [await wallet.person({ coins: 1000 }), await wallet.person()];
  const { quote, dearOrder } = await payCart(buyer);
  const rejectionOf = async (uuid: string, person: Person) => (await wallet.graphql(RECEIPT, { uuid }, person)).errors?.[0]?.extensions;
  expect(await rejectionOf(quote, other)).toMatchObject({ code: '404' });
  expect(await rejectionOf(dearOrder, other)).toMatchObject({ code: '404' });
  const unpaid = (await wallet.graphql(STORE_QUOTE, { store: await wallet.listing() }, buyer)).data.findStoreQuote.uuid;
  expect(await rejectionOf(unpaid, buyer)).toMatchObject({ code: '404' });
  expect(await rejectionOf('x', buyer)).toMatchObject({ code: 'input/invalid', fields: [{ path: 'uuid', key: 'invalid.id' }] });
});

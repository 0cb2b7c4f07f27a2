import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { examineBooks } from '../ledger/books-repository.ts';
import { ADD_TO_CART, CART_QUOTE, PAY_CART, PAY_STORE, STORE_QUOTE } from '../testing/operations.ts';
import { LISTING, newKey, type TestWallet, testWallet } from '../testing/wallet.ts';
import { sweepHeldOrders } from './held-watch.ts';

let wallet: TestWallet;
beforeAll(async () => {
  wallet = await testWallet();
});
afterAll(async () => {
  // The ledger is consistent after all changes of held orders.
  expect((await examineBooks(wallet.db)).flatMap(({ faults }) => faults)).toEqual([]);
  await wallet.close();
});

type Person = Awaited<ReturnType<TestWallet['person']>>;

const RECHARGE = `mutation ($amount: Coins!, $key: ID!) {
  rechargeAccount(payment_provider_id: "sandbox", currency_id: "USD", amount: $amount, idempotency_key: $key) { uuid }
}`;
const CANCEL = 'mutation ($order: ID!) { cancelStoreOrder(uuid: $order) { uuid state } }';
const LIBRARY =
  'query ($states: [Int!], $q: ListQuery) { findStoreOrder(states: $states, q: $q) { list { uuid state held_until paid_at } totalCount pageInfo { endCursor } } }';

async function quote(buyer: Person, store: string, variables: object = {}): Promise<string> {
  return (await wallet.graphql(STORE_QUOTE, { store, ...variables }, buyer)).data.findStoreQuote.uuid;
}

function pay(buyer: Person, quoteUuid: string, { wait = true, key = newKey() } = {}) {
  return wallet.graphql(PAY_STORE, { quote: quoteUuid, key, wait }, buyer);
}

/** Orders a work that the coins don't reach for; returns the held order. */
async function ordered(buyer: Person, store: string): Promise<string> {
  const { data, errors } = await pay(buyer, await quote(buyer, store));
  expect(errors).toBeUndefined();
  expect(data.addStoreOrder.orders[0].state).toBe(0);
  return data.addStoreOrder.orders[0].uuid;
}

/** Returns a payment that is paid at the provider but not reported yet. */
async function paidAtProvider(buyer: Person, amount: number): Promise<string> {
  const { data } = await wallet.graphql(RECHARGE, { amount, key: newKey() }, buyer);
  await wallet.db('sandbox_payments').where({ payment_uuid: data.rechargeAccount.uuid }).update({ state: 'paid' });
  return data.rechargeAccount.uuid;
}

const poll = (buyer: Person, uuid: string) => wallet.graphql('query ($uuid: ID!) { findPayment(uuid: $uuid) { state } }', { uuid }, buyer);

async function topUp(buyer: Person, amount: number): Promise<void> {
  expect((await poll(buyer, await paidAtProvider(buyer, amount))).data.findPayment.state).toBe(1);
}

const stateOf = async (uuid: string) => (await wallet.db('store_orders').where({ uuid }).first()).state;
const library = async (buyer: Person, states: number[], q: object = {}) =>
  (await wallet.graphql(LIBRARY, { states, q }, buyer)).data.findStoreOrder;
const codeOf = (answer: Awaited<ReturnType<typeof pay>>) => answer.errors?.[0]?.extensions.code;

describe('a held order', () => {
  test('charges nothing and gives no entitlement until a top-up pays it at its price', async () => {
    const [buyer, owner] = [await wallet.person({ coins: 100 }), await wallet.person()];
    const store = await wallet.listing({ ownerUuid: owner.muid });
    const uuid = await quote(buyer, store);
    const { data } = await pay(buyer, uuid);
    expect(data.addStoreOrder).toMatchObject({ orders: [{ state: 0, price: 499 }], grants: [], wallet: { meowcent: 100 } });
    expect(await wallet.db('entitlements').where({ user_uuid: buyer.muid })).toEqual([]);
    expect(await wallet.db('outbox').where({ aggregate_id: data.addStoreOrder.orders[0].uuid })).toEqual([]);
    const dearer = { ...LISTING, storeUuid: store, ownerUuid: owner.muid, revision: 2, prices: [{ country: 'us', coins: 999 }] };
    await wallet.tell('catalog.listing.changed', store, dearer);
    await topUp(buyer, 399);
    expect(await wallet.balances(buyer)).toMatchObject({ coin: 0 });
    expect((await library(buyer, [1])).list).toMatchObject([{ uuid: data.addStoreOrder.orders[0].uuid, state: 1 }]);
    expect(await wallet.db('entitlements').where({ user_uuid: buyer.muid, store_uuid: store })).toMatchObject([{ active: true }]);
    await wallet.settleEvents();
    expect(await wallet.balances(owner)).toMatchObject({ earnings_pending: 350 });
  });

  test('is paid only by a top-up that makes the coins sufficient', async () => {
    const buyer = await wallet.person();
    const order = await ordered(buyer, await wallet.listing());
    await topUp(buyer, 300);
    expect([await stateOf(order), (await wallet.balances(buyer)).coin]).toEqual([0, 300]);
    await topUp(buyer, 300);
    expect([await stateOf(order), (await wallet.balances(buyer)).coin]).toEqual([1, 101]);
  });

  test('is not made when the coins suffice: the order is paid at once', async () => {
    const buyer = await wallet.person({ coins: 499 });
    const { data } = await pay(buyer, await quote(buyer, await wallet.listing()));
    expect(data.addStoreOrder).toMatchObject({ orders: [{ state: 1 }], grants: [{}], wallet: { meowcent: 0 } });
  });

  test('can be paid by the buyer once the coins suffice, and returns its grant', async () => {
    const buyer = await wallet.person();
    const store = await wallet.listing();
    const uuid = await quote(buyer, store);
    const response = await pay(buyer, uuid);
    expect(codeOf(await pay(buyer, uuid, { wait: false }))).toBe('wallet/insufficient');
    await wallet.gift(buyer, 499);
    await wallet.moveClock(700);
    const paid = await pay(buyer, uuid, { wait: false });
    await wallet.moveClock(-700);
    expect(paid.data.addStoreOrder).toMatchObject({
      orders: [{ uuid: response.data.addStoreOrder.orders[0].uuid, state: 1 }],
      grants: [{ store_id: store }],
      wallet: { meowcent: 0 },
    });
  });

  test('expires after thirty minutes of the database’s clock, and a later top-up doesn’t pay it', async () => {
    const buyer = await wallet.person();
    const store = await wallet.listing();
    const uuid = await quote(buyer, store);
    const order = (await pay(buyer, uuid)).data.addStoreOrder.orders[0].uuid;
    await wallet.moveClock(1799);
    await sweepHeldOrders(wallet.db);
    expect(await stateOf(order)).toBe(0);
    await wallet.moveClock(2);
    await topUp(buyer, 499);
    await sweepHeldOrders(wallet.db);
    const late = await pay(buyer, uuid, { wait: false });
    await wallet.moveClock(-1801);
    expect([await stateOf(order), (await wallet.balances(buyer)).coin]).toEqual([2, 499]);
    expect(codeOf(late)).toBe('quote/expired');
    expect(late.errors?.[0]?.extensions.data).toMatchObject({ quote: { state: 'open', total: 499, remain: 0 } });
    expect((await library(buyer, [0, 2, 3])).list).toMatchObject([{ uuid: order, state: 2, paid_at: null }]);
  });

  test('can be cancelled only by its buyer, and not once it is paid', async () => {
    const [buyer, other] = [await wallet.person(), await wallet.person()];
    const order = await ordered(buyer, await wallet.listing());
    expect(codeOf(await wallet.graphql(CANCEL, { order }, other))).toBe('404');
    for (const _again of [1, 2]) {
      expect((await wallet.graphql(CANCEL, { order }, buyer)).data.cancelStoreOrder).toEqual({ uuid: order, state: 3 });
    }
    await topUp(buyer, 499);
    expect([await stateOf(order), (await wallet.balances(buyer)).coin]).toEqual([3, 499]);
    const { data } = await pay(buyer, await quote(buyer, await wallet.listing()));
    const paid = data.addStoreOrder.orders[0].uuid;
    expect(codeOf(await wallet.graphql(CANCEL, { order: paid }, buyer))).toBe('order/not-cancellable');
    expect(await stateOf(paid)).toBe(1);
  });

  test('is cancelled by a newer order of the same work', async () => {
    const buyer = await wallet.person();
    const [store, other] = [await wallet.listing(), await wallet.listing()];
    const [first, apart] = [await ordered(buyer, store), await ordered(buyer, other)];
    const second = await ordered(buyer, store);
    expect([await stateOf(first), await stateOf(apart), await stateOf(second)]).toEqual([3, 0, 0]);
    await topUp(buyer, 998);
    expect([await stateOf(first), await stateOf(apart), await stateOf(second)]).toEqual([3, 1, 1]);
    expect(await wallet.balances(buyer)).toMatchObject({ coin: 0 });
  });

  test('of a reward is cancelled by a newer one too', async () => {
    const buyer = await wallet.person();
    const store = await wallet.listing({ platformKey: 'meowtale-open', authType: 2, rewardMinimumCoins: 10 });
    for (const price of [500, 700]) await pay(buyer, await quote(buyer, store, { price }));
    await topUp(buyer, 2000);
    expect(await wallet.balances(buyer)).toMatchObject({ coin: 1300 });
  });

  test('of a reward is cancelled by one that is paid at once, and a top-up doesn’t pay it', async () => {
    const buyer = await wallet.person({ coins: 50 });
    const store = await wallet.listing({ platformKey: 'meowtale-open', authType: 2, rewardMinimumCoins: 10 });
    const waiting = (await pay(buyer, await quote(buyer, store, { price: 100 }))).data.addStoreOrder.orders[0].uuid;
    await pay(buyer, await quote(buyer, store, { price: 50 }));
    expect([await stateOf(waiting), await wallet.balances(buyer)]).toMatchObject([3, { coin: 0 }]);
    await topUp(buyer, 100);
    expect(await wallet.balances(buyer)).toMatchObject({ coin: 100 });
  });

  test('that a top-up has paid is returned as paid when its quote is paid again', async () => {
    const buyer = await wallet.person();
    const store = await wallet.listing({ platformKey: 'meowtale-open', authType: 2, rewardMinimumCoins: 10 });
    const bill = await quote(buyer, store, { price: 100 });
    const uuid = (await pay(buyer, bill)).data.addStoreOrder.orders[0].uuid;
    await topUp(buyer, 300);
    const again = await pay(buyer, bill, { wait: false });
    expect(again.data.addStoreOrder).toMatchObject({ orders: [{ uuid, state: 1 }], wallet: { meowcent: 200 } });
    expect(await wallet.balances(buyer)).toMatchObject({ coin: 200 });
  });

  test('that is older is paid first', async () => {
    const buyer = await wallet.person();
    const orders = [await ordered(buyer, await wallet.listing()), await ordered(buyer, await wallet.listing())];
    await topUp(buyer, 600);
    expect(await Promise.all(orders.map(stateOf))).toEqual([1, 0]);
  });

  test('isn’t paid with coins in place of silver that was spent elsewhere', async () => {
    const buyer = await wallet.person({ silver: 200 });
    const uuid = await quote(buyer, await wallet.listing());
    const order = (await pay(buyer, uuid)).data.addStoreOrder.orders[0].uuid;
    await pay(buyer, await quote(buyer, await wallet.listing({ prices: [{ country: 'us', coins: 100 }] })));
    await topUp(buyer, 499);
    expect([await stateOf(order), await wallet.balances(buyer)]).toMatchObject([0, { coin: 499, silver: 100 }]);
    const response = await pay(buyer, uuid, { wait: false });
    expect(codeOf(response)).toBe('quote/changed');
    expect(response.errors?.[0]?.extensions.data).toMatchObject({ quote: { silver_used: 100, coin_used: 399 } });
  });

  test('of a cart is paid with the others; one that can’t be bought expires alone', async () => {
    const buyer = await wallet.person();
    const [available, lost] = [await wallet.listing(), await wallet.listing()];
    for (const store of [available, lost]) await wallet.graphql(ADD_TO_CART, { store }, buyer);
    const { data } = await wallet.graphql(CART_QUOTE, {}, buyer);
    const response = await wallet.graphql(PAY_CART, { quote: data.findCartCheckout.uuid, key: newKey(), wait: true }, buyer);
    expect(response.data.addCartCheckout.orders).toMatchObject([{ state: 0 }, { state: 0 }]);
    // A held quote of the cart can be paid by either call.
    const early = await wallet.graphql(PAY_STORE, { quote: data.findCartCheckout.uuid, key: newKey() }, buyer);
    expect(codeOf(early)).toBe('wallet/insufficient');
    expect(await wallet.db('cart_stores').where({ user_uuid: buyer.muid })).toHaveLength(2);
    await topUp(buyer, 600);
    expect(await wallet.balances(buyer)).toMatchObject({ coin: 600 });
    await wallet.tell('catalog.listing.changed', lost, { ...LISTING, storeUuid: lost, ownerUuid: newKey(), revision: 2, onSale: false });
    await topUp(buyer, 1);
    const states = await wallet.db('store_orders').where({ buyer_uuid: buyer.muid }).orderBy('position').pluck('state');
    expect([states, (await wallet.balances(buyer)).coin]).toEqual([[1, 2], 102]);
    expect(await wallet.db('cart_stores').where({ user_uuid: buyer.muid })).toMatchObject([{ store_uuid: lost }]);
  });
});

describe('concurrent calls', () => {
  test('with one key make one order and return the same, with several keys they make one order', async () => {
    const buyer = await wallet.person();
    const uuid = await quote(buyer, await wallet.listing());
    const key = newKey();
    const clicks = await Promise.all(Array.from({ length: 10 }, () => pay(buyer, uuid, { key })));
    expect(new Set(clicks.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const tabs = await Promise.all(Array.from({ length: 10 }, () => pay(buyer, uuid)));
    expect(new Set(tabs.map(({ data }) => data.addStoreOrder.orders[0].uuid)).size).toBe(1);
    expect(await wallet.db('store_orders').where({ buyer_uuid: buyer.muid })).toMatchObject([{ state: 0 }]);
    expect(codeOf(await pay(buyer, uuid, { key, wait: false }))).toBe('idempotency/conflict');
  });

  test('of polling, paying, cancelling and sweeping charge once or not at all', async () => {
    for (let round = 0; round < 8; round += 1) {
      const buyer = await wallet.person();
      const uuid = await quote(buyer, await wallet.listing());
      const order = (await pay(buyer, uuid)).data.addStoreOrder.orders[0].uuid;
      const payments = [await paidAtProvider(buyer, 499), await paidAtProvider(buyer, 499)];
      await Promise.all([
        ...payments.flatMap((payment) => [poll(buyer, payment), poll(buyer, payment)]),
        pay(buyer, uuid, { wait: false }),
        wallet.graphql(CANCEL, { order }, buyer),
        sweepHeldOrders(wallet.db),
      ]);
      await sweepHeldOrders(wallet.db);
      const state = await stateOf(order);
      expect([state, (await wallet.balances(buyer)).coin]).toEqual([state, state === 1 ? 499 : 998]);
      expect([1, 3]).toContain(state);
    }
  });

  test('the sweep pays held orders of a top-up whose process ended before it did', async () => {
    const buyer = await wallet.person();
    const order = await ordered(buyer, await wallet.listing());
    await wallet.gift(buyer, 499);
    await sweepHeldOrders(wallet.db);
    expect(await stateOf(order)).toBe(0);
    const payment = await paidAtProvider(buyer, 1);
    await wallet
      .db('payments')
      .where({ uuid: payment })
      .update({ decided_at: wallet.db.raw('clock_now()'), state: 1 });
    await sweepHeldOrders(wallet.db);
    expect(await stateOf(order)).toBe(1);
    await wallet.db('payments').where({ uuid: payment }).update({ decided_at: null, state: 0 });
  });
});

describe('the sweep', () => {
  /** Gives coins and a succeeded payment, without paying held orders. */
  async function toppedUpUnserved(buyer: Person, coins: number): Promise<void> {
    await wallet.gift(buyer, coins);
    const payment = { provider_key: 'sandbox', currency: 'USD', coins: 1, pay_amount: 1, state: 0, check_after: null };
    const [{ uuid }] = await wallet
      .db('payments')
      .insert({ ...payment, uuid: newKey(), user_uuid: buyer.muid })
      .returning('uuid');
    await wallet
      .db('payments')
      .where({ uuid })
      .update({ state: 1, decided_at: wallet.db.raw('clock_now()') });
    payments.push(uuid);
  }
  const payments: string[] = [];
  // They credited no coins, so the check of the ledger would report them as paid.
  afterAll(() => wallet.db('payments').whereIn('uuid', payments).update({ state: 0, decided_at: null }));

  test('pays a quote behind a hundred that their buyers can’t pay', async () => {
    const poor = await wallet.person();
    const store = await wallet.listing();
    const first = await ordered(poor, store);
    await toppedUpUnserved(poor, 1);
    const { quote_uuid } = await wallet.db('store_orders').where({ uuid: first }).first('quote_uuid');
    await wallet.db.raw(
      `with other as (select uuidv7() as uuid, uuidv7() as store from generate_series(1, 100)),
         q as (insert into quotes (uuid, buyer_uuid, source, use_silver, total, silver_used, expires_at, held_at)
           select o.uuid, buyer_uuid, source, use_silver, total, silver_used, expires_at, held_at from quotes, other o where quotes.uuid = :of),
         l as (insert into quote_lines (quote_uuid, position, store_uuid, store_name, auth_type, country, original, price, percentage_discount, silver_used, owner_uuid)
           select o.uuid, position, o.store, store_name, auth_type, country, original, price, percentage_discount, silver_used, owner_uuid
           from quote_lines, other o where quote_uuid = :of),
         s as (insert into listings (store_uuid, revision, platform_key, auth_type, owner_uuid, on_sale, store_name, play_kind, prices, reward_minimum)
           select o.store, 1, platform_key, auth_type, owner_uuid, true, store_name, play_kind, prices, reward_minimum from listings, other o where store_uuid = :store)
       insert into store_orders (uuid, quote_uuid, position, buyer_uuid, store_uuid, store_name, auth_type, country, original, price, percentage_discount,
         silver_used, state, owner_uuid, split_state, held_until)
       select uuidv7(), o.uuid, position, buyer_uuid, o.store, store_name, auth_type, country, original, price, percentage_discount, silver_used, 0,
         owner_uuid, 'none', held_until from store_orders, other o where store_orders.uuid = :order`,
      { of: quote_uuid, store, order: first },
    );
    const buyer = await wallet.person();
    const order = await ordered(buyer, await wallet.listing());
    await toppedUpUnserved(buyer, 499);
    await sweepHeldOrders(wallet.db);
    expect([await stateOf(first), await stateOf(order)]).toEqual([0, 1]);
  });

  test('pays the orders of a quote that can still be bought', async () => {
    const [buyer, owner] = [await wallet.person(), await wallet.person()];
    const [available, lost] = [await wallet.listing(), await wallet.listing({ ownerUuid: owner.muid })];
    for (const store of [available, lost]) await wallet.graphql(ADD_TO_CART, { store }, buyer);
    const { data } = await wallet.graphql(CART_QUOTE, {}, buyer);
    await wallet.graphql(PAY_CART, { quote: data.findCartCheckout.uuid, key: newKey(), wait: true }, buyer);
    await wallet.listing({ storeUuid: lost, ownerUuid: owner.muid, revision: 2, onSale: false });
    await toppedUpUnserved(buyer, 499);
    await sweepHeldOrders(wallet.db);
    const orders = wallet.db('store_orders').where({ buyer_uuid: buyer.muid });
    expect(await orders.orderBy('position').pluck('state')).toEqual([1, 2]);
  });

  test('a held order of a work that was bought meanwhile expires, also after it became a reward', async () => {
    const [buyer, owner] = [await wallet.person(), await wallet.person()];
    const [store, other] = [await wallet.listing({ ownerUuid: owner.muid }), await wallet.listing()];
    for (const one of [store, other]) await wallet.graphql(ADD_TO_CART, { store: one }, buyer);
    const { data } = await wallet.graphql(CART_QUOTE, {}, buyer);
    await wallet.graphql(PAY_CART, { quote: data.findCartCheckout.uuid, key: newKey(), wait: true }, buyer);
    await wallet.gift(buyer, 499);
    await pay(buyer, await quote(buyer, store));
    await wallet.listing({ storeUuid: store, ownerUuid: owner.muid, revision: 2, authType: 2, platformKey: 'meowtale-open' });
    await topUp(buyer, 998);
    expect((await library(buyer, [0, 1, 2])).list.map(({ state }: { state: number }) => state).toSorted()).toEqual([1, 1, 2]);
    expect(await wallet.balances(buyer)).toMatchObject({ coin: 499 });
  });
});

test('the library pages by cursor through paid and unpaid orders in both directions', async () => {
  const buyer = await wallet.person({ coins: 998 });
  for (let count = 0; count < 2; count += 1) await pay(buyer, await quote(buyer, await wallet.listing()));
  for (let count = 0; count < 3; count += 1) await ordered(buyer, await wallet.listing());
  for (const orderField of ['paid_at-asc', 'paid_at-desc']) {
    const whole = (await library(buyer, [0, 1], { orderField })).list;
    const read: unknown[] = [];
    for (let after: string | null = null; read.length < 5; ) {
      const { list, pageInfo } = await library(buyer, [0, 1], { orderField, pageSize: 1, after });
      read.push(...list);
      after = pageInfo.endCursor;
    }
    expect(read).toEqual(whole);
    expect(whole.map(({ state }: { state: number }) => state)).toEqual(orderField.endsWith('asc') ? [1, 1, 0, 0, 0] : [0, 0, 0, 1, 1]);
  }
  const { errors } = await wallet.graphql(LIBRARY, { states: [] }, buyer);
  expect(errors?.[0]?.extensions.fields).toMatchObject([{ path: 'states', key: 'invalid.empty' }]);
});

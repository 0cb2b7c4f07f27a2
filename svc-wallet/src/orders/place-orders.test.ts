import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ENTITLEMENT_AUDIENCE, entitlementGrant } from '@meowtale/contracts/grants';
import { verifyGrant } from '@meowtale/service-kit';
import { waitFor } from '@meowtale/service-kit/testing';
import { personal, platform } from '../ledger/chart.ts';
import { postTransfers, readPlatformBalance } from '../ledger/service.ts';
import { ADD_TO_CART, CART_QUOTE, PAY_CART, PAY_STORE, REFUND, STORE_QUOTE } from '../testing/operations.ts';
import { newKey, type TestWallet, testWallet } from '../testing/wallet.ts';

let wallet: TestWallet;
beforeAll(async () => {
  wallet = await testWallet();
});
afterAll(() => wallet.close());

type Person = Awaited<ReturnType<TestWallet['person']>>;

async function quoteOf(person: Person, variables: object) {
  return (await wallet.graphql(STORE_QUOTE, { ...variables }, person)).data.findStoreQuote;
}

async function pay(person: Person, quote: { uuid: string }, key = newKey()) {
  return wallet.graphql(PAY_STORE, { quote: quote.uuid, key }, person);
}

describe('buying one work', () => {
  test('a sale of 499 coins leaves fee 149 and the owner’s 350 once it is split', async () => {
    const [buyer, owner] = [await wallet.person({ coins: 1000 }), await wallet.person()];
    const store = await wallet.listing({ ownerUuid: owner.muid });
    const fee = await readPlatformBalance(wallet.db, 'fee');
    const quote = await quoteOf(buyer, { store });
    expect(quote.total_local).toEqual({ currency: 'USD', amount: 499 });
    expect(quote).toMatchObject({ state: 'open', total: 499, silver_used: 0, coin_used: 499, remain: 0, balance: { meowcent: 1000 } });
    const { data } = await pay(buyer, quote);
    expect(data.addStoreOrder).toMatchObject({ orders: [{ store_id: store, price: 499, state: 1 }], wallet: { meowcent: 501, silver: 0 } });
    expect(await readPlatformBalance(wallet.db, 'order_clearing')).toBe(499);
    await wallet.settleEvents();
    expect(await readPlatformBalance(wallet.db, 'order_clearing')).toBe(0);
    expect((await readPlatformBalance(wallet.db, 'fee')) - fee).toBe(149);
    expect(await wallet.balances(owner)).toMatchObject({ earnings_pending: 350, coin: 0 });
  });

  test('promoter 20 % and agent 15 % get 70 and 42, the owner 238', async () => {
    const [buyer, owner, agent, promoter] = await Promise.all([
      wallet.person({ coins: 499 }),
      wallet.person(),
      wallet.person(),
      wallet.person(),
    ]);
    const store = await wallet.listing({ ownerUuid: owner.muid, agent: { userUuid: agent.muid, rateBp: 1500 } });
    const quote = await quoteOf(buyer, { store });
    await wallet.db('quote_lines').where({ quote_uuid: quote.uuid }).update({ promoter_uuid: promoter.muid, promoter_rate_bp: 2000 });
    await pay(buyer, quote);
    await wallet.settleEvents();
    const pending = await Promise.all([promoter, agent, owner].map(async (person) => (await wallet.balances(person)).earnings_pending));
    expect(pending).toEqual([70, 42, 238]);
  });

  test('a second delivery of the event splits nothing again', async () => {
    const [buyer, owner] = [await wallet.person({ coins: 499 }), await wallet.person()];
    const store = await wallet.listing({ ownerUuid: owner.muid });
    const { data } = await pay(buyer, await quoteOf(buyer, { store }));
    const [{ payload }] = await wallet.db('outbox').where({ aggregate_id: data.addStoreOrder.orders[0].uuid, type: 'wallet.order.paid' });
    await wallet.tell('wallet.order.paid', payload.orderUuid, payload);
    await wallet.tell('wallet.order.paid', payload.orderUuid, payload);
    expect(await wallet.balances(owner)).toMatchObject({ earnings_pending: 350 });
  });

  test('silver pays first, unless the buyer opts out', async () => {
    const buyer = await wallet.person({ coins: 1000, silver: 200 });
    const store = await wallet.listing();
    expect(await quoteOf(buyer, { store, silver: false })).toMatchObject({ silver_used: 0, coin_used: 499 });
    const quote = await quoteOf(buyer, { store });
    expect(quote).toMatchObject({ silver_used: 200, coin_used: 299, lines: [{ silver_used: 200 }] });
    expect((await pay(buyer, quote)).data.addStoreOrder.wallet).toEqual({ meowcent: 701, silver: 0 });
  });

  test('a free work posts nothing and can be played', async () => {
    const buyer = await wallet.person();
    const store = await wallet.listing({ prices: [{ country: 'us', coins: 0 }] });
    const { data } = await pay(buyer, await quoteOf(buyer, { store }));
    await wallet.settleEvents();
    const order = data.addStoreOrder.orders[0];
    expect(order).toMatchObject({ price: 0, state: 1, refundable_until: null });
    expect(await wallet.db('ledger.postings').where({ cause_uuid: order.uuid })).toEqual([]);
    expect(await wallet.db('entitlements').where({ user_uuid: buyer.muid, store_uuid: store })).toMatchObject([
      { active: true, revision: 1 },
    ]);
  });

  test('paying returns a grant for buyer and work that is valid for 15 minutes', async () => {
    const buyer = await wallet.person({ coins: 499 });
    const store = await wallet.listing();
    const { data } = await pay(buyer, await quoteOf(buyer, { store }));
    const [{ grant }] = data.addStoreOrder.grants;
    const read = (minutes: number) =>
      verifyGrant(grant, entitlementGrant, {
        secret: wallet.env.GRANT_SIGNING_SECRET,
        audience: ENTITLEMENT_AUDIENCE,
        now: new Date(Date.now() + minutes * 60_000),
      });
    expect(await read(14)).toMatchObject({ userUuid: buyer.muid, storeUuid: store, revision: 1 });
    await expect(read(16)).rejects.toMatchObject({ code: 'play/not-authorized' });
  });

  test('a work that was refunded and bought again returns a grant that the earlier refund doesn’t end', async () => {
    const buyer = await wallet.person({ coins: 499 });
    const store = await wallet.listing();
    const first = (await pay(buyer, await quoteOf(buyer, { store }))).data.addStoreOrder.orders[0].uuid;
    await wallet.graphql(REFUND, { order: first, key: newKey() }, buyer);
    const { data } = await pay(buyer, await quoteOf(buyer, { store }));
    const [{ grant }] = data.addStoreOrder.grants;
    const claims = await verifyGrant(grant, entitlementGrant, {
      secret: wallet.env.GRANT_SIGNING_SECRET,
      audience: ENTITLEMENT_AUDIENCE,
      now: new Date(),
    });
    // Bought, refunded, and bought again.
    expect(claims).toMatchObject({ orderUuid: data.addStoreOrder.orders[0].uuid, revision: 3 });
    expect(await wallet.db('entitlements').where({ user_uuid: buyer.muid, store_uuid: store })).toMatchObject([
      { active: true, revision: 3 },
    ]);
  });
});

test('an entitlement that changes during its purchase restarts the payment, which then pays once', async () => {
  const buyer = await wallet.person({ coins: 1000 });
  const store = await wallet.listing();
  const first = (await pay(buyer, await quoteOf(buyer, { store }))).data.addStoreOrder.orders[0].uuid;
  await wallet.graphql(REFUND, { order: first, key: newKey() }, buyer);
  const quote = await quoteOf(buyer, { store });
  const other = await wallet.db.transaction();
  const mine = { user_uuid: buyer.muid, store_uuid: store };
  await other('entitlements').where(mine).increment('revision');
  const paying = pay(buyer, quote);
  // It has read the old revision by now and can't overwrite the new one. A transaction sees pg_stat_activity as of its first read.
  const waiting = () =>
    wallet
      .db('pg_locks')
      .join('pg_stat_activity', 'pg_locks.pid', 'pg_stat_activity.pid')
      .whereRaw("not granted and datname = current_database() and query like '%place_orders(%'")
      .first();
  await waitFor(async () => (await waiting()) !== undefined).finally(() => other.commit());
  const { data, errors } = await paying;
  expect(errors).toBeUndefined();
  expect(data.addStoreOrder.wallet.meowcent).toBe(501);
  expect(await wallet.balances(buyer)).toMatchObject({ coin: 501 });
  expect(await wallet.db('store_orders').where({ buyer_uuid: buyer.muid })).toHaveLength(2);
  expect(await wallet.db('entitlements').where(mine)).toMatchObject([{ active: true, revision: 4 }]);
});

describe('what is rejected', () => {
  test('too few coins: nothing is charged, and the error names the missing coins', async () => {
    const buyer = await wallet.person({ coins: 400 });
    const store = await wallet.listing();
    const quote = await quoteOf(buyer, { store });
    expect(quote).toMatchObject({ remain: 99 });
    expect((await pay(buyer, quote)).errors?.[0]?.extensions).toMatchObject({ code: 'wallet/insufficient', data: { remain: 99, debt: 0 } });
    expect(await wallet.balances(buyer)).toMatchObject({ coin: 400 });
    expect(await wallet.db('store_orders').where({ buyer_uuid: buyer.muid })).toEqual([]);
  });

  test('the error names the debt that a top-up fills first, when paid at once or by hand', async () => {
    const buyer = await wallet.person({ coins: 400 });
    const owed = [{ from: personal(buyer.muid, 'debt'), to: platform('issuance'), amount: 120 }];
    await wallet.db.transaction((tx) => postTransfers(tx, { key: newKey(), reason: 'dispute', cause: buyer.muid, transfers: owed }));
    const quote = await quoteOf(buyer, { store: await wallet.listing() });
    const expected = { code: 'wallet/insufficient', data: { remain: 99, debt: 120 } };
    expect((await pay(buyer, quote)).errors?.[0]?.extensions).toMatchObject(expected);
    const { data } = await wallet.graphql(PAY_STORE, { quote: quote.uuid, key: newKey(), wait: true }, buyer);
    expect(data.addStoreOrder.orders).toMatchObject([{ state: 0 }]);
    expect((await pay(buyer, quote)).errors?.[0]?.extensions).toMatchObject(expected);
  });

  test('the owner and the agent can’t buy their own work', async () => {
    const [owner, agent] = [await wallet.person({ coins: 999 }), await wallet.person({ coins: 999 })];
    const store = await wallet.listing({ ownerUuid: owner.muid, agent: { userUuid: agent.muid, rateBp: 1000 } });
    for (const person of [owner, agent]) {
      expect((await wallet.graphql(STORE_QUOTE, { store }, person)).errors?.[0]?.extensions.code).toBe('order/own-work');
    }
  });

  test('a priced work is bought once', async () => {
    const buyer = await wallet.person({ coins: 999 });
    const store = await wallet.listing();
    await pay(buyer, await quoteOf(buyer, { store }));
    expect((await wallet.graphql(STORE_QUOTE, { store }, buyer)).errors?.[0]?.extensions.code).toBe('order/already-owned');
  });

  test("another person's quote isn't found", async () => {
    const [buyer, other] = [await wallet.person({ coins: 499 }), await wallet.person({ coins: 499 })];
    const quote = await quoteOf(buyer, { store: await wallet.listing() });
    expect((await pay(other, quote)).errors?.[0]?.extensions.code).toBe('404');
  });

  test('a quote older than ten minutes is answered with a new one, and nothing is charged', async () => {
    const buyer = await wallet.person({ coins: 499 });
    const store = await wallet.listing();
    const quote = await quoteOf(buyer, { store });
    await wallet.moveClock(601);
    const { errors } = await pay(buyer, quote);
    const { quote: offered } = (errors?.[0]?.extensions.data ?? {}) as { quote: { uuid: string } };
    expect(errors?.[0]?.extensions.code).toBe('quote/expired');
    expect(offered).toMatchObject({ total: 499, state: 'open' });
    expect(await wallet.balances(buyer)).toMatchObject({ coin: 499 });
    expect((await pay(buyer, offered)).data.addStoreOrder.wallet.meowcent).toBe(0);
  });

  test('silver that was spent elsewhere changes the quote', async () => {
    const buyer = await wallet.person({ coins: 998, silver: 100 });
    const [first, second] = [await wallet.listing(), await wallet.listing()];
    const quotes = [await quoteOf(buyer, { store: first }), await quoteOf(buyer, { store: second })];
    await pay(buyer, quotes[0]);
    const { errors } = await pay(buyer, quotes[1]);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'quote/changed', data: { quote: { silver_used: 0, coin_used: 499 } } });
  });

  test('a work taken off sale can’t be paid with an open quote', async () => {
    const buyer = await wallet.person({ coins: 499 });
    const owner = await wallet.person();
    const store = await wallet.listing({ ownerUuid: owner.muid });
    const quote = await quoteOf(buyer, { store });
    await wallet.listing({ storeUuid: store, ownerUuid: owner.muid, onSale: false, revision: 2 });
    expect((await pay(buyer, quote)).errors?.[0]?.extensions.code).toBe('store/not-found');
    expect(await wallet.balances(buyer)).toMatchObject({ coin: 499 });
  });
});

describe('rewards', () => {
  const reward: Parameters<TestWallet['listing']>[0] = { authType: 2, platformKey: 'meowtale-open', prices: [], rewardMinimumCoins: 50 };

  test.each([
    [null, 'order/reward-minimum'],
    [49, 'order/reward-minimum'],
    [75, 'order/reward-minimum'],
    [100, undefined],
  ])('with a minimum of 50, %p coins result in %p', async (price, code) => {
    const buyer = await wallet.person();
    const { errors } = await wallet.graphql(STORE_QUOTE, { store: await wallet.listing(reward), price }, buyer);
    expect(errors?.[0]?.extensions.code).toBe(code);
  });

  test('without a minimum 0 coins give access, and a reward can follow', async () => {
    const buyer = await wallet.person({ coins: 30 });
    const store = await wallet.listing({ ...reward, rewardMinimumCoins: 0 });
    expect((await pay(buyer, await quoteOf(buyer, { store, price: 0 }))).data.addStoreOrder.orders[0].state).toBe(1);
    expect((await pay(buyer, await quoteOf(buyer, { store, price: 30 }))).data.addStoreOrder.wallet.meowcent).toBe(0);
    expect(await wallet.db('entitlements').where({ user_uuid: buyer.muid })).toMatchObject([{ active: true, revision: 2 }]);
  });
});

describe('the cart', () => {
  test('has a quote without works that can’t be bought, with silver used in cart order, and is empty once paid', async () => {
    const buyer = await wallet.person({ coins: 2000, silver: 600 });
    const owner = await wallet.person();
    const stores = [await wallet.listing(), await wallet.listing(), await wallet.listing({ ownerUuid: owner.muid })];
    for (const store of stores) await wallet.graphql(ADD_TO_CART, { store }, buyer);
    await wallet.listing({ storeUuid: stores[2] as string, ownerUuid: owner.muid, onSale: false, revision: 2 });
    const { data } = await wallet.graphql(CART_QUOTE, {}, buyer);
    expect(data.findCartCheckout).toMatchObject({
      total: 998,
      silver_used: 600,
      lines: [
        { store_id: stores[0], silver_used: 499 },
        { store_id: stores[1], silver_used: 101 },
      ],
    });
    const paid = await wallet.graphql(PAY_CART, { quote: data.findCartCheckout.uuid, key: newKey() }, buyer);
    expect(paid.data.addCartCheckout).toMatchObject({ wallet: { meowcent: 1602, silver: 0 } });
    expect(paid.data.addCartCheckout.grants).toHaveLength(2);
    const left = await wallet.graphql('{ findCartStore { list { store_id buyable } totalCount } }', {}, buyer);
    expect(left.data.findCartStore).toEqual({ list: [{ store_id: stores[2], buyable: false }], totalCount: 1 });
  });

  test('returns the existing row when a work is added again', async () => {
    const buyer = await wallet.person();
    const store = await wallet.listing();
    const add = async () => (await wallet.graphql(ADD_TO_CART, { store }, buyer)).data.addCartStore.uuid;
    expect(await add()).toBe(await add());
    expect((await wallet.graphql('mutation { emptyCartStore }', {}, buyer)).data.emptyCartStore).toBe(1);
  });
});

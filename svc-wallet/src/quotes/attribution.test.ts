import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { AD_LINK_CHANGED } from '@meowtale/contracts/events/catalog/ad-link.fixture';
import { v7 as uuidv7 } from 'uuid';
import { examineBooks } from '../ledger/books-repository.ts';
import { CART_QUOTE, PAY_CART, PAY_STORE, STORE_QUOTE } from '../testing/operations.ts';
import { LISTING, newKey, type TestWallet, testWallet } from '../testing/wallet.ts';

let wallet: TestWallet;
beforeAll(async () => {
  wallet = await testWallet();
});
afterAll(() => wallet.close());

const ADD = 'mutation ($store: ID!, $uid: String) { addCartStore(store_id: $store, store_ad_link_uid: $uid) { uuid } }';

let links = 0;
/** Delivers the event of a tracked link; returns its uid. */
async function link(storeUuid: string, ownerUuid: string, state: Partial<typeof AD_LINK_CHANGED> = {}): Promise<string> {
  links += 1;
  const payload = { ...AD_LINK_CHANGED, adLinkUuid: uuidv7(), uid: `link-${links}`, storeUuid, ownerUuid, ...state };
  await wallet.tell('catalog.ad-link.changed', payload.adLinkUuid, payload);
  return payload.uid;
}

async function buyThrough(store: string, uid: string, buyer: { muid: string }): Promise<string> {
  const { data, errors } = await wallet.graphql(STORE_QUOTE, { store, uid }, buyer);
  expect(errors).toBeUndefined();
  const paid = await wallet.graphql(PAY_STORE, { quote: data.findStoreQuote.uuid, key: newKey() }, buyer);
  return paid.data.addStoreOrder.orders[0].uuid;
}

const orderRow = (uuid: string) => wallet.db('store_orders').where({ uuid }).first();

describe('a sale by a tracked link', () => {
  test('pays the promoter of 499 coins 70, the agent 42 and the owner 238', async () => {
    const [owner, agent, promoter] = [await wallet.person(), await wallet.person(), await wallet.person()];
    const store = await wallet.listing({ ownerUuid: owner.muid, agent: { userUuid: agent.muid, rateBp: 1500 } });
    const order = await buyThrough(store, await link(store, promoter.muid), await wallet.person({ coins: 499 }));
    await wallet.settleEvents();
    expect(await wallet.balances(promoter)).toMatchObject({ earnings_pending: 70 });
    expect(await wallet.balances(agent)).toMatchObject({ earnings_pending: 42 });
    expect(await wallet.balances(owner)).toMatchObject({ earnings_pending: 238 });
    expect(await orderRow(order)).toMatchObject({ promoter_uuid: promoter.muid, promoter_rate_bp: 2000, promoter_share: 70 });
    expect((await examineBooks(wallet.db)).flatMap(({ faults }) => faults)).toEqual([]);
  });

  test("of several works by name uses each work's own link, rather than the one in the cart", async () => {
    const [owner, earlier, later] = [await wallet.person(), await wallet.person(), await wallet.person()];
    const buyer = await wallet.person({ coins: 2000 });
    const stores = [];
    for (let n = 0; n < 3; n += 1) stores.push(await wallet.listing({ ownerUuid: owner.muid }));
    const [lying, followed, plain] = stores as [string, string, string];
    for (const store of [lying, followed]) await wallet.graphql(ADD, { store, uid: await link(store, earlier.muid) }, buyer);
    const uids = [await link(followed, later.muid), newKey()];
    const query = 'query ($stores: [ID!], $uids: [String!]) { findCartCheckout(store_id: $stores, store_ad_link_uid: $uids) { uuid } }';
    const { data } = await wallet.graphql(query, { stores, uids }, buyer);
    await wallet.graphql(PAY_CART, { quote: data.findCartCheckout.uuid, key: newKey() }, buyer);
    const orders = await wallet.db('store_orders').where({ buyer_uuid: buyer.muid }).select('store_uuid', 'promoter_uuid');
    expect(new Map(orders.map((order) => [order.store_uuid, order.promoter_uuid]))).toEqual(
      new Map([
        [lying, earlier.muid],
        [followed, later.muid],
        [plain, null],
      ]),
    );
  });

  test('pays no promoter who is its buyer, owner or agent', async () => {
    const [owner, agent, buyer] = [await wallet.person(), await wallet.person(), await wallet.person({ coins: 1500 })];
    for (const promoter of [owner, agent, buyer]) {
      const store = await wallet.listing({ ownerUuid: owner.muid, agent: { userUuid: agent.muid, rateBp: 1500 } });
      const order = await buyThrough(store, await link(store, promoter.muid), buyer);
      expect(await orderRow(order)).toMatchObject({ promoter_uuid: null, promoter_rate_bp: null });
    }
  });

  test.each([
    ['leads to another listing', {}, { storeUuid: uuidv7() }],
    ['was deleted', {}, { state: 0 as const }],
    ['leads to a listing closed to promoters', { cps: { state: 0, shareBp: 2000, closedAt: null } }, {}],
    ['comes after the listing closed', { cps: { state: 1, shareBp: 2000, closedAt: '2026-01-01T00:00:00.000Z' } }, {}],
    ['leads to a listing that offers nothing', { cps: { state: 1, shareBp: 0, closedAt: null } }, {}],
  ])('has no promoter when the link %s', async (_how, listing, state) => {
    const promoter = await wallet.person();
    const store = await wallet.listing(listing);
    const order = await buyThrough(store, await link(store, promoter.muid, state), await wallet.person({ coins: 499 }));
    expect(await orderRow(order)).toMatchObject({ promoter_uuid: null });
  });

  test('counts until the listing closes to promoters, with the share that it offers', async () => {
    const promoter = await wallet.person();
    const closedAt = new Date(Date.now() + 3_600_000).toISOString();
    const store = await wallet.listing({ cps: { state: 1, shareBp: 500, closedAt } });
    const uid = await link(store, promoter.muid);
    const before = await buyThrough(store, uid, await wallet.person({ coins: 499 }));
    expect(await orderRow(before)).toMatchObject({ promoter_uuid: promoter.muid, promoter_rate_bp: 500 });
    await wallet.moveClock(3700);
    const after = await buyThrough(store, uid, await wallet.person({ coins: 499 }));
    await wallet.moveClock(-3700);
    expect(await orderRow(after)).toMatchObject({ promoter_uuid: null });
  });

  test("with an unknown link is made all the same, and the link's uid is recorded", async () => {
    const store = await wallet.listing();
    const order = await buyThrough(store, 'who-knows', await wallet.person({ coins: 499 }));
    expect(await orderRow(order)).toMatchObject({ promoter_uuid: null, ad_link_uid: 'who-knows' });
  });

  test('with an invalid link is rejected, with the field named', async () => {
    const { errors } = await wallet.graphql(STORE_QUOTE, { store: await wallet.listing(), uid: 'two words' }, await wallet.person());
    expect(errors?.[0]?.extensions.fields).toMatchObject([{ path: 'store_ad_link_uid', key: 'invalid.characters' }]);
  });

  test('through the cart uses the last link that led there', async () => {
    const [first, last, buyer] = [await wallet.person(), await wallet.person(), await wallet.person({ coins: 998 })];
    const [one, two] = [await wallet.listing(), await wallet.listing()];
    for (const uid of [await link(one, first.muid), await link(one, last.muid), null]) {
      await wallet.graphql(ADD, { store: one, uid }, buyer);
    }
    await wallet.graphql(ADD, { store: two }, buyer);
    const { data } = await wallet.graphql(CART_QUOTE, {}, buyer);
    await wallet.graphql(PAY_CART, { quote: data.findCartCheckout.uuid, key: newKey() }, buyer);
    const rows = await wallet.db('store_orders').where({ buyer_uuid: buyer.muid }).orderBy('position');
    expect(rows.map(({ promoter_uuid }) => promoter_uuid)).toEqual([last.muid, null]);
  });

  test('with a renewed quote keeps its promoter', async () => {
    const promoter = await wallet.person();
    const buyer = await wallet.person({ coins: 499 });
    const store = await wallet.listing();
    const { data } = await wallet.graphql(STORE_QUOTE, { store, uid: await link(store, promoter.muid) }, buyer);
    await wallet.moveClock(601);
    const late = await wallet.graphql(PAY_STORE, { quote: data.findStoreQuote.uuid, key: newKey() }, buyer);
    await wallet.moveClock(-601);
    const again = late.errors?.[0]?.extensions.data as { quote: { uuid: string } };
    expect(await wallet.db('quote_lines').where({ quote_uuid: again.quote.uuid }).first()).toMatchObject({ promoter_uuid: promoter.muid });
  });
});

describe('events on links and listings', () => {
  test('an older revision of a link changes nothing', async () => {
    const adLinkUuid = uuidv7();
    const payload = { ...AD_LINK_CHANGED, adLinkUuid, uid: 'older', revision: 3, state: 0 as const };
    await wallet.tell('catalog.ad-link.changed', adLinkUuid, payload);
    await wallet.tell('catalog.ad-link.changed', adLinkUuid, { ...payload, revision: 2, state: 1 });
    expect(await wallet.db('ad_links').where({ uid: 'older' }).first()).toMatchObject({ revision: 3, state: 0 });
  });

  test('the same revision again fills in what an earlier release didn’t save', async () => {
    const store = await wallet.listing({ revision: 7 });
    await wallet.db('listings').where({ store_uuid: store }).update({ cps_state: null, cps_share_bp: null, names: null });
    // The earlier release's consumer saved the revisions that it had seen under another name.
    await wallet.db('inbox_revisions').where({ aggregate_id: store }).update({ consumer: 'wallet-listings' });
    const promoter = await wallet.person();
    const uid = await link(store, promoter.muid);
    const untold = await buyThrough(store, uid, await wallet.person({ coins: 499 }));
    expect(await orderRow(untold)).toMatchObject({ promoter_uuid: null });
    await wallet.tell('catalog.listing.changed', store, { ...LISTING, storeUuid: store, ownerUuid: uuidv7(), revision: 7 });
    const orderUuid = await buyThrough(store, uid, await wallet.person({ coins: 499 }));
    expect(await orderRow(orderUuid)).toMatchObject({ promoter_uuid: promoter.muid });
    await wallet.tell('catalog.listing.changed', store, { ...LISTING, storeUuid: store, ownerUuid: uuidv7(), revision: 6, onSale: false });
    expect(await wallet.db('listings').where({ store_uuid: store }).first()).toMatchObject({ on_sale: true, revision: 7 });
  });
});

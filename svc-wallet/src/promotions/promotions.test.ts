import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { AD_LINK_CHANGED } from '@meowtale/contracts/events/catalog/ad-link.fixture';
import { moveToMidMonth } from '@meowtale/service-kit/testing';
import { v7 as uuidv7 } from 'uuid';
import { PAY_STORE, REFUND, STORE_QUOTE } from '../testing/operations.ts';
import { newKey, type TestWallet, testWallet } from '../testing/wallet.ts';

type Person = Awaited<ReturnType<TestWallet['person']>>;

let wallet: TestWallet;
let promoter: Person;
let owner: Person;
let store: string;

beforeAll(async () => {
  wallet = await testWallet();
  await moveToMidMonth(wallet.db);
  promoter = await wallet.person({ coins: 2000 });
  owner = await wallet.person();
  store = await wallet.listing({ ownerUuid: owner.muid });
});
afterAll(() => wallet?.close());

async function link(by = promoter, storeUuid = store, state: 0 | 1 = 1) {
  const made = { ...AD_LINK_CHANGED, adLinkUuid: uuidv7(), uid: newKey(), storeUuid, ownerUuid: by.muid, revision: 1, state };
  await wallet.tell('catalog.ad-link.changed', made.adLinkUuid, made);
  return {
    uuid: made.adLinkUuid,
    uid: made.uid,
    end: () => wallet.tell('catalog.ad-link.changed', made.adLinkUuid, { ...made, revision: 2, state: 0 }),
  };
}
async function buy(uid: string, { buyer, of = store }: { buyer?: Person; of?: string } = {}) {
  const by = buyer ?? (await wallet.person({ coins: 499 }));
  const quoted = await wallet.graphql(STORE_QUOTE, { store: of, uid }, by);
  const paid = await wallet.graphql(PAY_STORE, { quote: quoted.data.findStoreQuote.uuid, key: newKey() }, by);
  await wallet.settleEvents();
  const order: string = paid.data.addStoreOrder.orders[0].uuid;
  return { order, takeBack: () => wallet.graphql(REFUND, { order, key: newKey() }, by) };
}
const FIGURES = `query ($u: [ID!]!, $from: String, $to: String) {
  _walletAdLinks(uuids: $u) { uuid order_count refund_count revenue pending sale_days(from: $from, to: $to) { day order_count refund_count revenue } }
}`;
async function brought(uuid: string, range: object = {}, by: Person | undefined = promoter) {
  const { data, errors } = await wallet.graphql(FIGURES, { u: [uuid], ...range }, by);
  if (errors) return { fields: errors[0]?.extensions.fields };
  const [found] = data._walletAdLinks;
  if (!found) return found;
  const { uuid: _uuid, ...figures } = found;
  return figures;
}
const SOLD = `query ($scope: String, $store: ID, $uid: String, $q: ListQuery) {
  findStoreOrderBySeller(scope: $scope, store_id: $store, ad_link_uid: $uid, q: $q) {
    list { uuid store_name state settled roles promoter_rate my_share taken_back ad_link_uid }
    totalCount
    total { order_count refund_count earned pending settled taken_back }
  }
}`;
/** Returns the sum that a person got and returned for these orders, by the ledger. */
async function booked({ muid }: Person, orders: string[]): Promise<number> {
  const { rows } = await wallet.db.raw(
    `select coalesce(sum(case when t.owner_uuid = :muid then x.amount else 0 end) - sum(case when f.owner_uuid = :muid then x.amount else 0 end), 0)::int as coins
     from ledger.postings p join ledger.transfers x on x.posting_id = p.id
     join ledger.accounts f on f.id = x.from_account_id join ledger.accounts t on t.id = x.to_account_id
     where p.idempotency_key = any(:keys)`,
    { muid, keys: orders.flatMap((order) => [`share:${order}`, `refund:${order}`]) },
  );
  return rows[0].coins;
}
const today = async (): Promise<string> =>
  (await wallet.db.raw(`select to_char(clock_now() at time zone 'UTC', 'YYYY-MM-DD') as day`)).rows[0].day;

describe('the result of a tracked link', () => {
  test('is its orders, and its promoter’s share of unrefunded ones, equal to the ledger', async () => {
    const [one, other] = [await link(), await link()];
    expect(await brought(one.uuid)).toEqual({ order_count: 0, refund_count: 0, revenue: 0, pending: 0, sale_days: [] });
    const [paid, taken] = [await buy(one.uid), await buy(one.uid)];
    await buy(other.uid);
    const day = await today();
    expect(await brought(one.uuid)).toEqual({
      ...{ order_count: 2, refund_count: 0, revenue: 140, pending: 140 },
      sale_days: [{ day, order_count: 2, refund_count: 0, revenue: 140 }],
    });
    expect(await booked(promoter, [paid.order, taken.order])).toBe(140);
    expect((await taken.takeBack()).errors).toBeUndefined();
    expect(await brought(one.uuid)).toEqual({
      ...{ order_count: 2, refund_count: 1, revenue: 70, pending: 70 },
      sale_days: [{ day, order_count: 2, refund_count: 1, revenue: 70 }],
    });
    expect(await booked(promoter, [paid.order, taken.order])).toBe(70);
    expect(await brought(other.uuid)).toMatchObject({ order_count: 1, revenue: 70 });
  });

  test("isn't pending once it is settled, and stays when the link has ended", async () => {
    const made = await link();
    const { order } = await buy(made.uid);
    await wallet.db('order_shares').where({ order_uuid: order, user_uuid: promoter.muid }).update({ settled: 70, pending: 0 });
    await made.end();
    expect(await brought(made.uuid)).toMatchObject({ order_count: 1, revenue: 70, pending: 0 });
    await buy(made.uid);
    expect(await brought(made.uuid)).toMatchObject({ order_count: 2, revenue: 70 });
  });

  test("excludes its promoter's own purchases and other works", async () => {
    const made = await link();
    await buy(made.uid, { buyer: promoter });
    await buy(made.uid, { of: await wallet.listing() });
    expect(await brought(made.uuid)).toMatchObject({ order_count: 0, revenue: 0 });
  });

  test('to an own work is the share as its owner or agent, equal to the ledger, and a refund takes it back', async () => {
    const agent = await wallet.person();
    const represented = await wallet.listing({ ownerUuid: owner.muid, agent: { userUuid: agent.muid, rateBp: 1500 } });
    for (const { of, by, share } of [
      { of: store, by: owner, share: 350 },
      { of: represented, by: owner, share: 298 },
      { of: represented, by: agent, share: 52 },
    ]) {
      const own = await link(by, of);
      const [paid, taken] = [await buy(own.uid, { of }), await buy(own.uid, { of })];
      expect(await brought(own.uuid, {}, by)).toMatchObject({ order_count: 2, revenue: 2 * share, pending: 2 * share });
      expect((await taken.takeBack()).errors).toBeUndefined();
      const day = { day: await today(), order_count: 2, refund_count: 1, revenue: share };
      expect(await brought(own.uuid, {}, by)).toEqual({
        ...{ order_count: 2, refund_count: 1, revenue: share, pending: share },
        sale_days: [day],
      });
      expect(await booked(by, [paid.order, taken.order])).toBe(share);
    }
  });

  test('has orders without a share once a listing is closed to promoters', async () => {
    const closed = await wallet.listing({ ownerUuid: owner.muid, cps: { state: 1, shareBp: 2000, closedAt: '2026-01-01T00:00:00.000Z' } });
    const made = await link(promoter, closed);
    await buy(made.uid, { of: closed });
    expect(await brought(made.uuid)).toMatchObject({ order_count: 1, revenue: 0, pending: 0 });
  });

  test('is visible to its promoter only, and null for an unknown link', async () => {
    const made = await link();
    for (const by of [owner, await wallet.person()]) expect(await brought(made.uuid, {}, by)).toBeNull();
    expect((await wallet.graphql(FIGURES, { u: [made.uuid, newKey(), 'x'] })).data._walletAdLinks).toEqual([null, null, null]);
    expect((await wallet.graphql(FIGURES, { u: [newKey(), made.uuid] }, promoter)).data._walletAdLinks).toMatchObject([
      null,
      { uuid: made.uuid },
    ]);
  });

  test('is by UTC day of the order, within the requested days', async () => {
    const made = await link();
    const orders = [await buy(made.uid), await buy(made.uid), await buy(made.uid)];
    for (const [at, paid_at] of ['2026-05-01T00:00:00Z', '2026-05-01T23:59:59.999Z', '2026-05-02T00:00:00Z'].entries())
      await wallet.db('store_orders').where({ uuid: orders[at]?.order }).update({ paid_at });
    const days = async (from: string | null, to: string | null) => (await brought(made.uuid, { from, to })).sale_days;
    const one = { refund_count: 0 };
    expect(await days('2026-05-01', '2026-05-01')).toEqual([{ ...one, day: '2026-05-01', order_count: 2, revenue: 140 }]);
    expect(await days('2026-05-01', '2026-05-02')).toEqual([
      { ...one, day: '2026-05-01', order_count: 2, revenue: 140 },
      { ...one, day: '2026-05-02', order_count: 1, revenue: 70 },
    ]);
    expect(await days(null, '2026-05-31')).toHaveLength(1);
    expect(await days('2026-04-01', '2026-04-30')).toEqual([]);
    expect(await days('2023-08-06', '2026-05-01')).toHaveLength(1);
  });

  test('has its sales listed to the promoter with share, state and sums, and without the buyer', async () => {
    const seller = await wallet.person();
    const [one, other] = [await link(seller), await link(seller)];
    const [settled, kept, taken] = [await buy(one.uid), await buy(one.uid), await buy(one.uid)];
    const elsewhere = await buy(other.uid);
    await wallet.db('order_shares').where({ order_uuid: settled.order, user_uuid: seller.muid }).update({ settled: 70, pending: 0 });
    await wallet.db('store_orders').where({ uuid: settled.order }).update({ settled: 1 });
    expect((await taken.takeBack()).errors).toBeUndefined();
    const sold = async (variables: Record<string, unknown>, by: Person = seller) =>
      (await wallet.graphql(SOLD, variables, by)).data.findStoreOrderBySeller;
    const row = { store_name: 'The Intercept', roles: ['promoter'], promoter_rate: 0.2, ad_link_uid: one.uid };
    expect(await sold({ scope: 'promoter', uid: one.uid })).toEqual({
      totalCount: 3,
      list: [
        { ...row, uuid: taken.order, state: 4, settled: 0, my_share: null, taken_back: 70 },
        { ...row, uuid: kept.order, state: 1, settled: 0, my_share: 70, taken_back: null },
        { ...row, uuid: settled.order, state: 1, settled: 1, my_share: 70, taken_back: null },
      ],
      total: { order_count: 3, refund_count: 1, earned: 140, pending: 70, settled: 70, taken_back: 70 },
    });
    expect(await brought(one.uuid, {}, seller)).toMatchObject({ order_count: 3, refund_count: 1, revenue: 140, pending: 70 });
    expect(await sold({ scope: 'promoter', store, q: { pageSize: 1 } })).toMatchObject({
      ...{ totalCount: 4, list: [{ uuid: elsewhere.order }] },
      total: { order_count: 4, refund_count: 1, earned: 210, pending: 140, settled: 70, taken_back: 70 },
    });
    expect((await sold({})).totalCount).toBe(4);
    for (const scope of ['owner', 'agent']) expect((await sold({ scope })).totalCount).toBe(0);
    expect(await sold({ scope: 'promoter', uid: one.uid }, owner)).toMatchObject({ totalCount: 0, total: { earned: 0 } });
    expect((await sold({ scope: 'owner', uid: one.uid }, owner)).totalCount).toBe(3);
    const { errors } = await wallet.graphql(SOLD, { scope: 'buyer' }, seller);
    expect(errors?.[0]?.extensions.fields).toMatchObject([{ path: 'scope', key: 'invalid.scope' }]);
  });

  test.each([
    ['an invalid day', { from: '2026-02-30' }, 'from', 'invalid.time'],
    ['days in the wrong order', { from: '2026-05-02', to: '2026-05-01' }, 'to', 'invalid.time-order'],
    ['a thousand days', { from: '2023-01-01', to: '2025-09-27' }, 'to', 'invalid.too-many'],
  ])('%s is rejected with its field', async (_name, range, path, key) => {
    expect(await brought((await link()).uuid, range)).toMatchObject({ fields: [{ path, key }] });
  });
});

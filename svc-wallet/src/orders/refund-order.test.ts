import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { EVENTS } from '@meowtale/contracts/events/index';
import { createDatabase } from '@meowtale/service-kit';
import { PATIENCE } from '@meowtale/service-kit/testing';
import { examineBooks } from '../ledger/books-repository.ts';
import { personal, platform } from '../ledger/chart.ts';
import { postTransfers, readPlatformBalance } from '../ledger/service.ts';
import { PAY_STORE, REFUND, STORE_QUOTE } from '../testing/operations.ts';
import { newKey, type TestWallet, testWallet } from '../testing/wallet.ts';
import { lockOrders } from './repository.ts';
import { splitPaidOrders } from './split-order.ts';

let wallet: TestWallet;
beforeAll(async () => {
  wallet = await testWallet();
});
afterAll(() => wallet.close());

type Person = Awaited<ReturnType<TestWallet['person']>>;
const HOUR = 3600;
const DAY = 24 * HOUR;

async function buy(buyer: Person, store: string): Promise<string> {
  const { data } = await wallet.graphql(STORE_QUOTE, { store }, buyer);
  const paid = await wallet.graphql(PAY_STORE, { quote: data.findStoreQuote.uuid, key: newKey() }, buyer);
  return paid.data.addStoreOrder.orders[0].uuid;
}

function refund(buyer: Person, order: string, key = newKey()) {
  return wallet.graphql(REFUND, { order, key }, buyer);
}

async function codeOf(answer: ReturnType<typeof refund>): Promise<string | undefined> {
  return (await answer).errors?.[0]?.extensions.code;
}

describe('where the money goes', () => {
  test('before the split it empties clearing, and the split is void', async () => {
    const [buyer, owner] = [await wallet.person({ coins: 300, silver: 199 }), await wallet.person()];
    const order = await buy(buyer, await wallet.listing({ ownerUuid: owner.muid }));
    expect((await refund(buyer, order)).data.refundStoreOrder).toEqual({ uuid: order, state: 4, refundable_until: null });
    await wallet.settleEvents();
    expect(await wallet.balances(buyer)).toMatchObject({ coin: 300, silver: 199 });
    expect(await wallet.balances(owner)).toMatchObject({ earnings_pending: 0 });
    expect(await readPlatformBalance(wallet.db, 'order_clearing')).toBe(0);
    expect(await wallet.db('store_orders').where({ uuid: order })).toMatchObject([{ split_state: 'void', fee: null }]);
  });

  test('after it each transfer is reversed, to the balances it came from', async () => {
    const [buyer, owner, agent] = [await wallet.person({ coins: 300, silver: 199 }), await wallet.person(), await wallet.person()];
    const order = await buy(buyer, await wallet.listing({ ownerUuid: owner.muid, agent: { userUuid: agent.muid, rateBp: 1500 } }));
    const fee = await readPlatformBalance(wallet.db, 'fee');
    await wallet.settleEvents();
    expect([await wallet.balances(agent), await wallet.balances(owner)]).toMatchObject([
      { earnings_pending: 52 },
      { earnings_pending: 298 },
    ]);
    await refund(buyer, order);
    expect([await wallet.balances(agent), await wallet.balances(owner)]).toMatchObject([{ earnings_pending: 0 }, { earnings_pending: 0 }]);
    expect(await wallet.balances(buyer)).toMatchObject({ coin: 300, silver: 199 });
    expect(await readPlatformBalance(wallet.db, 'fee')).toBe(fee);
    expect(await readPlatformBalance(wallet.db, 'order_clearing')).toBe(0);
  });

  test('a share that was paid out becomes debt, and later earnings fill it first', async () => {
    const [buyer, owner] = [await wallet.person({ coins: 499 }), await wallet.person()];
    const listing = { ownerUuid: owner.muid };
    const order = await buy(buyer, await wallet.listing(listing));
    await wallet.settleEvents();
    // Of the 350 pending, 250 were settled and withdrawn meanwhile.
    const transfers = [
      {
        from_owner: owner.muid,
        from_kind: 'earnings_pending',
        to_owner: owner.muid,
        to_kind: 'earnings_available',
        currency: 'coin',
        amount: 250,
      },
      {
        from_owner: owner.muid,
        from_kind: 'earnings_available',
        to_owner: '00000000-0000-0000-0000-000000000000',
        to_kind: 'fee',
        currency: 'coin',
        amount: 250,
      },
    ];
    await wallet.db.raw('select ledger.post_transfers(?, ?, ?, ?)', [newKey(), 'share', owner.muid, JSON.stringify(transfers)]);
    await wallet.db('order_shares').where({ order_uuid: order }).update({ pending: 100 });
    await refund(buyer, order);
    expect(await wallet.balances(owner)).toMatchObject({ earnings_pending: 0, earnings_available: 0, debt: -250 });
    await buy(await wallet.person({ coins: 499 }), await wallet.listing(listing));
    await wallet.settleEvents();
    expect(await wallet.balances(owner)).toMatchObject({ earnings_pending: 100, debt: 0 });
  });

  test("a debtor's sales that are split together fill the debt once", async () => {
    const owner = await wallet.person();
    const owed = [{ from: personal(owner.muid, 'debt'), to: platform('issuance'), amount: 400 }];
    await wallet.db.transaction((tx) => postTransfers(tx, { key: newKey(), reason: 'refund', cause: owner.muid, transfers: owed }));
    const sell = async () => buy(await wallet.person({ coins: 499 }), await wallet.listing({ ownerUuid: owner.muid }));
    const orders = [await sell(), await sell(), await sell()];
    await wallet.db.transaction((tx) => splitPaidOrders(tx, orders));
    // Three times 350, minus the debt.
    expect(await wallet.balances(owner)).toMatchObject({ earnings_pending: 650, debt: 0 });
    await wallet.db.transaction((tx) => splitPaidOrders(tx, orders));
    expect(await wallet.balances(owner)).toMatchObject({ earnings_pending: 650 });
    expect((await examineBooks(wallet.db)).flatMap(({ faults }) => faults)).toEqual([]);
  });

  test('the work can no longer be played, and the event is published', async () => {
    const buyer = await wallet.person({ coins: 499 });
    const store = await wallet.listing();
    const order = await buy(buyer, store);
    await refund(buyer, order);
    const events = await wallet
      .db('outbox')
      .where({ aggregate_id: `${buyer.muid}.${store}` })
      .orderBy('seq');
    expect(events.map(({ payload }) => payload)).toMatchObject([
      { active: true, revision: 1 },
      { active: false, revision: 2 },
    ]);
    expect(await wallet.db('outbox').where({ aggregate_id: order, type: 'wallet.order.refunded' })).toHaveLength(1);
  });
});

describe('while a release goes out', () => {
  test('a connection that has locked orders locks them again after a column was added', async () => {
    const order = await buy(await wallet.person({ coins: 499 }), await wallet.listing());
    const old = createDatabase(wallet.database.url, { poolMax: 1, patience: PATIENCE });
    const lock = () =>
      old.transaction(async (tx) => {
        const { rows } = await tx.raw<{ rows: { pid: number }[] }>('select pg_backend_pid() as pid');
        const [locked] = await lockOrders(tx, [order]);
        return { pid: rows[0]?.pid, locked };
      });
    const before = await lock();
    await wallet.database.owner.raw('alter table store_orders add column told_of text');
    expect(before.locked?.uuid).toBe(order);
    expect(await lock()).toEqual(before);
    await old.destroy();
  });

  test("a reference to a locked order doesn't wait for the lock", async () => {
    const order = await buy(await wallet.person({ coins: 499 }), await wallet.listing());
    await wallet.db.transaction(async (tx) => {
      await lockOrders(tx, [order]);
      const { rows } = await wallet.db.raw('select uuid from store_orders where uuid = ? for key share nowait', [order]);
      expect(rows).toEqual([{ uuid: order }]);
      const second = wallet.db.raw('select uuid from store_orders where uuid = ? for no key update nowait', [order]);
      await expect(second).rejects.toMatchObject({ code: '55P03' });
    });
  });
});

describe('staff', () => {
  const BY_STAFF = `mutation ($order: ID!, $reason: String, $key: ID!) {
    refundStoreOrder(uuid: $order, reason: $reason, idempotency_key: $key) { uuid state refund_request { state answer } }
  }`;
  const ASK = `mutation ($order: ID!, $reason: String!, $key: ID!) {
    askStoreOrderRefund(uuid: $order, reason: $reason, idempotency_key: $key) { uuid state refund_request { state reason answer decided_at } }
  }`;
  const DECLINE = ASK.replaceAll('askStoreOrderRefund', 'declineStoreOrderRefund');
  const QUEUE =
    'query ($state: String) { findRefundRequest(state: $state) { totalCount list { order_uuid buyer_uuid price reason state } } }';
  const MINE =
    'query ($state: Int) { findStoreOrder(state: $state) { list { uuid refundable_until refund_request { state reason answer } } } }';

  /** Returns the events with staff's decisions about an order. */
  async function toldOf(order: string) {
    const events = await wallet.db('outbox').where({ type: 'wallet.staff.acted', aggregate_id: order });
    return events.map(({ payload }) => EVENTS['wallet.staff.acted'].schema.parse(payload));
  }

  async function staffMember() {
    return { ...(await wallet.person()), roles: ['user', 'staff'] as ('user' | 'staff')[] };
  }

  async function lateOrder(): Promise<{ buyer: Person; owner: Person; order: string }> {
    const [buyer, owner] = [await wallet.person({ coins: 499 }), await wallet.person()];
    const order = await buy(buyer, await wallet.listing({ ownerUuid: owner.muid }));
    await wallet.settleEvents();
    await wallet.moveClock(20 * DAY);
    return { buyer, owner, order };
  }

  test('refund an order that its buyer no longer can, with a recorded reason', async () => {
    const { buyer, owner, order } = await lateOrder();
    const staff = await staffMember();
    expect(await codeOf(refund(buyer, order))).toBe('order/not-refundable');
    const unsaid = await wallet.graphql(BY_STAFF, { order, key: newKey() }, staff);
    expect(unsaid.errors?.[0]?.extensions.fields).toEqual([{ path: 'reason', key: 'invalid.empty' }]);
    const { data } = await wallet.graphql(BY_STAFF, { order, reason: 'The work no longer starts', key: newKey() }, staff);
    expect(data.refundStoreOrder).toEqual({ uuid: order, state: 4, refund_request: null });
    expect(await wallet.balances(buyer)).toMatchObject({ coin: 499 });
    expect(await wallet.balances(owner)).toMatchObject({ earnings_pending: 0, debt: 0 });
    expect(await wallet.db('staff_actions').where({ subject_uuid: order })).toMatchObject([
      { actor_uuid: staff.muid, action: 'order.refund', reason: 'The work no longer starts' },
    ]);
    expect(await toldOf(order)).toEqual([
      {
        actorUuid: staff.muid,
        action: 'order-refund',
        subject: { type: 'order', uuid: order, name: expect.any(String) },
        reason: 'The work no longer starts',
        refund: { buyerUuid: buyer.muid, priceCoins: 499 },
      },
    ]);
    for (const change of ["update staff_actions set reason = 'x'", 'delete from staff_actions']) {
      await expect(wallet.db.raw(change)).rejects.toMatchObject({ code: '42501' });
      await expect(wallet.database.owner.raw(change)).rejects.toThrow(/append-only/);
    }
  });

  test('leave the buyer’s own five refunds of a month alone', async () => {
    const buyer = await wallet.person({ coins: 7 });
    const staff = await staffMember();
    const cheap = { prices: [{ country: 'us', coins: 1 }] };
    for (let index = 0; index < 5; index += 1) {
      const order = await buy(buyer, await wallet.listing(cheap));
      await wallet.graphql(BY_STAFF, { order, reason: 'Asked on the phone', key: newKey() }, staff);
    }
    const { data } = await wallet.graphql(STORE_QUOTE, { store: await wallet.listing(cheap) }, buyer);
    const paid = await wallet.graphql(PAY_STORE, { quote: data.findStoreQuote.uuid, key: newKey() }, buyer);
    const [order] = paid.data.addStoreOrder.orders;
    expect(order.refundable_until).toMatch(/Z$/);
    expect(await codeOf(refund(buyer, order.uuid))).toBeUndefined();
  });

  test("decide a buyer's refund request, and the buyer reads the answer", async () => {
    const { buyer, order } = await lateOrder();
    const staff = await staffMember();
    const response = await wallet.graphql(ASK, { order, reason: ' It never started ', key: newKey() }, buyer);
    const waiting = { state: 'open', reason: 'It never started', answer: null, decided_at: null };
    expect(response.data.askStoreOrderRefund).toEqual({ uuid: order, state: 1, refund_request: waiting });
    const again = await wallet.graphql(ASK, { order, reason: 'Please', key: newKey() }, buyer);
    expect(again.data.askStoreOrderRefund.refund_request).toEqual(waiting);
    const queue = (await wallet.graphql(QUEUE, {}, staff)).data.findRefundRequest.list;
    expect(queue).toContainEqual({ order_uuid: order, buyer_uuid: buyer.muid, price: 499, reason: 'It never started', state: 'open' });
    const declined = await wallet.graphql(DECLINE, { order, reason: 'You played it for 40 hours', key: newKey() }, staff);
    expect(declined.data.declineStoreOrderRefund.refund_request).toMatchObject({ state: 'declined', answer: 'You played it for 40 hours' });
    expect((await wallet.graphql(MINE, {}, buyer)).data.findStoreOrder.list).toMatchObject([
      { uuid: order, refund_request: { state: 'declined', answer: 'You played it for 40 hours' } },
    ]);
    const third = await wallet.graphql(ASK, { order, reason: 'Please', key: newKey() }, buyer);
    expect(third.errors?.[0]?.extensions.code).toBe('order/not-refundable');
    for (const decision of [DECLINE, BY_STAFF]) {
      const late = await wallet.graphql(decision, { order, reason: 'No', key: newKey() }, staff);
      const decided = { path: 'uuid', key: 'refunds.errors.decided' };
      expect(late.errors?.[0]?.extensions).toMatchObject({ code: 'input/conflict', fields: [decided] });
    }
    expect(await wallet.db('staff_actions').where({ subject_uuid: order })).toMatchObject([{ action: 'order.refund-declined' }]);
    expect(await toldOf(order)).toMatchObject([{ action: 'order-refund-declined', reason: 'You played it for 40 hours' }]);
  });

  test('see the buyer and what was paid; the last decided request comes first', async () => {
    const staff = await staffMember();
    const buyer = await wallet.person({ coins: 998 });
    const payload = { userUuid: buyer.muid, revision: 1, nickname: 'Mina', country: null, roles: ['user'] };
    await wallet.tell('catalog.user.changed', buyer.muid, payload);
    const silver = 'mutation ($u: ID!, $k: ID!) { grantSilver(user_uuid: $u, silver: 99, reason: "x", idempotency_key: $k) { uuid } }';
    await wallet.graphql(silver, { u: buyer.muid, k: newKey() }, staff);
    const [first, second] = [await buy(buyer, await wallet.listing()), await buy(buyer, await wallet.listing())];
    for (const order of [first, second]) await wallet.graphql(ASK, { order, reason: 'Please', key: newKey() }, buyer);
    const queue = async (state: string) => {
      const query = `{ findRefundRequest(state: "${state}") { list { order_uuid buyer_name price silver_used } } }`;
      const { data } = await wallet.graphql(query, {}, staff);
      return data.findRefundRequest.list.filter((row: { order_uuid: string }) => [first, second].includes(row.order_uuid));
    };
    expect(await queue('open')).toEqual([
      { order_uuid: first, buyer_name: 'Mina', price: 499, silver_used: 99 },
      { order_uuid: second, buyer_name: 'Mina', price: 499, silver_used: 0 },
    ]);
    for (const order of [first, second]) await wallet.graphql(DECLINE, { order, reason: 'No', key: newKey() }, staff);
    expect((await queue('declined')).map((row: { order_uuid: string }) => row.order_uuid)).toEqual([second, first]);
  });

  test('grant a request by refunding the order', async () => {
    const { buyer, order } = await lateOrder();
    await wallet.graphql(ASK, { order, reason: 'It never started', key: newKey() }, buyer);
    const { data } = await wallet.graphql(BY_STAFF, { order, reason: 'Sorry about that', key: newKey() }, await staffMember());
    expect(data.refundStoreOrder).toMatchObject({ state: 4, refund_request: { state: 'granted', answer: 'Sorry about that' } });
    expect((await wallet.graphql(MINE, { state: 4 }, buyer)).data.findStoreOrder.list).toMatchObject([
      { refund_request: { state: 'granted' } },
    ]);
  });

  test('don’t decide on their own purchases', async () => {
    const { buyer, order } = await lateOrder();
    const staff = { ...buyer, roles: ['user', 'staff'] as ('user' | 'staff')[] };
    const own = await wallet.graphql(BY_STAFF, { order, reason: 'I want it back', key: newKey() }, staff);
    expect(own.errors?.[0]?.extensions.code).toBe('order/not-refundable');
    await wallet.graphql(ASK, { order, reason: 'Please', key: newKey() }, staff);
    expect((await wallet.graphql(DECLINE, { order, reason: 'No', key: newKey() }, staff)).errors?.[0]?.extensions.code).toBe('404');
  });

  test.each(['owner', 'agent', 'promoter'] as const)('don’t decide on an order in which they have a share as %s', async (share) => {
    const { buyer, order } = await lateOrder();
    const staff = await staffMember();
    await wallet
      .db('store_orders')
      .where({ uuid: order })
      .update({ [`${share}_uuid`]: staff.muid, ...(share !== 'owner' && { [`${share}_rate_bp`]: 0 }) });
    await wallet.graphql(ASK, { order, reason: 'It never started', key: newKey() }, buyer);
    for (const decision of [BY_STAFF, DECLINE]) {
      expect(await codeOf(wallet.graphql(decision, { order, reason: 'No', key: newKey() }, staff))).toBe('auth/forbidden');
    }
    expect(await wallet.db('refund_requests').where({ order_uuid: order })).toMatchObject([{ state: 'open' }]);
  });

  test('a reason has 1 to 1,000 characters', async () => {
    const { buyer, order } = await lateOrder();
    const keys = ['', '   ', 'x'.repeat(1001)].map(async (reason) => {
      const { errors } = await wallet.graphql(ASK, { order, reason, key: newKey() }, buyer);
      return errors?.[0]?.extensions.fields?.[0];
    });
    const empty = { path: 'reason', key: 'invalid.empty' };
    expect(await Promise.all(keys)).toMatchObject([empty, empty, { path: 'reason', key: 'invalid.too-long' }]);
  });
});

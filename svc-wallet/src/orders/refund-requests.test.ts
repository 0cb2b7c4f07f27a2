import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { erasureConsumers } from '../erasure/events.ts';
import { PAY_STORE, STORE_QUOTE } from '../testing/operations.ts';
import { newKey, type TestWallet, testWallet } from '../testing/wallet.ts';

let wallet: TestWallet;
beforeAll(async () => {
  wallet = await testWallet();
});
afterAll(() => wallet?.close());

type Person = Awaited<ReturnType<TestWallet['person']>>;
const action = (field: string) => `mutation ($order: ID!, $reason: String!, $key: ID!) {
  ${field}(uuid: $order, reason: $reason, idempotency_key: $key) { uuid state refund_request { state answer } }
}`;
const [ASK, GRANT, DECLINE] = ['askStoreOrderRefund', 'refundStoreOrder', 'declineStoreOrderRefund'].map(action) as [
  string,
  string,
  string,
];

const staffMember = async () => ({ ...(await wallet.person()), roles: ['user', 'staff'] as ('user' | 'staff')[] });

async function askedOrder(buyer: Person, store: string): Promise<string> {
  const { data } = await wallet.graphql(STORE_QUOTE, { store }, buyer);
  const paid = await wallet.graphql(PAY_STORE, { quote: data.findStoreQuote.uuid, key: newKey() }, buyer);
  const order = paid.data.addStoreOrder.orders[0].uuid;
  await wallet.graphql(ASK, { order, reason: 'It never started', key: newKey() }, buyer);
  return order;
}

/** Returns the numbers of saved decisions and of events about an order. */
async function decisionsOf(order: string): Promise<number[]> {
  const actions = await wallet.db('staff_actions').where({ subject_uuid: order });
  const events = await wallet.db('outbox').where({ type: 'wallet.staff.acted', aggregate_id: order });
  return [actions.length, events.length];
}

test.each([
  ['one grants and one declines', GRANT, DECLINE],
  ['both decline', DECLINE, DECLINE],
  ['both grant', GRANT, GRANT],
])('when two of the staff decide at once, and %s, one decision counts and the other is a conflict', async (_how, one, other) => {
  const [first, second] = [await staffMember(), await staffMember()];
  for (let round = 0; round < 5; round += 1) {
    const buyer = await wallet.person({ coins: 499 });
    const order = await askedOrder(buyer, await wallet.listing());
    const responses = await Promise.all([
      wallet.graphql(one, { order, reason: 'One', key: newKey() }, first),
      wallet.graphql(other, { order, reason: 'Other', key: newKey() }, second),
    ]);
    expect(responses.map(({ errors }) => errors?.[0]?.extensions.code).toSorted()).toEqual(['input/conflict', undefined]);
    expect(await decisionsOf(order)).toEqual([1, 1]);
    const [row] = await wallet.db('refund_requests').where({ order_uuid: order });
    const granted = row.state === 'granted';
    expect(await wallet.balances(buyer)).toMatchObject({ coin: granted ? 499 : 0 });
    expect(await wallet.db('store_orders').where({ uuid: order })).toMatchObject([{ state: granted ? 4 : 1 }]);
  }
});

test.each([
  ['granting', GRANT],
  ['declining', DECLINE],
])('%s repeated with its key is done once and returns the same', async (_what, decide) => {
  const [staff, buyer] = [await staffMember(), await wallet.person({ coins: 499 })];
  const order = await askedOrder(buyer, await wallet.listing());
  const variables = { order, reason: 'As said', key: newKey() };
  const responses = await Promise.all(Array.from({ length: 5 }, () => wallet.graphql(decide, variables, staff)));
  for (const answer of responses) expect(answer).toEqual(responses[0]);
  expect(responses[0]?.errors).toBeUndefined();
  expect(await decisionsOf(order)).toEqual([1, 1]);
});

test('a request whose order the buyer has refunded themselves can’t be decided', async () => {
  const [staff, buyer] = [await staffMember(), await wallet.person({ coins: 499 })];
  const order = await askedOrder(buyer, await wallet.listing());
  const mine = 'mutation ($order: ID!, $key: ID!) { refundStoreOrder(uuid: $order, idempotency_key: $key) { state } }';
  expect((await wallet.graphql(mine, { order, key: newKey() }, buyer)).data.refundStoreOrder.state).toBe(4);
  for (const decide of [GRANT, DECLINE]) {
    const { errors } = await wallet.graphql(decide, { order, reason: 'Late', key: newKey() }, staff);
    expect(errors?.[0]?.extensions.code).toBe('input/conflict');
  }
  expect(await decisionsOf(order)).toEqual([0, 0]);
});

test("staff see the buyer's progress, or that the work was never opened or can’t be counted", async () => {
  const [staff, buyer] = [await staffMember(), await wallet.person({ coins: 1497 })];
  const [story, game, unopened] = [await wallet.listing(), await wallet.listing(), await wallet.listing()];
  const play = (userUuid: string, store: string, served: number, total: number) =>
    wallet.tell('catalog.play.changed', `${userUuid}.${store}`, {
      userUuid,
      storeUuid: store,
      revision: 1,
      firstOpenedAt: '2026-11-20T10:00:00.000Z',
      segmentsServed: served,
      segmentsTotal: total,
    });
  await play(buyer.muid, story, 12, 40);
  await play(buyer.muid, game, 0, 0);
  // Another person has played the third one.
  await play(staff.muid, unopened, 9, 9);
  const orders = [await askedOrder(buyer, story), await askedOrder(buyer, game), await askedOrder(buyer, unopened)];
  const query = '{ findRefundRequest(q: { pageSize: 100 }) { list { order_uuid first_opened_at segments_read segments_total } } }';
  const { list } = (await wallet.graphql(query, {}, staff)).data.findRefundRequest;
  const first_opened_at = '2026-11-20T10:00:00.000Z';
  expect(orders.map((order) => list.find((row: { order_uuid: string }) => row.order_uuid === order))).toEqual([
    { order_uuid: orders[0], first_opened_at, segments_read: 12, segments_total: 40 },
    { order_uuid: orders[1], first_opened_at, segments_read: 0, segments_total: null },
    { order_uuid: orders[2], first_opened_at: null, segments_read: null, segments_total: null },
  ]);
});

test("an erased person's open request is closed and its text removed; decisions stay", async () => {
  const [staff, buyer, other] = [await staffMember(), await wallet.person({ coins: 998 }), await wallet.person({ coins: 499 })];
  const waiting = await askedOrder(buyer, await wallet.listing());
  const decided = await askedOrder(buyer, await wallet.listing());
  const others = await askedOrder(other, await wallet.listing());
  await wallet.graphql(DECLINE, { order: decided, reason: 'It was played', key: newKey() }, staff);
  const erased = erasureConsumers.find(({ name }) => name === 'wallet-erased');
  if (!erased) throw new Error('nobody hears of erasures');
  const payload = { userUuid: buyer.muid, revision: 9, nickname: 'meow-1a2b3c', country: null, roles: ['user'], erased: true };
  await wallet.deliver(erased as Parameters<typeof wallet.deliver>[0], { aggregateId: buyer.muid, payload });
  const left = await wallet.db('refund_requests').whereIn('order_uuid', [waiting, decided, others]).orderBy('created_at');
  expect(left).toMatchObject([
    { order_uuid: decided, reason: '', state: 'declined', answer: 'It was played' },
    { order_uuid: others, reason: 'It never started', state: 'open' },
  ]);
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { EVENTS } from '@meowtale/contracts/events/index';
import type { TestPerson } from '@meowtale/service-kit/testing';
import { examineBooks } from '../ledger/books-repository.ts';
import { readPlatformBalance } from '../ledger/service.ts';
import { PAY_STORE, REFUND, STORE_QUOTE } from '../testing/operations.ts';
import { newKey, type TestWallet, testWallet } from '../testing/wallet.ts';

let wallet: TestWallet;
beforeAll(async () => {
  wallet = await testWallet();
});
afterAll(async () => {
  expect((await examineBooks(wallet.db)).flatMap(({ faults }) => faults)).toEqual([]);
  await wallet.close();
});

const LEVY = `mutation ($user: ID!, $sold: Coins!, $reason: String!, $key: ID!) {
  addPenalty(user_uuid: $user, sold: $sold, reason: $reason, idempotency_key: $key) { uuid user_uuid actor_uuid sold coins reason }
}`;
const WATERFALL = 'query ($order: ID!) { findSaleWaterfall(order_uuid: $order) { postings { reason entries { account amount } } } }';
const LOG = '{ findAccountLog { list { reason account amount balance_after } } }';

async function staff(): Promise<TestPerson & { muid: string }> {
  return { ...(await wallet.person()), roles: ['user', 'staff'] };
}

/** Creates a person whose user event the wallet has received. */
async function known(roles: readonly string[] = ['user', 'creator'], has: { coins?: number } = {}): Promise<{ muid: string }> {
  const person = await wallet.person(has);
  await wallet.tell('catalog.user.changed', person.muid, { userUuid: person.muid, revision: 1, nickname: 'Mina', country: null, roles });
  return person;
}

/** Sells a work of this owner for 499 coins, of which 350 are the owner's, minus 52 for an agent. */
async function sell(owner: { muid: string }, agent?: { muid: string }): Promise<{ buyer: { muid: string }; order: string }> {
  const buyer = await wallet.person({ coins: 499 });
  const store = await wallet.listing({ ownerUuid: owner.muid, agent: agent ? { userUuid: agent.muid, rateBp: 1500 } : null });
  const quote = (await wallet.graphql(STORE_QUOTE, { store }, buyer)).data.findStoreQuote.uuid;
  const paid = await wallet.graphql(PAY_STORE, { quote, key: newKey() }, buyer);
  await wallet.settleEvents();
  return { buyer, order: paid.data.addStoreOrder.orders[0].uuid };
}

const levy = (by: TestPerson, user: { muid: string }, variables: object = {}) =>
  wallet.graphql(LEVY, { user: user.muid, sold: 499, reason: 'Sold elsewhere', key: newKey(), ...variables }, by);
const fee = () => readPlatformBalance(wallet.db, 'fee');

test("a penalty is five times the fee, from earnings, and is in the audit log and the person's notifications", async () => {
  const [by, owner] = [await staff(), await known()];
  await sell(owner);
  const before = await fee();
  const { data } = await levy(by, owner, { sold: 199 });
  expect(data.addPenalty).toMatchObject({ user_uuid: owner.muid, actor_uuid: by.muid, sold: 199, coins: 295, reason: 'Sold elsewhere' });
  expect(await wallet.balances(owner)).toMatchObject({ earnings_pending: 55, debt: 0 });
  expect((await fee()) - before).toBe(295);
  expect(await wallet.db('order_shares').where({ user_uuid: owner.muid }).select('pending')).toEqual([{ pending: 55 }]);
  expect((await wallet.graphql(LOG, {}, owner)).data.findAccountLog.list[0]).toEqual({
    reason: 'penalty',
    account: 'earnings_pending',
    amount: -295,
    balance_after: 55,
  });
  const events = await wallet.db('outbox').where({ type: 'wallet.staff.acted', aggregate_id: owner.muid });
  expect(events.map(({ payload }) => EVENTS['wallet.staff.acted'].schema.parse(payload))).toEqual([
    {
      actorUuid: by.muid,
      action: 'person-penalty',
      subject: { type: 'person', uuid: owner.muid, name: 'Mina' },
      reason: 'Sold elsewhere',
      penalty: { soldCoins: 199, coins: 295 },
    },
  ]);
});

test('what earnings and coins don’t cover becomes debt, and so does a later refund of the sale', async () => {
  const [by, owner] = [await staff(), await known(['user', 'creator'], { coins: 100 })];
  const { buyer, order } = await sell(owner);
  const before = await fee();
  expect((await levy(by, owner)).data.addPenalty.coins).toBe(745);
  expect(await wallet.balances(owner)).toMatchObject({ earnings_pending: 0, earnings_available: 0, coin: 0, debt: -295 });
  expect((await fee()) - before).toBe(745);
  await wallet.graphql(REFUND, { order, key: newKey() }, buyer);
  expect(await wallet.balances(owner)).toMatchObject({ earnings_pending: 0, debt: -645 });
});

test("a penalty is in the breakdown of each sale whose share it took, for that share's person", async () => {
  const [by, owner, agent] = [await staff(), await known(), await known()];
  const [first, second] = [await sell(owner, agent), await sell(owner, agent)];
  const shown = async (person: TestPerson, { order }: { order: string }) =>
    (await wallet.graphql(WATERFALL, { order }, person)).data.findSaleWaterfall.postings as { reason: string }[];
  const reasons = async (...of: Parameters<typeof shown>) => (await shown(...of)).map(({ reason }) => reason);
  await levy(by, owner, { sold: 199 });
  expect((await shown(owner, first)).at(-1)).toEqual({
    reason: 'penalty',
    entries: [
      { account: 'earnings_pending', amount: -295 },
      { account: 'fee', amount: 295 },
    ],
  });
  expect([await reasons(owner, second), await reasons(agent, first)]).toEqual(Array(2).fill(['order', 'share']));
  await levy(by, owner, { sold: 199 });
  expect([await reasons(owner, first), await reasons(owner, second)]).toEqual([
    ['order', 'share', 'penalty', 'penalty'],
    ['order', 'share', 'penalty'],
  ]);
  expect(await reasons(agent, first)).toEqual(['order', 'share']);
});

test('repeated with one key, also at once, it is levied once; the key with other input is rejected', async () => {
  const [by, owner, key] = [await staff(), await known(), newKey()];
  const responses = await Promise.all(Array.from({ length: 10 }, () => levy(by, owner, { key })));
  expect(new Set(responses.map((answer) => JSON.stringify(answer.data))).size).toBe(1);
  expect(await wallet.balances(owner)).toMatchObject({ debt: -745 });
  expect(await wallet.db('outbox').where({ type: 'wallet.staff.acted', aggregate_id: owner.muid })).toHaveLength(1);
  expect((await levy(by, owner, { key, sold: 500 })).errors?.[0]?.extensions.code).toBe('idempotency/conflict');
});

test('two at once take from one balance', async () => {
  const owner = await known();
  await sell(owner);
  await Promise.all([levy(await staff(), owner), levy(await staff(), owner)]);
  expect(await wallet.balances(owner)).toMatchObject({ earnings_pending: 0, debt: -1140 });
});

test.each([
  [{ sold: 3 }, 'sold', 'invalid.too-small'],
  [{ sold: 10_000_001 }, 'sold', 'invalid.too-large'],
  [{ reason: '  ' }, 'reason', 'invalid.empty'],
  [{ reason: 'x'.repeat(1001) }, 'reason', 'invalid.too-long'],
  [{ user: 'somebody' }, 'user_uuid', 'invalid.id'],
  [{ user: newKey() }, 'user_uuid', 'invalid.unknown'],
])('%j is rejected with its field named', async (variables, path, key) => {
  const { errors } = await levy(await staff(), await known(), variables);
  expect(errors?.[0]?.extensions.fields).toMatchObject([{ path, key }]);
});

test("staff can't levy one on themselves or on other staff, and a levied one can’t be changed", async () => {
  const by = await staff();
  expect((await levy(by, by)).errors?.[0]?.extensions.fields).toEqual([{ path: 'user_uuid', key: 'invalid.self' }]);
  expect((await levy(by, await known(['user', 'staff']))).errors?.[0]?.extensions.code).toBe('auth/forbidden');
  expect((await levy(by, await known(), { sold: 4 })).data.addPenalty.coins).toBe(5);
  await expect(wallet.db('penalties').update({ reason: 'none' })).rejects.toThrow(/permission denied|append-only/);
  await expect(wallet.database.owner('penalties').delete()).rejects.toThrow('append-only');
});

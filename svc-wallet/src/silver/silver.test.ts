import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { EVENTS } from '@meowtale/contracts/events/index';
import type { TestPerson } from '@meowtale/service-kit/testing';
import { examineBooks } from '../ledger/books-repository.ts';
import { PAY_STORE, STORE_QUOTE } from '../testing/operations.ts';
import { newKey, type TestWallet, testWallet } from '../testing/wallet.ts';

let wallet: TestWallet;
beforeAll(async () => {
  wallet = await testWallet();
});
afterAll(async () => {
  expect((await examineBooks(wallet.db)).flatMap(({ faults }) => faults)).toEqual([]);
  await wallet.close();
});

const GIVE = `mutation ($user: ID!, $silver: Coins!, $reason: String!, $key: ID!) {
  grantSilver(user_uuid: $user, silver: $silver, reason: $reason, idempotency_key: $key) { uuid user_uuid actor_uuid silver reason }
}`;
const GIVEN = 'query ($user: ID) { findSilverGrant(user_uuid: $user) { list { silver reason actor_uuid } totalCount } }';
const LOG = '{ findAccountLog(type: 1) { list { reason amount balance_after cause_uuid } } }';

async function staff(): Promise<TestPerson & { muid: string }> {
  const expiresAt = Math.floor(Date.now() / 1000) + 200_000;
  return { ...(await wallet.person()), roles: ['user', 'staff'], expiresAt };
}

/** Creates a person whose user event the wallet has received. */
async function known(has: { coins?: number } = {}): Promise<{ muid: string }> {
  const person = await wallet.person(has);
  const payload = { userUuid: person.muid, revision: 1, nickname: 'Mina', country: null, roles: ['user'] };
  await wallet.tell('catalog.user.changed', person.muid, payload);
  return person;
}

const give = (by: TestPerson, user: { muid: string }, variables: object = {}) =>
  wallet.graphql(GIVE, { user: user.muid, silver: 300, reason: 'A lost save', key: newKey(), ...variables }, by);

test('staff give silver with a recorded reason, it is spent first, and a receipt shows it', async () => {
  const [by, buyer] = [await staff(), await known({ coins: 499 })];
  const { data } = await give(by, buyer);
  expect(data.grantSilver).toMatchObject({ user_uuid: buyer.muid, actor_uuid: by.muid, silver: 300, reason: 'A lost save' });
  expect((await wallet.graphql(LOG, {}, buyer)).data.findAccountLog.list).toEqual([
    { reason: 'silver-grant', amount: 300, balance_after: 300, cause_uuid: data.grantSilver.uuid },
  ]);
  const quote = (await wallet.graphql(STORE_QUOTE, { store: await wallet.listing() }, buyer)).data.findStoreQuote.uuid;
  await wallet.graphql(PAY_STORE, { quote, key: newKey() }, buyer);
  const bought = await wallet.graphql('{ findStoreOrder { list { price silver_used coin_used } } }', {}, buyer);
  expect(bought.data.findStoreOrder.list).toEqual([{ price: 499, silver_used: 300, coin_used: 199 }]);
  expect((await wallet.graphql(GIVEN, { user: buyer.muid }, by)).data.findSilverGrant).toMatchObject({
    totalCount: 1,
    list: [{ silver: 300, reason: 'A lost save', actor_uuid: by.muid }],
  });
});

test('the audit event is published, and the list names both people', async () => {
  const [by, person] = [await staff(), await known()];
  await wallet.tell('catalog.user.changed', by.muid, { userUuid: by.muid, revision: 1, nickname: 'Desk', country: null, roles: ['staff'] });
  await give(by, person);
  const events = await wallet.db('outbox').where({ type: 'wallet.staff.acted', aggregate_id: person.muid });
  expect(events.map(({ payload }) => EVENTS['wallet.staff.acted'].schema.parse(payload))).toEqual([
    {
      actorUuid: by.muid,
      action: 'silver-grant',
      subject: { type: 'person', uuid: person.muid, name: 'Mina' },
      reason: 'A lost save',
      silver: 300,
    },
  ]);
  const query = GIVEN.replace('actor_uuid', 'user_name actor_name');
  const { data } = await wallet.graphql(query, { user: person.muid }, by);
  expect(data.findSilverGrant.list).toEqual([{ silver: 300, reason: 'A lost save', user_name: 'Mina', actor_name: 'Desk' }]);
});

test('repeated with one key, also at once, it is given once; the key with other input is rejected', async () => {
  const [by, person, key] = [await staff(), await known(), newKey()];
  const responses = await Promise.all(Array.from({ length: 10 }, () => give(by, person, { key })));
  expect(new Set(responses.map((answer) => JSON.stringify(answer.data))).size).toBe(1);
  expect(await wallet.balances(person)).toMatchObject({ silver: 300 });
  expect(await wallet.db('outbox').where({ type: 'wallet.staff.acted', aggregate_id: person.muid })).toHaveLength(1);
  expect((await give(by, person, { key, silver: 301 })).errors?.[0]?.extensions.code).toBe('idempotency/conflict');
});

test('a staff member has a daily limit of silver, also with concurrent grants, which ends with the day', async () => {
  const [by, other, person] = [await staff(), await staff(), await known()];
  const responses = await Promise.all(Array.from({ length: 12 }, () => give(by, person, { silver: 10_000 })));
  expect(responses.filter(({ errors }) => !errors)).toHaveLength(10);
  const fields = responses.find(({ errors }) => errors)?.errors?.[0]?.extensions.fields;
  expect(fields).toEqual([{ path: 'silver', key: 'invalid.day-limit', params: { maximum: 0 } }]);
  expect((await give(other, person)).errors).toBeUndefined();
  await wallet.moveClock(86_401);
  expect((await give(by, person)).errors).toBeUndefined();
  await wallet.moveClock(-86_401);
});

test.each([
  [{ silver: 0 }, 'silver', 'invalid.too-small'],
  [{ silver: 10_001 }, 'silver', 'invalid.too-large'],
  [{ reason: '  ' }, 'reason', 'invalid.empty'],
  [{ reason: 'x'.repeat(1001) }, 'reason', 'invalid.too-long'],
  [{ user: 'somebody' }, 'user_uuid', 'invalid.id'],
  [{ user: newKey() }, 'user_uuid', 'invalid.unknown'],
])('%j is rejected with its field named', async (variables, path, key) => {
  const { errors } = await give(await staff(), await known(), variables);
  expect(errors?.[0]?.extensions.fields).toMatchObject([{ path, key }]);
});

test("staff can't give themselves silver, and a grant can’t be changed", async () => {
  const by = await staff();
  expect((await give(by, by)).errors?.[0]?.extensions.fields).toEqual([{ path: 'user_uuid', key: 'invalid.self' }]);
  await give(by, await known());
  await expect(wallet.db('silver_grants').update({ reason: 'none' })).rejects.toThrow(/permission denied|append-only/);
  await expect(wallet.database.owner('silver_grants').delete()).rejects.toThrow('append-only');
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { EVENTS } from '@meowtale/contracts/events/index';
import type { TestPerson } from '@meowtale/service-kit/testing';
import { newKey, type TestWallet, testWallet } from '../testing/wallet.ts';

let wallet: TestWallet;
beforeAll(async () => {
  wallet = await testWallet();
});
afterAll(() => wallet?.close());

type Person = TestPerson & { muid: string };
const DAY_MS = 86_400_000;
const FIELDS = 'uuid user_uuid user_name actor_uuid grade reason state started_at ended_at end_actor_uuid end_actor_name end_reason';
const GRANT = `mutation ($user: ID!, $grade: Int!, $months: Int!, $reason: String!, $key: ID!) {
  grantPlan(user_uuid: $user, grade: $grade, months: $months, reason: $reason, idempotency_key: $key) { ${FIELDS} }
}`;
const END = `mutation ($uuid: ID!, $reason: String!, $key: ID!) {
  endPlanGrant(uuid: $uuid, reason: $reason, idempotency_key: $key) { ${FIELDS} }
}`;
const LIST = `query ($state: String, $user: ID, $q: ListQuery) {
  findPlanGrant(state: $state, user_uuid: $user, q: $q) { list { uuid state end_reason } totalCount pageInfo { endCursor } }
}`;
const VIP = 'query ($u: ID!) { _walletUsers(uuids: [$u]) { user_vip { state grade started_at ended_at } } }';

async function known(nickname: string, roles: string[] = ['user']): Promise<Person> {
  const person = await wallet.person();
  await wallet.tell('catalog.user.changed', person.muid, { userUuid: person.muid, revision: 1, nickname, country: null, roles });
  return person;
}
/** Creates a member of staff whose sign-in outlives the moved clock. */
async function staff(): Promise<Person> {
  const expiresAt = Math.floor(Date.now() / 1000) + 400 * 86_400;
  return { ...(await known('Desk', ['user', 'staff'])), roles: ['user', 'staff'], expiresAt };
}

const grant = (by: TestPerson, user: { muid: string }, variables: object = {}) =>
  wallet.graphql(GRANT, { user: user.muid, grade: 2, months: 12, reason: 'Contract 7', key: newKey(), ...variables }, by);
const end = (by: TestPerson, uuid: string, variables: object = {}) =>
  wallet.graphql(END, { uuid, reason: 'The contract was ended', key: newKey(), ...variables }, by);
const list = async (by: TestPerson, variables: object) => (await wallet.graphql(LIST, { ...variables }, by)).data.findPlanGrant;
const vipOf = async (person: Person) => (await wallet.graphql(VIP, { u: person.muid }, person)).data._walletUsers[0].user_vip;
const eventsOf = (type: string, person: Person) => wallet.db('outbox').where({ type, aggregate_id: person.muid }).orderBy('seq');
const codeOf = ({ errors }: { errors?: readonly { extensions: { code?: unknown } }[] | undefined }) => errors?.[0]?.extensions.code;

/** Pays PRO once, as of now, without a provider. */
async function payPro(person: Person): Promise<void> {
  const { data } = await wallet.graphql(
    'mutation ($key: ID!) { addVipOrder(grade: 1, payment_provider_id: "sandbox", currency_id: "TWD", idempotency_key: $key) { uuid payment_url } }',
    { key: newKey() },
    person,
  );
  const { uuid, payment_url } = data.addVipOrder;
  await wallet
    .db('sandbox_payments')
    .where({ ref: new URL(payment_url).pathname.split('/').at(-1) })
    .update({ state: 'paid' });
  await wallet.graphql('query ($u: ID!) { findPayment(uuid: $u) { state } }', { u: uuid }, person);
}

test('a granted plan runs for its months by the database’s clock, moves no money, and is published and audited', async () => {
  const [by, person] = [await staff(), await known('Mina')];
  const { data } = await grant(by, person);
  expect(data.grantPlan).toMatchObject({
    user_name: 'Mina',
    actor_uuid: by.muid,
    grade: 2,
    reason: 'Contract 7',
    state: 'running',
    end_reason: null,
  });
  const { started_at, ended_at } = data.grantPlan;
  const times = { grade: 2, started_at, ended_at };
  expect(await vipOf(person)).toEqual([{ ...times, state: 1 }]);
  expect((Date.parse(ended_at) - Date.parse(started_at)) / DAY_MS).toBe(365);
  expect(await wallet.db('ledger.entries').join('ledger.accounts as a', 'a.id', 'account_id').where({ owner_uuid: person.muid })).toEqual(
    [],
  );
  expect((await eventsOf('wallet.plan.changed', person)).map(({ payload }) => payload)).toEqual([
    { userUuid: person.muid, revision: 1, plans: [{ grade: 2, startedAt: started_at, endedAt: ended_at }] },
  ]);
  const actions = await eventsOf('wallet.staff.acted', person);
  expect(actions.map(({ payload }) => EVENTS['wallet.staff.acted'].schema.parse(payload))).toEqual([
    {
      actorUuid: by.muid,
      action: 'plan-grant',
      subject: { type: 'person', uuid: person.muid, name: 'Mina' },
      reason: 'Contract 7',
      plan: { grade: 2, endedAt: ended_at },
    },
  ]);
  await wallet.moveClock(366 * 86_400);
  expect(await vipOf(person)).toEqual([{ ...times, state: 0 }]);
  expect(await list(by, { state: 'running', user: person.muid })).toMatchObject({ totalCount: 0 });
  expect(await list(by, { state: 'over', user: person.muid })).toMatchObject({
    totalCount: 1,
    list: [{ state: 'over', end_reason: null }],
  });
  expect(codeOf(await end(by, data.grantPlan.uuid))).toBe('input/conflict');
  await wallet.moveClock(-366 * 86_400);
});

test('paid PRO waits while Enterprise runs, and continues when staff end it early', async () => {
  const [by, person] = [await staff(), await known('Mina')];
  await payPro(person);
  const [paid] = await vipOf(person);
  const { uuid, started_at, ended_at } = (await grant(by, person)).data.grantPlan;
  const later = (from: string, ms: number) => new Date(Date.parse(from) + ms).toISOString();
  const grantedMs = Date.parse(ended_at) - Date.parse(started_at);
  expect(await vipOf(person)).toEqual([
    { ...paid, ended_at: later(paid.ended_at, grantedMs) },
    { state: 1, grade: 2, started_at, ended_at },
  ]);
  await payPro(person);
  expect((await vipOf(person))[0].ended_at).toBe(later(paid.ended_at, grantedMs + 30 * DAY_MS));
  await wallet.moveClock(3600);
  const ended = (await end(by, uuid)).data.endPlanGrant;
  expect(ended).toMatchObject({ state: 'over', end_actor_uuid: by.muid, end_actor_name: 'Desk', end_reason: 'The contract was ended' });
  const ranMs = Date.parse(ended.ended_at) - Date.parse(started_at);
  const [pro, enterprise] = await vipOf(person);
  expect(enterprise).toEqual({ state: 0, grade: 2, started_at, ended_at: ended.ended_at });
  expect(Math.abs(Date.parse(pro.ended_at) - Date.parse(later(paid.ended_at, ranMs + 30 * DAY_MS)))).toBeLessThanOrEqual(1);
  const actions = await eventsOf('wallet.staff.acted', person);
  expect(actions.at(-1)?.payload).toMatchObject({ action: 'plan-grant-end', reason: 'The contract was ended', plan: { grade: 2 } });
  await wallet.moveClock(-3600);
});

test('a grant of a year doesn’t count as PRO paid ahead', async () => {
  const [by, person] = [await staff(), await known('Mina')];
  await grant(by, person, { months: 36 });
  await payPro(person);
  await payPro(person);
  expect((await vipOf(person))[0]).toMatchObject({ state: 1, grade: 1 });
});

test('repeated with one key, also at once, it is granted and ended once; the key with other input is rejected', async () => {
  const [by, person, key] = [await staff(), await known('Mina'), newKey()];
  const responses = await Promise.all(Array.from({ length: 5 }, () => grant(by, person, { key })));
  expect(new Set(responses.map(({ data }) => data.grantPlan.uuid)).size).toBe(1);
  expect(codeOf(await grant(by, person, { key, months: 1 }))).toBe('idempotency/conflict');
  const uuid = responses[0]?.data.grantPlan.uuid;
  const ends = await Promise.all(Array.from({ length: 5 }, () => end(by, uuid, { key })));
  expect(ends.map(({ data }) => data.endPlanGrant.state)).toEqual(Array(5).fill('over'));
  expect(codeOf(await end(by, uuid))).toBe('input/conflict');
  expect(await eventsOf('wallet.staff.acted', person)).toHaveLength(2);
});

test('only staff grant and end, neither for themselves; a guest and a person are rejected', async () => {
  const [by, colleague, person] = [await staff(), await staff(), await known('Mina')];
  expect(codeOf(await wallet.graphql(GRANT, { user: person.muid, grade: 2, months: 1, reason: 'x', key: newKey() }))).toBe('auth/required');
  expect(codeOf(await grant(person, await known('Other')))).toBe('auth/forbidden');
  const self = await grant(by, by);
  expect(self.errors?.[0]?.extensions.fields).toEqual([{ path: 'user_uuid', key: 'invalid.self' }]);
  const { uuid } = (await grant(colleague, by)).data.grantPlan;
  expect(codeOf(await end(by, uuid))).toBe('auth/forbidden');
  expect((await end(colleague, uuid)).data.endPlanGrant.state).toBe('over');
});

test('the list has pages, newest first, of one person or by the reason', async () => {
  const [by, person, other] = [await staff(), await known('Mina'), await known('Noor')];
  const made: string[] = [];
  for (const reason of ['Contract 1', 'Contract 2', 'A 100% gift']) made.push((await grant(by, person, { reason })).data.grantPlan.uuid);
  await grant(by, other);
  const user = person.muid;
  const first = await list(by, { user, q: { pageSize: 2 } });
  expect(first.totalCount).toBe(3);
  const next = await list(by, { user, q: { pageSize: 2, after: first.pageInfo.endCursor } });
  expect([...first.list, ...next.list].map(({ uuid }) => uuid)).toEqual(made.toReversed());
  expect(await list(by, { user, q: { keyword: '100%' } })).toMatchObject({ totalCount: 1, list: [{ uuid: made[2] }] });
});

test.each([
  [{ grade: 0 }, 'grade', 'invalid.plan'],
  [{ grade: 3 }, 'grade', 'invalid.plan'],
  [{ months: 0 }, 'months', 'invalid.too-small'],
  [{ months: 37 }, 'months', 'invalid.too-large'],
  [{ reason: ' ' }, 'reason', 'invalid.empty'],
  [{ user: newKey() }, 'user_uuid', 'invalid.unknown'],
])('%j is rejected with its field named', async (variables, path, key) => {
  const { errors } = await grant(await staff(), await known('Mina'), variables);
  expect(errors?.[0]?.extensions.fields).toMatchObject([{ path, key }]);
});

test('a grant and its end can’t be changed later', async () => {
  const by = await staff();
  const { uuid } = (await grant(by, await known('Mina'))).data.grantPlan;
  await end(by, uuid);
  for (const table of ['plan_grants', 'plan_grant_ends']) {
    await expect(wallet.db(table).update({ reason: 'none' })).rejects.toThrow(/permission denied|append-only/);
    await expect(wallet.database.owner(table).delete()).rejects.toThrow('append-only');
  }
});

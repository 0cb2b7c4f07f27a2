import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { commandsOf, passSubmit, releasedStore } from '../../testing/listings.ts';

let catalog: TestCatalog;
let owner: TestPersonWithUuid;
let staff: TestPersonWithUuid;
let moved = 0;
const DAY_S = 86_400;

beforeAll(async () => {
  catalog = await testCatalog();
  owner = await catalog.creator('owner');
  staff = await catalog.person('staff', ['staff']);
});
afterAll(() => catalog?.close());
beforeEach(async () => {
  await catalog.moveClock(-moved * DAY_S);
  moved = 0;
});

async function moveDays(days: number) {
  await catalog.moveClock(days * DAY_S);
  moved += days;
}
const inDays = async (days: number) => {
  const { rows } = await catalog.db.raw('select clock_now() as now');
  return new Date(rows[0].now.getTime() + days * DAY_S * 1000).toISOString();
};
const written = async (from: number, to: number) => ({
  names: [{ language: 'en-US', name: 'Spring of cats' }],
  percentage_discount: 20,
  started_at: await inDays(from),
  ended_at: await inDays(to),
  state: 1,
  reason: 'By the calendar.',
});

const ARGS = 'names: $names, percentage_discount: $percentage_discount, started_at: $started_at, ended_at: $ended_at, state: $state';
const TYPES =
  '$names: [StoreActivityOfficialNameInput!]!, $percentage_discount: Int!, $started_at: DateTime!, $ended_at: DateTime!, $state: Int!';
const FIELDS = '{ uuid names percentage_discount state started_at ended_at revision }';
async function ask(query: string, variables: Record<string, unknown>) {
  const { data, errors } = await catalog.graphql(query, variables, staff);
  return { ...(data && (Object.values(data)[0] as object)), ...errors?.[0]?.extensions };
}
const add = (input: Record<string, unknown>) =>
  ask(`mutation (${TYPES}, $reason: String!) { addStoreActivityOfficial(${ARGS}, reason: $reason) ${FIELDS} }`, input);
const set = (seen: object, input: object) =>
  ask(
    `mutation ($uuid: ID!, $revision: Int!, ${TYPES}, $reason: String!) {
      setStoreActivityOfficial(uuid: $uuid, revision: $revision, ${ARGS}, reason: $reason) ${FIELDS} }`,
    { ...input, ...seen },
  );
const close = (seen: Record<string, unknown>) =>
  ask(
    `mutation ($uuid: ID!, $revision: Int!) { closeStoreActivityOfficial(uuid: $uuid, revision: $revision, reason: "Too loud.") ${FIELDS} }`,
    seen,
  );
const seenOf = ({ uuid, revision }: Record<string, unknown>) => ({ uuid, revision });
const faults = (answer: { fields?: { path: string; key: string }[] }) => answer.fields?.map(({ path, key }) => `${path} ${key}`);

test('a promotion is added as a draft or open, also beside another, with an audit entry', async () => {
  const input = await written(40, 50);
  const draft = await add({ ...input, state: 0 });
  const other = await add(input);
  expect([draft, other]).toMatchObject([
    { state: 0, revision: 1, names: { 'en-US': 'Spring of cats' } },
    { state: 1, percentage_discount: 20, started_at: input.started_at },
  ]);
  const [entry] = await catalog.db('audit_log').where({ subject_uuid: draft.uuid });
  expect(entry).toMatchObject({
    actor_uuid: staff.muid,
    action: 'activity-add',
    subject_type: 'activity',
    subject_name: 'Spring of cats',
    reason: 'By the calendar.',
    details: { after: { percentage_discount: 20, state: 0 } },
  });
});

test('a promotion with invalid times, names, percent, state or reason is rejected and not saved', async () => {
  const input = await written(40, 50);
  const before = await catalog.db('store_activities_official').count().first();
  const responses = await Promise.all(
    [
      { started_at: await inDays(-1) },
      { ended_at: input.started_at },
      { names: [{ language: 'de-DE', name: 'Katzenfrühling' }] },
      { names: [...input.names, ...input.names] },
      { names: [{ language: 'en-US', name: ' ' }] },
      { percentage_discount: 0 },
      { percentage_discount: 100 },
      { state: 2 },
      { reason: ' ' },
    ].map(async (change) => faults(await add({ ...input, ...change }))),
  );
  expect(responses).toEqual([
    ['started_at invalid.time-past'],
    ['ended_at invalid.time-order'],
    ['names missing.english_first'],
    ['names invalid.twice'],
    ['names.0.name invalid.empty'],
    ['percentage_discount invalid.too-small'],
    ['percentage_discount invalid.too-large'],
    ['state invalid.status'],
    ['reason invalid.empty'],
  ]);
  expect(await catalog.db('store_activities_official').count().first()).toEqual(before);
});

test('a promotion that hasn’t begun is changed by one of two calls with the same revision', async () => {
  const input = await written(40, 50);
  const made = seenOf(await add(input));
  const responses = await Promise.all([30, 35].map((percentage_discount) => set(made, { ...input, percentage_discount })));
  expect(responses.map(({ code }) => code).sort()).toEqual(['input/conflict', undefined]);
  const [winner] = responses.filter(({ code }) => !code);
  expect(await set(seenOf(winner ?? {}), { ...input, state: 0 })).toMatchObject({ state: 0, revision: 3, percentage_discount: 20 });
  expect(await set({ ...made, uuid: uuidv7() }, input)).toMatchObject({ code: '404' });
});

test('a promotion that began keeps its percent, start and state; its names and end may change', async () => {
  const input = await written(1, 10);
  const made = seenOf(await add(input));
  await moveDays(2);
  expect(faults(await set(made, { ...input, percentage_discount: 30 }))).toEqual(['percentage_discount invalid.activity-begun']);
  expect(faults(await set(made, { ...input, started_at: await inDays(1) }))).toEqual(['started_at invalid.activity-begun']);
  expect(faults(await set(made, { ...input, state: 0 }))).toEqual(['state invalid.activity-begun']);
  expect(faults(await set(made, { ...input, ended_at: await inDays(-0.5) }))).toEqual(['ended_at invalid.time-past']);
  const names = [...input.names, { language: 'de-DE', name: 'Katzenfrühling' }];
  const changed = await set(made, { ...input, names, ended_at: await inDays(20) });
  expect(changed).toMatchObject({ state: 2, revision: 2, names: { 'de-DE': 'Katzenfrühling' } });
  await moveDays(30);
  expect(faults(await set(seenOf(changed), input))).toEqual(['ended_at invalid.activity-over']);
  expect(faults(await close(seenOf(changed)))).toEqual(['uuid invalid.activity-idle']);
});

test('an active promotion is ended once, a scheduled one is not', async () => {
  const made = seenOf(await add(await written(1, 10)));
  expect(faults(await close(made))).toEqual(['uuid invalid.activity-idle']);
  await moveDays(2);
  const responses = await Promise.all([close(made), close(made)]);
  expect(responses.map(({ code, state }) => code ?? state).sort()).toEqual([3, 'input/conflict']);
  const entries = await catalog.db('audit_log').where({ subject_uuid: made.uuid, action: 'activity-close' });
  expect(entries).toMatchObject([{ reason: 'Too loud.' }]);
});

test('a promotion ended early keeps the discount of a listing that joined, also in its next version, and can’t be joined', async () => {
  const commands = commandsOf(catalog);
  const [store, late] = [await releasedStore(catalog, { owner, staff }), await releasedStore(catalog, { owner, staff })];
  const input = await written(40, 50);
  const made = await add(input);
  const { percentage_discount, started_at, ended_at } = input;
  const activity = { type: 'official', official_uuid: made.uuid, percentage_discount, started_at, ended_at };
  const draftOf = async (id: string) => {
    const begin = 'mutation ($id: ID!) { addStoreSubmit(store_id: $id, status: 1) { uuid revision } }';
    return (await catalog.graphql(begin, { id }, owner)).data.addStoreSubmit;
  };
  await draftOf(store);
  await passSubmit(catalog, { owner, staff }, store, { store_submit_price: { activity } });
  expect((await commands.release(owner, store)).errors).toBeUndefined();
  await moveDays(40.5);
  expect(await close(seenOf(made))).toMatchObject({ state: 3 });

  const query = 'query ($id: ID!) { findStore(id: $id) { list { store_activity { state percentage_discount ended_at } } } }';
  const [shown] = (await catalog.graphql(query, { id: store })).data.findStore.list;
  expect(shown.store_activity).toEqual({ state: 2, percentage_discount: 20, ended_at });
  const next = await draftOf(store);
  expect((await commands.save(owner, store, next, { store_submit_price: { activity: null } })).errors).toBeUndefined();
  const { revision } = await catalog.db('store_submits').where({ uuid: next.uuid }).first();
  expect((await commands.save(owner, store, { ...next, revision }, { store_submit_price: { activity } })).errors).toBeUndefined();
  const response = await commands.save(owner, late, await draftOf(late), { store_submit_price: { activity } });
  expect(response.errors?.[0]?.extensions.fields).toMatchObject([{ key: 'invalid.discount-official' }]);
});

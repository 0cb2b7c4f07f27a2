import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { commandsOf, releasedStore } from '../../testing/listings.ts';

const DAY = 86_400;
let catalog: TestCatalog;
let owner: TestPersonWithUuid;
let staff: TestPersonWithUuid;
let commands: ReturnType<typeof commandsOf>;

beforeAll(async () => {
  catalog = await testCatalog();
  owner = await catalog.creator('owner');
  staff = await catalog.person('staff', ['staff']);
  commands = commandsOf(catalog);
});
afterAll(() => catalog?.close());

const all = (store: string): Promise<string[]> =>
  catalog.db('store_submits').where({ store_uuid: store }).orderBy(['created_at', 'uuid']).pluck('uuid');
/** Inserts edits of the waiting submission, each with a timeline row. */
const edit = (store: string, count: number) =>
  catalog.db.raw(
    `with edits as (
       insert into store_submits (uuid, store_uuid, page_state, package_state, is_current, data, app_versions, revision, submitted_at)
       select gen_random_uuid(), store_uuid, page_state, package_state, false, data, app_versions, revision, submitted_at
       from store_submits, generate_series(1, ?) where store_uuid = ? and is_current returning uuid, store_uuid
     ) insert into store_logs (uuid, store_uuid, submit_uuid, actor_uuid, action, log_state, tags, reason)
     select gen_random_uuid(), store_uuid, uuid, ?, 'edit', 2, '{}', '' from edits`,
    [count, store, owner.muid],
  );

test('only the last hundred untaken edits and those of a day are kept; taken, decided or released ones always', async () => {
  const store = await releasedStore(catalog, { owner, staff });
  const [out] = await all(store);
  const current = () => catalog.db('store_submits').where({ store_uuid: store, is_current: true }).first();
  const save = async (author: string) => {
    const { errors, data } = await commands.save(owner, store, await current(), { store_submit_info: { author } });
    expect(errors).toBeUndefined();
    return data.updateStoreSubmit.uuid as string;
  };
  await save('One');
  await commands.submit(owner, store);
  const { uuid: taken } = await current();
  await commands.review(staff, taken, 'take');
  await save('Two');
  await edit(store, 120);
  const before = await all(store);
  await save('Three');
  expect((await all(store)).length).toBe(before.length + 1);

  await catalog.moveClock(DAY + 1);
  const last = await save('Four');
  await catalog.moveClock(-DAY - 1);
  const left = await all(store);
  expect([left.length, left.slice(0, 2), left.at(-1)]).toEqual([103, [out, taken], last]);

  const read = async (person: TestPersonWithUuid, uuid: string | null) => {
    const query = 'query ($store: ID!, $uuid: ID) { findStoreSubmit(store_id: $store, uuid: $uuid) { list { uuid status } } }';
    return (await catalog.graphql(query, { store, uuid }, person)).data.findStoreSubmit.list;
  };
  expect([await read(staff, out ?? null), (await read(owner, null)).length]).toEqual([[{ uuid: out, status: 'release' }], 100]);
  expect(await read(owner, taken)).toEqual([{ uuid: taken, status: 'reviewing' }]);
  const timeline = 'query ($store: ID!) { findStoreTimeline(store_id: $store) { list { action times } } }';
  const { list } = (await catalog.graphql(timeline, { store }, owner)).data.findStoreTimeline;
  expect(list.slice(0, 3)).toEqual([
    { action: 'edit', times: 123 },
    { action: 'take', times: 1 },
    { action: 'submit', times: 1 },
  ]);
  await commands.review(staff, last, 'take');
  expect((await commands.review(staff, last, 'pass')).errors).toBeUndefined();
});

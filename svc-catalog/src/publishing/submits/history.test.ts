import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { STATE_TABLE, type StateRow } from '@meowtale/contracts/states';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { commandsOf, releasedStore } from '../../testing/listings.ts';

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

async function find(person: TestPersonWithUuid, store: string, criteria: { uuid?: string; status?: string[] } = {}): Promise<string[]> {
  const query = `query ($store: ID!, $uuid: ID, $status: [String!]) {
    findStoreSubmit(store_id: $store, uuid: $uuid, status: $status) { list { uuid } } }`;
  const { data } = await catalog.graphql(query, { store, ...criteria }, person);
  return data.findStoreSubmit.list.map(({ uuid }: { uuid: string }) => uuid);
}

const currentOf = (store: string) => catalog.db('store_submits').where({ store_uuid: store, is_current: true }).first('uuid', 'revision');

test('after 150 edits of a waiting submission the released one and all decisions are still found', async () => {
  const store = await releasedStore(catalog, { owner, staff });
  const [out = ''] = await find(owner, store);
  await commands.save(owner, store, await currentOf(store), { store_submit_info: { author: 'Author' } });
  let submit = (await commands.submit(owner, store)).data.addStoreSubmit;
  for (let edit = 1; edit <= 150; edit += 1) {
    submit = (await commands.save(owner, store, submit, { store_submit_info: { author: `Author ${edit}` } })).data.updateStoreSubmit;
  }
  for (const person of [owner, staff]) {
    expect(await find(person, store)).toHaveLength(100);
    expect(await find(person, store, { status: ['release'] })).toEqual([out]);
    expect(await find(person, store, { uuid: out })).toEqual([out]);
  }
  // As many again as the timeline would return if it didn't group edits.
  await catalog.db.raw(
    `insert into store_logs (uuid, store_uuid, actor_uuid, action, log_state, tags, reason)
     select gen_random_uuid(), ?, ?, 'edit', 2, '{}', '' from generate_series(1, 500)`,
    [store, owner.muid],
  );
  const timeline = 'query ($store: ID!) { findStoreTimeline(store_id: $store) { totalCount list { action times } } }';
  const { list } = (await catalog.graphql(timeline, { store }, owner)).data.findStoreTimeline;
  expect(list.map(({ action, times }: { action: string; times: number }) => [action, times])).toEqual([
    ['edit', 650],
    ...['submit', 'release', 'pass', 'take', 'submit', 'create'].map((action) => [action, 1]),
  ]);
});

const [BEFORE, AFTER] = ['2020-01-01T00:00:00Z', '2120-01-01T00:00:00Z'];
const TIMES: Record<StateRow['times'], object> = {
  any: {},
  new: {},
  withdrawn: { withdrawn_at: BEFORE },
  unset: {},
  ahead: { start_preview_at: AFTER, released_at: AFTER },
  preview: { start_preview_at: BEFORE, released_at: AFTER },
  out: { released_at: BEFORE },
};

test('each of the ten names finds exactly the submissions in its state', async () => {
  const { uuid: store, current_submit } = await commands.addStore(owner);
  const none = { withdrawn_at: null, start_preview_at: null, released_at: null };
  for (const { state, times, submit } of STATE_TABLE) {
    // The lower state of both parts counts.
    const states = { page_state: state, package_state: state === 5 ? 4 : state };
    await catalog
      .db('store_submits')
      .where({ uuid: current_submit.uuid })
      .update({ ...none, ...states, ...TIMES[times] });
    for (const row of STATE_TABLE) {
      expect([submit, row.submit, await find(owner, store, { status: [row.submit] })]).toEqual([
        submit,
        row.submit,
        row.submit === submit ? [current_submit.uuid] : [],
      ]);
    }
  }
  expect(await find(owner, store, { status: ['nothing'] })).toEqual([]);
});

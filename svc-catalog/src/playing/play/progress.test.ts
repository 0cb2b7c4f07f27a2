import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { EVENTS } from '@meowtale/contracts/events/index';
import { v7 as uuidv7 } from 'uuid';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { addReadyApp, completeData, entitle, releasedStore } from '../../testing/listings.ts';
import { recordOpening } from './service.ts';

let catalog: TestCatalog;
let owner: TestPersonWithUuid;
let staff: TestPersonWithUuid;
let buyer: TestPersonWithUuid;

beforeAll(async () => {
  catalog = await testCatalog();
  owner = await catalog.creator('owner');
  staff = await catalog.person('staff', ['staff']);
  buyer = await catalog.person('buyer');
});
afterAll(() => catalog?.close());

async function sell(change: object) {
  const data = await completeData(catalog, owner);
  const app = await addReadyApp(catalog, owner.muid, change);
  const pack = { ...data.store_submit_game_pack, official_app_uuid: app };
  const store = await releasedStore(catalog, { owner, staff }, { ...data, store_submit_game_pack: pack });
  await entitle(catalog, buyer.muid, store);
  return { app, store };
}

async function save(app: string, data: unknown, revision: number, person = buyer) {
  const query =
    'mutation ($app: ID!, $revision: Int!, $data: String!) { setPlaySave(app_uuid: $app, revision: $revision, data: $data) { revision } }';
  expect((await catalog.graphql(query, { app, revision, data: JSON.stringify(data) }, person)).errors).toBeUndefined();
}
const at = (...places: unknown[]) => ({ format: 1, turns: places.map((place) => ({ place })) });
/** Turns of an ink save: the place of each, and the choice that led to it. */
const reading = (...turns: [place: string, choice: string | null][]) => ({
  format: 1,
  turns: turns.map(([place, choice]) => ({ place, chosen: choice, ...(choice !== null && { choice: `path.${choice}` }) })),
});

async function eventsOf(store: string) {
  const rows = await catalog
    .db('outbox')
    .where({ type: 'catalog.play.changed', aggregate_id: `${buyer.muid}.${store}` })
    .orderBy('seq');
  return rows.map(({ payload }) => {
    const { revision, segmentsServed, segmentsTotal } = EVENTS['catalog.play.changed'].schema.parse(payload);
    return [revision, segmentsServed, segmentsTotal];
  });
}
async function recent(person = buyer) {
  const { data } = await catalog.graphql('{ findPlayRecent { list { segments_served segments_total } } }', {}, person);
  return data.findPlayRecent.list[0];
}

test('a buyer’s segments of an ink story are counted once each and reported in twentieths of its shortest path', async () => {
  const { app, store } = await sell({ segments: 2, shortest_path: 10 });
  await recordOpening(catalog.db, buyer.muid, store);
  await save(app, reading(['cellar', null]), 0);
  await save(app, reading(['cellar', null], ['cellar', 'On']), 1);
  await save(app, reading(['cellar', null], ['cellar', 'On'], ['cellar', 'On'], ['attic', 'Up']), 2);
  // A save that no longer has its oldest turns.
  await save(app, reading(['attic', 'Up'], ['attic', 'Look']), 3);
  expect(await eventsOf(store)).toEqual([
    [1, 0, 10],
    [2, 1, 10],
    [3, 2, 10],
    [4, 3, 10],
    [5, 4, 10],
  ]);
  expect(await recent()).toEqual({ segments_served: 2, segments_total: 2 });
});

test('a segment of the free opening never counts', async () => {
  const { app, store } = await sell({ segments: 2, shortest_path: 10 });
  const opening_segments = ['', 'path.On'];
  const version = { app_uuid: app, version: 1, kind: 'ink', file_uuid: uuidv7(), size_bytes: 1, opening_segments };
  await catalog.db('app_versions').insert(version);
  await save(app, reading(['cellar', null], ['cellar', 'On']), 0);
  await recordOpening(catalog.db, buyer.muid, store);
  await save(app, reading(['cellar', null], ['cellar', 'On']), 1);
  expect(await eventsOf(store)).toEqual([[1, 0, 10]]);
  await save(app, reading(['cellar', null], ['cellar', 'On'], ['attic', 'Up'], ['cellar', 'On']), 2);
  expect(await eventsOf(store)).toEqual([
    [1, 0, 10],
    [2, 1, 10],
  ]);
});

test('an emptier or foreign save removes no segment, and the count ends at the path’s length', async () => {
  const { app, store } = await sell({ segments: 2, shortest_path: 4 });
  await recordOpening(catalog.db, buyer.muid, store);
  await save(app, reading(['a', null], ['a', '2']), 0);
  await save(app, reading(['a', null]), 1);
  await save(app, { format: 1, turns: [] }, 2);
  await save(app, reading(...Array.from({ length: 9 }, (_, n): [string, string] => ['made-up', `${n}`.repeat(300)])), 3);
  expect(await eventsOf(store)).toEqual([
    [1, 0, 4],
    [2, 2, 4],
    [3, 4, 4],
  ]);
});

test('an ink story without a counted shortest path reports none, so that refunds count time since its opening', async () => {
  const { app, store } = await sell({ segments: 5, shortest_path: null });
  await recordOpening(catalog.db, buyer.muid, store);
  await save(app, reading(['a', null], ['b', '2']), 0);
  expect(await eventsOf(store)).toEqual([[1, 0, 0]]);
});

test('a buyer’s places in a story are counted once each and reported in twentieths', async () => {
  const { app, store } = await sell({ kind: 'story', segments: 40, shortest_path: 40 });
  await save(app, at('before'), 0);
  expect(await eventsOf(store)).toEqual([]);
  await recordOpening(catalog.db, buyer.muid, store);
  await recordOpening(catalog.db, buyer.muid, store);
  expect(await eventsOf(store)).toEqual([[1, 0, 40]]);
  expect(await catalog.db('store_stats').where({ store_uuid: store }).first()).toMatchObject({ player_count: 1 });
  await save(app, at(null, 'cellar'), 1);
  await save(app, at('cellar', 'cellar'), 2);
  await save(app, at('cellar', 'cellar.door'), 3);
  await save(app, at('attic'), 4);
  expect(await eventsOf(store)).toEqual([
    [1, 0, 40],
    [2, 2, 40],
    [3, 4, 40],
  ]);
  expect(await recent()).toEqual({ segments_served: 4, segments_total: 40 });
  await save(app, at(...Array.from({ length: 200 }, (_, n) => `made-up-${n}`)), 5);
  expect((await eventsOf(store)).at(-1)).toEqual([4, 40, 40]);
  await save(app, at('one-more'), 6);
  expect((await eventsOf(store)).length).toBe(4);
});

test('a story of our own model reports its progress, and its listing is published with the kind story', async () => {
  const { app, store } = await sell({ kind: 'story', segments: 20, shortest_path: 20 });
  await recordOpening(catalog.db, buyer.muid, store);
  await save(app, at('a/s/quay', 'a/s/go'), 0);
  expect(await eventsOf(store)).toEqual([
    [1, 0, 20],
    [2, 2, 20],
  ]);
  const [{ payload }] = await catalog.db('outbox').where({ type: 'catalog.listing.changed', aggregate_id: store });
  expect(payload).toMatchObject({ appUuid: app, playKind: 'story' });
});

test('invalid saves, games, and saves of people who haven’t bought count nothing', async () => {
  const { app, store } = await sell({ segments: 5, shortest_path: 5 });
  await recordOpening(catalog.db, buyer.muid, store);
  for (const [revision, data] of [
    null,
    3,
    [],
    { turns: 'x' },
    { turns: [null, 1, { place: 7 }, { place: 'x'.repeat(201) }] },
    at('a\u0000b', '\ud800'),
  ].entries()) {
    await save(app, data, revision);
  }
  expect(await eventsOf(store)).toEqual([[1, 0, 5]]);
  await save(app, at('a'), 0, staff);
  expect(await recent(staff)).toEqual({ segments_served: null, segments_total: null });
  const game = await sell({ kind: 'upload', segments: 0 });
  await recordOpening(catalog.db, buyer.muid, game.store);
  await save(game.app, at('a'), 0);
  expect(await eventsOf(game.store)).toEqual([[1, 0, 0]]);
  expect(await recent()).toEqual({ segments_served: null, segments_total: null });
});

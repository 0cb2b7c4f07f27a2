import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from './testing/catalog.ts';
import { addReadyApp, commandsOf, completeData, passSubmit, releasedStore, shareApp } from './testing/listings.ts';

let catalog: TestCatalog;
let person: TestPersonWithUuid;
let store: string;
let others: string[];
let app: string;
/** A listing of the person without updates. */
let own: string;
let staff: TestPersonWithUuid;

beforeAll(async () => {
  catalog = await testCatalog();
  person = await catalog.creator('busy');
  const owner = await catalog.creator('owner');
  staff = await catalog.person('staff', ['staff']);
  store = await releasedStore(catalog, { owner, staff });
  others = [store, await releasedStore(catalog, { owner, staff }), await releasedStore(catalog, { owner, staff })];
  app = await addReadyApp(catalog, owner.muid);
  await shareApp(catalog, app);
});
afterAll(() => catalog?.close());

/** Inserts rows of the person. */
const rows = (statement: string, count: number, ...more: string[]) => catalog.db.raw(statement, [person.muid, ...more, count]);

const STORES = `insert into stores (uuid, owner_uuid, platform_key, auth_type, cps_share_bp)
  select gen_random_uuid(), ?, 'meowtale', 1, 0 from generate_series(1, ?)`;
const addOwn = async () => {
  own = (await catalog.db.raw(`${STORES} returning uuid`, [person.muid, 1])).rows[0].uuid;
  return own;
};
const APPS = `insert into apps (uuid, owner_uuid, name, name_lang, default_lang, spine_runtime_version, kind, state, version)
  select gen_random_uuid(), ?, 'A story', 'en-US', 'en-US', '4.1', 'ink', 'ready', 1 from generate_series(1, ?)`;
const WISHES = `insert into wishlists (uuid, user_uuid, store_uuid)
  select gen_random_uuid(), ?, uuid from (select uuid from stores where owner_uuid = ? limit ?) theirs`;
const LINKS = `insert into ad_links (uuid, uid, owner_uuid, store_uuid, name, utm_source, utm_medium, utm_campaign, utm_term, utm_content)
  select gen_random_uuid(), 'x' || lpad(n::text, 9, '0'), ?, ?, 'a link', '', '', '', '', '' from generate_series(1, ?) as n`;
const SLOTS = `insert into play_saves (user_uuid, app_uuid, slot, revision, data) select ?, ?, 'slot-' || n, 1, '1' from generate_series(1, ?) as n`;

const FILES = `insert into files (uuid, owner_uuid, scope, kind, basename, mime_type, size_bytes, sha256)
  select gen_random_uuid(), ?, 'app', 'ink', 'a.ink', 'text/plain', 0, '' from generate_series(1, ?)`;
const UPDATES = `insert into store_update_logs (uuid, store_uuid, writer_uuid, content, created_at)
  select gen_random_uuid(), u.store_uuid, u.owner_uuid, 'news', clock_now() - make_interval(hours => u.hours)
  from (select ?::uuid as owner_uuid, ?::uuid as store_uuid, ?::integer as hours) as u, generate_series(1, ?)`;
const LINES = `insert into store_logs (uuid, store_uuid, actor_uuid, action, log_state, tags, reason)
  select gen_random_uuid(), ?, ?, ?, 4, '{}', '' from generate_series(1, 18)`;

test.each<[string, number, () => Promise<unknown>, (n: number) => string]>([
  ['listings', 1000, () => rows(STORES, 998), () => 'addStore(platform_key: "meowtale") { uuid }'],
  [
    'apps',
    1000,
    () => rows(APPS, 998),
    () => 'addApp(name: "One", name_lang: "en-US", default_lang: "en-US", spine_runtime_version: "4.1") { uuid }',
  ],
  ['links', 1000, () => rows(LINKS, 998, store), (n) => `addStoreAdLink(store_id: "${store}", type: "url", name: "link ${n}") { uuid }`],
  [
    'wishes',
    1000,
    () => rows(STORES, 999).then(() => rows(WISHES, 998, person.muid)),
    (n) => `addWishlist(store_id: "${others[n % 3]}") { uuid }`,
  ],
  [
    'slots of a work',
    10,
    () => rows(SLOTS, 8, app),
    (n) => `setPlaySave(app_uuid: "${app}", slot: "s${n}", revision: 0, data: "1") { slot }`,
  ],
  ['files', 20_000, () => rows(FILES, 19_998), () => 'addFile(basename: "a.ink", content: "x") { uuid }'],
  [
    'updates of a listing',
    500,
    async () => rows(UPDATES, 498, await addOwn(), '2'),
    (n) => `addStoreUpdateLog(store_id: "${own}", content: "news ${n}") { uuid }`,
  ],
  [
    'updates of a listing within an hour',
    20,
    async () => rows(UPDATES, 18, await addOwn(), '0'),
    (n) => `addStoreUpdateLog(store_id: "${own}", content: "news ${n}") { uuid }`,
  ],
])('for %s, many calls at once add no more than %i', async (_what, _most, fill, call) => {
  await fill();
  const responses = await Promise.all(Array.from({ length: 8 }, (_, n) => catalog.graphql(`mutation { ${call(n)} }`, {}, person)));
  const made = responses.filter(({ errors }) => errors === undefined).map(({ data }) => JSON.stringify(data));
  expect(new Set(made).size).toBe(2);
  expect(responses.some(({ errors }) => errors !== undefined)).toBe(true);
});

test('the history of a listing records the same action at most twenty times an hour', async () => {
  const writer = await catalog.creator('writer');
  const commands = commandsOf(catalog);
  const { uuid } = await commands.addStore(writer);
  await passSubmit(catalog, { owner: writer, staff }, uuid, await completeData(catalog, writer));
  for (const action of ['release', 'early_access']) await catalog.db.raw(LINES, [uuid, writer.muid, action]);
  const codes = (responses: { errors?: { extensions: { code: string } }[] }[]) =>
    responses.map(({ errors }) => errors?.[0]?.extensions.code).sort();

  const release = () => commands.release(writer, uuid, { released_at: new Date(Date.now() + 7 * 86_400_000).toISOString() });
  const released = await Promise.all(Array.from({ length: 5 }, release));
  expect(codes(released)).toEqual([...Array(3).fill('gateway/rate-limited'), undefined, undefined]);

  const call = async (type: string) =>
    catalog.graphql(`mutation { setStoreReleaseType(store_id: "${uuid}", release_type: "${type}") { uuid } }`, {}, writer);
  const called = [];
  for (const type of ['official', 'early_access', 'official', 'early_access', 'official', 'early_access']) called.push(await call(type));
  expect(codes(called.slice(0, 5))).toEqual(Array(5).fill(undefined));
  expect(codes(called.slice(5))).toEqual(['gateway/rate-limited']);
  expect(await catalog.db('stores').where({ uuid }).first()).toMatchObject({ release_type: 'official' });
});

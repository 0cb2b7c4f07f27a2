import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from './testing/catalog.ts';
import { addReadyApp, releasedStore } from './testing/listings.ts';

let catalog: TestCatalog;
let person: TestPersonWithUuid;
let store: string;
let others: string[];
let app: string;

beforeAll(async () => {
  catalog = await testCatalog();
  person = await catalog.creator('busy');
  const [owner, staff] = [await catalog.creator('owner'), await catalog.person('staff', ['staff'])];
  store = await releasedStore(catalog, { owner, staff });
  others = [store, await releasedStore(catalog, { owner, staff }), await releasedStore(catalog, { owner, staff })];
  app = await addReadyApp(catalog, owner.muid);
});
afterAll(() => catalog?.close());

/** Rows as their person's own commands leave them. */
const rows = (statement: string, count: number, ...more: string[]) => catalog.db.raw(statement, [person.muid, ...more, count]);

const STORES = `insert into stores (uuid, owner_uuid, platform_key, auth_type, cps_share_bp)
  select gen_random_uuid(), ?, 'meowtale', 1, 0 from generate_series(1, ?)`;
const APPS = `insert into apps (uuid, owner_uuid, name, name_lang, default_lang, spine_runtime_version, kind, state, version)
  select gen_random_uuid(), ?, 'A story', 'en-US', 'en-US', '4.1', 'ink', 'ready', 1 from generate_series(1, ?)`;
const WISHES = `insert into wishlists (uuid, user_uuid, store_uuid)
  select gen_random_uuid(), ?, uuid from (select uuid from stores where owner_uuid = ? limit ?) theirs`;
const LINKS = `insert into ad_links (uuid, uid, owner_uuid, store_uuid, name, utm_source, utm_medium, utm_campaign, utm_term, utm_content)
  select gen_random_uuid(), 'x' || lpad(n::text, 9, '0'), ?, ?, 'a link', '', '', '', '', '' from generate_series(1, ?) as n`;
const SLOTS = `insert into play_saves (user_uuid, app_uuid, slot, revision, data) select ?, ?, 'slot-' || n, 1, '1' from generate_series(1, ?) as n`;

test.each<[string, number, () => Promise<unknown>, (n: number) => string]>([
  ['listings', 500, () => rows(STORES, 498), () => 'addStore(platform_key: "meowtale") { uuid }'],
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
])('of %s no more than %i are made by many calls at once', async (_what, _most, fill, call) => {
  await fill();
  const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => catalog.graphql(`mutation { ${call(n)} }`, {}, person)));
  const made = answers.filter(({ errors }) => errors === undefined).map(({ data }) => JSON.stringify(data));
  expect(new Set(made).size).toBe(2);
  expect(answers.some(({ errors }) => errors !== undefined)).toBe(true);
});

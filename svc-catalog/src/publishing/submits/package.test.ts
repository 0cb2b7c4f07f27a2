import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { addReadyApp, commandsOf, completeData, passSubmit, releasedStore } from '../../testing/listings.ts';

let catalog: TestCatalog;
let owner: TestPersonWithUuid;
let other: TestPersonWithUuid;
let staff: TestPersonWithUuid;
let commands: ReturnType<typeof commandsOf>;

beforeAll(async () => {
  catalog = await testCatalog();
  owner = await catalog.creator('owner');
  other = await catalog.creator('other');
  staff = await catalog.person('staff', ['staff']);
  commands = commandsOf(catalog);
});
afterAll(() => catalog?.close());

interface Answer {
  data?: Record<string, { key: string; path: string }[]>;
  errors?: { extensions: { code: string; fields?: { path: string; key: string }[] } }[];
}
const codeOf = (answer: Answer) => answer.errors?.[0]?.extensions.code;

/** Saves `pack` in a new listing; returns the response and the stored package. */
async function savePack(pack: object, platform = 'meowtale') {
  const store = await commands.addStore(owner, platform);
  const answer = await commands.save(owner, store.uuid, store.current_submit, { store_submit_game_pack: pack });
  const saved = await catalog.db('store_submits').where({ uuid: store.current_submit.uuid }).first();
  return { store, answer, kept: saved.data.store_submit_game_pack };
}

describe('external addresses', () => {
  const link = (url: string, os = 'windows', type = 'official_app') => ({ type, os, url });

  test('are stored in order and trimmed, without empty rows', async () => {
    const download_urls = [link(' https://example.com/a.zip '), link(''), link('ftp://ftp.example.com/b.apk', 'android')];
    const { kept } = await savePack({ type: 3, download_urls });
    expect(kept.download_urls).toEqual([link('https://example.com/a.zip'), link('ftp://ftp.example.com/b.apk', 'android')]);
  });

  test.each([
    'javascript:alert(1)',
    'http://127.0.0.1/game.zip',
    'http://[::ffff:10.0.0.1]/',
    'https://catalog.internal/',
    'not an address',
  ])('that are private or invalid are rejected and nothing is saved: %s', async (url) => {
    const { answer, kept } = await savePack({ type: 3, download_urls: [link('https://example.com/a.zip'), link(url)] });
    expect(codeOf(answer)).toBe('upload/game-pack-invalid-url');
    expect(answer.errors?.[0]?.extensions.fields).toEqual([
      { path: 'store_submit_game_pack.download_urls.1.url', key: 'upload/game-pack-invalid-url' },
    ]);
    expect(kept.type).toBeNull();
  });

  test('that are private are rejected when saved while submitting', async () => {
    const store = await commands.addStore(owner);
    const pack = { type: 3, download_urls: [link('http://192.168.1.4/game.zip')] };
    const answer = await commands.submit(owner, store.uuid, { ...(await completeData(catalog, owner)), store_submit_game_pack: pack });
    expect(codeOf(answer)).toBe('upload/game-pack-invalid-url');
    expect(answer.errors?.[0]?.extensions.fields).toEqual([
      { path: 'store_submit_game_pack.download_urls.0.url', key: 'upload/game-pack-invalid-url' },
    ]);
  });

  test('that are private in an older draft are rejected when it is submitted', async () => {
    const pack = { type: 3, download_urls: [link('https://example.com/a.zip')] };
    const store = await commands.addStore(owner);
    const data = { ...(await completeData(catalog, owner)), store_submit_game_pack: pack };
    expect(codeOf(await commands.save(owner, store.uuid, store.current_submit, data))).toBeUndefined();
    await catalog.db.raw(
      `update store_submits set data = jsonb_set(data, '{store_submit_game_pack,download_urls,0,url}', '"http://127.0.0.1/a.zip"') where uuid = ?`,
      [store.current_submit.uuid],
    );
    const answer = await commands.submit(owner, store.uuid);
    expect(answer.errors?.[0]?.extensions.fields).toEqual([
      { path: 'store_submit_game_pack.download_urls.0.url', key: 'upload/game-pack-invalid-url', params: undefined },
    ]);
  });

  test.each([
    ['a system that the platform refuses', [link('https://example.com/a.ipa', 'ios')], 'invalid.system'],
    ['the same twice', [link('https://example.com/a.zip'), link('https://example.com/a.zip')], 'invalid.twice'],
    ['twenty-one', Array.from({ length: 21 }, (_, n) => link(`https://example.com/${n}.zip`)), 'invalid.too-many'],
    ['one of no version', [link('https://example.com/a.zip', 'windows', 'beta')], 'invalid.pack-version'],
  ])('rejects %s', async (_name, download_urls, key) => {
    const { answer } = await savePack({ type: 3, download_urls });
    expect(codeOf(answer)).toBe('input/invalid');
    expect(answer.errors?.[0]?.extensions.fields?.map((field: { key: string }) => field.key)).toEqual([key]);
  });

  test('on the open platform are only for the web', async () => {
    expect(codeOf((await savePack({ type: 3, download_urls: [link('https://example.com/a.zip')] }, 'meowtale-open')).answer)).toBe(
      'input/invalid',
    );
    expect(
      codeOf((await savePack({ type: 3, download_urls: [link('https://example.com/', 'web')] }, 'meowtale-open')).answer),
    ).toBeUndefined();
  });

  test('are given to buyers, those of a trial to everyone, and determine the listing’s systems', async () => {
    const whole = [link('https://example.com/whole.zip'), link('https://example.com/whole.apk', 'android')];
    const data = await completeData(catalog, owner);
    const pack = {
      type: 3,
      content_type: 'comic',
      download_urls: [...whole, link('https://example.com/some.zip', 'windows', 'trial_app')],
    };
    const store = await releasedStore(catalog, { owner, staff }, { ...data, store_submit_game_pack: pack });
    const ask = async (person?: TestPersonWithUuid, os: string | null = null) => {
      const query = `query ($id: ID!, $os: String) { getStoreAuthorizedAndFindStoreUrl(id: $id, os: $os) { store_url { type os url app_uuid kind } } }`;
      return (await catalog.graphql(query, { id: store, os }, person)).data.getStoreAuthorizedAndFindStoreUrl.store_url;
    };
    expect(await ask()).toEqual([{ ...link('https://example.com/some.zip', 'windows', 'trial_app'), app_uuid: null, kind: 'link' }]);
    expect((await ask(owner)).map(({ url }: { url: string }) => url)).toEqual([
      'https://example.com/whole.zip',
      'https://example.com/whole.apk',
      'https://example.com/some.zip',
    ]);
    expect(await ask(owner, 'android')).toEqual([{ ...whole[1], app_uuid: null, kind: 'link' }]);
    const page = `query ($id: ID!) { findStore(id: $id) { list { support_platform game_pack { type content_type } } } }`;
    expect((await catalog.graphql(page, { id: store })).data.findStore.list).toEqual([
      { support_platform: 'windows,android', game_pack: { type: 3, content_type: 'comic' } },
    ]);
    const found = 'query ($q: StoreQuery) { findStore(q: $q) { list { uuid } } }';
    const systems = async (system: string) =>
      (await catalog.graphql(found, { q: { systems: [system] } })).data.findStore.list.map(({ uuid }: { uuid: string }) => uuid);
    expect([await systems('android'), await systems('web')]).toEqual([[store], []]);
  });

  test('a package older than addresses is read as one without', async () => {
    const store = await releasedStore(catalog, { owner, staff });
    const bare = `update store_submits set data = data #- '{store_submit_game_pack,download_urls}' #- '{store_submit_game_pack,content_type}'`;
    await catalog.db.raw(bare);
    const query = `query ($id: ID!) { findStoreSubmit(store_id: $id) { list { data { store_submit_game_pack { content_type download_urls { url } } } } }
      getStoreAuthorizedAndFindStoreUrl(id: $id) { store_url { os } } findStore(id: $id) { list { support_platform game_pack { content_type } } } }`;
    const { data } = await catalog.graphql(query, { id: store }, owner);
    expect(data.findStoreSubmit.list[0].data.store_submit_game_pack).toEqual({ content_type: null, download_urls: [] });
    expect(data.findStore.list).toEqual([{ support_platform: 'web', game_pack: { content_type: 'novel' } }]);
  });
});

describe('an app for a package', () => {
  const check = async (store: string, app: string, person = owner) => {
    const query = 'mutation ($s: ID!, $a: ID!) { checkStoreSubmitGamePackAppValid(store_id: $s, app_uuid: $a) { path key } }';
    const answer: Answer = await catalog.graphql(query, { s: store, a: app }, person);
    return codeOf(answer) ?? answer.data?.checkStoreSubmitGamePackAppValid?.map(({ key }) => key);
  };

  test('is valid when it is the owner’s, ready, with an icon, and in no other listing', async () => {
    const store = await commands.addStore(owner);
    const app = (change?: object) => addReadyApp(catalog, owner.muid, change);
    expect(await check(store.uuid, await app())).toEqual([]);
    expect(await check(store.uuid, await app({ state: 'failed' }))).toEqual(['missing.pack_app_ready']);
    expect(await check(store.uuid, await app({ logo_file: null }))).toEqual(['missing.pack_icon']);
    expect(await check(store.uuid, await app({ deleted_at: new Date() }))).toEqual(['missing.pack_app_trashed']);
    expect(await check(store.uuid, await addReadyApp(catalog, other.muid))).toEqual(['missing.pack_app_unknown']);
    expect(await check(store.uuid, crypto.randomUUID())).toEqual(['missing.pack_app_unknown']);
    expect(await check(store.uuid, 'x')).toBe('input/invalid');
    const data = await completeData(catalog, owner);
    const { official_app_uuid: placed } = data.store_submit_game_pack;
    const holder = await commands.addStore(owner);
    await commands.submit(owner, holder.uuid, data);
    expect(await check(holder.uuid, placed)).toEqual([]);
    expect(await check(store.uuid, placed)).toEqual(['missing.pack_app_elsewhere']);
    expect(await check(store.uuid, placed, other)).toBe('store/not-found');
  });
});

test('a trashed app stays in its draft, which can be saved, and submitted once the app is restored', async () => {
  const store = await commands.addStore(owner);
  const data = await completeData(catalog, owner);
  const saved = await commands.save(owner, store.uuid, store.current_submit, data);
  expect(codeOf(saved)).toBeUndefined();
  const app = data.store_submit_game_pack.official_app_uuid;
  const tag = (tags: string[]) =>
    catalog.graphql(
      'mutation ($uuid: ID!, $tags: [String!]!) { setAppTags(uuid: $uuid, tags: $tags) { uuid } }',
      { uuid: app, tags },
      owner,
    );
  await tag(['flag:delete']);
  const again = await commands.save(owner, store.uuid, saved.data.updateStoreSubmit, {
    store_submit_game_pack: { description: 'Still here' },
  });
  expect(codeOf(again)).toBeUndefined();
  const response = await commands.submit(owner, store.uuid);
  expect(response.errors?.[0]?.extensions).toMatchObject({
    code: 'input/store-required-info-empty-error',
    fields: [{ path: 'store_submit_game_pack.official_app_uuid', key: 'missing.pack_app_trashed' }],
  });
  await tag([]);
  expect(codeOf(await commands.submit(owner, store.uuid))).toBeUndefined();
});

describe('the saved package', () => {
  const check = async (store: string) => {
    const query = 'mutation ($s: ID!) { checkStoreSubmitGamePackCompleted(store_id: $s) { path key } }';
    const answer: Answer = await catalog.graphql(query, { s: store }, owner);
    return answer.data?.checkStoreSubmitGamePackCompleted?.map(({ path, key }) => `${path} ${key}`);
  };

  test('is complete by its type', async () => {
    expect(await check((await savePack({})).store.uuid)).toEqual(['store_submit_game_pack.type missing.pack_type']);
    expect(await check((await savePack({ type: 3 })).store.uuid)).toEqual([]);
    expect(await check((await savePack({ type: 1, name: 'Some' })).store.uuid)).toEqual([
      'store_submit_game_pack.official_app_uuid missing.pack_app',
    ]);
    const trial_app_uuid = await addReadyApp(catalog, owner.muid);
    expect(await check((await savePack({ type: 1, trial_app_uuid })).store.uuid)).toEqual([
      'store_submit_game_pack.name missing.pack_name',
    ]);
    expect(await check((await savePack({ type: 1, name: 'Some', trial_app_uuid })).store.uuid)).toEqual([]);
  });
});

describe('one package, one store', () => {
  test('is submitted by one of ten simultaneous listings', async () => {
    const data = await completeData(catalog, owner);
    const stores = await Promise.all(Array.from({ length: 10 }, () => commands.addStore(owner)));
    const responses = await Promise.all(stores.map(({ uuid }) => commands.submit(owner, uuid, data)));
    expect(responses.map(codeOf).filter((code) => code === undefined)).toHaveLength(1);
    expect(new Set(responses.map(codeOf))).toEqual(new Set([undefined, 'store/package-taken']));
    expect(await catalog.db('app_placements').where({ app_uuid: data.store_submit_game_pack.official_app_uuid })).toHaveLength(1);
  });

  test('can’t be the trial of one listing and the whole of another', async () => {
    const data = await completeData(catalog, owner);
    const { official_app_uuid: app } = data.store_submit_game_pack;
    const trial = { ...data, store_submit_game_pack: { ...data.store_submit_game_pack, official_app_uuid: null, trial_app_uuid: app } };
    const [one, two] = [await commands.addStore(owner), await commands.addStore(owner)];
    const responses = await Promise.all([commands.submit(owner, one.uuid, data), commands.submit(owner, two.uuid, trial)]);
    expect(responses.map(codeOf).sort()).toEqual(['store/package-taken', undefined]);
  });

  test('stays with its listing after it was sold, also when the next version has another app', async () => {
    const data = await completeData(catalog, owner);
    const store = await commands.addStore(owner);
    await passSubmit(catalog, { owner, staff }, store.uuid, data);
    await commands.release(owner, store.uuid);
    const next = { store_submit_game_pack: { official_app_uuid: await addReadyApp(catalog, owner.muid) } };
    const row = await catalog.db('store_submits').where({ store_uuid: store.uuid, is_current: true }).first();
    await commands.save(owner, store.uuid, { uuid: row.uuid, revision: row.revision }, next);
    await commands.submit(owner, store.uuid);
    const elsewhere = await commands.addStore(owner);
    expect(codeOf(await commands.submit(owner, elsewhere.uuid, data))).toBe('store/package-taken');
  });
});

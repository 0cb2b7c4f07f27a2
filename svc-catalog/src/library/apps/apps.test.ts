import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { addImage } from '../../testing/listings.ts';
import { filesOnDisk, makeApp, setUpload, storyArchive, storyFixture } from '../../testing/works.ts';
import { makeZip } from '../../testing/zip.ts';
import { placeApps } from './placements.ts';

let catalog: TestCatalog;
let maker: TestPersonWithUuid;
let other: TestPersonWithUuid;

beforeAll(async () => {
  catalog = await testCatalog();
  maker = await catalog.creator('maker');
  other = await catalog.creator('other');
});
afterAll(() => catalog?.close());

const ask = (query: string, variables: object = {}, person = maker) => catalog.graphql(query, { ...variables }, person);
const codeOf = (answer: { errors?: { extensions: { code: string } }[] }) => answer.errors?.[0]?.extensions.code;
const used = async (uuid: string) => Number((await catalog.db('storage_usage').where({ user_uuid: uuid }).first())?.used_bytes ?? 0);
const tag = (uuid: string, tags: string[], person = maker) =>
  ask('mutation ($uuid: ID!, $tags: [String!]!) { setAppTags(uuid: $uuid, tags: $tags) { tags { name } } }', { uuid, tags }, person);
const del = (uuid: string, person = maker) => ask('mutation ($uuid: ID!) { delApp(uuid: $uuid) }', { uuid }, person);
const GAME = makeZip([
  { name: 'index.html', content: '<head></head>play' },
  { name: 'game.js', content: 'x' },
]);

describe('an app', () => {
  test('starts empty, unlisted and unplayable', async () => {
    const { data } = await ask(
      'mutation { addApp(name: " Nine Cats ", default_lang: "zh-TW") { name kind state version status spine_runtime_version previewUrl name_lang default_lang } }',
    );
    expect(data.addApp).toEqual({
      name: 'Nine Cats',
      kind: 'ink',
      state: 'empty',
      version: 0,
      status: 1,
      spine_runtime_version: '4.1',
      previewUrl: null,
      name_lang: 'en-US',
      default_lang: 'zh-TW',
    });
  });

  test('needs a name and a supported language', async () => {
    const answer = await ask('mutation { addApp(name: "  ", default_lang: "tlh") { uuid } }');
    expect(answer.errors?.[0]?.extensions.fields).toEqual([
      { path: 'name', key: 'app.errors.nameRequired', params: { minimum: 1 } },
      { path: 'default_lang', key: 'app.errors.language' },
    ]);
  });

  test('accepts only pictures of its owner and of the right target', async () => {
    const { uuid } = await makeApp(catalog, maker, 'Hi\n-> END');
    const [mine, foreign, small] = [
      await addImage(catalog, maker.muid, 'logo'),
      await addImage(catalog, other.muid, 'logo'),
      await addImage(catalog, maker.muid, 'avatar'),
    ];
    const set = (logoFile: string | null) =>
      ask('mutation ($uuid: ID!, $logoFile: ID) { setApp(uuid: $uuid, logoFile: $logoFile) { logo { uuid width } } }', { uuid, logoFile });
    expect((await set(mine)).data.setApp.logo).toEqual({ uuid: mine, width: 1024 });
    expect((await set(foreign)).errors?.[0]?.extensions.fields).toEqual([{ path: 'logoFile', key: 'upload.errors.notYours' }]);
    // Of the right size, but uploaded without a target and so of another type.
    const jpeg = await addImage(catalog, maker.muid, 'logo');
    await catalog.db('files').where({ uuid: jpeg }).update({ mime_type: 'image/jpeg', target: null });
    const faultOf = async (wrong: string) => (await set(wrong)).errors?.[0]?.extensions.fields?.[0];
    expect(await faultOf(small)).toMatchObject({ key: 'upload.errors.imageSize', params: { width: 1024, height: 1024 } });
    expect(await faultOf(jpeg)).toMatchObject({ key: 'upload.errors.otherPicture', params: { types: '.png' } });
    expect((await set(null)).data.setApp.logo).toBeNull();
  });
});

test('an app and a listing are added once for each key', async () => {
  const key = crypto.randomUUID();
  const add = 'mutation ($key: ID) { addApp(name: "Once", default_lang: "en-US", idempotency_key: $key) { uuid } }';
  const made = await ask(add, { key });
  expect((await ask(add, { key })).data.addApp.uuid).toBe(made.data.addApp.uuid);
  const list = 'mutation ($key: ID) { addStore(platform_key: "meowtale", idempotency_key: $key) { uuid } }';
  const listed = await ask(list, { key });
  expect((await ask(list, { key })).data.addStore.uuid).toBe(listed.data.addStore.uuid);
  expect((await ask(list, { key: crypto.randomUUID() })).data.addStore.uuid).not.toBe(listed.data.addStore.uuid);
});

describe('a version', () => {
  test('of a story is compiled, counted and playable; earlier versions stay', async () => {
    const app = await makeApp(catalog, maker, storyFixture('the-night-shop'));
    expect(app).toMatchObject({ state: 'ready', kind: 'ink', version: 1, word_count: 250, languages: ['en-US'], faults: [] });
    expect(app.previewUrl).toMatch(`http://a-${app.uuid}.localhost:3005/c/`);
    expect(await setUpload(catalog, maker, app.uuid, storyFixture('paper-boats'), 'b.ink')).toMatchObject({ version: 2, word_count: 103 });
    expect(filesOnDisk(catalog).filter((path) => path.includes(`works/${app.uuid}`))).toEqual(
      [1, 2].flatMap((version) => [`works/${app.uuid}/${version}/story.json`, `works/${app.uuid}/${version}/work.json`]),
    );
  });

  test('of a game is unpacked with its bridge', async () => {
    const app = await makeApp(catalog, maker, GAME, 'game.zip');
    expect(app).toMatchObject({ state: 'ready', kind: 'upload', version: 1, word_count: 0, languages: [] });
    expect(filesOnDisk(catalog).filter((path) => path.includes(app.uuid))).toEqual(
      ['game/game.js', 'game/index.html', 'work.json'].map((path) => `works/${app.uuid}/1/${path}`),
    );
  });

  test('that can’t be made gives faults by line, and leaves the version before it', async () => {
    const app = await makeApp(catalog, maker, 'Hi\n-> END');
    const before = [filesOnDisk(catalog), await used(maker.muid)];
    const broken = await setUpload(catalog, maker, app.uuid, 'One\nTwo -> nowhere\n', 'x.ink');
    expect(broken).toMatchObject({ state: 'ready', version: 1, faults: [{ line: 2, key: 'ink.target', params: { name: 'nowhere' } }] });
    const hostile = await setUpload(catalog, maker, app.uuid, makeZip([{ name: '../x', content: 'x' }]), 'x.zip');
    expect(hostile).toMatchObject({ state: 'ready', version: 1, faults: [{ line: null, message: expect.stringContaining('..') }] });
    expect([filesOnDisk(catalog), await used(maker.muid)]).toEqual(before);
    expect(await makeApp(catalog, maker, '{broken')).toMatchObject({ state: 'failed', version: 0, previewUrl: null });
  });

  test('made twice at once becomes two versions', async () => {
    const app = await makeApp(catalog, maker, 'Hi\n-> END');
    const both = await Promise.all([1, 2].map((n) => setUpload(catalog, maker, app.uuid, `Hi ${n}\n-> END`, 'x.ink')));
    expect(both.map(({ version }) => version)).toContain(3);
    expect(await catalog.db('app_versions').where({ app_uuid: app.uuid }).orderBy('version').pluck('version')).toEqual([1, 2, 3]);
    expect((await catalog.db('apps').where({ uuid: app.uuid }).first()).version).toBe(3);
  });

  test('isn’t made again from the same upload', async () => {
    const app = await makeApp(catalog, maker, 'Hi\n-> END');
    const again = await ask('mutation ($uuid: ID!, $file: ID!) { setAppUpload(uuid: $uuid, file_uuid: $file) { version } }', {
      uuid: app.uuid,
      file: app.file.uuid,
    });
    expect(again.data.setAppUpload).toEqual({ version: 1 });
  });

  test('is made only from the owner’s upload', async () => {
    const theirs = await makeApp(catalog, other, 'Hi\n-> END');
    const mine = await makeApp(catalog, maker, 'Hi\n-> END');
    const answer = await ask('mutation ($uuid: ID!, $file: ID!) { setAppUpload(uuid: $uuid, file_uuid: $file) { uuid } }', {
      uuid: mine.uuid,
      file: theirs.file.uuid,
    });
    expect(answer.errors?.[0]?.extensions.fields).toEqual([{ path: 'file_uuid', key: 'upload.errors.notYours' }]);
  });
});

describe('an ink story with errors', () => {
  test('is rejected with keys, lines and params, for which each language has a sentence', async () => {
    const knots = await makeApp(catalog, maker, 'VAR coins = 0\n=== morning ===\nLight.\n-> END\n', 'story.ink');
    expect(knots).toMatchObject({ state: 'failed', faults: [{ line: 2, key: 'ink.emptyStart', params: { name: 'morning' } }] });
    const host = await makeApp(catalog, maker, 'EXTERNAL ring(x)\nHi.\n~ ring(1)\n-> END\n', 'story.ink');
    expect(host).toMatchObject({ state: 'failed', faults: [{ line: 1, key: 'ink.external', params: { name: 'ring' } }] });
  });

  test('with an unreachable knot is accepted, with a warning that names it', async () => {
    const app = await makeApp(catalog, maker, 'Hi.\n* [Go] -> END\n=== attic ===\nDust.\n-> END\n', 'story.ink');
    const { warnings } = await catalog.db('apps').where({ uuid: app.uuid }).first();
    expect([app.state, warnings]).toEqual([
      'ready',
      [expect.objectContaining({ line: 3, key: 'ink.unreached', params: { name: 'attic' } })],
    ]);
  });
});

describe('a story in several languages', () => {
  const english = storyFixture('the-night-shop');
  const chinese = english.replaceAll('lantern', '燈籠').replace('a grey cat', '一隻灰貓');

  test('is one version with a file for each, counted in the app’s language', async () => {
    const app = await makeApp(catalog, maker, storyArchive({ 'zh-TW': chinese, 'en-US': english, 'ja-JP': english }), 'story.zip');
    expect(app).toMatchObject({ state: 'ready', kind: 'ink', word_count: 250, languages: ['en-US', 'ja-JP', 'zh-TW'], faults: [] });
    const { translated, segments, shortest_path } = await catalog.db('apps').where({ uuid: app.uuid }).first();
    expect(segments).toBeGreaterThan(3);
    expect(shortest_path).toBe(3);
    expect(translated).toEqual({ 'en-US': 1, 'ja-JP': 0, 'zh-TW': expect.closeTo(0.3, 0) });
    expect(filesOnDisk(catalog).filter((path) => path.includes(`works/${app.uuid}`))).toEqual(
      ['story.ja-JP.json', 'story.json', 'story.zh-TW.json', 'work.json'].map((file) => `works/${app.uuid}/1/${file}`),
    );
    expect(await setUpload(catalog, maker, app.uuid, chinese, 'alone.ink')).toMatchObject({ version: 2, languages: ['en-US'] });
  });

  test('with an error in one of them gives faults by file and line, and leaves no files', async () => {
    const before = [filesOnDisk(catalog), await used(maker.muid)];
    const broken = storyArchive({ 'en-US': english, 'zh-TW': 'One\nTwo -> nowhere\n', 'ja-JP': Buffer.from([0xff, 0xfe, 0x41]) });
    const app = await makeApp(catalog, maker, broken, 'story.zip');
    expect(app).toMatchObject({ state: 'failed', faults: [{ file: 'ja-JP.ink', line: null, key: 'notUtf8' }] });
    const faulty = await setUpload(catalog, maker, app.uuid, storyArchive({ 'en-US': english, 'zh-TW': 'One\nTwo -> nowhere\n' }), 'x.zip');
    expect(faulty.faults).toMatchObject([{ file: 'zh-TW.ink', line: 2, params: { name: 'nowhere' } }]);
    expect([filesOnDisk(catalog), await used(maker.muid)]).toEqual(before);
  });

  test('must have the same structure in each', async () => {
    const less = english.replace(
      '* [Close it softly.]\n    You leave the lantern burning for the next one. # ending: A light for the next\n    -> END\n',
      '',
    );
    const more = `${english}\n=== attic ===\nDust.\n-> END\n`;
    const { faults, state } = await makeApp(catalog, maker, storyArchive({ 'en-US': english, 'de-DE': less, 'ja-JP': more }), 'x.zip');
    expect(state).toBe('failed');
    expect(faults).toMatchObject([
      { file: 'de-DE.ink', line: null, key: 'choices', params: { place: 'cellar.door', found: 1, expected: 2 } },
      { file: 'ja-JP.ink', line: null, key: 'placeStrange', params: { place: 'attic', defaultLanguage: 'en-US' } },
    ]);
  });

  test('has the app’s language, and only supported ones', async () => {
    const { faults } = await makeApp(catalog, maker, storyArchive({ 'zh-TW': chinese }), 'x.zip');
    expect(faults).toMatchObject([{ file: 'en-US.ink', key: 'defaultMissing', params: { language: 'en-US' } }]);
    for (const [name, content] of [
      ['tlh.ink', english],
      ['picture.png', 'png'],
      ['more/zh-TW.ink', chinese],
      ['zh-TW.ink', 'a'.repeat(4 * 1024 ** 2 + 1)],
    ] as const) {
      const response = await makeApp(
        catalog,
        maker,
        makeZip([
          { name: 'en-US.ink', content: english },
          { name, content },
        ]),
        'x.zip',
      );
      expect(response).toMatchObject({ state: 'failed', faults: [{ message: expect.stringContaining(name) }] });
    }
  });
});

describe('the list', () => {
  test('contains the caller’s apps by name, status and platform; deleted ones only if asked for', async () => {
    const owner = await catalog.creator('lister');
    const [a, b, c] = [
      await makeApp(catalog, owner, 'A\n-> END'),
      await makeApp(catalog, owner, 'B\n-> END'),
      await makeApp(catalog, owner, 'C\n-> END'),
    ];
    await placeApps(catalog.db, {
      storeUuid: a.uuid,
      platformKey: 'meowtale',
      ownerUuid: owner.muid,
      trialAppUuid: null,
      officialAppUuid: a.uuid,
    });
    await tag(b.uuid, ['flag:delete'], owner);
    const find = async (args: string) => {
      const { data } = await ask(`{ findApp${args} { totalCount list { uuid } } }`, {}, owner);
      expect(data.findApp.totalCount).toBe(data.findApp.list.length);
      return new Set(data.findApp.list.map((app: { uuid: string }) => app.uuid));
    };
    expect(await find('')).toEqual(new Set([a.uuid, c.uuid]));
    expect(await find('(isDeleted: true)')).toEqual(new Set([b.uuid]));
    expect(await find('(status: 1)')).toEqual(new Set([c.uuid]));
    expect(await find('(platform_key: "meowtale-open")')).toEqual(new Set([c.uuid]));
    expect(await find('(platform_key: "meowtale")')).toEqual(new Set([a.uuid, c.uuid]));
    expect(await find('(name: "100%")')).toEqual(new Set());
  });
});

describe('a drama and labels', () => {
  test('an app is made from one drama, which can be changed until it has a version; its copy has the same', async () => {
    const { uuid } = (await ask('mutation { addApp(name: "Played", default_lang: "en-US") { uuid } }')).data.addApp;
    const [one, another] = ['0190b3b5-0000-7000-8000-0000000000d1', '0190b3b5-0000-7000-8000-0000000000d2'];
    const set = (drama: string | null) =>
      ask('mutation ($uuid: ID!, $drama: ID) { setApp(uuid: $uuid, drama: $drama) { drama_uuid } }', { uuid, drama });
    for (const drama of [another, null, one, one]) expect((await set(drama)).data.setApp.drama_uuid).toBe(drama);
    await catalog.db('apps').where({ uuid }).update({ version: 1 });
    expect((await set(one)).data.setApp.drama_uuid).toBe(one);
    expect([codeOf(await set(another)), codeOf(await set(null))]).toEqual(['input/conflict', 'input/conflict']);
    await catalog.db('apps').where({ uuid }).update({ version: 0 });
    const copied = (await ask('mutation ($uuid: ID!) { copyApp(uuid: $uuid) { result } }', { uuid })).data.copyApp.result.uuid;
    const found = await ask('query ($uuid: ID) { findApp(uuid: $uuid) { list { drama_uuid } } }', { uuid: copied });
    expect(found.data.findApp.list).toEqual([{ drama_uuid: one }]);
  });

  test('a list is filtered by one label, also together with a name', async () => {
    const labelled = await catalog.creator('labeller');
    const [sea, land] = [await makeApp(catalog, labelled, 'Hi\n-> END'), await makeApp(catalog, labelled, 'Hi\n-> END')];
    await tag(sea.uuid, ['user:sea'], labelled);
    await tag(land.uuid, ['user:land', 'user:sea side'], labelled);
    const find = async (args: string) =>
      (await ask(`{ findApp${args} { list { uuid } } }`, {}, labelled)).data.findApp.list.map((app: { uuid: string }) => app.uuid);
    expect(await find('(label: "sea")')).toEqual([sea.uuid]);
    expect(await find('(label: "sea side", name: "work")')).toEqual([land.uuid]);
    expect(await find('(label: "sea side", name: "nothing")')).toEqual([]);
  });
});

describe('the trash', () => {
  test('labels are independent of the trash flag, and removing it restores the app', async () => {
    const { uuid } = await makeApp(catalog, maker, 'Hi\n-> END');
    expect((await tag(uuid, ['user:draft', 'flag:delete', 'user:draft'])).data.setAppTags.tags).toEqual([
      { name: 'user:draft' },
      { name: 'flag:delete' },
    ]);
    expect((await tag(uuid, ['user:draft'])).data.setAppTags.tags).toEqual([{ name: 'user:draft' }]);
    expect(codeOf(await del(uuid))).toBe('app/in-use');
    expect(codeOf(await tag(uuid, ['flag:official']))).toBe('input/invalid');
  });

  test('an app deleted from the trash frees its storage; one in a store can’t be deleted', async () => {
    const owner = await catalog.creator('emptier');
    const { uuid } = await makeApp(catalog, owner, GAME, 'game.zip');
    await setUpload(catalog, owner, uuid, GAME, 'game.zip');
    expect(await used(owner.muid)).toBeGreaterThan(GAME.length * 2);
    await tag(uuid, ['flag:delete'], owner);
    await catalog.db('app_placements').insert({ app_uuid: uuid, store_uuid: uuid, slot: 'official', platform_key: 'meowtale' });
    expect(codeOf(await del(uuid, owner))).toBe('app/in-use');
    await catalog.db('app_placements').where({ app_uuid: uuid }).delete();
    expect((await del(uuid, owner)).data.delApp).toBe(true);
    expect(filesOnDisk(catalog).filter((path) => path.includes(uuid))).toEqual([]);
    expect(await used(owner.muid)).toBe(0);
  });
});

describe('a package', () => {
  test('is in one store only, also when two take it at once', async () => {
    const { uuid } = await makeApp(catalog, maker, 'Hi\n-> END');
    const stores = ['0190b3b5-0000-7000-8000-00000000000a', '0190b3b5-0000-7000-8000-00000000000b'];
    const packages = stores.map((storeUuid) => ({
      storeUuid,
      platformKey: 'meowtale',
      ownerUuid: maker.muid,
      trialAppUuid: uuid,
      officialAppUuid: uuid,
    }));
    const outcomes = await Promise.allSettled(packages.map((each) => catalog.db.transaction((tx) => placeApps(tx, each))));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const fields = [{ path: 'store_submit_game_pack.official_app_uuid', key: 'app.errors.inAnotherStore' }];
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'store/package-taken', fields } });
  });
});

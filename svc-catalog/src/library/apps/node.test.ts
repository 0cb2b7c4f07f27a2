import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { addImage, commandsOf, completeData } from '../../testing/listings.ts';
import { makeApp } from '../../testing/works.ts';

let catalog: TestCatalog;
let maker: TestPersonWithUuid;
beforeAll(async () => {
  catalog = await testCatalog();
  maker = await catalog.creator('maker');
});
afterAll(() => catalog?.close());

const GIVEN = 'template theme plugins node meta';
const TREE = [
  {
    type: 'chapter',
    seq: 2,
    name: '🐈‍⬛ שלום',
    children: [
      {
        parent_type: 'chapter',
        type: 'scene',
        name: 'مرحبا',
        template: 'night-shop',
        theme: 'dark',
        layout: 'scene_all',
        elements: [{ language: 'zh-TW', text: '貓\n貓' }],
      },
    ],
  },
];
const PAYLOAD = { template: 'night-shop', theme: 'dark', plugins: ['spine', 'rain_2'], node: TREE, meta: { editor: 'desk' } };

const ask = (query: string, variables: object = {}, person = maker) => catalog.graphql(query, { ...variables }, person);
const faultsOf = (answer: { errors?: { extensions: { code: string; fields?: object[] } }[] }) => answer.errors?.[0]?.extensions;

async function add(payload: object, key?: string) {
  const query = `mutation ($template: String, $theme: String, $plugins: [String!], $node: JSON, $meta: JSON, $key: ID) {
    addApp(name: "Cats", default_lang: "en-US", template: $template, theme: $theme, plugins: $plugins, node: $node, meta: $meta,
      idempotency_key: $key) { uuid created_at ${GIVEN} }
  }`;
  return ask(query, { ...payload, key });
}

const set = (uuid: string, payload: object, person = maker) =>
  ask(
    `mutation ($uuid: ID!, $name: String, $spine_runtime_version: String, $template: String, $theme: String, $plugins: [String!], $node: JSON,
        $meta: JSON, $logoFile: ID) {
      setApp(uuid: $uuid, name: $name, spine_runtime_version: $spine_runtime_version, template: $template, theme: $theme, plugins: $plugins,
        node: $node, meta: $meta, logoFile: $logoFile) { name ${GIVEN} }
    }`,
    { uuid, ...payload },
    person,
  );

const find = async (uuid: string) =>
  (await ask(`query ($uuid: ID) { findApp(uuid: $uuid) { list { uuid ${GIVEN} previewUrl src } } }`, { uuid })).data.findApp.list[0];

/** Saves a tree over a revision. */
async function saveOver(uuid: string, node_revision: number | null, node: object[]) {
  const query = `mutation ($uuid: ID!, $node: JSON, $node_revision: Int) {
    setApp(uuid: $uuid, node: $node, node_revision: $node_revision) { node node_revision }
  }`;
  return ask(query, { uuid, node, node_revision });
}
const chapter = (name: string) => ({ type: 'chapter', seq: 1, name, children: [] });

describe('an app’s editor data', () => {
  test('is saved and returned unchanged', async () => {
    const { uuid, created_at, ...made } = (await add(PAYLOAD)).data.addApp;
    const meta = { editor: 'desk', logo: null, version: { created: created_at } };
    expect(made).toEqual({ ...PAYLOAD, meta });
    expect(await find(uuid)).toMatchObject({ ...PAYLOAD, meta });
  });

  test('is the default theme and otherwise empty at first', async () => {
    const { created_at, ...made } = (await add({ theme: null, node: null })).data.addApp;
    const meta = { logo: null, version: { created: created_at } };
    expect(made).toEqual({ uuid: made.uuid, template: null, theme: 'default', plugins: [], node: [], meta });
  });

  test('is unchanged where it isn’t sent, and reset where it is null', async () => {
    const { uuid } = (await add(PAYLOAD)).data.addApp;
    expect((await set(uuid, { name: 'Nine' })).data.setApp).toMatchObject({ ...PAYLOAD, name: 'Nine', meta: { editor: 'desk' } });
    const other = [{ type: 'chapter', seq: 0, name: '', children: [] }];
    expect((await set(uuid, { node: other, plugins: [] })).data.setApp).toMatchObject({ theme: 'dark', plugins: [], node: other });
    const nothing = { template: null, theme: null, node: null, meta: null };
    expect((await set(uuid, nothing)).data.setApp).toMatchObject({ template: null, theme: 'default', node: [] });
    expect((await find(uuid)).meta).not.toHaveProperty('editor');
  });

  test('is copied, independently of the original', async () => {
    const { uuid } = (await add(PAYLOAD)).data.addApp;
    const copied = await ask('mutation ($uuid: ID!) { copyApp(uuid: $uuid) { result } }', { uuid });
    const copy = copied.data.copyApp.result.uuid;
    await set(uuid, { node: [] });
    expect(await find(copy)).toMatchObject({ ...PAYLOAD, meta: { editor: 'desk' } });
  });

  test('can’t be read or changed by another person', async () => {
    const { uuid } = (await add(PAYLOAD)).data.addApp;
    const other = await catalog.creator('other');
    expect(faultsOf(await set(uuid, { node: [] }, other))).toMatchObject({ code: '404' });
    const found = await ask('query ($uuid: ID) { findApp(uuid: $uuid) { list { node } } }', { uuid }, other);
    expect(found.data.findApp.list).toEqual([]);
    expect((await find(uuid)).node).toEqual(TREE);
  });

  test('is rejected beyond its limits with the paths, and no app is added', async () => {
    const before = await catalog.db('apps').count().first();
    const bad = { template: '../x', theme: 'A', plugins: ['a', 'b c'], node: [{ ...TREE[0], children: [{ name: 7 }] }], meta: [] };
    expect(faultsOf(await add(bad))?.fields).toEqual([
      { path: 'template', key: 'invalid.key', params: { format: 'regex' } },
      { path: 'theme', key: 'invalid.key', params: { format: 'regex' } },
      { path: 'plugins.1', key: 'invalid.key', params: { format: 'regex' } },
      { path: 'node.0.children.0.parent_type', key: 'invalid.text' },
      { path: 'node.0.children.0.type', key: 'invalid.text' },
      { path: 'node.0.children.0.name', key: 'invalid.text' },
      { path: 'meta', key: 'invalid.text' },
    ]);
    let deep: object[] = [];
    for (let level = 0; level < 9; level += 1) deep = [{ type: 'chapter', seq: level, name: '', children: deep }];
    expect(faultsOf(await add({ node: deep, plugins: Array(21).fill('a') }))?.fields).toEqual([
      { path: 'plugins', key: 'invalid.too-many', params: { maximum: 20 } },
      { path: `node.0${'.children.0'.repeat(8)}`, key: 'invalid.too-deep', params: { maximum: 8 } },
    ]);
    expect(await catalog.db('apps').count().first()).toEqual(before);
  });

  test('ignores or rejects a nested __proto__', async () => {
    const node = '[{ type: "a", seq: 1, name: "A", children: [], __proto__: { admin: true, theme: "x" } }]';
    const answer = await ask(`mutation { addApp(name: "Cats", default_lang: "en-US", node: ${node}) { uuid } }`);
    expect(faultsOf(answer)?.fields).toEqual([{ path: 'node.0', key: 'invalid.text' }]);
    const noted = await ask('mutation { addApp(name: "Cats", default_lang: "en-US", meta: { __proto__: { admin: true } }) { meta } }');
    expect(Object.keys(noted.data.addApp.meta)).toEqual(['logo', 'version']);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });
});

test('meta can’t override the app’s logo and creation time', async () => {
  const { uuid, created_at } = (await add({ meta: { logo: 'https://elsewhere.example/x.png', version: 'x' } })).data.addApp;
  await set(uuid, { logoFile: await addImage(catalog, maker.muid, 'logo') });
  const { logo, meta } = (await ask('query ($uuid: ID) { findApp(uuid: $uuid) { list { logo { url } meta } } }', { uuid })).data.findApp
    .list[0];
  expect(meta).toEqual({ logo: logo.url, version: { created: created_at } });
  expect((await set(uuid, { meta })).data.setApp.meta).toEqual(meta);
});

test('a list of apps contains no trees', async () => {
  await add(PAYLOAD);
  const { list } = (await ask('{ findApp { list { node theme } } }')).data.findApp;
  expect(list[0]).toEqual({ node: null, theme: 'dark' });
});

test('staff read no editor data of an app in a submission, and its owner reads it without the tree', async () => {
  const commands = commandsOf(catalog);
  const data = await completeData(catalog, maker);
  await set(data.store_submit_game_pack.official_app_uuid, PAYLOAD);
  const { uuid } = await commands.addStore(maker);
  await commands.submit(maker, uuid, data);
  const query = `query ($id: ID!) {
    findStoreSubmit(store_id: $id) { list { data { store_submit_game_pack { official_app { word_count ${GIVEN} } } } } }
  }`;
  const read = async (person: TestPersonWithUuid) =>
    (await ask(query, { id: uuid }, person)).data.findStoreSubmit.list[0].data.store_submit_game_pack.official_app;
  const { meta, ...seen } = await read(await catalog.person('staff', ['staff']));
  expect(seen).toEqual({ word_count: 1234, template: null, theme: 'default', plugins: [], node: null });
  expect(Object.keys(meta)).toEqual(['logo', 'version']);
  expect(await read(maker)).toMatchObject({ ...PAYLOAD, node: null });
});

test('an app sent again with its key is added once with its tree; another tree is rejected', async () => {
  const key = crypto.randomUUID();
  const { uuid } = (await add(PAYLOAD, key)).data.addApp;
  expect((await add(PAYLOAD, key)).data.addApp).toMatchObject({ uuid, node: TREE });
  expect(faultsOf(await add({ ...PAYLOAD, node: [] }, key))).toMatchObject({ code: 'idempotency/conflict' });
});

test('src is the address at the app’s own origin, null without a version', async () => {
  const { uuid } = await makeApp(catalog, maker, 'Hi\n-> END');
  expect((await find(uuid)).src).toMatch(`http://a-${uuid}.localhost:3005/c/`);
  expect((await find((await add({})).data.addApp.uuid)).src).toBeNull();
});

test('the runtime’s version can be set to the same value only', async () => {
  const { uuid } = (await add({})).data.addApp;
  expect((await set(uuid, { spine_runtime_version: '4.1' })).errors).toBeUndefined();
  expect(faultsOf(await set(uuid, { spine_runtime_version: '4.2' }))).toMatchObject({
    code: 'input/conflict',
    fields: [{ path: 'spine_runtime_version', key: 'invalid.chosen-once' }],
  });
});

describe('a tree', () => {
  test('has a revision that counts the saves that changed it', async () => {
    const { uuid } = (await add({})).data.addApp;
    const revisions: number[] = [];
    for (const [over, name] of [
      [0, 'A'],
      [1, 'A'],
      [1, 'B'],
      [2, 'C'],
    ] as const)
      revisions.push((await saveOver(uuid, over, [chapter(name)])).data.setApp.node_revision);
    expect(revisions).toEqual([1, 1, 2, 3]);
  });

  test('saved over an older revision is rejected with the saved one, and changes nothing', async () => {
    const { uuid } = (await add({ node: [chapter('A')] })).data.addApp;
    await saveOver(uuid, 1, [chapter('B')]);
    expect(faultsOf(await saveOver(uuid, 1, [chapter('C')]))).toMatchObject({
      code: 'app/tree-conflict',
      status: 409,
      data: { node: [chapter('B')], node_revision: 2 },
    });
    expect((await find(uuid)).node).toEqual([chapter('B')]);
  });

  test('sent again because its answer was lost is answered', async () => {
    const { uuid } = (await add({ node: [chapter('A')] })).data.addApp;
    await saveOver(uuid, 1, TREE);
    expect((await saveOver(uuid, 1, TREE)).data.setApp).toEqual({ node: TREE, node_revision: 2 });
  });

  test('without a revision replaces any', async () => {
    const { uuid } = (await add({ node: [chapter('A')] })).data.addApp;
    expect((await saveOver(uuid, null, [chapter('B')])).data.setApp).toEqual({ node: [chapter('B')], node_revision: 2 });
  });

  test('saved by ten at once over one revision is saved once', async () => {
    const { uuid } = (await add({ node: [chapter('A')] })).data.addApp;
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => saveOver(uuid, 1, [chapter(`B${index}`)])));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(answers.flatMap(({ errors }) => errors?.[0]?.extensions.code ?? [])).toEqual(Array(9).fill('app/tree-conflict'));
  });
});

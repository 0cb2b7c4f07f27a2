import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { EVENTS } from '@meowtale/contracts/events/index';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { commandsOf, completeData, givePro, passSubmit, releasedStore } from '../../testing/listings.ts';

let catalog: TestCatalog;
let author: TestPersonWithUuid;
let maker: TestPersonWithUuid;
let staff: TestPersonWithUuid;
let store: string;
let second: string;
let site: { uuid: string; uid: string; revision: number };

beforeAll(async () => {
  catalog = await testCatalog();
  author = await catalog.creator('author');
  maker = await catalog.creator('maker');
  staff = await catalog.person('staff', ['staff']);
  store = await releasedStore(catalog, { owner: author, staff });
  second = await releasedStore(catalog, { owner: author, staff });
  site = (await ask('mutation { addWebsiteMain(name: "maker") { uuid uid revision } }')).addWebsiteMain;
});
afterAll(() => catalog?.close());

const MODULES = `modules { cid type list { cid resourceType resourceUUID isActive uid store { uuid status } article { headline } }
  article { resourceUUID article { headline blocks } } gameInfo { resourceType uid store { uuid } } links { title url } }`;

async function ask(query: string, variables: object = {}, person = maker) {
  const { data, errors } = await catalog.graphql(query, { ...variables }, person);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}
const rejectionOf = async (query: string, variables: object = {}, person = maker) =>
  (await catalog.graphql(query, { ...variables }, person)).errors?.[0]?.extensions as
    | { code: string; fields?: { path: string; key: string }[] }
    | undefined;

const SET = `mutation ($uuid: ID!, $revision: Int!, $config: WebsiteConfigInput, $state: Int, $name: String) {
  setWebsiteMain(uuid: $uuid, revision: $revision, config: $config, state: $state, name: $name) { revision name state config { theme language ${MODULES} } } }`;
async function set(change: object) {
  const { setWebsiteMain } = await ask(SET, { uuid: site.uuid, revision: site.revision, ...change });
  site.revision = setWebsiteMain.revision;
  return setWebsiteMain;
}
const save = (...modules: object[]) => set({ config: { modules } });
const rejects = (...modules: object[]) => rejectionOf(SET, { uuid: site.uuid, revision: site.revision, config: { modules } });
const visit = async (name = 'maker') =>
  (
    await ask(
      `query ($name: String!) { findWebsitePublic(name: $name) { name config { theme ${MODULES} } articles { headline excerpt } } }`,
      { name },
    )
  ).findWebsitePublic;

const work = (uuid: string, resourceType = 'store') => ({ resourceType, resourceUUID: uuid });
const item = (cid: string, uuid: string, change: object = {}) => ({ cid, ...work(uuid), ...change });
const grid = (...list: object[]) => ({ cid: 'grid', type: 'grid-card', element: {}, list });
const write = async (text: string, person = maker): Promise<string> => {
  const blocks = [
    { type: 'header', data: { text, level: 2 } },
    { type: 'paragraph', data: { text: `Of ${text}.` } },
  ];
  const add = 'mutation ($blocks: JSON!) { addWebsiteArticle(config: { content: { blocks: $blocks } }) { uuid } }';
  return (await ask(add, { blocks }, person)).addWebsiteArticle.uuid;
};
const siteLinks = () => catalog.db('ad_links').where({ website_uuid: site.uuid }).orderBy('created_at');

describe('a work on a site', () => {
  test('gets one link of the site, which the wallet is told of', async () => {
    await save(grid(item('a', store), item('b', second, { isActive: false })));
    const [module] = (await visit()).config.modules;
    expect(module.list).toEqual([
      {
        cid: 'a',
        ...work(store),
        isActive: true,
        uid: expect.stringMatching(/^[A-Za-z0-9]{10}$/),
        store: { uuid: store, status: 'on' },
        article: null,
      },
    ]);
    await save(grid(item('a', store)), { cid: 'info', type: 'game-info', element: {}, gameInfo: work(store, 'game') });
    const links = await siteLinks();
    expect(links.map(({ store_uuid, type, owner_uuid, utm_campaign }) => [store_uuid, type, owner_uuid, utm_campaign])).toEqual([
      [expect.any(String), 'site', maker.muid, site.uid],
      [expect.any(String), 'site', maker.muid, site.uid],
    ]);
    const { uuid, uid } = links.find((link) => link.store_uuid === store);
    const events = await catalog.db('outbox').where({ type: 'catalog.ad-link.changed', aggregate_id: uuid });
    expect(events.map((row) => EVENTS['catalog.ad-link.changed'].schema.parse(row.payload))).toEqual([
      { adLinkUuid: uuid, revision: 1, uid, storeUuid: store, ownerUuid: maker.muid, state: 1 },
    ]);
    expect((await visit()).config.modules[1].gameInfo).toEqual({ resourceType: 'game', uid, store: { uuid: store } });
  });

  test('has a link that its owner can see among their own, but not change or delete', async () => {
    const { uuid, uid } = (await siteLinks()).find((link) => link.store_uuid === store);
    const find = async (args: string, person = maker) =>
      (await ask(`{ findStoreAdLink${args} { totalCount list { uuid type } } }`, {}, person)).findStoreAdLink;
    expect(await find(`(uids: ["${uid}"])`)).toEqual({ totalCount: 1, list: [{ uuid, type: 'site' }] });
    expect(await find('(type: "site")')).toMatchObject({ totalCount: 2 });
    expect(await find('(type: "url")')).toEqual({ totalCount: 0, list: [] });
    expect(await find(`(uids: ["${uid}"])`, author)).toMatchObject({ totalCount: 0 });
    const change = 'mutation ($uuid: ID!) { updateStoreAdLink(uuid: $uuid, name: "Mine now") { uuid } }';
    const end = 'mutation ($uuid: ID!) { delStoreAdLink(uuid: $uuid) }';
    for (const by of [change, end]) {
      expect((await rejectionOf(by, { uuid }))?.code).toBe('ad-link/of-site');
      expect((await rejectionOf(by, { uuid }, author))?.code).toBe('404');
    }
  });

  test('named by a tracked link has that link’s uid', async () => {
    const add = 'mutation ($id: ID!) { addStoreAdLink(store_id: $id, name: "Mine") { uuid uid } }';
    const { addStoreAdLink: link } = await ask(add, { id: store });
    await save({ cid: 'p', type: 'player', element: {}, list: [{ cid: 'a', ...work(link.uuid, 'store_ad_link') }] });
    expect((await visit()).config.modules[0].list[0]).toMatchObject({ uid: link.uid, store: { uuid: store } });
    const { addStoreAdLink: foreign } = await ask(add, { id: store }, author);
    expect(await rejects(grid({ cid: 'a', ...work(foreign.uuid, 'store_ad_link') }))).toMatchObject({
      code: 'input/invalid',
      fields: [{ path: 'config.modules.0.list.0.resourceUUID', key: 'website.errors.resourceGone' }],
    });
  });

  test('can’t be named before its release; off sale it is hidden from visitors and stays for the creator', async () => {
    const { uuid: draft } = await commandsOf(catalog).addStore(author);
    expect((await rejects(grid(item('a', store), item('b', draft))))?.fields).toEqual([
      { path: 'config.modules.0.list.1.resourceUUID', key: 'website.errors.resourceGone' },
    ]);
    await save(grid(item('a', store), item('b', second)));
    await commandsOf(catalog).setStatus(author, second, 'off');
    expect((await visit()).config.modules[0].list.map(({ cid }: { cid: string }) => cid)).toEqual(['a']);
    await commandsOf(catalog).setStatus(author, store, 'off');
    expect((await visit()).config.modules).toEqual([]);
    await catalog.db('listings').where({ store_uuid: second }).update({ released_at: '2999-01-01' });
    const saved = (await save(grid(item('b', second), item('a', store)))).config.modules[0].list;
    expect(saved.map(({ store: of }: { store: object | null }) => of)).toEqual([null, { uuid: store, status: 'off' }]);
    await catalog.db('listings').where({ store_uuid: second }).update({ released_at: '2026-01-01' });
    for (const uuid of [store, second]) await commandsOf(catalog).setStatus(author, uuid, 'on');
  });
});

test('a shown work that becomes one for adults stays on the site, with its category, by which visitors get only its name', async () => {
  const uuid = await releasedStore(catalog, { owner: author, staff });
  await save(grid(item('a', uuid)));
  const categoryOf = async () =>
    (
      await ask('query ($name: String!) { findWebsitePublic(name: $name) { config { modules { list { store { category } } } } } }', {
        name: 'maker',
      })
    ).findWebsitePublic.config.modules[0].list[0].store.category;
  expect(await categoryOf()).toBe('normal-age');
  const { store_submit_info } = await completeData(catalog, author);
  const { save: saveSubmit, release } = commandsOf(catalog);
  const { uuid: current, revision } = await catalog.db('store_submits').where({ store_uuid: uuid, is_current: true }).first();
  await saveSubmit(author, uuid, { uuid: current, revision }, { store_submit_info: { ...store_submit_info, category: 'boy-bl' } });
  await passSubmit(catalog, { owner: author, staff }, uuid, {});
  await release(author, uuid);
  expect(await categoryOf()).toBe('boy-bl');
});

describe('an article on a site', () => {
  test('is shown whole or linked; visitors read no other one, and no site shows another’s', async () => {
    const [whole, led, unlinked] = [await write('Whole'), await write('Led'), await write('Kept')];
    const list = [{ cid: 'a', ...work(led, 'website_article') }];
    await save({ cid: 'w', type: 'article', element: {}, article: work(whole, 'website_article') }, grid(...list));
    const { config, articles } = await visit();
    expect(config.modules[0].article.article).toMatchObject({ headline: 'Whole', blocks: [{ type: 'header' }, { type: 'paragraph' }] });
    expect(config.modules[1].list[0].article).toEqual({ headline: 'Led' });
    expect(articles).toEqual([
      { headline: 'Led', excerpt: 'Of Led.' },
      { headline: 'Whole', excerpt: 'Of Whole.' },
    ]);
    // The editor's preview shows the same.
    const own = (await ask('{ findWebsiteArticle { list { headline excerpt } } }')).findWebsiteArticle.list;
    expect(own).toEqual(expect.arrayContaining(articles));
    const read = async (uuid: string) =>
      (await ask('query ($uuid: ID!) { findWebsitePublic(name: "maker") { article(uuid: $uuid) { headline } } }', { uuid }))
        .findWebsitePublic.article?.headline;
    expect([await read(whole), await read(led), await read(unlinked)]).toEqual(['Whole', 'Led', undefined]);
    await ask('mutation { addWebsiteMain(name: "author") { uuid } }', {}, author);
    const foreign = await write('Foreign', author);
    expect((await rejects({ cid: 'w', type: 'article', element: {}, article: work(foreign, 'website_article') }))?.fields).toEqual([
      { path: 'config.modules.0.article.resourceUUID', key: 'website.errors.resourceGone' },
    ]);
  });
});

describe('a module', () => {
  const missing = { resourceType: 'website_article', resourceUUID: crypto.randomUUID() };
  test.each<[string, object, string, string]>([
    ['a player of nothing', { type: 'player' }, 'list', 'website.errors.listEmpty'],
    ['a grid of nothing', { type: 'grid-rectangle', list: [] }, 'list', 'website.errors.listEmpty'],
    ['an article without one', { type: 'article', gameInfo: work(crypto.randomUUID()) }, 'article', 'website.errors.articleMissing'],
    ['an article that is a work', { type: 'article', article: work(crypto.randomUUID()) }, 'article', 'website.errors.articleMissing'],
    ['an introduction of nothing', { type: 'game-info', article: missing }, 'gameInfo', 'website.errors.storeMissing'],
    ['an introduction of an article', { type: 'game-info', gameInfo: missing }, 'gameInfo', 'website.errors.storeMissing'],
    ['a player of an article', { type: 'player', list: [{ cid: 'a', ...missing }] }, 'list.0.resourceType', 'website.errors.resourceType'],
    [
      'a link to what runs',
      { type: 'profile', links: [{ cid: 'a', title: 'x', url: 'javascript:alert(1)' }] },
      'links.0.url',
      'upload/game-pack-invalid-url',
    ],
    [
      'a link into the house',
      { type: 'profile', links: [{ cid: 'a', title: 'x', url: 'http://10.0.0.1/' }] },
      'links.0.url',
      'upload/game-pack-invalid-url',
    ],
  ])('is rejected at its field: %s (SPEC §5)', async (_what, change, path, key) => {
    expect((await rejects({ cid: 'm', element: {}, ...change }))?.fields?.[0]).toMatchObject({ path: `config.modules.0.${path}`, key });
  });

  test('stores only the fields of its type (SPEC §4)', async () => {
    const links = [{ cid: 'l', title: 'Elsewhere', url: 'https://example.com/' }];
    const full = {
      element: {},
      list: [item('a', store)],
      links,
      article: work(await write('Own'), 'website_article'),
      gameInfo: work(store),
    };
    const kinds = ['profile', 'grid-card', 'article', 'game-info'];
    const { config } = await save(...kinds.map((type) => ({ cid: type, type, ...full })));
    expect(
      config.modules.map(
        ({ list, links: savedLinks, article, gameInfo }: { list: object[]; links: object[]; article: object; gameInfo: object }) => [
          list.length,
          savedLinks.length,
          article !== null,
          gameInfo !== null,
        ],
      ),
    ).toEqual([
      [0, 1, false, false],
      [1, 0, false, false],
      [0, 0, true, false],
      [0, 0, false, true],
    ]);
  });

  test('is rejected when a site has too many modules or items', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => item(`i${at}`, store));
    expect((await rejects(grid(...many(31))))?.fields?.[0]).toMatchObject({
      path: 'config.modules.0.list',
      key: 'website.errors.listTooLong',
    });
    const grids = Array.from({ length: 7 }, (_, at) => ({ ...grid(...many(30)), cid: `g${at}` }));
    expect((await rejects(...grids))?.fields?.[0]).toMatchObject({ path: 'config.modules', key: 'website.errors.tooManyResources' });
    const empty = (count: number) => Array.from({ length: count }, (_, at) => ({ cid: `e${at}`, type: 'profile', element: {} }));
    for (const count of [51, 200]) {
      const fields = [{ path: 'config.modules', key: 'website.errors.tooManyModules' }];
      expect(await rejects(...empty(count))).toMatchObject({ code: 'input/invalid', fields });
    }
    expect((await save(...empty(50))).config.modules).toHaveLength(50);
    const articles = Array.from({ length: 11 }, (_, at) => ({ cid: `a${at}`, type: 'article', element: {}, article: missing }));
    expect((await rejects(...articles))?.fields?.[0]).toMatchObject({ path: 'config.modules', key: 'website.errors.tooManyArticles' });
  });
});

describe('a version of a site', () => {
  const history = async () =>
    (
      await ask('query ($uuid: ID!) { findWebsiteHistory(uuid: $uuid) { totalCount list { uuid revision module_count } } }', {
        uuid: site.uuid,
      })
    ).findWebsiteHistory;
  const restore =
    'mutation ($uuid: ID!, $revision: Int!, $version: ID!) { restoreWebsiteMain(uuid: $uuid, revision: $revision, version: $version) { revision config { theme modules { cid } } } }';

  test('is one for saves close together, and can be restored', async () => {
    await catalog.moveClock(301);
    await save(grid(item('a', store)));
    await set({ config: { modules: [], theme: 'night' } });
    const before = await history();
    expect(before.list[0]).toMatchObject({ revision: site.revision, module_count: 0 });
    await catalog.moveClock(301);
    await set({ config: { modules: [{ cid: 'p', type: 'profile', element: {} }], theme: 'stage' } });
    expect((await history()).totalCount).toBe(before.totalCount + 1);
    const [, night] = (await history()).list;
    expect((await rejectionOf(restore, { uuid: site.uuid, revision: site.revision - 1, version: night.uuid }))?.code).toBe(
      'input/conflict',
    );
    expect((await rejectionOf(restore, { uuid: site.uuid, revision: site.revision, version: site.uuid }))?.code).toBe(
      'website/version-not-found',
    );
    const { restoreWebsiteMain: restored } = await ask(restore, { uuid: site.uuid, revision: site.revision, version: night.uuid });
    expect(restored).toEqual({ revision: site.revision + 1, config: { theme: 'night', modules: [] } });
    site.revision = restored.revision;
  });

  test('is deleted when fifty newer ones exist', async () => {
    await catalog.db.raw(
      `insert into website_versions (uuid, website_uuid, revision, modules, theme, language, created_at)
       select gen_random_uuid(), ?, 0, '[]', 'paper', 'en-US', clock_now() - interval '1 day' from generate_series(1, 60)`,
      [site.uuid],
    );
    await catalog.moveClock(301);
    await save();
    expect((await history()).totalCount).toBe(50);
  });
});

describe('a site', () => {
  test('is hidden and shown by its state', async () => {
    expect((await set({ state: 0 })).state).toBe(0);
    expect(await visit()).toBeNull();
    expect(await set({ state: 1, config: { modules: [], language: 'ja-JP' } })).toMatchObject({
      config: { theme: 'night', language: 'ja-JP' },
    });
    expect((await visit()).name).toBe('maker');
  });

  test('can be renamed with a plan for it; its former names still lead to it and stay taken', async () => {
    const rename = (name: string) => rejectionOf(SET, { uuid: site.uuid, revision: site.revision, name });
    expect((await rename('better'))?.code).toBe('plan/required');
    await givePro(catalog, maker);
    expect((await rename('AUTHOR'))?.code).toBe('website/name-taken');
    expect((await set({ name: 'better' })).name).toBe('better');
    expect([(await visit('maker')).name, (await visit('better')).name]).toEqual(['better', 'better']);
    const rival = await catalog.creator('rival');
    expect((await rejectionOf('mutation { addWebsiteMain(name: "maker") { uuid } }', {}, rival))?.code).toBe('website/name-taken');
    expect((await set({ name: 'maker' })).name).toBe('maker');
    for (let at = 2; at <= 10; at += 1) await set({ name: `name-${at}` });
    expect((await rename('one-more'))?.code).toBe('app/limit');
  });
});

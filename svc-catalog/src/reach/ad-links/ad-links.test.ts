import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { EVENTS } from '@meowtale/contracts/events/index';
import { moveToMidMonth } from '@meowtale/service-kit/testing';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { commandsOf, releasedStore } from '../../testing/listings.ts';
import { PRUNE_VISITS } from './counts-repository.ts';

let catalog: TestCatalog;
let owner: TestPersonWithUuid;
let promoter: TestPersonWithUuid;
let reader: TestPersonWithUuid;
let store: string;

beforeAll(async () => {
  catalog = await testCatalog();
  // Visits are counted per day, so no test may run over midnight.
  await moveToMidMonth(catalog.db);
  owner = await catalog.creator('owner');
  promoter = await catalog.creator('promoter');
  reader = await catalog.person('reader');
  store = await releasedStore(catalog, { owner, staff: await catalog.person('staff', ['staff']) });
});
afterAll(() => catalog?.close());

const UTM = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;
const FIELDS = `uuid type name ${UTM.join(' ')} uid store_id store { uuid } click_count visit_count revision created_at updated_at`;
const PARAMS = `$name: String!, ${UTM.map((field) => `$${field}: String`).join(', ')}`;
const ARGS = `name: $name, ${UTM.map((field) => `${field}: $${field}`).join(', ')}`;

const rejectionOf = (errors?: { extensions: { code: string; fields?: unknown; data?: unknown } }[]) => ({
  code: errors?.[0]?.extensions.code,
  fields: errors?.[0]?.extensions.fields,
  data: errors?.[0]?.extensions.data,
});

async function add(change: object = {}, person = promoter) {
  const query = `mutation ($id: ID!, ${PARAMS}, $key: ID) { addStoreAdLink(store_id: $id, ${ARGS}, idempotency_key: $key) { ${FIELDS} } }`;
  const { data, errors } = await catalog.graphql(query, { id: store, name: 'Spring', ...change }, person);
  return { ...data?.addStoreAdLink, ...rejectionOf(errors) };
}
async function update(uuid: string, change: object = {}, person = promoter) {
  const query = `mutation ($uuid: ID!, ${PARAMS}, $revision: Int) {
    updateStoreAdLink(uuid: $uuid, ${ARGS}, revision: $revision) { ${FIELDS} } }`;
  const { data, errors } = await catalog.graphql(query, { uuid, name: 'Autumn', ...change }, person);
  return { ...data?.updateStoreAdLink, ...rejectionOf(errors) };
}
async function del(uuid: string, person = promoter) {
  const { data, errors } = await catalog.graphql('mutation ($uuid: ID!) { delStoreAdLink(uuid: $uuid) }', { uuid }, person);
  return errors?.[0]?.extensions.code ?? data.delStoreAdLink;
}
async function find(args = '', person = promoter) {
  const { data, errors } = await catalog.graphql(
    `{ findStoreAdLink${args} { totalCount pageInfo { endCursor } list { ${FIELDS} } } }`,
    {},
    person,
  );
  return { ...data?.findStoreAdLink, ...rejectionOf(errors) };
}
const isValid = async (uid: string, store_id: string | null = null) =>
  (await catalog.graphql('query ($uid: String!, $id: ID) { isValidStoreAdLink(uid: $uid, store_id: $id) }', { uid, id: store_id })).data
    .isValidStoreAdLink;
async function visit(uid: string, client_id: string | null = null, person?: TestPersonWithUuid, utm_source = 'mail') {
  const query = 'mutation ($uid: String!, $c: String, $s: String) { addLogStoreAdLink(uid: $uid, client_id: $c, utm_source: $s) }';
  const { data, errors } = await catalog.graphql(query, { uid, c: client_id, s: utm_source }, person);
  expect(errors).toBeUndefined();
  return data.addLogStoreAdLink;
}
const countsOf = async (uuid: string) => {
  const { click_count, visit_count } = (await find(`(uuid: "${uuid}")`)).list[0];
  return { click_count, visit_count };
};
const visitsOf = async (uuid: string) => (await find(`(uuid: "${uuid}")`)).list[0].visit_count;
const statesOf = async (uuid: string) => {
  const rows = await catalog.db('outbox').where({ type: 'catalog.ad-link.changed', aggregate_id: uuid }).orderBy('seq');
  return rows.map((row) => EVENTS['catalog.ad-link.changed'].schema.parse(row.payload));
};

describe('a tracked link', () => {
  test('has a unique uid, and is published to the wallet when it is added and when it is deleted', async () => {
    const link = await add({ utm_source: 'mail', utm_campaign: 'Spring sale_2026 春' });
    expect(link).toMatchObject({ type: 'url', name: 'Spring', utm_source: 'mail', utm_medium: '', utm_campaign: 'Spring sale_2026 春' });
    expect(link).toMatchObject({
      uid: expect.stringMatching(/^[A-Za-z0-9]{10}$/),
      store_id: store,
      store: { uuid: store },
      click_count: 0,
      visit_count: 0,
    });
    const state = { adLinkUuid: link.uuid, uid: link.uid, storeUuid: store, ownerUuid: promoter.muid };
    expect(await statesOf(link.uuid)).toEqual([{ ...state, revision: 1, state: 1 }]);
    expect(await isValid(link.uid)).toBe(true);
    expect(await del(link.uuid)).toBe(true);
    expect(await statesOf(link.uuid)).toEqual([
      { ...state, revision: 1, state: 1 },
      { ...state, revision: 2, state: 0 },
    ]);
    expect([await isValid(link.uid), await del(link.uuid), (await update(link.uuid)).code]).toEqual([false, '404', '404']);
    expect((await find(`(uuid: "${link.uuid}")`)).list).toEqual([]);
  });

  test('sent again with its key is added once; the key with another input is rejected', async () => {
    const key = crypto.randomUUID();
    const links = await Promise.all([1, 2, 3].map(() => add({ key })));
    expect(new Set(links.map(({ uuid }) => uuid)).size).toBe(1);
    expect((await add({ key, name: 'Other' })).code).toBe('idempotency/conflict');
  });

  test('is changed and deleted by its owner only', async () => {
    const link = await add({ utm_source: 'mail', utm_term: 'cats' });
    expect(await update(link.uuid, { utm_source: 'web' })).toMatchObject({
      uid: link.uid,
      name: 'Autumn',
      utm_source: 'web',
      utm_term: '',
    });
    for (const person of [owner, promoter]) expect((await update(crypto.randomUUID(), {}, person)).code).toBe('404');
    expect([(await update(link.uuid, {}, owner)).code, await del(link.uuid, owner)]).toEqual(['404', '404']);
    expect((await find(`(uuid: "${link.uuid}")`, owner)).list).toEqual([]);
    expect((await add({}, reader)).code).toBe('auth/forbidden');
  });

  test('changed in two tabs is a conflict with what the other one wrote; the same change again is not', async () => {
    const { uuid, revision } = await add({ utm_source: 'mail' });
    const here = { revision, utm_source: 'web' };
    expect(await update(uuid, here)).toMatchObject({ revision: revision + 1, utm_source: 'web' });
    expect(await update(uuid, here)).toMatchObject({ code: undefined, revision: revision + 1 });
    const there = { revision, name: 'There' };
    expect(await update(uuid, there)).toMatchObject({
      code: 'input/conflict',
      data: { name: 'Autumn', utm_source: 'web', revision: revision + 1 },
    });
    expect(await update(uuid, { ...there, revision: revision + 1 })).toMatchObject({ name: 'There', revision: revision + 2 });
    expect(await update(uuid, { name: 'An older page' })).toMatchObject({ name: 'An older page', revision: revision + 3 });
  });

  test.each<[string, object, string, string]>([
    ['no name', { name: '  ' }, 'name', 'invalid.empty'],
    ['a long name', { name: 'x'.repeat(101) }, 'name', 'invalid.too-long'],
    ['a value with a sign', { utm_medium: 'a&b' }, 'utm_medium', 'invalid.utm'],
    ['a value with a face', { utm_source: 'spring 🌸' }, 'utm_source', 'invalid.utm'],
    ['a value that turns what follows', { utm_campaign: '\u202Email' }, 'utm_campaign', 'invalid.utm'],
    ['a value of two lines', { utm_content: 'a\nb' }, 'utm_content', 'invalid.utm'],
    ['a long value', { utm_term: 'x'.repeat(101) }, 'utm_term', 'invalid.too-long'],
    ['a listing that has no id', { id: 'x' }, 'store_id', 'invalid.id'],
  ])('with %s is rejected at its field', async (_name, change, path, key) => {
    expect(await add(change)).toMatchObject({ code: 'input/invalid', fields: [{ path, key }] });
  });

  test('stores letters of any script as written', async () => {
    const odd = { utm_source: 'ｆｕｌｌ－ｗｉｄｔｈ'.replace('－', '-'), utm_medium: 'بريد', utm_term: '１２３', utm_content: 'ไทย' };
    expect(await add(odd)).toMatchObject(odd);
  });

  test('replaces other kinds of spaces by plain ones', async () => {
    const typed = { utm_source: '春\u3000セール', utm_medium: 'a\u00A0b\tc', utm_term: '\u3000cats\u00A0' };
    expect(await add(typed)).toMatchObject({ utm_source: '春 セール', utm_medium: 'a b c', utm_term: 'cats' });
    expect(await add({ utm_content: 'a\u2028b' })).toMatchObject({ code: 'input/invalid' });
  });

  test('leads only to a released listing, also while it is off sale', async () => {
    const { uuid } = await commandsOf(catalog).addStore(owner);
    expect((await add({ id: uuid }, owner)).code).toBe('store/not-found');
    await commandsOf(catalog).setStatus(owner, store, 'off');
    expect((await add()).code).toBeUndefined();
    await commandsOf(catalog).setStatus(owner, store, 'on');
  });

  test('is listed for its owner, the last changed first, by name and listing, page by page', async () => {
    const maker = await catalog.creator('maker');
    const names = ['Alpha', 'Beta', 'Gamma'];
    const uuids: string[] = [];
    for (const name of names) {
      uuids.push((await add({ name }, maker)).uuid);
      await catalog.moveClock(1);
    }
    const list = async (args: string) => (await find(args, maker)).list.map(({ name }: { name: string }) => name);
    expect(await list('')).toEqual(['Gamma', 'Beta', 'Alpha']);
    await update(uuids[0] ?? '', { name: 'Alpha 2' }, maker);
    expect(await list('')).toEqual(['Alpha 2', 'Gamma', 'Beta']);
    expect(await list('(q: { orderField: "updated_at-asc", pageSize: 2 })')).toEqual(['Beta', 'Gamma']);
    const { pageInfo } = await find('(q: { pageSize: 1 })', maker);
    expect(await list(`(q: { pageSize: 1, after: "${pageInfo.endCursor}" })`)).toEqual(['Gamma']);
    expect(await list('(q: { keyword: "ALPH" })')).toEqual(['Alpha 2']);
    await update(uuids[1] ?? '', { name: 'Beta', utm_campaign: 'Cats 2026' }, maker);
    expect(await list('(q: { keyword: "cats" })')).toEqual(['Beta']);
    expect(await list(`(store_id: "${crypto.randomUUID()}")`)).toEqual([]);
    expect((await find('(q: { orderField: "name-asc" })', maker)).code).toBe('input/invalid');
  });
});

describe('a visit', () => {
  test('is counted once per browser and day, each time for an unrecognised visitor, and never for the link’s owner', async () => {
    const { uid, uuid } = await add();
    expect(await Promise.all(Array.from({ length: 10 }, () => visit(uid, 'browser-1')))).toEqual(
      expect.arrayContaining([true, ...Array(9).fill(false)]),
    );
    expect(await countsOf(uuid)).toEqual({ click_count: 10, visit_count: 1 });
    expect([await visit(uid, 'browser-2', reader), await visit(uid), await visit(uid)]).toEqual([true, true, true]);
    expect(await visit(uid, 'browser-3', promoter)).toBe(false);
    expect(await countsOf(uuid)).toEqual({ click_count: 13, visit_count: 4 });
    await catalog.moveClock(86_400);
    expect(await visit(uid, 'browser-1')).toBe(true);
    const recordedVisit = await catalog.db('ad_link_visits').where({ ad_link_uuid: uuid, client_id: 'browser-2' }).first();
    expect(recordedVisit).toMatchObject({ utm_source: 'mail', utm_medium: '' });
  });

  test('and a click are counted on their UTC day', async () => {
    const { uid, uuid } = await add();
    await catalog.moveClock(86_400);
    const day = async (): Promise<string> =>
      (await catalog.db.raw(`select to_char(clock_now() at time zone 'UTC', 'YYYY-MM-DD') as day`)).rows[0].day;
    const first = await day();
    for (const browser of ['browser-1', 'browser-1', 'browser-2']) await visit(uid, browser);
    await catalog.moveClock(86_400);
    await visit(uid, 'browser-1');
    const second = await day();
    const days = async (args = '') =>
      (await catalog.graphql(`{ findStoreAdLink(uuid: "${uuid}") { list { visit_days${args} { day clicks visits } } } }`, {}, promoter))
        .data.findStoreAdLink.list[0].visit_days;
    expect(await days()).toEqual([
      { day: first, clicks: 3, visits: 2 },
      { day: second, clicks: 1, visits: 1 },
    ]);
    expect(await days(`(from: "${second}")`)).toEqual([{ day: second, clicks: 1, visits: 1 }]);
    expect(await days(`(from: "${first}", to: "${first}")`)).toEqual([{ day: first, clicks: 3, visits: 2 }]);
  });

  test('never causes an error for the visitor; failures are counted', async () => {
    const { uid, uuid } = await add();
    for (const wrong of ['nosuchlink', '', '<script>', 'x'.repeat(500)]) expect(await visit(wrong)).toBe(false);
    expect([await visit(uid, 'no spaces please'), await visit(uid, null, undefined, 'a&b')]).toEqual([false, false]);
    await del(uuid);
    expect(await visit(uid)).toBe(false);
    await catalog.database.owner.raw('alter table ad_links rename to away');
    expect(await visit(uid)).toBe(false);
    await catalog.database.owner.raw('alter table away rename to ad_links');
    const { body } = await catalog.app.inject({ url: '/metrics' });
    for (const outcome of ['noted', 'left-out', 'refused', 'failed']) {
      expect(body).toMatch(new RegExp(`tracked_calls_total\\{call="addLogStoreAdLink",outcome="${outcome}",[^}]*\\} [1-9]`));
    }
  });

  test('is pruned after 400 days without changing the count', async () => {
    const { uid, uuid } = await add();
    expect(await visit(uid)).toBe(true);
    await catalog.moveClock(401 * 86_400);
    await catalog.db.raw(PRUNE_VISITS);
    expect(await catalog.db('ad_link_visits').where({ ad_link_uuid: uuid })).toEqual([]);
    expect(await visitsOf(uuid)).toBe(1);
  });
});

test('a uid is valid only for its listing', async () => {
  const { uid } = await add();
  expect([await isValid(uid, store), await isValid(uid, crypto.randomUUID())]).toEqual([true, false]);
  for (const wrong of ['', 'x'.repeat(65), '../x', 'nosuchlink']) expect(await isValid(wrong)).toBe(false);
});

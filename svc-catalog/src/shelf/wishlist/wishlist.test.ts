import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { commandsOf, releasedStore } from '../../testing/listings.ts';
import { fulfilledWishConsumer } from './events.ts';

let catalog: TestCatalog;
let owner: TestPersonWithUuid;
let reader: TestPersonWithUuid;
let stores: string[];

beforeAll(async () => {
  catalog = await testCatalog();
  owner = await catalog.creator('owner');
  const staff = await catalog.person('staff', ['staff']);
  stores = [];
  for (let made = 0; made < 3; made += 1) stores.push(await releasedStore(catalog, { owner, staff }));
});
beforeEach(async () => {
  reader = await catalog.person(`reader-${crypto.randomUUID()}`);
});
afterAll(() => catalog?.close());

async function call(field: string, args: string, person: TestPersonWithUuid | undefined = reader) {
  const answer = await catalog.graphql(
    `mutation { ${field}${args} ${field === 'delWishlist' ? '' : '{ uuid store_id store { uuid } }'} }`,
    {},
    person,
  );
  const { code, fields } = answer.errors?.[0]?.extensions ?? {};
  return { value: answer.data?.[field], code, fields };
}
const add = (id: string | undefined, person = reader) => call('addWishlist', `(store_id: "${id}")`, person);

async function find(args = '', person = reader) {
  const answer = await catalog.graphql(`{ findWishlist${args} { totalCount list { uuid store_id store { uuid status } } } }`, {}, person);
  const found = answer.data?.findWishlist;
  return { ...found, ids: found?.list.map((wish: { store_id: string }) => wish.store_id), code: answer.errors?.[0]?.extensions.code };
}

test('ten simultaneous calls add one entry', async () => {
  const responses = await Promise.all(Array.from({ length: 10 }, () => add(stores[0])));
  expect(new Set(responses.map(({ value }) => value?.uuid)).size).toBe(1);
  expect(await find()).toMatchObject({ totalCount: 1, list: [{ store_id: stores[0], store: { uuid: stores[0], status: 'on' } }] });
});

test('only its person reads the wishlist, newest first or filtered by one work', async () => {
  for (const id of stores.slice(0, 2)) {
    await add(id);
    await catalog.moveClock(1);
  }
  expect((await find()).ids).toEqual([stores[1], stores[0]]);
  expect((await find('(q: { orderField: "created_at-asc", pageSize: 1 })')).ids).toEqual([stores[0]]);
  expect((await find(`(store_id: "${stores[0]}")`)).ids).toEqual([stores[0]]);
  expect((await find(`(store_id: "${stores[2]}")`)).totalCount).toBe(0);
  expect((await find('', owner)).totalCount).toBe(0);
  expect((await find('(store_id: "x")')).code).toBe('input/invalid');
});

test('an entry’s work can be replaced, unless the other work has an entry', async () => {
  const [first, second] = [(await add(stores[0])).value, (await add(stores[1])).value];
  const set = (uuid: string, id: string | undefined, person = reader) =>
    call('setWishlist', `(uuid: "${uuid}", store_id: "${id}")`, person);
  expect((await set(first.uuid, stores[2])).value).toMatchObject({ uuid: first.uuid, store_id: stores[2] });
  expect((await set(second.uuid, stores[1])).value).toMatchObject({ uuid: second.uuid, store_id: stores[1] });
  expect(await set(first.uuid, stores[1])).toMatchObject({ code: 'input/conflict', fields: [{ path: 'store_id', key: 'invalid.twice' }] });
  expect((await set(first.uuid, stores[0], owner)).code).toBe('wishlist/not-found');
  expect((await set(first.uuid, crypto.randomUUID())).code).toBe('store/not-found');
});

test('simultaneous changes never give two entries the same work; the later one is a conflict', async () => {
  const entries = [(await add(stores[0])).value.uuid, (await add(stores[1])).value.uuid];
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_none, at) => call('setWishlist', `(uuid: "${entries[at % 2]}", store_id: "${stores[at % 3]}")`)),
  );
  expect(new Set(responses.map(({ code }) => code))).toEqual(new Set([undefined, 'input/conflict']));
  expect(new Set((await find()).ids).size).toBe(2);
});

test.each(['+275760-09-13T00:00:00.000Z', '0000-01-01T00:00:00.000Z', '-000001-01-01T00:00:00.000Z', 'x', null])(
  'a cursor with the time %j is rejected',
  async (time) => {
    const after = Buffer.from(JSON.stringify([time, crypto.randomUUID()])).toString('base64url');
    expect((await find(`(q: { after: "${after}" })`)).code).toBe('input/invalid');
  },
);

test('only its person can delete an entry, once', async () => {
  const { value } = await add(stores[0]);
  const del = (person = reader) => call('delWishlist', `(uuid: "${value.uuid}")`, person);
  expect((await del(owner)).code).toBe('wishlist/not-found');
  expect((await del()).value).toBe(true);
  expect((await del()).code).toBe('wishlist/not-found');
  expect((await find()).totalCount).toBe(0);
});

test('a bought work is removed, and a refund doesn’t add it again', async () => {
  await add(stores[0]);
  await add(stores[1]);
  await add(stores[0], owner);
  const entitle = (active: boolean, revision: number) =>
    catalog.deliver(fulfilledWishConsumer, {
      aggregateId: `${reader.muid}.${stores[0]}`,
      payload: { userUuid: reader.muid, storeUuid: stores[0] as string, revision, active, orderUuid: crypto.randomUUID() },
    });
  await entitle(true, 1);
  expect((await find()).ids).toEqual([stores[1]]);
  expect((await find('', owner)).ids).toEqual([stores[0]]);
  await entitle(false, 2);
  expect((await find()).ids).toEqual([stores[1]]);
  await add(stores[0]);
  await entitle(false, 3);
  expect((await find()).ids).toEqual([stores[0], stores[1]]);
});

test('an off-sale work stays on the list; an unreleased one can’t be added', async () => {
  await add(stores[2]);
  await commandsOf(catalog).setStatus(owner, stores[2] as string, 'off');
  expect((await find()).list).toMatchObject([{ store: { uuid: stores[2], status: 'off' } }]);
  const { uuid } = await commandsOf(catalog).addStore(owner);
  expect((await add(uuid)).code).toBe('store/not-found');
});

test('over a thousand entries are rejected; an existing one is returned', async () => {
  await catalog.db.raw(
    `with owner as (select owner_uuid, platform_key, auth_type, cps_share_bp from stores where uuid = ?),
       made as (insert into stores (uuid, owner_uuid, platform_key, auth_type, cps_share_bp)
         select gen_random_uuid(), owner.* from owner, generate_series(1, 1000) returning uuid)
     insert into wishlists (uuid, user_uuid, store_uuid) select gen_random_uuid(), ?, uuid from made`,
    [stores[0] as string, reader.muid],
  );
  expect((await add(stores[0])).code).toBe('app/limit');
  const one = await catalog.db('wishlists').where({ user_uuid: reader.muid }).first('uuid');
  await catalog.db('wishlists').where(one).update({ store_uuid: stores[1] });
  expect((await add(stores[1])).value).toMatchObject({ store_id: stores[1] });
});

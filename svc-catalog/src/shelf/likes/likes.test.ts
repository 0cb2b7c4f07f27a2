import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { commandsOf, releasedStore } from '../../testing/listings.ts';

let catalog: TestCatalog;
let owner: TestPersonWithUuid;
let staff: TestPersonWithUuid;

beforeAll(async () => {
  catalog = await testCatalog();
  owner = await catalog.creator('owner');
  staff = await catalog.person('staff', ['staff']);
});
afterAll(() => catalog?.close());

async function call(field: 'addStoreLike' | 'delStoreLike' | 'findStoreLike', id: string, person: TestPersonWithUuid) {
  const kind = field === 'findStoreLike' ? 'query' : 'mutation';
  const { data, errors } = await catalog.graphql(
    `${kind} ($id: ID!) { ${field}(store_id: $id) { store_id liked like_count } }`,
    { id },
    person,
  );
  return errors?.[0]?.extensions.code ?? data[field];
}

const shown = async (id: string) => {
  const { data } = await catalog.graphql('query ($id: ID!) { findStore(id: $id) { list { store_stats { like_count } } } }', { id });
  return data.findStore.list[0].store_stats.like_count;
};

test('a person’s like is counted once, also sent many times at once, and removed once', async () => {
  const id = await releasedStore(catalog, { owner, staff });
  const reader = await catalog.person('reader');
  await Promise.all(Array.from({ length: 10 }, () => call('addStoreLike', id, reader)));
  expect(await call('addStoreLike', id, reader)).toEqual({ store_id: id, liked: true, like_count: 1 });
  expect(await shown(id)).toBe(1);
  expect(await call('findStoreLike', id, reader)).toEqual({ store_id: id, liked: true, like_count: 1 });
  expect(await call('findStoreLike', id, owner)).toEqual({ store_id: id, liked: false, like_count: 1 });
  await Promise.all(Array.from({ length: 10 }, () => call('delStoreLike', id, reader)));
  expect(await call('delStoreLike', id, reader)).toEqual({ store_id: id, liked: false, like_count: 0 });
  expect(await shown(id)).toBe(0);
});

test('likes of twenty people at once are all counted, the owner’s included', async () => {
  const id = await releasedStore(catalog, { owner, staff });
  const people = await Promise.all(Array.from({ length: 19 }, (_, index) => catalog.person(`liker-${index}`)));
  await Promise.all([...people, owner].map((person) => call('addStoreLike', id, person)));
  expect(await shown(id)).toBe(20);
  await Promise.all(people.slice(0, 5).map((person) => call('delStoreLike', id, person)));
  expect(await shown(id)).toBe(15);
});

test('a listing off sale can be liked; one that was never released can’t be found', async () => {
  const id = await releasedStore(catalog, { owner, staff });
  await commandsOf(catalog).setStatus(owner, id, 'off');
  expect((await call('addStoreLike', id, staff)).liked).toBe(true);
  const { uuid } = await commandsOf(catalog).addStore(owner);
  for (const field of ['addStoreLike', 'delStoreLike', 'findStoreLike'] as const) {
    expect(await call(field, uuid, owner)).toBe('store/not-found');
    expect(await call(field, 'x', owner)).toBe('input/invalid');
  }
});

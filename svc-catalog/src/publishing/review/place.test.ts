import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { commandsOf, completeData } from '../../testing/listings.ts';

let catalog: TestCatalog;
let owner: TestPersonWithUuid;
let staff: TestPersonWithUuid;
let commands: ReturnType<typeof commandsOf>;

beforeAll(async () => {
  catalog = await testCatalog();
  owner = await catalog.creator('owner');
  staff = await catalog.person('staff', ['staff']);
  commands = commandsOf(catalog);
});
afterAll(() => catalog?.close());

async function waiting(): Promise<{ store: string; submit: string }> {
  const { uuid: store } = await commands.addStore(owner);
  const { uuid } = (await commands.submit(owner, store, await completeData(catalog, owner))).data.addStoreSubmit;
  return { store, submit: uuid };
}

const placeOf = async (id: string, person = owner) => {
  const query = 'query ($id: ID!) { findReviewPlace(store_id: $id) { place waiting usual_wait_seconds decisions } }';
  return (await catalog.graphql(query, { id }, person)).data.findReviewPlace;
};

async function decideAfter(seconds: number): Promise<void> {
  const { submit } = await waiting();
  await commands.review(staff, submit, 'take');
  await catalog.moveClock(seconds);
  await commands.review(staff, submit, 'pass');
}

test('the place counts the submissions ahead, and is null while one is under review', async () => {
  const [first, second] = [await waiting(), await waiting()];
  expect([await placeOf(first.store), await placeOf(second.store)]).toMatchObject([
    { place: 1, waiting: 2 },
    { place: 2, waiting: 2 },
  ]);
  await commands.review(staff, first.submit, 'take');
  expect([await placeOf(first.store), await placeOf(second.store)]).toMatchObject([
    { place: null, waiting: 1 },
    { place: 1, waiting: 1 },
  ]);
  await commands.cancel(owner, second.submit);
  expect(await placeOf(second.store)).toMatchObject({ place: null, waiting: 0 });
});

test('the usual wait is the median of the last decisions, and null while they are too few', async () => {
  const { store } = await waiting();
  for (const seconds of [100, 200, 300, 4000]) await decideAfter(seconds);
  expect(await placeOf(store)).toMatchObject({ usual_wait_seconds: null, decisions: 4 });
  await decideAfter(50_000);
  const { usual_wait_seconds, decisions } = await placeOf(store);
  expect(decisions).toBe(5);
  // The median one took 300 s and the time that the test itself needed.
  expect(usual_wait_seconds).toBeGreaterThanOrEqual(300);
  expect(usual_wait_seconds).toBeLessThan(4000);
  await catalog.moveClock(31 * 86_400);
  expect(await placeOf(store)).toMatchObject({ usual_wait_seconds: null, decisions: 0 });
});

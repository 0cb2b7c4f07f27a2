import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { commandsOf, completeData } from '../../testing/listings.ts';

let catalog: TestCatalog;
let owner: TestPersonWithUuid;
let staff: TestPersonWithUuid;

beforeAll(async () => {
  catalog = await testCatalog();
  owner = await catalog.creator('owner');
  staff = await catalog.person('staff', ['staff']);
});
afterAll(() => catalog?.close());

test('a listing goes from a draft through review to the storefront, and is published to the wallet', async () => {
  const { addStore, save, submit, review, release } = commandsOf(catalog);
  const store = await addStore(owner);
  expect(store).toMatchObject({ submit_status: 'incomplete', status: 'on' });
  expect(store.current_submit.missing.length).toBeGreaterThan(3);

  const saved = await save(owner, store.uuid, store.current_submit, await completeData(catalog, owner));
  expect(saved.errors).toBeUndefined();
  expect(saved.data.updateStoreSubmit).toMatchObject({ status: 'saved', page_state: 1, package_state: 1, revision: 2, missing: [] });

  const submitted = await submit(owner, store.uuid);
  expect(submitted.errors).toBeUndefined();
  const { uuid } = submitted.data.addStoreSubmit;
  expect(submitted.data.addStoreSubmit).toMatchObject({ status: 'submitted', page_state: 2, package_state: 2 });

  const response = await review(staff, uuid, 'take');
  expect(response.data.reviewStoreSubmit).toMatchObject({
    reviewer_uuid: staff.muid,
    submit: { status: 'reviewing' },
    store: { uuid: store.uuid },
  });
  expect((await review(staff, uuid, 'pass')).data.reviewStoreSubmit.submit.status).toBe('passed');

  const query =
    '{ findStore { totalCount list { uuid category store_price { country meowcent } store_info { name data { cover { url } } } author { nickname } word_count endings } } }';
  expect((await catalog.graphql(query)).data.findStore.totalCount).toBe(0);
  expect((await release(owner, store.uuid)).data.releaseStore).toMatchObject({ submit_status: 'release', status: 'on' });
  const found = await catalog.graphql(query);
  expect(found.errors).toBeUndefined();
  expect(found.data.findStore.list).toEqual([
    {
      uuid: store.uuid,
      category: 'normal-age',
      store_price: [{ country: 'us', meowcent: 499 }],
      store_info: [
        { name: 'The Lantern', data: { cover: { url: expect.stringMatching(/^http:\/\/files\.localhost:3002\/i\/.+\.jpg$/) } } },
      ],
      author: { nickname: `meow-${owner.muid.slice(-6)}` },
      word_count: 1234,
      endings: 3,
    },
  ]);
  const events = await catalog.db('outbox').where({ aggregate_id: store.uuid }).orderBy('seq');
  expect(events.map((event) => [event.type, event.payload.revision, event.payload.onSale])).toEqual([['catalog.listing.changed', 1, true]]);
});

import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { announceDueReleases } from '../../publishing/listings/due-releases.ts';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { commandsOf, completeData } from '../../testing/listings.ts';

let catalog: TestCatalog;
let commands: ReturnType<typeof commandsOf>;
let staff: TestPersonWithUuid;
let owner: TestPersonWithUuid;
let house: TestPersonWithUuid;
let store: string;
let people = 0;

beforeAll(async () => {
  catalog = await testCatalog();
  commands = commandsOf(catalog);
  staff = await catalog.person('staff', ['staff']);
});
afterAll(() => catalog?.close());
beforeEach(async () => {
  people += 1;
  owner = await catalog.creator(`owner-${people}`);
  house = await catalog.person(`house-${people}`, ['publisher']);
  const made = await commands.addStore(owner);
  store = made.uuid;
  await commands.save(owner, store, made.current_submit, await completeData(catalog, owner));
});

const nicknameOf = async (person: TestPersonWithUuid) => (await catalog.db('users').where({ uuid: person.muid }).first()).nickname;
const ask = () =>
  catalog.graphql(
    'mutation ($store_id: ID!, $user_uuid: ID!) { setStoreAgent(store_id: $store_id, user_uuid: $user_uuid, rate: 0.15, state: 2) { state } }',
    { store_id: store, user_uuid: house.muid },
    owner,
  );
const answer = (state: number, memo?: string) =>
  catalog.graphql(
    'mutation ($store_id: ID!, $state: Int!, $memo: String) { reviewStoreAgent(store_id: $store_id, state: $state, memo: $memo) { state } }',
    { store_id: store, state, memo },
    house,
  );
const current = async () => (await catalog.db('store_submits').where({ store_uuid: store, is_current: true }).first()).uuid;
const noticesOf = async (person: TestPersonWithUuid) => {
  const query = '{ findNotification(q: { pageSize: -1, orderField: "created_at-asc" }) { list { type key params } } }';
  const { list } = (await catalog.graphql(query, {}, person)).data.findNotification;
  return list as { type: string; key: string; params: Record<string, unknown> }[];
};
const keys = async (person: TestPersonWithUuid) => (await noticesOf(person)).map(({ key }) => key);

test('the publisher is told of the request and its share, the owner of each answer', async () => {
  await ask();
  expect(await noticesOf(house)).toMatchObject([
    { type: 'system', key: 'agent-asked', params: { store_id: store, name: 'The Lantern', who: await nicknameOf(owner), rate: 0.15 } },
  ]);
  await answer(3);
  await answer(5, 'Not our kind of story.');
  const who = await nicknameOf(house);
  expect(await noticesOf(owner)).toMatchObject([
    { key: 'agent-taken', params: { store_id: store, name: 'The Lantern', who, text: null } },
    { key: 'agent-refused', params: { store_id: store, name: 'The Lantern', who, text: 'Not our kind of story.' } },
  ]);
  // After declining, the publisher no longer sees the name of an unreleased listing.
  expect((await noticesOf(house))[0]?.params).toMatchObject({ name: '' });
});

test('owner and agent are told what the other and staff decide, never of their own actions', async () => {
  await ask();
  await answer(4);
  await commands.submit(house, store);
  await commands.cancel(house, await current());
  await commands.submit(house, store);
  await commands.review(staff, await current(), 'take');
  await commands.review(staff, await current(), 'refuse', { rejection_type: 'bug', memo: 'The bell is silent.' });
  await commands.submit(house, store);
  await commands.review(staff, await current(), 'take');
  await commands.review(staff, await current(), 'pass');
  await commands.release(owner, store);
  const both = ['review-taken', 'review-refused', 'review-taken', 'review-passed'];
  expect(await keys(house)).toEqual(['agent-asked', ...both, 'listing-released']);
  const actions = ['agent-agreed', 'agent-submitted', 'agent-cancelled', 'agent-submitted'];
  expect((await keys(owner)).filter((key) => key.startsWith('agent'))).toEqual([...actions, 'agent-submitted']);
  expect((await keys(owner)).filter((key) => key.startsWith('review'))).toEqual(both);
  expect(await keys(owner)).not.toContain('listing-released');
  expect((await noticesOf(owner)).find(({ key }) => key === 'review-refused')?.params).toMatchObject({
    rejection_type: 'bug',
    text: 'The bell is silent.',
    who: '',
  });
});

test('an owner without an agent is told of decisions and of their scheduled release', async () => {
  await commands.submit(owner, store);
  await commands.review(staff, await current(), 'take');
  await commands.review(staff, await current(), 'pass');
  const { rows } = await catalog.db.raw("select clock_now() + interval '1 hour' as at");
  await commands.release(owner, store, { released_at: rows[0].at.toISOString() });
  expect(await keys(owner)).toEqual(['review-taken', 'review-passed']);
  await catalog.moveClock(3601);
  await announceDueReleases(catalog.db, { addresses: { files: '', workOrigin: () => '', siteOrigin: () => '' } });
  expect(await keys(owner)).toEqual(['review-taken', 'review-passed', 'listing-released']);
  expect(await keys(house)).toEqual([]);
});

const judge = (part: string, action: string, rejection: object = {}) =>
  current().then((uuid) =>
    catalog.graphql(
      `mutation ($uuid: ID!, $action: String!, $part: String, $rejection_type: String, $memo: String) {
        reviewStoreSubmit(uuid: $uuid, action: $action, part: $part, rejection_type: $rejection_type, memo: $memo) { reviewer_uuid } }`,
      { uuid, action, part, ...rejection },
      staff,
    ),
  );

test('a part decided alone has its own notice; the last part has the notice of the whole', async () => {
  await commands.submit(owner, store);
  await commands.review(staff, await current(), 'take');
  await judge('page', 'pass');
  expect((await noticesOf(owner)).at(-1)).toMatchObject({ key: 'review-page-passed', params: { name: 'The Lantern', text: null } });
  await judge('package', 'pass');
  expect(await keys(owner)).toEqual(['review-taken', 'review-page-passed', 'review-passed']);
});

test('owner and agent are told at once why a part was refused', async () => {
  await ask();
  await answer(4);
  await commands.submit(house, store);
  await commands.review(staff, await current(), 'take');
  await judge('package', 'refuse', { rejection_type: 'bug', memo: 'The bell is silent.' });
  for (const person of [owner, house]) {
    const params = { rejection_type: 'bug', text: 'The bell is silent.' };
    expect((await noticesOf(person)).at(-1)).toMatchObject({ key: 'review-package-refused', params });
  }
  await judge('page', 'pass');
  expect((await keys(house)).slice(1)).toEqual(['review-taken', 'review-package-refused', 'review-refused']);
});

test('a rejected command tells no one', async () => {
  await ask();
  await ask();
  await answer(5);
  await commands.review(staff, await current(), 'pass');
  expect([await keys(house), await keys(owner)]).toEqual([['agent-asked'], []]);
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';

let catalog: TestCatalog;
let author: TestPersonWithUuid;
let other: TestPersonWithUuid;

beforeAll(async () => {
  catalog = await testCatalog();
  author = await catalog.creator('author');
  other = await catalog.creator('other');
});
afterAll(() => catalog?.close());

const add = async (person: TestPersonWithUuid, uuid: string) => {
  const answer = await catalog.graphql(
    'mutation ($uuid: ID!) { addFollow(user_uuid: $uuid) { uuid user { uuid followed_count } } }',
    { uuid },
    person,
  );
  return { ...answer.data?.addFollow, code: answer.errors?.[0]?.extensions.code, fields: answer.errors?.[0]?.extensions.fields };
};
const del = async (person: TestPersonWithUuid, uuid: string) =>
  (await catalog.graphql('mutation ($uuid: ID!) { delFollow(user_uuid: $uuid) }', { uuid }, person)).data?.delFollow;
const followers = async (uuid: string) => {
  const answer = await catalog.graphql('query ($uuid: [ID!]!) { findUserPublic(uuid: $uuid) { list { followed_count } } }', {
    uuid: [uuid],
  });
  return answer.data.findUserPublic.list[0].followed_count;
};
const find = async (person: TestPersonWithUuid, args = '') =>
  (await catalog.graphql(`{ findFollow${args} { totalCount list { user { uuid nickname } } } }`, {}, person)).data?.findFollow;

test('ten people following twice at once are ten followers, and unfollowing twice counts once', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, (_, index) => catalog.person(`follower-${index}`)));
  const responses = await Promise.all([...people, ...people].map((person) => add(person, author.muid)));
  expect(new Set(responses.map(({ uuid }) => uuid)).size).toBe(10);
  expect(await followers(author.muid)).toBe(10);
  const [first] = people as [TestPersonWithUuid];
  expect((await Promise.all([del(first, author.muid), del(first, author.muid)])).sort()).toEqual([false, true]);
  expect(await followers(author.muid)).toBe(9);
});

test('two people can follow each other at once', async () => {
  const [one, two] = [await catalog.person('one'), await catalog.person('two')];
  const responses = await Promise.all([add(one, two.muid), add(two, one.muid)]);
  expect(responses.map(({ code }) => code)).toEqual([undefined, undefined]);
  expect([await followers(one.muid), await followers(two.muid)]).toEqual([1, 1]);
});

test('a person sees only whom they follow themselves, the newest first', async () => {
  const reader = await catalog.person('reader');
  for (const { muid } of [author, other]) {
    await add(reader, muid);
    await catalog.moveClock(1);
  }
  expect((await find(reader)).list.map(({ user }: { user: { uuid: string } }) => user.uuid)).toEqual([other.muid, author.muid]);
  expect((await find(reader, `(user_uuid: "${author.muid}")`)).totalCount).toBe(1);
  expect((await find(author)).totalCount).toBe(0);
});

test('following oneself or an unknown person is rejected', async () => {
  const before = await followers(author.muid);
  for (const uuid of [author.muid, crypto.randomUUID(), 'x']) {
    expect(await add(author, uuid)).toMatchObject({ code: 'input/invalid', fields: [{ path: 'user_uuid', key: 'invalid.id' }] });
  }
  expect(await followers(author.muid)).toBe(before);
});

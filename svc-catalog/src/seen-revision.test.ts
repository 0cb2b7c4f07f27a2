import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from './testing/catalog.ts';
import { releasedStore } from './testing/listings.ts';

let catalog: TestCatalog;
let owner: TestPersonWithUuid;
let staff: TestPersonWithUuid;
let store: string;

beforeAll(async () => {
  catalog = await testCatalog();
  owner = await catalog.creator('owner');
  staff = await catalog.person('staff', ['staff']);
  store = await releasedStore(catalog, { owner, staff });
});
afterAll(() => catalog?.close());

interface Saved {
  words: string;
  revision: number;
  updated_at?: string;
}

interface Outcome {
  saved: Saved | undefined;
  code: string | undefined;
  data: unknown;
}

type Answer = { data?: Record<string, Saved> | null; errors?: { extensions: { code: string; data?: unknown } }[] };
const outcomeOf = ({ data, errors }: Answer): Outcome => {
  const { code, data: state } = errors?.[0]?.extensions ?? {};
  return { saved: data ? Object.values(data)[0] : undefined, code, data: state };
};
const ask = async (query: string, variables: object, person = owner) =>
  outcomeOf((await catalog.graphql(query, { ...variables }, person)) as Answer);

interface Edited {
  add(): Promise<string>;
  set(uuid: string, words: string, revision?: number): Promise<Outcome>;
  /** The conflict's data for these words. */
  state(words: string, revision: number): object;
}

const COMMENT: Edited = {
  add: async () => {
    const add = 'mutation ($id: ID!) { addStoreComment(store_id: $id, comment: "First") { words: uuid } }';
    return (await ask(add, { id: store })).saved?.words ?? '';
  },
  set: (uuid, words, revision) =>
    ask(
      `mutation ($uuid: ID!, $words: String!, $revision: Int) {
        setStoreComment(uuid: $uuid, comment: $words, revision: $revision) { words: comment revision updated_at } }`,
      { uuid, words, revision },
    ),
  state: (comment, revision) => ({ revision, comment, is_spoiler: false, updated_at: expect.any(String) }),
};

const UPDATE: Edited = {
  add: async () => {
    const add = 'mutation ($id: ID!) { addStoreUpdateLog(store_id: $id, content: "First", note: "Mine") { words: uuid } }';
    return (await ask(add, { id: store })).saved?.words ?? '';
  },
  set: (uuid, words, revision) =>
    ask(
      `mutation ($uuid: ID!, $words: String!, $revision: Int) {
        setStoreUpdateLog(uuid: $uuid, content: $words, revision: $revision) { words: content revision updated_at } }`,
      { uuid, words, revision },
    ),
  state: (content, revision) => expect.objectContaining({ revision, content, note: 'Mine' }),
};

const SET_PROFILE = `mutation ($profile: UserProfileInput, $metadata: [ProfileMetadataInput!], $revision: Int) {
  setUser(profile: $profile, metadata: $metadata, profile_revision: $revision) { words: name revision: profile_revision } }`;
const ENTRY = { _cid: 'a', type: 'string', name: 'Pronouns', value: 'she/her', show: true };
const profiles = new Map<string, TestPersonWithUuid>();
const PROFILE: Edited = {
  add: async () => {
    const person = await catalog.person(`writer-${profiles.size}`);
    profiles.set(person.muid, person);
    await catalog.db('users').where({ uuid: person.muid }).update({ nickname: 'First', nickname_look: 'first', profile_revision: 1 });
    return person.muid;
  },
  set: (uuid, nickname, revision) => ask(SET_PROFILE, { profile: { nickname }, metadata: [ENTRY], revision }, profiles.get(uuid)),
  state: (nickname, profile_revision) => ({
    profile_revision,
    profile: { nickname, brief: '', head: null, social_email: '' },
    metadata: [ENTRY],
  }),
};

describe.each([
  ['a comment', COMMENT],
  ['an update', UPDATE],
  ['a profile', PROFILE],
])('%s', (_what, { add, set, state }) => {
  test('is changed over the revision that was edited; a change over an older one is rejected with the current state', async () => {
    const uuid = await add();
    expect((await set(uuid, 'Second', 1)).saved).toMatchObject({ words: 'Second', revision: 2 });
    expect(await set(uuid, 'Mine', 1)).toEqual({ saved: undefined, code: 'input/conflict', data: state('Second', 2) });
    expect((await set(uuid, 'Mine', 2)).saved).toMatchObject({ words: 'Mine', revision: 3 });
  });

  test('is changed by one of four changes at once over the same revision', async () => {
    const uuid = await add();
    const outcomes = await Promise.all(['One', 'Two', 'Three', 'Four'].map((words) => set(uuid, words, 1)));
    const [winner, ...others] = outcomes.filter(({ saved }) => saved);
    expect([others, outcomes.filter(({ code }) => code === 'input/conflict').length]).toEqual([[], 3]);
    expect((await set(uuid, winner?.saved?.words ?? '', 2)).saved?.revision).toBe(3);
  });

  test('that was changed without a response is returned to the repeat, and isn’t changed again', async () => {
    const uuid = await add();
    const first = await set(uuid, 'Second', 1);
    expect(first.saved?.revision).toBe(2);
    expect(await set(uuid, 'Second', 1)).toEqual(first);
  });

  test('is replaced by a page of an earlier release, which sends no revision', async () => {
    const uuid = await add();
    await set(uuid, 'Second', 1);
    expect((await set(uuid, 'Third')).saved).toMatchObject({ words: 'Third', revision: 3 });
    expect((await set(uuid, 'Mine', 0)).code).toBe('input/invalid');
  });
});

test('a change of anything but the profile leaves its revision', async () => {
  const uuid = await PROFILE.add();
  const person = profiles.get(uuid);
  await ask('mutation { setUserCountry(country: "tw") { words: name revision: profile_revision } }', {}, person);
  await ask('mutation { setUser(auth: "meowtale-open") { words: name revision: profile_revision } }', {}, person);
  expect((await PROFILE.set(uuid, 'Second', 1)).saved?.revision).toBe(2);
});

test('staff who change an update over an older revision don’t get its private note', async () => {
  const uuid = await UPDATE.add();
  await UPDATE.set(uuid, 'Second', 1);
  const change = `mutation ($uuid: ID!) { setStoreUpdateLog(uuid: $uuid, content: "Ours", reason: "Readers asked.", revision: 1) { revision } }`;
  const { code, data } = await ask(change, { uuid }, staff);
  expect([code, data]).toEqual(['input/conflict', expect.objectContaining({ content: 'Second', note: null })]);
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { EVENTS } from '@meowtale/contracts/events/index';
import { type TestCatalog, testCatalog } from '../testing/catalog.ts';
import { addImage } from '../testing/listings.ts';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await testCatalog();
});
afterAll(() => catalog?.close());

const ME =
  'query ($role: String) { me(role: $role) { uuid roles name email email_verified country auth tokenRefreshNeeded profile { nickname } } }';
const codeOf = (answer: { errors?: { extensions: { code: string } }[] }) => answer.errors?.[0]?.extensions.code;
const told = async (uuid: string) => {
  const rows = await catalog.db('outbox').where({ type: 'catalog.user.changed', aggregate_id: uuid }).orderBy('seq');
  return rows.map((row) => EVENTS['catalog.user.changed'].schema.parse(row.payload));
};

describe('me', () => {
  test('is nobody for a guest', async () => {
    expect((await catalog.graphql(ME)).data.me).toBeNull();
  });

  test('makes one person of ten first calls at once', async () => {
    const newcomer = { firebaseUid: 'firebase-ten' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => catalog.graphql(ME, {}, newcomer)));
    expect(new Set(answers.map((answer) => answer.data.me.uuid)).size).toBe(1);
    expect(await catalog.db('users').where({ firebase_uid: 'firebase-ten' })).toHaveLength(1);
    expect(await told(answers[0]?.data.me.uuid)).toHaveLength(1);
  });

  test('gives the token its claims and says that a fresh one is needed, until there is one', async () => {
    const newcomer = { firebaseUid: 'firebase-claims', email: 'claims@meowtale.example', emailVerified: false };
    const { me } = (await catalog.graphql(ME, {}, newcomer)).data;
    expect(me).toMatchObject({ roles: ['user'], email: 'claims@meowtale.example', email_verified: false, tokenRefreshNeeded: true });
    expect(me.uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
    expect(catalog.identity.claims.get('firebase-claims')).toEqual({ muid: me.uuid, roles: ['user'] });
    const again = await catalog.graphql(ME, {}, { ...newcomer, muid: me.uuid, roles: ['user'] });
    expect(again.data.me.tokenRefreshNeeded).toBe(false);
  });

  test('keeps the address out of the name that others see', async () => {
    const { me } = (await catalog.graphql(ME, {}, { firebaseUid: 'firebase-shy', email: 'jane.doe@meowtale.example' })).data;
    expect(me.profile.nickname).not.toMatch(/jane|doe/);
  });

  test('takes the role of a creator, and no other', async () => {
    const person = await catalog.person('maker');
    const taken = await catalog.graphql(ME, { role: 'creator' }, person);
    expect(taken.data.me).toMatchObject({ roles: ['user', 'creator'], tokenRefreshNeeded: true });
    for (const role of ['staff', 'publisher', 'contracted_author', 'user', 'root']) {
      expect(codeOf(await catalog.graphql(ME, { role }, person))).toBe('auth/forbidden');
    }
    expect((await told(person.muid)).map(({ revision, roles }) => [revision, roles])).toEqual([
      [1, ['user']],
      [2, ['user', 'creator']],
    ]);
  });

  test('follows what operators give and take back in the identity service', async () => {
    const desk = await catalog.person('desk', ['staff']);
    expect(desk.roles).toEqual(['user', 'staff']);
    catalog.identity.claims.set(desk.firebaseUid, { muid: desk.muid, roles: ['user'] });
    const fresh = { ...desk, roles: ['user' as const] };
    expect((await catalog.graphql(ME, {}, fresh)).data.me).toMatchObject({ roles: ['user'], tokenRefreshNeeded: false });
  });

  test('learns that an address was verified', async () => {
    const newcomer = { firebaseUid: 'firebase-mail', emailVerified: false };
    const { me } = (await catalog.graphql(ME, {}, newcomer)).data;
    const verified = await catalog.graphql(ME, {}, { ...newcomer, muid: me.uuid, roles: ['user'], emailVerified: true });
    expect(verified.data.me).toMatchObject({ email_verified: true, tokenRefreshNeeded: false });
  });
});

describe('a profile', () => {
  const SET =
    'mutation ($auth: String, $profile: UserProfileInput) { setUser(auth: $auth, profile: $profile) { auth profile { nickname brief head { url } } } }';

  test('changes by what is given, and others see it', async () => {
    const person = await catalog.person('profile');
    const head = await addImage(catalog, person.muid, 'avatar');
    await catalog.graphql(SET, { profile: { nickname: 'Lamplight', head } }, person);
    await catalog.graphql(SET, { profile: { brief: 'Small stories.' } }, person);
    const query = 'query ($uuid: [ID!]!) { findUserPublic(uuid: $uuid) { totalCount list { nickname brief head { url } } } }';
    const seen = await catalog.graphql(query, { uuid: [person.muid, crypto.randomUUID(), 'nobody'] });
    expect(seen.data.findUserPublic).toEqual({
      totalCount: 1,
      list: [{ nickname: 'Lamplight', brief: 'Small stories.', head: { url: `http://files.localhost:3002/i/${head}.png` } }],
    });
    const bare = await catalog.graphql(SET, { profile: { head: null } }, person);
    expect(bare.data.setUser.profile).toEqual({ nickname: 'Lamplight', brief: 'Small stories.', head: null });
  });

  test.each([
    ['an empty name', { nickname: '  ' }],
    ['a name of 51 letters', { nickname: 'n'.repeat(51) }],
    ['a line break in a name', { nickname: 'a\nb' }],
    ['a brief of 501 letters', { brief: 'b'.repeat(501) }],
    ['a picture that is no id', { head: 'x' }],
  ])('refuses %s', async (_name, profile) => {
    expect(codeOf(await catalog.graphql(SET, { profile }, await catalog.person('careless')))).toBe('input/invalid');
  });

  test('refuses somebody else’s picture', async () => {
    const [person, other] = [await catalog.person('thief'), await catalog.person('owner')];
    const head = await addImage(catalog, other.muid, 'avatar');
    expect((await catalog.graphql(SET, { profile: { head } }, person)).errors).toBeDefined();
    expect((await catalog.db('users').where({ uuid: person.muid }).first()).head_file_uuid).toBeNull();
  });

  test('holds a platform that is chosen once', async () => {
    const person = await catalog.creator('platform');
    expect((await catalog.graphql(SET, { auth: 'meowtale-open' }, person)).data.setUser.auth).toBe('meowtale-open');
    expect(codeOf(await catalog.graphql(SET, { auth: 'meowtale' }, person))).toBe('store/platform-locked');
    expect(codeOf(await catalog.graphql(SET, { auth: 'elsewhere' }, person))).toBe('input/invalid');
  });
});

describe('a country', () => {
  const SET = 'mutation ($country: String!) { setUserCountry(country: $country) { country } }';

  test('is chosen once: of two at once one stands, and the wallet is told of that one', async () => {
    const person = await catalog.person('resident');
    const answers = await Promise.all(['tw', 'jp'].map((country) => catalog.graphql(SET, { country }, person)));
    expect(answers.map(codeOf).sort()).toEqual(['input/conflict', undefined]);
    const [{ country }] = [(await catalog.graphql(ME, {}, person)).data.me];
    expect((await told(person.muid)).at(-1)).toMatchObject({ country, revision: 2 });
    expect(codeOf(await catalog.graphql(SET, { country }, person))).toBeUndefined();
    expect(await told(person.muid)).toHaveLength(2);
  });

  test.each(['TW', 'xx', '', 'tw '])('refuses %p, which is none', async (country) => {
    expect(codeOf(await catalog.graphql(SET, { country }, await catalog.person('nowhere')))).toBe('input/invalid');
  });
});

describe('a verification mail', () => {
  const SEND = 'mutation ($lang: String!) { firebaseSendEmailVerification(lang: $lang) }';

  test('goes out in the language asked for, once a minute and five times a day', async () => {
    const person = await catalog.person('mailed');
    const send = async () => codeOf(await catalog.graphql(SEND, { lang: 'zh-TW' }, person));
    const codes = await Promise.all([send(), send(), send()]);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    for (let sent = 1; sent < 5; sent += 1) {
      await catalog.moveClock(61);
      expect(await send()).toBeUndefined();
    }
    await catalog.moveClock(61);
    expect(await send()).toBe('auth/too-many-requests');
    expect(catalog.identity.mails.map(({ lang }) => lang)).toEqual(Array(5).fill('zh-TW'));
    await catalog.moveClock(86_400);
    expect(await send()).toBeUndefined();
  });

  test('is refused in a language that is not ours', async () => {
    expect(codeOf(await catalog.graphql(SEND, { lang: 'tlh' }, await catalog.person('klingon')))).toBe('input/invalid');
  });
});

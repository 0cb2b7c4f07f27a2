import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { EVENTS } from '@meowtale/contracts/events/index';
import type { TestPerson } from '@meowtale/service-kit/testing';
import { type TestCatalog, testCatalog } from '../../testing/catalog.ts';
import { addImage, releasedStore } from '../../testing/listings.ts';

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await testCatalog();
});
afterAll(() => catalog?.close());

const ME =
  'query ($role: String) { me(role: $role) { uuid roles name email email_verified country auth tokenRefreshNeeded profile { nickname } } }';
const codeOf = (answer: { errors?: { extensions: { code: string } }[] }) => answer.errors?.[0]?.extensions.code;
const eventsOf = async (uuid: string) => {
  const rows = await catalog.db('outbox').where({ type: 'catalog.user.changed', aggregate_id: uuid }).orderBy('seq');
  return rows.map((row) => EVENTS['catalog.user.changed'].schema.parse(row.payload));
};

describe('me', () => {
  test('is null for a guest', async () => {
    expect((await catalog.graphql(ME)).data.me).toBeNull();
  });

  test('creates one person for ten simultaneous first calls', async () => {
    const newcomer = { firebaseUid: 'firebase-ten' };
    const responses = await Promise.all(Array.from({ length: 10 }, () => catalog.graphql(ME, {}, newcomer)));
    expect(new Set(responses.map((answer) => answer.data.me.uuid)).size).toBe(1);
    expect(await catalog.db('users').where({ firebase_uid: 'firebase-ten' })).toHaveLength(1);
    expect(await eventsOf(responses[0]?.data.me.uuid)).toHaveLength(1);
  });

  test('writes the claims and asks for a fresh token until the token has them', async () => {
    const newcomer = { firebaseUid: 'firebase-claims', email: 'claims@meowtale.example', emailVerified: false };
    const { me } = (await catalog.graphql(ME, {}, newcomer)).data;
    expect(me).toMatchObject({ roles: ['user'], email: 'claims@meowtale.example', email_verified: false, tokenRefreshNeeded: true });
    expect(me.uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
    expect(catalog.identity.claims.get('firebase-claims')).toEqual({ muid: me.uuid, roles: ['user'], signedOut: [] });
    const again = await catalog.graphql(ME, {}, { ...newcomer, muid: me.uuid, roles: ['user'] });
    expect(again.data.me.tokenRefreshNeeded).toBe(false);
  });

  test('gives a nickname that doesn’t contain the e-mail address', async () => {
    const { me } = (await catalog.graphql(ME, {}, { firebaseUid: 'firebase-shy', email: 'jane.doe@meowtale.example' })).data;
    expect(me.profile.nickname).not.toMatch(/jane|doe/);
  });

  test('grants the role creator, and rejects any other', async () => {
    const person = await catalog.person('maker');
    const response = await catalog.graphql(ME, { role: 'creator' }, person);
    expect(response.data.me).toMatchObject({ roles: ['user', 'creator'], tokenRefreshNeeded: true });
    for (const role of ['staff', 'publisher', 'contracted_author', 'user', 'root']) {
      expect(codeOf(await catalog.graphql(ME, { role }, person))).toBe('auth/forbidden');
    }
    expect((await eventsOf(person.muid)).map(({ revision, roles }) => [revision, roles])).toEqual([
      [1, ['user']],
      [2, ['user', 'creator']],
    ]);
  });

  test('drops a role that an operator took back in the identity service', async () => {
    const staffMember = await catalog.person('desk', ['staff']);
    expect(staffMember.roles).toEqual(['user', 'staff']);
    catalog.identity.claims.set(staffMember.firebaseUid, { muid: staffMember.muid, roles: ['user'], signedOut: [] });
    const fresh = { ...staffMember, roles: ['user' as const] };
    expect((await catalog.graphql(ME, {}, fresh)).data.me).toMatchObject({ roles: ['user'], tokenRefreshNeeded: false });
  });

  test('stores that an address was verified', async () => {
    const newcomer = { firebaseUid: 'firebase-mail', emailVerified: false };
    const { me } = (await catalog.graphql(ME, {}, newcomer)).data;
    const verified = await catalog.graphql(ME, {}, { ...newcomer, muid: me.uuid, roles: ['user'], emailVerified: true });
    expect(verified.data.me).toMatchObject({ email_verified: true, tokenRefreshNeeded: false });
  });
});

describe('a profile', () => {
  const SET =
    'mutation ($auth: String, $profile: UserProfileInput) { setUser(auth: $auth, profile: $profile) { auth profile { nickname brief head { url } } } }';

  test('is returned for at most 100 people at once', async () => {
    const find = async (uuid: string[]) =>
      catalog.graphql('query ($uuid: [ID!]!) { findUserPublic(uuid: $uuid) { totalCount } }', { uuid });
    expect((await find(Array(100).fill('nobody'))).data.findUserPublic).toEqual({ totalCount: 0 });
    expect((await find(Array(101).fill('nobody'))).errors?.[0]?.extensions).toMatchObject({
      code: 'input/invalid',
      fields: [{ path: 'uuid', key: 'invalid.too-many' }],
    });
  });

  test('changes only the given fields, and is public', async () => {
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
    ['a name that passes for staff’s', { nickname: '✔ Meowt\u0430le Staff' }],
    ['a name of two alphabets', { nickname: 'M\u043eth C\u043eurt' }],
    ['a name under a tower of marks', { nickname: `x${'\u0301'.repeat(9)}` }],
    ['a brief of 501 letters', { brief: 'b'.repeat(501) }],
    ['a picture that is no id', { head: 'x' }],
  ])('rejects %s', async (_name, profile) => {
    expect(codeOf(await catalog.graphql(SET, { profile }, await catalog.person('careless')))).toBe('input/invalid');
  });

  describe('with a creator’s nickname', () => {
    const setName = async (person: TestPerson, nickname: string) => {
      const { data, errors } = await catalog.graphql(SET, { profile: { nickname } }, person);
      return errors?.[0]?.extensions.fields ?? data.setUser.profile.nickname;
    };
    const taken = [expect.objectContaining({ path: 'profile.nickname', key: 'invalid.nickname-taken' })];

    test('is rejected once the creator has a released work, also in similar spellings and for staff', async () => {
      const [owner, staff, reader] = [
        await catalog.creator('ferry'),
        await catalog.person('desk', ['staff']),
        await catalog.person('copy'),
      ];
      expect(await setName(owner, 'Ferry House')).toBe('Ferry House');
      const early = await catalog.person('early');
      expect(await setName(early, 'FERRY house')).toBe('FERRY house');
      const store = await releasedStore(catalog, { owner, staff });
      for (const name of ['Ferry House', 'ferry  h0use', 'Férry House', 'Ferry.House!']) expect(await setName(reader, name)).toEqual(taken);
      expect(await setName(staff, 'Ferry House')).toEqual(taken);
      expect(await setName(reader, 'Ferry Horse')).toBe('Ferry Horse');
      // Both had their names before the release.
      expect(await setName(owner, 'Ferry HOUSE')).toBe('Ferry HOUSE');
      expect(await setName(early, 'FERRY house')).toBe('FERRY house');
      expect(await setName(early, 'Ferry House')).toEqual(taken);
      await catalog.db('listings').where({ store_uuid: store }).update({ on_sale: false });
      expect(await setName(reader, 'Ferry House')).toEqual(taken);
    });

    const isFree = async (nickname: string, person?: TestPerson) => {
      const { data, errors } = await catalog.graphql(
        'query ($nickname: String!) { isFreeNickname(nickname: $nickname) }',
        { nickname },
        person,
      );
      return errors?.[0]?.extensions.code ?? data.isFreeNickname;
    };

    test('is known to be taken before an account is created, other people’s names aren’t', async () => {
      const [owner, staff, reader] = [
        await catalog.creator('lamp'),
        await catalog.person('desk3', ['staff']),
        await catalog.person('quiet'),
      ];
      await setName(owner, 'Lamplight Press');
      await setName(reader, 'Quiet Reader');
      expect(await isFree('Lamplight Press')).toBe(true);
      await releasedStore(catalog, { owner, staff });
      for (const name of ['Lamplight Press', ' lamplight  PRESS ', 'Lampl1ght Press']) expect(await isFree(name)).toBe(false);
      expect(await isFree('Lamplight Press', reader)).toBe(false);
      expect(await isFree('Lamplight Press', owner)).toBe(true);
      expect(await isFree('Quiet Reader')).toBe(true);
    });

    test.each(['', 'n'.repeat(51)])('is not looked up where it is no nickname: “%s”', async (name) => {
      expect(await isFree(name)).toBe('input/invalid');
    });

    test('is free again when the creator changes theirs', async () => {
      const [owner, staff, reader] = [
        await catalog.creator('moved'),
        await catalog.person('desk2', ['staff']),
        await catalog.person('heir'),
      ];
      await setName(owner, 'Old Pier');
      await releasedStore(catalog, { owner, staff });
      expect(await setName(reader, 'Old Pier')).toEqual(taken);
      await setName(owner, 'New Pier');
      expect(await setName(reader, 'Old Pier')).toBe('Old Pier');
    });
  });

  const SAY =
    'mutation ($profile: UserProfileInput, $metadata: [ProfileMetadataInput!]) { setUser(profile: $profile, metadata: $metadata) { social { email { value } } metadata { _cid type name value url show } } }';
  const entry = (change: object = {}) => ({ _cid: 'a', type: 'string', name: 'Pronouns', value: 'she/her', show: true, ...change });

  test('has further entries in their order; visitors see those that are shown', async () => {
    const person = await catalog.person('teller');
    const blog = entry({ _cid: 'b', type: 'url', name: ' Blog ', value: 'https://lamp.example.com/blog' });
    const hidden = entry({ _cid: 'c', type: 'textarea', value: 'Line\nline', show: false });
    const response = await catalog.graphql(
      SAY,
      { profile: { social_email: 'hello@lamp.example' }, metadata: [hidden, blog, entry()] },
      person,
    );
    expect(response.data.setUser).toEqual({
      social: { email: { value: 'hello@lamp.example' } },
      metadata: [
        { ...hidden, url: null },
        { ...blog, name: 'Blog', url: 'https://lamp.example.com/blog' },
        { ...entry(), url: null },
      ],
    });
    const query = 'query ($uuid: [ID!]!) { findUserPublic(uuid: $uuid) { list { social_email metadata { _cid } } } }';
    const { data } = await catalog.graphql(query, { uuid: [person.muid] });
    expect(data.findUserPublic.list).toEqual([{ social_email: 'hello@lamp.example', metadata: [{ _cid: 'b' }, { _cid: 'a' }] }]);
    const fewer = await catalog.graphql(SAY, { profile: { social_email: '' }, metadata: [] }, person);
    expect(fewer.data.setUser).toEqual({ social: { email: { value: '' } }, metadata: [] });
  });

  test.each([
    ['a name of blanks', [entry({ name: ' ' })], 'metadata.0.name', 'invalid.empty'],
    ['a value of blanks', [entry({ type: 'textarea', value: ' \n' })], 'metadata.0.value', 'invalid.empty'],
    ['a private address', [entry({ type: 'url', value: 'http://127.0.0.1/' })], 'metadata.0.value', 'upload/game-pack-invalid-url'],
    ['another scheme', [entry({ type: 'url', value: 'javascript:alert(1)' })], 'metadata.0.value', 'upload/game-pack-invalid-url'],
    ['another kind', [entry({ type: 'html' })], 'metadata.0.type', 'invalid.content-type'],
    ['two of one id', [entry(), entry()], 'metadata', 'invalid.id'],
    ['21 of them', Array.from({ length: 21 }, (_, no) => entry({ _cid: `${no}` })), 'metadata', 'invalid.too-many'],
  ])('rejects %s', async (_name, metadata, path, key) => {
    const { errors } = await catalog.graphql(SAY, { metadata }, await catalog.person('careless'));
    expect(errors?.[0]?.extensions.fields).toEqual([expect.objectContaining({ path, key })]);
  });

  test('rejects an invalid e-mail address', async () => {
    const { errors } = await catalog.graphql(SAY, { profile: { social_email: 'nobody' } }, await catalog.person('careless'));
    expect(errors?.[0]?.extensions.fields).toEqual([expect.objectContaining({ path: 'profile.social_email', key: 'invalid.email' })]);
  });

  test('rejects another person’s picture', async () => {
    const [person, other] = [await catalog.person('thief'), await catalog.person('owner')];
    const head = await addImage(catalog, other.muid, 'avatar');
    expect((await catalog.graphql(SET, { profile: { head } }, person)).errors).toBeDefined();
    expect((await catalog.db('users').where({ uuid: person.muid }).first()).head_file_uuid).toBeNull();
  });

  test('has a platform that can be set once', async () => {
    const person = await catalog.creator('platform');
    expect((await catalog.graphql(SET, { auth: 'meowtale-open' }, person)).data.setUser.auth).toBe('meowtale-open');
    expect(codeOf(await catalog.graphql(SET, { auth: 'meowtale' }, person))).toBe('store/platform-locked');
    expect(codeOf(await catalog.graphql(SET, { auth: 'elsewhere' }, person))).toBe('input/invalid');
  });
});

describe('a country', () => {
  const SET = 'mutation ($country: String!) { setUserCountry(country: $country) { country } }';

  test('can be set once: of two simultaneous choices one is stored and published', async () => {
    const person = await catalog.person('resident');
    const responses = await Promise.all(['tw', 'jp'].map((country) => catalog.graphql(SET, { country }, person)));
    expect(responses.map(codeOf).sort()).toEqual(['input/conflict', undefined]);
    const [{ country }] = [(await catalog.graphql(ME, {}, person)).data.me];
    expect((await eventsOf(person.muid)).at(-1)).toMatchObject({ country, revision: 2 });
    expect(codeOf(await catalog.graphql(SET, { country }, person))).toBeUndefined();
    expect(await eventsOf(person.muid)).toHaveLength(2);
  });

  test.each(['TW', 'xx', '', 'tw '])('rejects %p, which isn’t a country', async (country) => {
    expect(codeOf(await catalog.graphql(SET, { country }, await catalog.person('nowhere')))).toBe('input/invalid');
  });
});

describe('sign-ins', () => {
  const LIST = '{ findSignIn { uuid browser system device country is_this } }';
  const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const IPHONE =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
  const at = (minutesAgo: number) => Math.floor(Date.now() / 1000) - minutesAgo * 60;
  async function meFrom(agent: string, person: TestPerson) {
    const headers = { 'content-type': 'application/json', 'user-agent': agent };
    const payload = JSON.stringify({ query: '{ me { uuid } }' });
    return (await catalog.inject({ method: 'POST', url: '/graphql', headers, payload }, { person, country: 'tw' })).json();
  }

  test('are listed with their browser, the current one marked; an ended one is rejected', async () => {
    const person = await catalog.person('roamer');
    const [isAccepted, phone] = [
      { ...person, authTime: at(30) },
      { ...person, authTime: at(20) },
    ];
    await meFrom(FIREFOX, isAccepted);
    await meFrom(IPHONE, phone);
    const { findSignIn } = (await catalog.graphql(LIST, {}, isAccepted)).data;
    const seen = findSignIn.filter(({ browser }: { browser: string }) => browser !== '');
    expect(seen).toEqual(
      expect.arrayContaining([
        { uuid: expect.any(String), browser: 'Firefox 140', system: 'Linux', device: 'desktop', country: 'tw', is_this: true },
        { uuid: expect.any(String), browser: 'Safari 18', system: 'iOS', device: 'mobile', country: 'tw', is_this: false },
      ]),
    );
    const { uuid } = seen.find(({ is_this }: { is_this: boolean }) => !is_this);
    const end = (by: TestPerson, ended = uuid) => catalog.graphql('mutation ($uuid: ID!) { delSignIn(uuid: $uuid) }', { uuid: ended }, by);
    expect(codeOf(await end(await catalog.person('stranger')))).toBe('404');
    expect((await end(isAccepted)).data.delSignIn).toBe(true);
    expect(catalog.identity.claims.get(person.firebaseUid)?.signedOut).toEqual([phone.authTime]);
    expect(codeOf(await catalog.graphql(ME, {}, phone))).toBe('auth/revoked');
    expect(codeOf(await catalog.graphql(ME, {}, isAccepted))).toBeUndefined();
    expect(codeOf(await end(isAccepted))).toBe('404');

    // An operator who gives a role overwrites the claims without the ended sign-in.
    catalog.identity.claims.set(person.firebaseUid, { muid: person.muid, roles: ['user', 'staff'], signedOut: [] });
    await catalog.graphql(ME, {}, { ...isAccepted, roles: ['user', 'staff'] });
    expect(catalog.identity.claims.get(person.firebaseUid)).toMatchObject({ roles: ['user', 'staff'], signedOut: [phone.authTime] });
  });

  test('are stored up to twenty per person, of which twenty can be ended one by one', async () => {
    const person = await catalog.person('restless');
    for (let no = 0; no < 22; no += 1) await catalog.graphql('{ me { uuid } }', {}, { ...person, authTime: at(100 - no) });
    const last = { ...person, authTime: at(100 - 21) };
    const list = (await catalog.graphql(LIST, {}, last)).data.findSignIn;
    expect(list).toHaveLength(20);
    await catalog
      .db('users')
      .where({ uuid: person.muid })
      .update({ signed_out: JSON.stringify(Array.from({ length: 20 }, (_, no) => no)) });
    const another = list.find(({ is_this }: { is_this: boolean }) => !is_this).uuid;
    expect(codeOf(await catalog.graphql('mutation ($uuid: ID!) { delSignIn(uuid: $uuid) }', { uuid: another }, last))).toBe(
      'sign-in/limit',
    );
  });

  test.each([5, 0])(
    'are all ended at once, also one of %i minutes ago and those of the same second; the next one is valid',
    async (ago) => {
      const person = await catalog.person(`leaver-${ago}`);
      const here = { ...person, authTime: at(ago) };
      const sent = at(0);
      expect((await catalog.graphql('mutation { delSignInAll }', {}, here)).data.delSignInAll).toBe(true);
      const next = { ...person, authTime: at(0) };
      const revoked = catalog.identity.signedOut.filter(({ uid }) => uid === person.firebaseUid);
      expect(revoked).toEqual([{ uid: person.firebaseUid, second: expect.any(Number) }]);
      expect(revoked[0]?.second).toBeGreaterThan(here.authTime);
      expect(revoked[0]?.second).toBeLessThan(next.authTime);
      for (const authTime of [here.authTime, sent])
        expect(codeOf(await catalog.graphql(ME, {}, { ...person, authTime }))).toBe('auth/revoked');
      expect(codeOf(await catalog.graphql(ME, {}, next))).toBeUndefined();
    },
  );
});

describe('a verification mail', () => {
  const SEND = 'mutation ($lang: String!) { firebaseSendEmailVerification(lang: $lang) }';

  test('is sent in the given language, once a minute and five times a day', async () => {
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

  const SEND_BACK = 'mutation ($path: String) { firebaseSendEmailVerification(lang: "de-DE", returnUrl: $path) }';

  test('leads back to the page from which it was requested', async () => {
    await catalog.graphql(SEND_BACK, { path: '/store/7?uid=1#comments' }, await catalog.person('led back'));
    expect(catalog.identity.mails.at(-1)).toMatchObject({ lang: 'de-DE', returnUrl: '/store/7?uid=1#comments' });
  });

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/\t/evil.example', 'store', ''])(
    'is rejected with a page to lead back to that isn’t a path of the site: %j',
    async (path) => {
      const answer = await catalog.graphql(SEND_BACK, { path }, await catalog.person('led away'));
      expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'input/invalid', fields: [{ path: 'returnUrl' }] });
    },
  );

  test('is rejected in an unknown language', async () => {
    expect(codeOf(await catalog.graphql(SEND, { lang: 'tlh' }, await catalog.person('klingon')))).toBe('input/invalid');
  });
});

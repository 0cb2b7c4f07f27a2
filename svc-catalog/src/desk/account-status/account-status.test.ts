import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { addReadyApp, commandsOf, completeData, releasedStore } from '../../testing/listings.ts';
import { endSuspensions } from './service.ts';

let catalog: TestCatalog;
let staff: TestPersonWithUuid;
let staff2: TestPersonWithUuid;
let people = 0;
const DAY_S = 86_400;

beforeAll(async () => {
  catalog = await testCatalog();
  staff = await catalog.person('staff', ['staff']);
  staff2 = await catalog.person('staff2', ['staff']);
});
afterAll(() => catalog?.close());

const maker = () => {
  people += 1;
  return catalog.creator(`maker-${people}`);
};
const FIELDS = 'uuid nickname email roles contracted_level suspended_until';
async function decide(call: string, by = staff) {
  const { data, errors } = await catalog.graphql(`mutation { ${call} { ${FIELDS} } }`, {}, by);
  return {
    ...(data && Object.values<Record<string, unknown>>(data)[0]),
    code: errors?.[0]?.extensions.code,
    fields: errors?.[0]?.extensions.fields,
  };
}
const suspend = (person: TestPersonWithUuid, days = 10, by = staff) =>
  decide(`suspendPerson(user_uuid: "${person.muid}", days: ${days}, reason: "Sold elsewhere.")`, by);
const lift = (person: TestPersonWithUuid) => decide(`liftSuspension(user_uuid: "${person.muid}", reason: "Settled.")`);
const roles = (person: TestPersonWithUuid, list: string, by = staff) =>
  decide(`setPersonRoles(user_uuid: "${person.muid}", roles: ${list}, reason: "By contract.")`, by);
const codeOf = (answer: { errors?: { extensions: { code: string } }[] }) => answer.errors?.[0]?.extensions.code;
const onSale = async (store: string) => (await catalog.db('listings').where({ store_uuid: store }).first()).on_sale as boolean;
const lastEvent = async (store: string) => {
  const [event] = await catalog.db('outbox').where({ type: 'catalog.listing.changed', aggregate_id: store }).orderBy('seq', 'desc');
  return event.payload.onSale as boolean;
};
const notices = async (person: TestPersonWithUuid) => {
  const { data } = await catalog.graphql('{ findNotification { list { key type params } } }', {}, person);
  return data.findNotification.list as { key: string; params: object }[];
};

describe('people', () => {
  const find = async (keyword: string) => {
    const query = `query ($keyword: String) { findPeople(keyword: $keyword) { totalCount list { ${FIELDS} } } }`;
    return (await catalog.graphql(query, { keyword }, staff)).data.findPeople.list.map(({ uuid }: { uuid: string }) => uuid);
  };

  test('are found by uuid, address in any case, or part of a nickname', async () => {
    const person = { ...(await maker()), email: 'Mira.Lamp@meowtale.example' };
    await catalog.graphql('{ me { uuid } }', {}, person);
    await catalog.graphql('mutation { setUser(profile: { nickname: "Lamp_light" }) { uuid } }', {}, person);
    for (const keyword of [person.muid, 'mira.lamp@MEOWTALE.example', 'amp_l']) expect(await find(keyword)).toEqual([person.muid]);
    expect(await find('amp%l')).toEqual([]);
    expect(await find('amp@meowtale.example')).toEqual([]);
  });
});

describe('roles', () => {
  test('are given and taken, also in the identity service, and published', async () => {
    const person = await maker();
    const given = await decide(
      `setPersonRoles(user_uuid: "${person.muid}", roles: ["contracted_author", "publisher"], contracted_level: 3, reason: "By contract.")`,
    );
    expect(given).toMatchObject({ roles: ['user', 'creator', 'contracted_author', 'publisher'], contracted_level: 3 });
    expect(catalog.identity.claims.get(person.firebaseUid)?.roles).toEqual(given.roles);
    const me = await catalog.graphql('{ me { roles } }', {}, person);
    expect(me.data.me.roles).toEqual(given.roles);
    expect(await roles(person, '["publisher"]')).toMatchObject({ roles: ['user', 'creator', 'publisher'], contracted_level: null });
    const events = await catalog.db('outbox').where({ type: 'catalog.user.changed', aggregate_id: person.muid }).orderBy('seq');
    expect(events.at(-1).payload.roles).toEqual(['user', 'creator', 'publisher']);
    const entry = await catalog.db('audit_log').where({ subject_uuid: person.muid, action: 'person-roles' }).orderBy('at').first();
    expect(entry).toMatchObject({ actor_uuid: staff.muid, reason: 'By contract.', details: { before: ['user', 'creator'] } });
  });

  test('are announced to the person with the reason, only when they change', async () => {
    const person = await maker();
    await decide(`setPersonRoles(user_uuid: "${person.muid}", roles: ["contracted_author"], contracted_level: 3, reason: "By contract.")`);
    for (let times = 0; times < 2; times += 1) await roles(person, '[]');
    expect((await notices(person)).map(({ key, params }: { key: string; params: object }) => [key, params])).toEqual([
      ['account-roles', expect.objectContaining({ roles: ['user', 'creator'], text: 'By contract.' })],
      ['account-roles', expect.objectContaining({ roles: ['user', 'creator', 'contracted_author'], contracted_level: 3 })],
    ]);
  });

  test('are rejected for themselves, other staff, the role staff, and a contract without a level', async () => {
    expect((await roles(staff, '["publisher"]')).code).toBe('auth/forbidden');
    expect((await roles(staff2, '["publisher"]')).code).toBe('auth/forbidden');
    const person = await maker();
    expect((await roles(person, '["staff"]')).code).toBe('input/invalid');
    expect((await roles(person, '["contracted_author"]')).code).toBe('input/invalid');
    expect(catalog.identity.claims.get(person.firebaseUid)?.roles).not.toContain('staff');
  });

  test('are rolled back when the identity service fails', async () => {
    const person = await maker();
    const { writeClaims } = catalog.identity;
    catalog.identity.writeClaims = async () => Promise.reject(new Error('away'));
    expect((await roles(person, '["publisher"]')).code).toBeDefined();
    catalog.identity.writeClaims = writeClaims;
    expect((await catalog.db('users').where({ uuid: person.muid }).first()).roles).not.toContain('publisher');
    expect(await catalog.db('audit_log').where({ subject_uuid: person.muid })).toEqual([]);
  });
});

describe('a suspended person', () => {
  test('can’t publish, submit or comment, and is told until when', async () => {
    const person = await maker();
    const commands = commandsOf(catalog);
    const store = await releasedStore(catalog, { owner: person, staff });
    const draft = await commands.addStore(person);
    const { suspended_until } = await suspend(person);
    const write = 'mutation ($id: ID!) { addStoreComment(store_id: $id, comment: "Hi") { uuid } }';
    const update = 'mutation ($id: ID!) { addStoreUpdateLog(store_id: $id, content: "Hi") { uuid } }';
    const responses = [
      await commands.submit(person, draft.uuid, await completeData(catalog, person)),
      await catalog.graphql(write, { id: store }, person),
      await catalog.graphql(update, { id: store }, person),
      await catalog.graphql('mutation { addStore(platform_key: "meowtale") { uuid } }', {}, person),
    ];
    expect(responses.map(codeOf)).toEqual(Array(4).fill('auth/suspended'));
    expect((responses[0] as { errors: { extensions: { data: object } }[] }).errors[0]?.extensions.data).toEqual({ until: suspended_until });
    expect((await catalog.graphql('{ me { suspended_until } }', {}, person)).data.me).toEqual({ suspended_until });
    expect((await notices(person))[0]).toMatchObject({
      key: 'account-suspended',
      params: { text: 'Sold elsewhere.', until: suspended_until },
    });
  });

  test('can’t ask or represent, share links or change shares, but can make their site', async () => {
    const [person, house] = [await maker(), await catalog.person('house', ['publisher'])];
    const commands = commandsOf(catalog);
    const [invited, unasked] = [await releasedStore(catalog, { owner: person, staff }), await commands.addStore(person)];
    await commands.save(person, unasked.uuid, unasked.current_submit, await completeData(catalog, person));
    const app = await addReadyApp(catalog, person.muid);
    const say = (call: string, by = person) => catalog.graphql(`mutation { ${call} { uuid } }`, {}, by);
    const ask = (store: string, state: number) =>
      say(`setStoreAgent(store_id: "${store}", user_uuid: "${house.muid}", rate: 0.1, state: ${state})`);
    const agree = `reviewStoreAgent(store_id: "${invited}", state: 4)`;
    expect(codeOf(await ask(invited, 2))).toBeUndefined();
    await Promise.all([suspend(person), suspend(house)]);
    const responses = [
      await ask(unasked.uuid, 2),
      await say(agree, house),
      await say(`setStoreCps(store_id: "${unasked.uuid}", cps_profit_share_ratio: 0.3)`),
      await say(`addAppShareLink(app_uuid: "${app}")`),
    ];
    expect(responses.map(codeOf)).toEqual(Array(4).fill('auth/suspended'));
    expect(codeOf(await say('addWebsiteMain(name: "suspended")'))).toBeUndefined();
    await Promise.all([lift(person), lift(house)]);
    expect(codeOf(await say(agree, house))).toBeUndefined();
  });

  test('can’t edit a waiting submission, but can withdraw it', async () => {
    const person = await maker();
    const commands = commandsOf(catalog);
    const { uuid } = await commands.addStore(person);
    const data = await completeData(catalog, person);
    const waiting = (await commands.submit(person, uuid, data)).data.addStoreSubmit;
    await suspend(person);
    expect(codeOf(await commands.save(person, uuid, waiting, data))).toBe('auth/suspended');
    expect(codeOf(await commands.cancel(person, waiting.uuid))).toBeUndefined();
  });

  test('sells nothing until the end, then what was on sale before', async () => {
    const person = await maker();
    const [sold, off] = [await releasedStore(catalog, { owner: person, staff }), await releasedStore(catalog, { owner: person, staff })];
    await commandsOf(catalog).setStatus(person, off, 'off');
    await suspend(person, 12);
    expect([await onSale(sold), await lastEvent(sold), await onSale(off)]).toEqual([false, false, false]);
    await commandsOf(catalog).setStatus(person, off, 'on');
    expect([await onSale(off), await lastEvent(off)]).toEqual([false, false]);
    await commandsOf(catalog).setStatus(person, off, 'off');
    const publishing = { works: { addresses: { files: '', workOrigin: () => '', siteOrigin: () => '' } }, requestId: null };
    await catalog.moveClock(12 * DAY_S - 60);
    await endSuspensions(catalog.db, publishing);
    expect(await onSale(sold)).toBe(false);
    await catalog.moveClock(61);
    const results = await Promise.all([endSuspensions(catalog.db, publishing), endSuspensions(catalog.db, publishing)]);
    expect(results.sort()).toEqual([0, 1]);
    expect([await onSale(sold), await lastEvent(sold), await onSale(off), await lastEvent(off)]).toEqual([true, true, false, false]);
    expect((await notices(person))[0]).toMatchObject({ key: 'account-restored' });
    expect(codeOf(await catalog.graphql('mutation { addStore(platform_key: "meowtale") { uuid } }', {}, person))).toBeUndefined();
  });

  test('is told the whole reason with its line breaks', async () => {
    const person = await maker();
    const reason = ['What was found:', ...Array.from({ length: 30 }, (_, line) => `${line}. Sold it elsewhere.`)].join('\n');
    const query = 'mutation ($uuid: ID!, $reason: String!) { suspendPerson(user_uuid: $uuid, days: 10, reason: $reason) { uuid } }';
    expect((await catalog.graphql(query, { uuid: person.muid, reason }, staff)).errors).toBeUndefined();
    expect((await notices(person))[0]).toMatchObject({ params: { text: reason } });
  });

  test('can be suspended for longer, not shorter, and restored early', async () => {
    const person = await maker();
    const first = await suspend(person, 20);
    const to = first.suspended_until;
    expect(await suspend(person, 10)).toMatchObject({
      code: 'input/invalid',
      fields: [{ path: 'days', key: 'invalid.suspended-longer', params: { to } }],
    });
    expect(await notices(person)).toHaveLength(1);
    expect(String((await suspend(person, 30)).suspended_until) > String(first.suspended_until)).toBe(true);
    const toldOthers = async () =>
      (await catalog.db('outbox').where({ type: 'catalog.user.changed', aggregate_id: person.muid }).orderBy('seq')).at(-1).payload;
    expect((await toldOthers()).suspendedUntil > String(first.suspended_until)).toBe(true);
    expect((await lift(person)).suspended_until).toBeNull();
    expect((await lift(person)).code).toBe('404');
    expect(await toldOthers()).not.toHaveProperty('suspendedUntil');
    const entries = await catalog.db('audit_log').where({ subject_uuid: person.muid }).orderBy('at');
    expect(entries.map(({ action, reason }) => [action, reason])).toEqual([
      ...Array(2).fill(['person-suspend', 'Sold elsewhere.']),
      ['person-lift', 'Settled.'],
    ]);
  });

  test.each([9, 31])('can’t be suspended for %i days', async (days) => {
    expect((await suspend(await maker(), days)).code).toBe('input/invalid');
  });

  test('can’t be staff', async () => {
    expect([(await suspend(staff)).code, (await suspend(staff2)).code]).toEqual(['auth/forbidden', 'auth/forbidden']);
  });
});

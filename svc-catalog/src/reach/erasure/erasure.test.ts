import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { EVENTS } from '@meowtale/contracts/events/index';
import { EXPORT_PARTS } from '@meowtale/contracts/exports';
import { type TestPerson, waitFor } from '@meowtale/service-kit/testing';
import { v7 as uuidv7 } from 'uuid';
import { planConsumer } from '../../library/plans/events.ts';
import { PARTS } from '../../people/exports/parts-repository.ts';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { commandsOf, releasedStore } from '../../testing/listings.ts';
import { sumCounts } from '../ad-links/clicks.ts';
import { CHANGED, DELETED } from './erase-repository.ts';
import { erasureConsumer } from './events.ts';
import { eraseDue, recheckDue, sweepErased } from './service.ts';

const DAY_S = 86_400;
let catalog: TestCatalog;
let staff: TestPersonWithUuid;
beforeAll(async () => {
  catalog = await testCatalog();
  staff = await catalog.person('staff', ['staff']);
});
afterAll(() => catalog?.close());

type Answer = { errors?: { extensions: { code: string; data?: unknown } }[] };
const codeOf = (answer: Answer) => answer.errors?.[0]?.extensions.code;
const addressOf = ({ firebaseUid }: TestPersonWithUuid) => `${firebaseUid}@meowtale.example`;
const ADD = 'mutation ($email: String!) { addErasure(email: $email) { uuid state } }';
const ask = (person: TestPersonWithUuid, email = addressOf(person)) => catalog.graphql(ADD, { email }, person);
const stateOf = async (person: TestPersonWithUuid) =>
  (await catalog.graphql('{ findErasure { state reasons due_at } }', {}, person)).data.findErasure;
const toldTo = async (person: TestPersonWithUuid) => {
  const { data } = await catalog.graphql('{ findNotification { list { key } } }', {}, person);
  return data.findNotification.list.map(({ key }: { key: string }) => key);
};
const eventsOf = async (type: 'catalog.erasure.asked' | 'catalog.user.changed', uuid: string) => {
  const rows = await catalog.db('outbox').where({ type, aggregate_id: uuid }).orderBy('seq');
  return rows.map(({ payload }) => EVENTS[type].schema.parse(payload));
};
async function answer(person: TestPersonWithUuid, { isLast = false, reasons = [] as string[] } = {}) {
  const { uuid } = await catalog.db('erasures').where({ user_uuid: person.muid }).orderBy('asked_at', 'desc').first();
  const payload = { erasureUuid: uuid, userUuid: person.muid, isLast, reasons };
  return catalog.deliver(erasureConsumer, { aggregateId: person.muid, payload });
}

test('an erasure is requested with the account’s address and a recent sign-in, once, and the wallet is asked', async () => {
  const person = await catalog.person('wants-out');
  expect(codeOf(await ask(person, 'somebody@meowtale.example'))).toBe('input/invalid');
  const longAgo = { ...person, authTime: Math.floor(Date.now() / 1000) - 310 };
  expect(codeOf(await catalog.graphql(ADD, { email: addressOf(person) }, longAgo))).toBe('auth/recent');
  const [first, again] = await Promise.all([ask(person), ask(person, addressOf(person).toUpperCase())]);
  expect(first.data.addErasure.uuid).toBe(again.data.addErasure.uuid);
  expect(await eventsOf('catalog.erasure.asked', person.muid)).toEqual([
    { erasureUuid: first.data.addErasure.uuid, userUuid: person.muid, isLast: false },
  ]);
  await answer(person, { reasons: ['withdrawal', 'pending'] });
  expect(await stateOf(person)).toEqual({ state: 'refused', reasons: ['withdrawal', 'pending'], due_at: null });
  expect(await toldTo(person)).toEqual(['erasure-refused']);
  expect((await ask(person)).data.addErasure.state).toBe('asking');
});

test('a request by staff or by an owner of a listing on sale is rejected', async () => {
  const owner = await catalog.creator('seller');
  const store = await releasedStore(catalog, { owner, staff });
  expect((await ask(owner)).errors?.[0]?.extensions).toMatchObject({ code: 'erasure/refused', data: { reasons: ['on-sale'] } });
  expect((await ask(staff)).errors?.[0]?.extensions.data).toEqual({ reasons: ['staff'] });
  await commandsOf(catalog).setStatus(owner, store, 'off');
  expect((await ask(owner)).data.addErasure.state).toBe('asking');
});

test('an erasure waits fourteen days, in which it can be cancelled; a cancelled one isn’t carried out', async () => {
  const person = await catalog.person('thinks-again');
  await ask(person);
  await answer(person);
  const { state, due_at } = await stateOf(person);
  expect(await toldTo(person)).toEqual(['erasure-due']);
  expect([state, Math.round((Date.parse(due_at) - Date.now()) / 86_400_000)]).toEqual(['waiting', 14]);
  expect((await catalog.graphql('mutation { cancelErasure }', {}, person)).data.cancelErasure).toBe(true);
  expect((await catalog.graphql('mutation { cancelErasure }', {}, person)).data.cancelErasure).toBe(false);
  await catalog.moveClock(15 * DAY_S);
  await recheckDue(catalog.db);
  await answer(person, { isLast: true });
  await eraseDue(catalog.db, catalog.identity);
  expect((await stateOf(person)).state).toBe('cancelled');
  expect(catalog.identity.deleted).not.toContain(person.firebaseUid);
});

test('an erasure that is refused during its cancellation stays refused', async () => {
  const person = await catalog.person('too-late');
  await ask(person);
  await answer(person);
  await catalog.moveClock(15 * DAY_S);
  await recheckDue(catalog.db);
  const { uuid } = await catalog.db('erasures').where({ user_uuid: person.muid }).first();
  const deciding = await catalog.db.transaction();
  await deciding('erasures').where({ uuid }).update({ state: 'refused' });
  const response = catalog.graphql('mutation { cancelErasure }', {}, person);
  const waiting = () => catalog.db('pg_stat_activity').whereRaw(`datname = current_database() and wait_event_type = 'Lock'`);
  await waitFor(async () => (await waiting()).length > 0);
  await deciding.commit();
  expect((await response).data.cancelErasure).toBe(false);
  expect((await stateOf(person)).state).toBe('refused');
});

test('an erasure removes personal data, leaves comments and works without a name, and continues after an interruption', async () => {
  const person = await catalog.creator('goes');
  const reader = await catalog.person('reader');
  const own = await releasedStore(catalog, { owner: person, staff });
  const other = await releasedStore(catalog, { owner: await catalog.creator('stays'), staff });
  await commandsOf(catalog).setStatus(person, own, 'off');
  const run = async (query: string, variables: object, by = person) => {
    const response = await catalog.graphql(query, variables as Record<string, unknown>, by);
    expect(response.errors).toBeUndefined();
    return response.data;
  };
  const profile = { nickname: 'Lamplight', brief: 'Small.', social_email: 'lamp@meowtale.example' };
  const entry = { _cid: 'a', type: 'string', name: 'Town', value: 'Harbour', show: true };
  await run('mutation ($p: UserProfileInput, $m: [ProfileMetadataInput!]) { setUser(profile: $p, metadata: $m) { uuid } }', {
    p: profile,
    m: [entry],
  });
  await run('mutation ($id: ID!) { addStoreComment(store_id: $id, comment: "Lovely.") { uuid } }', { id: other });
  const theirs = await run('mutation ($id: ID!) { addStoreComment(store_id: $id, comment: "Buy!") { uuid } }', { id: own }, reader);
  const report = 'mutation ($uuid: ID!) { addStoreCommentReport(uuid: $uuid, reason: "spam") }';
  await run(report, { uuid: theirs.addStoreComment.uuid });
  await run('mutation ($id: ID!) { addWishlist(store_id: $id) { uuid } }', { id: other });
  await run('mutation ($id: ID!) { addStoreAdLink(store_id: $id, name: "mine") { uuid } }', { id: other });
  await run('mutation ($id: ID!) { addFollow(user_uuid: $id) { uuid } }', { id: reader.muid });
  await ask(person);
  await answer(person);
  await catalog.moveClock(15 * DAY_S);
  await recheckDue(catalog.db);
  await answer(person, { isLast: true });
  const away = { deletePerson: () => Promise.reject(new Error('away')) };
  await expect(eraseDue(catalog.db, away)).rejects.toThrow('away');
  expect((await catalog.db('users').where({ uuid: person.muid }).first()).nickname).toBe('Lamplight');
  await eraseDue(catalog.db, catalog.identity);
  await eraseDue(catalog.db, catalog.identity);
  expect(catalog.identity.deleted).toEqual([person.firebaseUid]);

  const row = await catalog.db('users').where({ uuid: person.muid }).first();
  expect(row).toMatchObject({ email: '', brief: '', social_email: '', metadata: [], country: null, roles: ['user'] });
  expect(row.nickname).toMatch(/^meow-[0-9a-f]{6}$/);
  for (const table of ['sign_ins', 'comment_reports', 'wishlists', 'play_saves', 'notification_recipients'])
    expect([table, await catalog.db(table).where({ user_uuid: person.muid })]).toEqual([table, []]);
  expect((await catalog.db('users').where({ uuid: reader.muid }).first()).followed_count).toBe(0);
  expect(await catalog.db('ad_links').where({ owner_uuid: person.muid }).pluck('state')).toEqual([0]);
  const query = 'query ($id: ID!) { findStoreComment(store_id: $id) { list { comment user { nickname } } } }';
  const { list } = (await catalog.graphql(query, { id: other })).data.findStoreComment;
  expect(list).toEqual([{ comment: 'Lovely.', user: { nickname: row.nickname } }]);
  expect((await eventsOf('catalog.user.changed', person.muid)).at(-1)).toMatchObject({ nickname: row.nickname, erased: true });
  expect(await catalog.db('audit_log').where({ subject_uuid: own })).not.toEqual([]);

  // A token that is still valid changes nothing where revocation is checked; what it wrote elsewhere is removed by the sweep.
  expect(codeOf(await catalog.graphql('{ me { uuid } }', {}, person))).toBe('auth/revoked');
  expect(codeOf(await catalog.graphql('mutation { setUser(profile: { brief: "x" }) { uuid } }', {}, person))).toBe('auth/revoked');
  await run('mutation ($id: ID!) { addWishlist(store_id: $id) { uuid } }', { id: other });
  await run('mutation ($id: ID!) { addStoreAdLink(store_id: $id, name: "late") { uuid } }', { id: other });
  expect(await sweepErased(catalog.db)).toBe(0);
  await catalog.moveClock(7300);
  expect(await sweepErased(catalog.db)).toBe(1);
  expect(await catalog.db('wishlists').where({ user_uuid: person.muid })).toEqual([]);
  expect(await catalog.db('ad_links').where({ owner_uuid: person.muid }).pluck('state')).toEqual([0, 0]);
});

test('an erasure deletes likes and plans, and clears links, the site and visits, also those before the sign-in', async () => {
  const [person, other] = [await catalog.creator('maker'), await catalog.creator('shares-browser')];
  const store = await releasedStore(catalog, { owner: other, staff });
  const run = async (query: string, variables: Record<string, unknown>) => {
    const { data, errors } = await catalog.graphql(query, variables, person);
    expect(errors).toBeUndefined();
    return data;
  };
  const { like_count } = (await run('mutation ($id: ID!) { addStoreLike(store_id: $id) { like_count } }', { id: store })).addStoreLike;
  // Long enough for the days that this file's tests move the clock by.
  const plan = { grade: 1, startedAt: new Date(0).toISOString(), endedAt: new Date(Date.now() + 999 * DAY_S * 1000).toISOString() };
  await catalog.deliver(planConsumer, { aggregateId: person.muid, payload: { userUuid: person.muid, revision: 1, plans: [plan] } });
  const link = 'mutation ($id: ID!) { addStoreAdLink(store_id: $id, name: "Mira", utm_source: "mira", utm_content: "home") { uuid uid } }';
  const { uuid, uid } = (await run(link, { id: store })).addStoreAdLink;
  const site = (await run('mutation { addWebsiteMain(name: "mira-of-harbour") { uuid revision } }', {})).addWebsiteMain;
  const rename =
    'mutation ($uuid: ID!, $revision: Int!) { setWebsiteMain(uuid: $uuid, revision: $revision, name: "mira-writes") { name } }';
  await run(rename, site);
  const visit = 'mutation ($uid: String!) { addLogStoreAdLink(uid: $uid, client_id: "browser-1") }';
  expect((await catalog.graphql(visit, { uid }, other)).data.addLogStoreAdLink).toBe(true);
  await note(person.muid, 'browser-1');
  await note(null, 'browser-1');
  await note(other.muid, 'browser-1');
  await note(null, 'browser-2');
  await erase(person);

  for (const table of ['store_likes', 'user_plans'])
    expect([table, await catalog.db(table).where({ user_uuid: person.muid })]).toEqual([table, []]);
  expect((await catalog.db('store_stats').where({ store_uuid: store }).first()).like_count).toBe(like_count);
  await sumCounts(catalog.db);
  const cleared = { name: uid, utm_source: '', utm_medium: '', utm_campaign: '', utm_term: '', utm_content: '', state: 0, visit_count: 1 };
  expect(await catalog.db('ad_links').where({ uuid }).first()).toMatchObject(cleared);
  expect(await catalog.db('ad_link_visits').where({ ad_link_uuid: uuid })).toEqual([]);
  expect((await catalog.db('websites').where({ uuid: site.uuid }).first()).name).toMatch(/^erased-[0-9a-f]{32}$/);
  expect(await catalog.db('website_names').where({ website_uuid: site.uuid })).toEqual([]);
  const seen = await catalog.db('traffic_logs').orderBy('uuid').select('user_uuid', 'client_id', 'page_title');
  const nobody = { user_uuid: null, client_id: null, page_title: null };
  const others = { user_uuid: other.muid, client_id: 'browser-1', page_title: 'Home' };
  expect(seen).toEqual([nobody, nobody, others, { ...others, user_uuid: null, client_id: 'browser-2' }]);
});

/** Stores a page view. */
async function note(user_uuid: string | null, client_id: string) {
  const utm = { utm_source: '', utm_medium: '', utm_campaign: '', utm_term: '', utm_content: '' };
  const view = {
    uuid: uuidv7(),
    user_uuid,
    client_id,
    session_id: 'session-1',
    page_title: 'Home',
    event_name: 'page_view',
    page_path: '/',
  };
  await catalog.db('traffic_logs').insert({ ...utm, ...view, at: catalog.db.raw('clock_now()') });
}

/** Carries out a person's erasure, with the wallet's consent. */
async function erase(person: TestPersonWithUuid) {
  await ask(person);
  await answer(person);
  await catalog.moveClock(15 * DAY_S);
  await recheckDue(catalog.db);
  await answer(person, { isLast: true });
  await eraseDue(catalog.db, catalog.identity);
  expect((await stateOf(person)).state).toBe('done');
}

test('before an erasure, a recent sign-in exports all of the person’s own data, page by page', async () => {
  const person = await catalog.creator('takes');
  const other = await releasedStore(catalog, { owner: await catalog.creator('host'), staff });
  const query = 'query ($part: String!, $after: String) { findCatalogExport(part: $part, after: $after) }';
  const page = (part: string, after: string | null = null, by: TestPerson = person) => catalog.graphql(query, { part, after }, by);
  for (const slot of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'])
    await catalog.db('play_saves').insert({ user_uuid: person.muid, app_uuid: person.muid, slot, revision: 1, data: '1' });
  const mutation = 'mutation ($id: ID!, $words: String!) { addStoreComment(store_id: $id, comment: $words) { uuid } }';
  await catalog.graphql(mutation, { id: other, words: 'Mine.' }, person);
  const { uuid } = (await catalog.graphql(mutation, { id: other, words: 'Theirs.' }, staff)).data.addStoreComment;
  await catalog.graphql('mutation ($uuid: ID!) { addStoreCommentReport(uuid: $uuid, reason: "spam") }', { uuid }, person);
  const first = (await page('saves')).data.findCatalogExport;
  const second = (await page('saves', first.next)).data.findCatalogExport;
  expect([...first.rows, ...second.rows].map(({ slot }) => slot).join('')).toBe('abcdefghi');
  expect([first.rows.length, second.next]).toEqual([8, null]);
  for (const part of EXPORT_PARTS.catalog) expect([part, codeOf(await page(part))]).toEqual([part, undefined]);
  const [profile] = (await page('profile')).data.findCatalogExport.rows;
  expect(profile).toMatchObject({ uuid: person.muid, email: addressOf(person) });
  expect(profile).not.toHaveProperty('firebase_uid');
  expect((await page('comments')).data.findCatalogExport.rows).toMatchObject([{ comment: 'Mine.' }]);
  const [report] = (await page('comment_reports')).data.findCatalogExport.rows;
  expect([report.reason, report.words]).toEqual(['spam', undefined]);
  expect((await page('comments', null, await catalog.person('nosy'))).data.findCatalogExport.rows).toEqual([]);
  expect(codeOf(await page('profile', null, { ...person, authTime: Math.floor(Date.now() / 1000) - 1900 }))).toBe('auth/recent');
  expect(codeOf(await page('audit_log'))).toBe('input/invalid');
  expect(codeOf(await page('profile', 'no uuid'))).toBe('input/invalid');
});

/** Tables with a person's uuid that aren't exported, and why. */
const NOT_TAKEN: Readonly<Record<string, string>> = {
  app_editor_links: 'keys to an app of theirs, for minutes',
  audit_log: 'what staff did, which is staff’s',
  entitlements: 'a copy of the wallet’s, which gives out their orders',
  home_pages: 'staff’s work',
  jobs: 'the machine’s own list of what it does for them, for days',
  link_checks: 'how many links of their drafts were asked, for a limit of an hour',
  listings: 'what of their works is for sale, drawn from their submissions',
  notification_recipients: 'joined to the notices that it hands out',
  notification_user_labels: 'which of the notices were read, not what they say',
  picture_fetches: 'when a picture was asked for by its address, for a limit of an hour',
  storage_usage: 'the sum of their files, which are taken along',
  store_logs: 'the history of a work, by whoever did what to it; what they submitted themselves is taken along',
  upload_sessions: 'files on their way, for a day',
  user_plans: 'a copy of the wallet’s, which gives out their plans',
  verification_mails: 'when an address was asked to be verified, for a limit of a day',
};

test('every table with a person’s uuid is exported or a known exception', async () => {
  const { rows } = await catalog.db.raw(`
    select distinct c.table_name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.data_type = 'uuid'
      and c.column_name ~ '^(user|owner|writer|author|follower|publisher|reviewer|actor|subject|person)_uuid$' order by 1`);
  const taken = Object.values(PARTS).map(({ from }) => from.split(' ')[0]);
  const tables = rows.map(({ table_name }: { table_name: string }) => table_name);
  expect(tables.filter((table: string) => !taken.includes(table))).toEqual(Object.keys(NOT_TAKEN));
});

/** Tables with a person's uuid that an erasure leaves as they are, and why. */
const NOT_ERASED: Readonly<Record<string, string>> = {
  app_builds: 'deleted with its file within a week',
  audit_log: 'what staff did, and to whom',
  entitlements: 'a copy of the wallet’s orders, which are its books',
  erasures: 'that it was asked for and done',
  files: 'deleted within days once nothing uses them; those of works stay for their buyers',
  home_pages: 'staff’s work',
  listings: 'works that others bought, with their page',
  notifications: 'sentences without a name, by a uuid that identifies no person any more',
  storage_usage: 'the size of the files that stay',
  store_agents: 'what an owner and a publisher agreed on, which is also the other’s',
  store_comments: 'part of a conversation, under a random nickname',
  store_logs: 'the history of a work, by whoever did what to it',
  store_submits: 'works that others bought, and by whom they were reviewed',
  store_update_logs: 'part of a listing’s page',
  stores: 'works that others bought, with their page',
  terms_acceptances: 'proof of which terms their sales were made under',
};

test('every table with a person’s uuid, browser or site is erased or a known exception', async () => {
  const { rows } = await catalog.db.raw(`
    select c.table_name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
      and c.column_name ~ '^((user|owner|writer|author|follower|publisher|reviewer|actor|subject|person|website)_uuid|client_id|email)$'
    union select conrelid::regclass::text from pg_constraint where contype = 'f' and confrelid = 'users'::regclass`);
  const changed = CHANGED.flatMap((statement) => [...statement.matchAll(/(?:update|delete from) (\w+)/g)].map(([, table]) => table));
  const erased = ['users', 'ad_links', ...DELETED.map(([table]) => table), ...changed];
  const tables = rows.map(({ table_name }: { table_name: string }) => table_name);
  expect(tables.filter((table: string) => !erased.includes(table)).toSorted()).toEqual(Object.keys(NOT_ERASED));
});

test('an erasure that fails doesn’t block the next', async () => {
  const [stuck, next] = [await catalog.person('stuck'), await catalog.person('next')];
  for (const person of [stuck, next]) {
    await ask(person);
    await answer(person);
  }
  await catalog.moveClock(15 * DAY_S);
  await recheckDue(catalog.db);
  for (const person of [stuck, next]) await answer(person, { isLast: true });
  const identity = { deletePerson: async (uid: string) => (uid === stuck.firebaseUid ? Promise.reject(new Error('stuck')) : undefined) };
  await expect(eraseDue(catalog.db, identity)).rejects.toThrow('stuck');
  expect([(await stateOf(stuck)).state, (await stateOf(next)).state]).toEqual(['erasing', 'done']);
});

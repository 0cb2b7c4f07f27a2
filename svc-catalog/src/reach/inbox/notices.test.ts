import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { waitFor } from '@meowtale/service-kit/testing';
import { v7 as uuidv7 } from 'uuid';
import { fanOutNotices } from '../../people/notices/fan-out.ts';
import { PRUNE_NOTICES } from '../../people/notices/repository.ts';
import { announceDueReleases } from '../../publishing/listings/due-releases.ts';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { commandsOf, completeData, completeInfo, passSubmit, releasedStore } from '../../testing/listings.ts';

let catalog: TestCatalog;
let staff: TestPersonWithUuid;
let people = 0;

beforeAll(async () => {
  catalog = await testCatalog();
  staff = await catalog.person('staff', ['staff']);
});
afterAll(() => catalog?.close());

/** Creates an author and a follower. */
async function cast() {
  people += 1;
  const [author, reader] = await Promise.all([catalog.creator(`author-${people}`), catalog.person(`reader-${people}`)]);
  await follow(reader, author);
  return { author, reader };
}
const follow = (who: TestPersonWithUuid, author: TestPersonWithUuid) =>
  catalog.graphql('mutation ($uuid: ID!) { addFollow(user_uuid: $uuid) { uuid } }', { uuid: author.muid }, who);
const release = (author: TestPersonWithUuid) => releasedStore(catalog, { owner: author, staff });
const update = (id: string, content: string, person: TestPersonWithUuid) =>
  catalog.graphql(
    'mutation ($id: ID!, $content: String!) { addStoreUpdateLog(store_id: $id, content: $content) { uuid } }',
    { id, content },
    person,
  );

interface Found {
  totalCount: number;
  unreadCount: number;
  latest_at: string;
  list: {
    uuid: string;
    created_at: string;
    type: string;
    key: string;
    params: Record<string, unknown>;
    notification_user_label: object[];
  }[];
  pageInfo: { pageSize: number; endCursor: string | null };
}
/** Waits until all are handed out; the service runs too, and rows that it has locked are skipped here. */
async function allHandedOut() {
  await fanOutNotices(catalog.db);
  await waitFor(async () => (await catalog.db('notifications').whereNull('handed_out_at').first()) === undefined);
}
async function find(person: TestPersonWithUuid, args: object = {}) {
  await allHandedOut();
  const query = `query ($platform_key: String, $lang: String, $type: String, $unread: Boolean, $q: ListQuery) {
    findNotification(platform_key: $platform_key, lang: $lang, type: $type, unread: $unread, q: $q) { totalCount unreadCount latest_at pageInfo { pageSize endCursor }
      list { uuid type key params created_at notification_user_label { label client } } } }`;
  const { data, errors } = await catalog.graphql<{ findNotification: Found }>(query, { q: { pageSize: -1 }, ...args }, person);
  return { ...data?.findNotification, code: errors?.[0]?.extensions.code };
}
async function labels(person: TestPersonWithUuid, args: { name: string; uuids?: string[]; until?: string; type?: string }) {
  const query = `mutation ($uuids: [ID!], $until: DateTime, $type: String, $name: String!) {
    addNotificationUserLabels(notification_uuids: $uuids, until: $until, type: $type, label: $name) }`;
  const { data, errors } = await catalog.graphql(query, args, person);
  return errors?.[0]?.extensions.code ?? data.addNotificationUserLabels;
}
async function label(uuid: string, name: string, person: TestPersonWithUuid, client?: string) {
  const query = `mutation ($uuid: ID!, $name: String!, $client: String) {
    addNotificationUserLabel(notification_uuid: $uuid, label: $name, client: $client) }`;
  const { data, errors } = await catalog.graphql(query, { uuid, name, client }, person);
  return errors?.[0]?.extensions.code ?? data.addNotificationUserLabel;
}

describe('a follower of an author', () => {
  test('is told of a release once, with the name in their language', async () => {
    const { author, reader } = await cast();
    const data = await completeData(catalog, author);
    const list = [await completeInfo(catalog, author.muid), { ...(await completeInfo(catalog, author.muid, 'zh-TW')), name: '燈' }];
    const store_submit_info = { ...data.store_submit_info, list };
    const id = await releasedStore(catalog, { owner: author, staff }, { ...data, store_submit_info });
    const params = { store_id: id, category: 'normal-age', author_uuid: author.muid, author: expect.stringMatching(/^meow-/), text: null };
    expect(await find(reader)).toMatchObject({
      totalCount: 1,
      unreadCount: 1,
      list: [{ type: 'system', key: 'release', params: { ...params, name: 'The Lantern' }, notification_user_label: [] }],
    });
    const nameIn = async (lang: string) => (await find(reader, { lang })).list?.[0]?.params.name;
    expect([await nameIn('zh-TW'), await nameIn('zh-CN'), await nameIn('de-DE')]).toEqual(['燈', '燈', 'The Lantern']);

    const { uuid, revision } = await catalog.db('store_submits').where({ store_uuid: id, is_current: true }).first();
    const cheaper = { store_submit_price: { list: [{ country: 'us', meowcent: 300 }] } };
    await commandsOf(catalog).save(author, id, { uuid, revision }, cheaper);
    await passSubmit(catalog, { owner: author, staff }, id, {});
    await commandsOf(catalog).release(author, id);
    await commandsOf(catalog).setStatus(author, id, 'off');
    await commandsOf(catalog).setStatus(author, id, 'on');
    expect((await find(reader)).totalCount).toBe(1);
    expect((await find(author)).list?.filter(({ key }) => key === 'release')).toEqual([]);
  });

  test('is told of a scheduled release when its time has come', async () => {
    const { author, reader } = await cast();
    const { uuid } = await commandsOf(catalog).addStore(author);
    await passSubmit(catalog, { owner: author, staff }, uuid, await completeData(catalog, author));
    const { rows } = await catalog.db.raw("select clock_now() + interval '1 hour' as at");
    await commandsOf(catalog).release(author, uuid, { released_at: rows[0].at.toISOString() });
    expect((await find(reader)).totalCount).toBe(0);
    await catalog.moveClock(3601);
    const addresses = { files: '', workOrigin: () => '', siteOrigin: () => '' };
    await announceDueReleases(catalog.db, { addresses });
    expect((await find(reader)).list?.map(({ key }) => key)).toEqual(['release']);
  });

  test('is told of one update of a work per day, with its beginning', async () => {
    const { author, reader } = await cast();
    const id = await release(author);
    await update(id, `A new ending. ${'貓'.repeat(300)}`, author);
    await update(id, 'And another.', author);
    const heard = await find(reader);
    expect(heard.list?.map(({ key }) => key)).toEqual(['update', 'release']);
    const text = String(heard.list?.[0]?.params.text);
    expect([[...text].length, text.startsWith('A new ending. 貓'), text.endsWith('…')]).toEqual([200, true, true]);
    await catalog.moveClock(86_401);
    await update(id, 'The next day.', author);
    expect((await find(reader)).list?.[0]?.params.text).toBe('The next day.');
  });

  test('isn’t told of unreleased or off-sale works, nor of what was published before they followed', async () => {
    const { author, reader } = await cast();
    const { uuid } = await commandsOf(catalog).addStore(author);
    await update(uuid, 'Soon.', author);
    const id = await release(author);
    await commandsOf(catalog).setStatus(author, id, 'off');
    await update(id, 'Resting.', author);
    expect((await find(reader)).list?.map(({ key }) => key)).toEqual(['release']);
    const late = await catalog.person('late');
    await catalog.moveClock(1);
    await follow(late, author);
    expect((await find(late)).totalCount).toBe(0);
  });
});

test('many followers are told in batches, each once, by several processes', async () => {
  const { author } = await cast();
  const followers = await Promise.all(Array.from({ length: 11 }, (_, index) => catalog.person(`many-${index}`)));
  await Promise.all(followers.map((person) => follow(person, author)));
  const id = await release(author);
  await Promise.all([fanOutNotices(catalog.db, 3), fanOutNotices(catalog.db, 4), fanOutNotices(catalog.db, 5)]);
  await allHandedOut();
  const notice = await catalog.db('notifications').where({ store_uuid: id }).first();
  expect(notice.handed_out_at).not.toBeNull();
  expect(await catalog.db('notification_recipients').where({ notification_uuid: notice.uuid })).toHaveLength(12);
});

describe('a notice', () => {
  test('can be read and deleted only by its recipients', async () => {
    const { author, reader } = await cast();
    const id = await release(author);
    await update(id, 'New.', author);
    const [newer, older] = (await find(reader)).list ?? [];
    if (!newer || !older) throw new Error('two notices were told');
    expect(await label(newer.uuid, 'read', reader, 'web')).toBe(true);
    expect(await label(newer.uuid, 'read', reader, 'web')).toBe(true);
    expect(await label(newer.uuid, 'read', reader)).toBe(true);
    const read = await find(reader);
    expect([read.totalCount, read.unreadCount]).toEqual([2, 1]);
    expect(read.list?.[0]?.notification_user_label).toEqual([
      { label: 'read', client: 'web' },
      { label: 'read', client: 'common' },
    ]);
    expect(await label(older.uuid, 'delete', reader)).toBe(true);
    const left = await find(reader);
    expect([left.totalCount, left.unreadCount, left.list?.map(({ uuid }) => uuid)]).toEqual([1, 0, [newer.uuid]]);
    expect([await label(newer.uuid, 'read', author), await label(uuidv7(), 'read', reader)]).toEqual(['404', '404']);
    const strange = ['A b', 'made-up-1', ''].map((client) => label(newer.uuid, 'read', reader, client));
    expect([await label(newer.uuid, 'burn', reader), ...(await Promise.all(strange))]).toEqual(Array(4).fill('input/invalid'));
    expect(await catalog.db('notification_user_labels').where({ notification_uuid: newer.uuid })).toHaveLength(2);
  });

  test('shows the current texts, not those that were replaced', async () => {
    const { author, reader } = await cast();
    const id = await release(author);
    await update(id, 'Mira’s number is 555-0100.', author);
    const { uuid } = await catalog.db('store_update_logs').where({ store_uuid: id }).first();
    const change = 'mutation ($uuid: ID!, $content: String!) { setStoreUpdateLog(uuid: $uuid, content: $content) { uuid } }';
    await catalog.graphql(change, { uuid, content: 'A new ending.' }, author);
    const { uuid: submit, revision } = await catalog.db('store_submits').where({ store_uuid: id, is_current: true }).first();
    const { store_submit_info } = await completeData(catalog, author);
    const list = store_submit_info.list.map((entry) => ({ ...entry, name: 'The Lamp' }));
    await commandsOf(catalog).save(
      author,
      id,
      { uuid: submit, revision },
      { store_submit_info: { ...store_submit_info, list, category: 'girl-gl' } },
    );
    await passSubmit(catalog, { owner: author, staff }, id, {});
    await commandsOf(catalog).release(author, id);
    const received = (await find(reader)).list?.map(({ key, params: { name, category, text } }) => [key, name, category, text]);
    expect(received).toEqual([
      ['update', 'The Lamp', 'girl-gl', 'A new ending.'],
      ['release', 'The Lamp', 'girl-gl', null],
    ]);
    expect(JSON.stringify(await catalog.db('notifications').where({ store_uuid: id }))).not.toMatch(/number|Lantern|ending/);
  });

  test('is filtered by type and unread; several, or all until a time, are labelled at once', async () => {
    const { author, reader } = await cast();
    const id = await release(author);
    await update(id, 'New.', author);
    const mutation = `mutation ($uuid: ID!) {
      addNotification(to: "people", user_uuids: [$uuid], texts: [{ language: "en-US", text: "Hello." }], reason: "x") }`;
    await catalog.moveClock(1);
    const official = (await catalog.graphql(mutation, { uuid: reader.muid }, staff)).data.addNotification;
    const keysOf = async (args: object) => (await find(reader, args)).list?.map(({ key }) => key);
    expect([await keysOf({ type: 'official' }), await keysOf({ type: 'system' })]).toEqual([['official'], ['update', 'release']]);
    const all = await find(reader);
    const [, middle] = all.list ?? [];
    expect([
      await labels(reader, { uuids: [official, uuidv7()], name: 'read' }),
      await labels(author, { uuids: [official], name: 'read' }),
    ]).toEqual([1, 0]);
    expect(await find(reader, { unread: true })).toMatchObject({ totalCount: 2, unreadCount: 2, latest_at: all.latest_at });
    expect(await find(reader, { type: 'official', unread: true })).toMatchObject({ totalCount: 0, unreadCount: 2 });
    await catalog.moveClock(1);
    await update(await release(author), 'Later.', author);
    expect(await labels(reader, { until: all.latest_at, name: 'read' })).toBe(2);
    expect((await find(reader)).unreadCount).toBe(2);
    expect(await labels(reader, { until: middle?.created_at, type: 'system', name: 'delete' })).toBe(2);
    expect(await keysOf({})).toEqual(['update', 'release', 'official']);
    for (const wrong of [{ name: 'read' }, { name: 'burn', until: all.latest_at }, { name: 'read', uuids: [], until: all.latest_at }]) {
      expect(await labels(reader, wrong)).toBe('input/invalid');
    }
  });

  test('is deleted above a person’s newest thousand, and a month after they deleted it', async () => {
    const { author, reader } = await cast();
    await catalog.db.raw(
      `with old as (insert into notifications (uuid, type, key, params, created_at, handed_out_at)
         select uuidv7(), 'official', 'official', '{}', clock_now() - make_interval(mins => n), clock_now() from generate_series(1, 1000) n
         returning uuid, created_at)
       insert into notification_recipients (user_uuid, notification_uuid, created_at) select ?, uuid, created_at from old`,
      [reader.muid],
    );
    const oldest = () => catalog.db('notification_recipients').where({ user_uuid: reader.muid }).orderBy('created_at').first();
    const first = await oldest();
    await release(author);
    const found = await find(reader);
    expect([found.totalCount, found.list?.[0]?.key, (await oldest()).notification_uuid === first.notification_uuid]).toEqual([
      1000,
      'release',
      false,
    ]);
    await label(String(found.list?.[0]?.uuid), 'delete', reader);
    await catalog.moveClock(31 * 86_400);
    for (const step of PRUNE_NOTICES) await catalog.db.raw(step);
    expect(await catalog.db('notification_recipients').where({ user_uuid: reader.muid })).toHaveLength(999);
  });

  test('is filtered by platform, paged, and deleted after a year', async () => {
    const { author, reader } = await cast();
    await release(author);
    await catalog.moveClock(1);
    await release(author);
    expect((await find(reader, { platform_key: 'meowtale' })).totalCount).toBe(2);
    expect((await find(reader, { platform_key: 'meowtale-open' })).totalCount).toBe(0);
    const everything = await find(reader, { q: { pageSize: -1 } });
    expect([everything.list?.length, everything.pageInfo?.pageSize]).toEqual([everything.totalCount, 1000]);
    const first = await find(reader, { q: { pageSize: 1 } });
    const second = await find(reader, { q: { pageSize: 1, after: first.pageInfo?.endCursor } });
    expect(new Set([first.list?.[0]?.uuid, second.list?.[0]?.uuid]).size).toBe(2);
    for (const wrong of [{ platform_key: 'x' }, { lang: 'tlh' }, { q: { orderField: 'key-asc' } }]) {
      expect((await find(reader, wrong)).code).toBe('input/invalid');
    }
    await catalog.moveClock(367 * 86_400);
    for (const step of PRUNE_NOTICES) await catalog.db.raw(step);
    expect([(await find(reader)).totalCount, await catalog.db('notifications')]).toEqual([0, []]);
  });
});

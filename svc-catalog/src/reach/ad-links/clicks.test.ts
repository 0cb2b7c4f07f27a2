import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { loseCommit, moveToMidMonth, waitFor } from '@meowtale/service-kit/testing';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { releasedStore } from '../../testing/listings.ts';
import { createClicks, sumCounts } from './clicks.ts';

const GUEST = { actor: { kind: 'guest' }, address: null } as const;

let catalog: TestCatalog;
let owner: TestPersonWithUuid;
let promoter: TestPersonWithUuid;
let store: string;
let second: string;
let link: { uuid: string; uid: string };

beforeAll(async () => {
  catalog = await testCatalog({ watches: false });
  await moveToMidMonth(catalog.db);
  owner = await catalog.creator('owner');
  promoter = await catalog.creator('promoter');
  const staff = await catalog.person('staff', ['staff']);
  store = await releasedStore(catalog, { owner, staff });
  second = await releasedStore(catalog, { owner, staff });
});
afterAll(() => catalog?.close());

beforeEach(async () => {
  const query = `mutation ($id: ID!) { addStoreAdLink(store_id: $id, name: "Spring", utm_source: "mail", utm_term: "cats") { uuid uid } }`;
  link = (await catalog.graphql(query, { id: store }, promoter)).data.addStoreAdLink;
});

async function figures() {
  const fields =
    'click_count visit_count wish_count visit_days { clicks visits wishes } visit_sources { utm_source utm_medium utm_term visits }';
  const query = `query ($uuid: ID!) { findStoreAdLink(uuid: $uuid) { list { ${fields} } } }`;
  return (await catalog.graphql(query, { uuid: link.uuid }, promoter)).data.findStoreAdLink.list[0];
}
const counted = async () => {
  const { click_count, visit_count, visit_days } = await figures();
  return { click_count, visit_count, visit_days };
};
const unsummed = async () => Number((await catalog.db('ad_link_counts').count())[0]?.count);
const fiveClicks = () => Promise.all(Array.from({ length: 5 }, (_, n) => createClicks(catalog.db).record(GUEST, clickOf(n))));
const clickOf = (n: number) => ({ uid: link.uid, client_id: `browser-${n % 4}` });
const FIVE = { click_count: 5, visit_count: 4, visit_days: [{ clicks: 5, visits: 4, wishes: 0 }] };

describe('clicks', () => {
  test('of 2,000 visitors at once on one link are all counted, before and after summing', async () => {
    const { record } = createClicks(catalog.db);
    const clicks = Array.from({ length: 2000 }, (_, n) => record(GUEST, { uid: link.uid, client_id: `browser-${n % 1500}` }));
    expect((await Promise.all(clicks)).filter(Boolean)).toHaveLength(1500);
    const all = { click_count: 2000, visit_count: 1500, visit_days: [{ clicks: 2000, visits: 1500, wishes: 0 }] };
    expect(await counted()).toEqual(all);
    await Promise.all([1, 2, 3].map(() => sumCounts(catalog.db, 2)));
    expect(await unsummed()).toBe(0);
    expect(await counted()).toEqual(all);
  });

  test('are still counted while another transaction locks their link', async () => {
    const { record } = createClicks(catalog.db);
    await catalog.db.transaction(async (tx) => {
      await tx('ad_links').where({ uuid: link.uuid }).forUpdate();
      expect(await record(GUEST, { uid: link.uid })).toBe(true);
    });
    expect(await counted()).toMatchObject({ click_count: 1, visit_count: 1 });
  });

  test('are neither lost nor doubled when the process that sums them is killed', async () => {
    await fiveClicks();
    const locker = await catalog.db.transaction();
    // The days, which come first, are written; the link waits.
    await locker('ad_links').where({ uuid: link.uuid }).forNoKeyUpdate();
    const summing = sumCounts(catalog.db).then(
      () => 'summed',
      () => 'killed',
    );
    const kill = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%set click_count%'`;
    await waitFor(async () => (await catalog.db.raw(kill)).rows.length === 1).finally(() => locker.rollback());
    expect(await summing).toBe('killed');
    expect(await counted()).toEqual(FIVE);
    await sumCounts(catalog.db);
    expect(await counted()).toEqual(FIVE);
  });

  test('are summed once when the connection is lost during the commit', async () => {
    await fiveClicks();
    expect(await loseCommit(catalog.database, { table: 'ad_link_days', on: 'insert' }, (db) => sumCounts(db))).toBeInstanceOf(Error);
    await sumCounts(catalog.db);
    expect(await unsummed()).toBe(0);
    expect(await counted()).toEqual(FIVE);
  });

  test('beyond 240 a minute of one network address aren’t counted; those of others are', async () => {
    const click = async (address: string) => {
      const payload = JSON.stringify({ query: `mutation { addLogStoreAdLink(uid: "${link.uid}") }` });
      const headers = { 'content-type': 'application/json' };
      const answer = await catalog.inject({ method: 'POST', url: '/graphql', headers, payload }, { address });
      return answer.json().data.addLogStoreAdLink as boolean;
    };
    const results = [];
    for (let n = 0; n < 6; n += 1) results.push(...(await Promise.all(Array.from({ length: 100 }, () => click('192.0.2.7')))));
    const recorded = results.filter(Boolean).length;
    // The minute may change once meanwhile.
    expect([recorded >= 240, recorded <= 480]).toEqual([true, true]);
    expect(await click('192.0.2.8')).toBe(true);
  });

  test('have their link’s UTM values where the address has none', async () => {
    const { record } = createClicks(catalog.db);
    for (const utm of [{}, {}, { utm_medium: 'post' }]) await record(GUEST, { uid: link.uid, ...utm });
    expect((await figures()).visit_sources).toEqual([
      { utm_source: 'mail', utm_medium: '', utm_term: 'cats', visits: 2 },
      { utm_source: '', utm_medium: 'post', utm_term: '', visits: 1 },
    ]);
  });
});

describe('a wishlist entry', () => {
  const addFor = async (person: TestPersonWithUuid, uid: string | null = link.uid, id = store) => {
    const query = 'mutation ($id: ID!, $uid: String) { addWishlist(store_id: $id, store_ad_link_uid: $uid) { uuid } }';
    const { data, errors } = await catalog.graphql(query, { id, uid }, person);
    expect(errors).toBeUndefined();
    return data.addWishlist.uuid as string;
  };
  const removeFor = (person: TestPersonWithUuid, uuid: string) =>
    catalog.graphql('mutation ($uuid: ID!) { delWishlist(uuid: $uuid) }', { uuid }, person);
  const reader = () => catalog.person(`reader-${crypto.randomUUID()}`);
  const wishes = async () => {
    const { wish_count, visit_days } = await figures();
    return [wish_count, visit_days.map((day: { wishes: number }) => day.wishes)];
  };

  test('is counted once for the link that led to it, until its person removes it', async () => {
    const [one, other] = [await reader(), await reader()];
    const uuid = await addFor(one);
    expect(await addFor(one)).toBe(uuid);
    await addFor(other);
    expect(await wishes()).toEqual([2, [2]]);
    await sumCounts(catalog.db);
    await catalog.moveClock(86_400);
    await removeFor(one, uuid);
    expect(await wishes()).toEqual([1, [1]]);
    await sumCounts(catalog.db);
    expect(await wishes()).toEqual([1, [1]]);
  });

  test('of the link’s owner, of another work, and with an invalid uid isn’t counted', async () => {
    await addFor(promoter);
    await addFor(await reader(), link.uid, second);
    for (const uid of ['nosuchlink', '<script>', 'x'.repeat(500), null]) await addFor(await reader(), uid);
    expect(await wishes()).toEqual([0, []]);
  });

  test('that gets another work isn’t counted any more', async () => {
    const person = await reader();
    const uuid = await addFor(person);
    await catalog.graphql(
      'mutation ($uuid: ID!, $id: ID!) { setWishlist(uuid: $uuid, store_id: $id) { uuid } }',
      { uuid, id: second },
      person,
    );
    expect(await wishes()).toEqual([0, []]);
  });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { commandsOf, completeData, passSubmit, releasedStore } from '../../testing/listings.ts';

let catalog: TestCatalog;
let owner: TestPersonWithUuid;
let staff: TestPersonWithUuid;
let commands: ReturnType<typeof commandsOf>;
const DAY_S = 86_400;

beforeAll(async () => {
  catalog = await testCatalog();
  owner = await catalog.creator('owner');
  staff = await catalog.person('staff', ['staff']);
  commands = commandsOf(catalog);
});
afterAll(() => catalog?.close());

type Answer = {
  errors?: { extensions: { code: string; fields?: { path: string; key: string }[] } }[];
  data: Record<string, unknown> | null;
};
const faultOf = (answer: Answer) => answer.errors?.[0]?.extensions.fields?.[0];
const TERMS = 'cps_state cps_profit_share_ratio cps_closed_at cps_is_fixed release_type search status';
const setCps = (id: string, change: object) =>
  catalog.graphql(
    `mutation ($id: ID!, $state: Int, $ratio: Float) { setStoreCps(store_id: $id, cps_state: $state, cps_profit_share_ratio: $ratio) { ${TERMS} } }`,
    { id, ...change },
    owner,
  );
const setType = (id: string, release_type: string) =>
  catalog.graphql(
    `mutation ($id: ID!, $release_type: String!) { setStoreReleaseType(store_id: $id, release_type: $release_type) { ${TERMS} } }`,
    { id, release_type },
    owner,
  );
const lastEvent = async (uuid: string) =>
  (await catalog.db('outbox').where({ type: 'catalog.listing.changed', aggregate_id: uuid }).orderBy('seq', 'desc').first())?.payload;
const newest = async () => {
  const { data } = await catalog.graphql('{ findStore(q: { pageSize: 100, orderField: "released_at-desc" }) { list { uuid } } }');
  return data.findStore.list.map((store: { uuid: string }) => store.uuid) as string[];
};
const inHours = async (hours: number) => {
  const { rows } = await catalog.db.raw('select clock_now() as now');
  return new Date(rows[0].now.getTime() + hours * 3_600_000).toISOString();
};
async function passed() {
  const { uuid } = await commands.addStore(owner);
  await passSubmit(catalog, { owner, staff }, uuid, await completeData(catalog, owner));
  return uuid as string;
}

describe('the promoters’ share', () => {
  test('is set once, before the release, and can’t change then', async () => {
    const { uuid } = await commands.addStore(owner);
    expect((await setCps(uuid, { ratio: 0.35 })).data.setStoreCps).toMatchObject({ cps_profit_share_ratio: 0.35, cps_is_fixed: true });
    expect(faultOf(await setCps(uuid, { ratio: 0.3 }))).toEqual({ path: 'cps_profit_share_ratio', key: 'invalid.share-fixed' });
    expect((await setCps(uuid, { ratio: 0.35 })).errors).toBeUndefined();
  });

  test('is set by one of two calls at once', async () => {
    const { uuid } = await commands.addStore(owner);
    const responses: Answer[] = await Promise.all([setCps(uuid, { ratio: 0.1 }), setCps(uuid, { ratio: 0.5 })]);
    expect(responses.map((answer) => faultOf(answer)?.key).sort()).toEqual(['invalid.share-fixed', undefined]);
  });

  test('is fixed by the release', async () => {
    const uuid = await releasedStore(catalog, { owner, staff });
    expect(faultOf(await setCps(uuid, { ratio: 0.5 }))).toMatchObject({ key: 'invalid.share-fixed' });
  });

  test.each([1.2, -0.1, 0.12345])('can’t be %d', async (ratio) => {
    const { uuid } = await commands.addStore(owner);
    expect(faultOf(await setCps(uuid, { ratio }))).toMatchObject({ key: 'invalid.rate' });
  });

  test('ends a month after it is ended, which is published to the wallet at once, and can be resumed', async () => {
    const uuid = await releasedStore(catalog, { owner, staff });
    const { cps_closed_at, cps_state } = (await setCps(uuid, { state: 0 })).data.setStoreCps;
    const days = (Date.parse(cps_closed_at) - Date.parse(await inHours(0))) / (DAY_S * 1000);
    expect([cps_state, days > 27.9 && days < 31.1]).toEqual([1, true]);
    expect(await lastEvent(uuid)).toMatchObject({ cps: { state: 1, closedAt: cps_closed_at } });
    // Ending it again doesn't change the date.
    expect((await setCps(uuid, { state: 0 })).data.setStoreCps).toMatchObject({ cps_closed_at });

    await catalog.moveClock(32 * DAY_S);
    const shown = await catalog.graphql('query ($id: ID!) { findStore(id: $id) { list { cps_state } } }', { id: uuid });
    expect(shown.data.findStore.list).toEqual([{ cps_state: 0 }]);
    expect((await setCps(uuid, { state: 1 })).data.setStoreCps).toMatchObject({ cps_state: 1, cps_closed_at: null });
    expect(await lastEvent(uuid)).toMatchObject({ cps: { state: 1, closedAt: null } });
  });

  test('notifies the owners of active links when it is ended and resumed, and no others', async () => {
    const uuid = await releasedStore(catalog, { owner, staff });
    const [promoter, missing] = [await catalog.creator('promoter'), await catalog.creator('gone')];
    const add = 'mutation ($id: ID!) { addStoreAdLink(store_id: $id, name: "x") { uuid } }';
    for (const person of [owner, promoter, promoter]) await catalog.graphql(add, { id: uuid }, person);
    const ended = (await catalog.graphql(add, { id: uuid }, missing)).data.addStoreAdLink.uuid;
    await catalog.graphql('mutation ($uuid: ID!) { delStoreAdLink(uuid: $uuid) }', { uuid: ended }, missing);
    const heard = async (person: TestPersonWithUuid) => {
      const { data } = await catalog.graphql('{ findNotification { list { key params } } }', {}, person);
      return data.findNotification.list
        .filter(({ key }: { key: string }) => key.startsWith('promotion-'))
        .map(({ key, params }: { key: string; params: { store_id: string; until?: string } }) => [key, params.store_id, params.until]);
    };
    const { cps_closed_at } = (await setCps(uuid, { state: 0 })).data.setStoreCps;
    await setCps(uuid, { state: 0 });
    expect(await heard(promoter)).toEqual([['promotion-ends', uuid, cps_closed_at]]);
    await catalog.moveClock(1);
    await setCps(uuid, { state: 1 });
    expect(await heard(promoter)).toEqual([
      ['promotion-resumes', uuid, undefined],
      ['promotion-ends', uuid, cps_closed_at],
    ]);
    expect([await heard(owner), await heard(missing)]).toEqual([[], []]);
  });

  test('filters the public list by works with a share for promoters', async () => {
    const [open, closed] = [await releasedStore(catalog, { owner, staff }), await releasedStore(catalog, { owner, staff })];
    const { uuid: nothing } = await commands.addStore(owner);
    await setCps(nothing, { ratio: 0 });
    await passSubmit(catalog, { owner, staff }, nothing, await completeData(catalog, owner));
    await catalog.graphql('mutation ($id: ID!) { releaseStore(store_id: $id) { uuid } }', { id: nothing }, owner);
    await setCps(closed, { state: 0 });
    const found = async (distributed: boolean) => {
      const query = 'query ($d: Boolean) { findStore(q: { distributed: $d, pageSize: 100 }) { list { uuid } } }';
      const { data } = await catalog.graphql(query, { d: distributed });
      return [open, closed, nothing].map((uuid) => data.findStore.list.some((store: { uuid: string }) => store.uuid === uuid));
    };
    expect([await found(true), await found(false)]).toEqual([
      [true, true, false],
      [false, false, true],
    ]);
    await catalog.moveClock(32 * DAY_S);
    expect(await found(true)).toEqual([true, false, false]);
  });

  test('ends at once for an unreleased work', async () => {
    const { uuid } = await commands.addStore(owner);
    expect((await setCps(uuid, { state: 0 })).data.setStoreCps).toMatchObject({ cps_state: 0, cps_closed_at: null });
  });
});

describe('early access', () => {
  test('ends once and for good, and the work is listed first among new ones once more', async () => {
    const early = await passed();
    const release = `mutation ($id: ID!) { releaseStore(store_id: $id, release_type: "early_access") { ${TERMS} } }`;
    expect((await catalog.graphql(release, { id: early }, owner)).data.releaseStore).toMatchObject({ release_type: 'early_access' });
    const later = await releasedStore(catalog, { owner, staff });
    expect((await newest()).slice(0, 2)).toEqual([later, early]);
    await catalog.moveClock(60);
    expect((await setType(early, 'official')).data.setStoreReleaseType).toMatchObject({ release_type: 'official' });
    expect((await newest()).slice(0, 2)).toEqual([early, later]);
    expect(faultOf(await setType(early, 'early_access'))).toEqual({ path: 'release_type', key: 'invalid.release-one-way' });
    const next = await releasedStore(catalog, { owner, staff });
    await setType(early, 'official');
    expect((await newest()).slice(0, 2)).toEqual([next, early]);
  });

  test('can be set and unset before the release', async () => {
    const { uuid } = await commands.addStore(owner);
    await setType(uuid, 'early_access');
    expect((await setType(uuid, 'official')).data.setStoreReleaseType).toMatchObject({ release_type: 'official' });
    expect((await setType(uuid, 'early_access')).errors).toBeUndefined();
  });
});

test('an unlisted listing is in no list, and is sold at its address', async () => {
  const uuid = await releasedStore(catalog, { owner, staff });
  await commands.setStatus(owner, uuid, 'unlist');
  expect((await newest()).includes(uuid)).toBe(false);
  const shown = await catalog.graphql('query ($id: ID!) { findStore(id: $id) { list { status } } }', { id: uuid });
  expect(shown.data.findStore.list).toEqual([{ status: 'on' }]);
  expect(await lastEvent(uuid)).toMatchObject({ onSale: true });
  const [log] = await catalog.db('store_logs').where({ store_uuid: uuid, action: 'unlist' });
  expect(log.tags).toEqual(expect.arrayContaining(['search:unlist', 'status:on']));
  await commands.setStatus(owner, uuid, 'off');
  await commands.setStatus(owner, uuid, 'list');
  expect((await newest()).includes(uuid)).toBe(false);
  await commands.setStatus(owner, uuid, 'on');
  expect((await newest()).includes(uuid)).toBe(true);
});

describe('the times of a release', () => {
  test('are in the future, the preview before the release', async () => {
    const uuid = await passed();
    const fault = async (times: { released_at?: string; start_preview_at?: string }) => faultOf(await commands.release(owner, uuid, times));
    expect(await fault({ released_at: await inHours(-1) })).toEqual({ path: 'released_at', key: 'invalid.time-past' });
    const at = await inHours(3);
    expect(await fault({ released_at: at, start_preview_at: at })).toEqual({ path: 'start_preview_at', key: 'invalid.preview-order' });
    expect(await fault({ start_preview_at: at })).toMatchObject({ key: 'invalid.preview-order' });
    expect(await fault({ released_at: at, start_preview_at: await inHours(-1) })).toEqual({
      path: 'start_preview_at',
      key: 'invalid.time-past',
    });
  });
});

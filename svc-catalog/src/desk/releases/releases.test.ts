import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { newTrial, readPointer, writeTrials } from '@meowtale/releases';
import { route } from '@meowtale/releases/testing';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { liveRemote, liveServices, publishRemote, seeRelease } from '../../testing/releases.ts';
import type { EnvironmentReleases } from './model.ts';

let catalog: TestCatalog;
let staff: TestPersonWithUuid;
let creator: TestPersonWithUuid;
let releases: EnvironmentReleases;

beforeAll(async () => {
  catalog = await testCatalog({ watches: false });
  staff = await catalog.person('staff', ['staff']);
  creator = await catalog.creator('creator');
  releases = catalog.releases;
});
afterAll(() => catalog?.close());

const SLICE = `name kind version previous killed pinned is_damaged size_bytes budget_bytes
  canary { version share_bp cohort loads failures_bp counted_loads } change { action by reason is_forced slices { slice from to } }
  figures { version loads failures errors lcp { bound is_above } inp { bound is_above } cls { bound is_above } last_seen_at }`;

interface Move {
  slice?: string;
  action: string;
  version?: string;
  canary?: object;
  revision?: number;
  is_forced?: boolean;
  reason?: string;
}

const CANARY = { share_bp: 1000, loads: 50, failures_bp: 500 };

const current = async () => (await readPointer(releases.storage, releases.environment)).revision;

/** Moves `mf-a` from the newest revision unless given otherwise. */
async function move(given: Move, by = staff) {
  const query = `mutation ($slice: String!, $action: String!, $version: String, $canary: ReleaseCanaryInput, $revision: Int!,
    $is_forced: Boolean, $reason: String!) {
    moveRelease(slice: $slice, action: $action, version: $version, canary: $canary, revision: $revision, is_forced: $is_forced,
      reason: $reason) { revision slices { ${SLICE} } } }`;
  const variables = { slice: 'mf-a', revision: await current(), reason: 'A new shelf.', ...given };
  const { data, errors } = await catalog.graphql(query, variables, by);
  return { ...data?.moveRelease, error: errors?.[0]?.extensions };
}

async function overview() {
  const { data } = await catalog.graphql(
    `{ findReleases { environment revision slices { ${SLICE} } events { event publisher consumer } } }`,
    {},
    staff,
  );
  return data.findReleases;
}

async function audited() {
  const { data } = await catalog.graphql(
    '{ findAuditLog { list { actor { uuid } action subject_type subject_name reason details } } }',
    {},
    staff,
  );
  return data.findAuditLog.list;
}

const nameOf = async ({ muid }: TestPersonWithUuid) => (await catalog.db('users').where({ uuid: muid }).first('nickname')).nickname;

async function publishedVersions(slice = 'mf-a') {
  const { data } = await catalog.graphql(`{ findReleaseVersions(slice: "${slice}") { version published_at } }`, {}, staff);
  return data.findReleaseVersions.map(({ version }: { version: string }) => version);
}

beforeEach(async () => {
  for (const name of await releases.storage.list('')) await releases.storage.remove(name);
});

describe('what is live', () => {
  test('is empty in an environment without a release', async () => {
    expect(await overview()).toEqual({ environment: 'local', revision: 0, slices: [], events: [] });
    expect(await publishedVersions()).toEqual([]);
  });

  test('has sizes, the last change and what tabs report, and no events while no service has a release', async () => {
    await liveRemote(releases, 'mf-a', '1', { sizeBytes: 700, budgetBytes: 900 });
    await liveRemote(releases, 'mf-a', '2', { sizeBytes: 800, budgetBytes: 900 });
    await liveRemote(releases, 'mf-b', '1');
    await seeRelease(releases, 'mf-a', '2');
    const { slices, events, revision } = await overview();
    expect([revision, events, slices.length]).toEqual([3, [], 2]);
    expect(slices[0]).toEqual({
      ...{ name: 'mf-a', kind: 'remote', version: '2', previous: '1', killed: false, pinned: false, is_damaged: false },
      ...{ size_bytes: 800, budget_bytes: 900, canary: null },
      change: {
        ...{ action: 'promote', by: 'team A', reason: 'a new shelf', is_forced: false },
        slices: [{ slice: 'mf-a', from: '1', to: '2' }],
      },
      figures: [
        {
          ...{ version: '2', loads: 40, failures: 2, errors: 1, last_seen_at: '2026-11-20T12:00:00.000Z' },
          ...{ lcp: { bound: 1500, is_above: false }, inp: { bound: 2000, is_above: true }, cls: { bound: 0.05, is_above: false } },
        },
      ],
    });
  });

  test('has the events between services, also those without a consumer', async () => {
    await liveServices(releases);
    const { events, slices } = await overview();
    expect(events).toEqual([
      { event: 'a.lost', publisher: 'svc-a', consumer: null },
      { event: 'a.paid', publisher: 'svc-a', consumer: 'svc-b' },
    ]);
    expect(slices[0]).toMatchObject({ name: 'svc-a', kind: 'service', size_bytes: null, is_damaged: false });
  });

  test('shows a damaged release as such', async () => {
    await liveRemote(releases, 'mf-a', '1');
    await releases.storage.replace('mf-a/1/slice.json', '{}');
    expect((await overview()).slices).toMatchObject([{ name: 'mf-a', is_damaged: true, size_bytes: null }]);
  });
});

describe('a move', () => {
  beforeEach(async () => {
    await liveRemote(releases, 'mf-a', '1');
    await liveRemote(releases, 'mf-a', '2');
    await publishRemote(releases, 'mf-a', '3');
  });
  test.each<[string, Move, object]>([
    ['promote', { action: 'promote', version: '3' }, { version: '3', previous: '2' }],
    ['rollback', { action: 'rollback' }, { version: '1', previous: null }],
    ['rollback to a version', { action: 'rollback', version: '1' }, { version: '1' }],
    ['kill', { action: 'kill' }, { version: '2', killed: true }],
    ['pin', { action: 'pin' }, { version: '2', pinned: true }],
    ['canary', { action: 'canary', version: '3', canary: CANARY }, { version: '2', canary: { version: '3', cohort: 'mf-a', ...CANARY } }],
  ])('%s changes what is live, with the person’s name and an audit entry', async (_, given, expected) => {
    const { revision, slices, error } = await move(given);
    expect(error).toBeUndefined();
    expect(revision).toBe(3);
    expect(slices).toMatchObject([{ ...expected, change: { action: given.action, by: await nameOf(staff), reason: 'A new shelf.' } }]);
    expect((await audited())[0]).toMatchObject({
      ...{ actor: { uuid: staff.muid }, action: `release-${given.action}`, subject_type: 'release', reason: 'A new shelf.' },
      subject_name: given.version ? `mf-a ${given.version}` : 'mf-a',
      details: { environment: 'local', slice: 'mf-a', revision: 2, is_forced: false },
    });
  });

  test('revives, unpins, changes the share of a canary and ends it', async () => {
    await move({ action: 'kill' });
    expect((await move({ action: 'revive' })).slices).toMatchObject([{ killed: false }]);
    await move({ action: 'pin' });
    expect((await move({ action: 'unpin' })).slices).toMatchObject([{ pinned: false }]);
    await move({ action: 'canary', version: '3', canary: CANARY });
    const wider = await move({ action: 'canary', version: '3', canary: { ...CANARY, share_bp: 5000, cohort: 'shelf' } });
    expect(wider.slices).toMatchObject([{ canary: { share_bp: 5000, cohort: 'shelf' } }]);
    expect((await move({ action: 'stop' })).slices).toMatchObject([{ canary: null }]);
    const actions = (await audited()).slice(0, 7).map(({ action }: { action: string }) => action);
    expect(actions).toEqual(['stop', 'canary', 'canary', 'unpin', 'pin', 'revive', 'kill'].map((action) => `release-${action}`));
  });

  test('to a canary shows how many loads are counted of those after which it is judged', async () => {
    const { slices } = await move({ action: 'canary', version: '3', canary: CANARY });
    expect(slices).toMatchObject([{ canary: { loads: 50, counted_loads: 0 } }]);
    const trial = { ...newTrial(3), canary: { loads: 12, failures: 1 } };
    await writeTrials(releases.storage, releases.environment, 'one', { 'mf-a': trial });
    await writeTrials(releases.storage, releases.environment, 'other', { 'mf-a': trial });
    expect((await overview()).slices).toMatchObject([{ canary: { loads: 50, counted_loads: 24 } }]);
  });

  test('by a creator is rejected, as are the queries', async () => {
    expect((await move({ action: 'kill' }, creator)).error).toMatchObject({ code: 'auth/forbidden' });
    for (const query of [
      '{ findReleases { revision } }',
      '{ findReleaseHistory { totalCount } }',
      '{ findReleaseVersions(slice: "mf-a") { version } }',
    ])
      expect((await catalog.graphql(query, {}, creator)).errors?.[0]?.extensions.code).toBe('auth/forbidden');
    expect(await current()).toBe(2);
  });

  test('from an old revision is a conflict without an audit entry', async () => {
    const before = (await audited()).length;
    expect((await move({ action: 'kill', revision: 1 })).error).toMatchObject({
      code: 'input/conflict',
      fields: [{ path: 'revision', key: 'releases.errors.moved' }],
    });
    expect([await current(), (await audited()).length]).toEqual([2, before]);
  });

  test('that breaks another release is rejected with the findings, and made when it is forced', async () => {
    await liveRemote(releases, 'mf-b', '1', { routes: [route('/shelf')] });
    await publishRemote(releases, 'mf-a', '4', { routes: [route('/shelf')] });
    const before = (await audited()).length;
    const { error } = await move({ action: 'promote', version: '4' });
    expect(error).toMatchObject({
      code: 'release/rejected',
      fields: [{ path: 'version', key: 'releases.errors.breaks' }],
      data: { can_force: true, findings: [expect.stringContaining('route /shelf')] },
    });
    expect([await current(), (await audited()).length]).toEqual([3, before]);
    const forced = await move({ action: 'promote', version: '4', is_forced: true });
    expect(forced.slices[0]).toMatchObject({ version: '4', change: { is_forced: true } });
    expect((await audited())[0]).toMatchObject({ action: 'release-promote', details: { is_forced: true } });
  });

  test.each<[string, Move, string]>([
    ['a version that isn’t published', { action: 'promote', version: '9' }, "mf-a 9 isn't published"],
    ['a slice that isn’t live', { action: 'kill', slice: 'mf-z' }, "mf-z isn't live in local"],
    ['a version that was never live', { action: 'rollback', version: '3' }, 'mf-a has no earlier release 3 in local'],
    ['a canary that doesn’t run', { action: 'stop' }, 'mf-a has no canary in local'],
  ])('of %s is rejected, also when it is forced', async (_, given, finding) => {
    const { error } = await move({ ...given, is_forced: true });
    expect(error).toMatchObject({ code: 'release/rejected', data: { can_force: false, findings: [finding] } });
    expect(await current()).toBe(2);
  });

  test('of nothing is rejected', async () => {
    const { error } = await move({ action: 'promote', version: '2' });
    expect(error).toMatchObject({ code: 'input/invalid', fields: [{ path: 'action', key: 'invalid.action' }] });
    expect(await current()).toBe(2);
  });

  test('of a person is in the history, which continues from a cursor', async () => {
    await move({ action: 'kill' });
    const find = async (q: object) => {
      const query =
        'query ($q: ListQuery) { findReleaseHistory(q: $q) { totalCount pageInfo { hasNextPage endCursor } list { revision action } } }';
      return (await catalog.graphql(query, { q }, staff)).data.findReleaseHistory;
    };
    const first = await find({ pageSize: 2 });
    expect(first).toMatchObject({
      totalCount: 3,
      pageInfo: { hasNextPage: true },
      list: [
        { revision: 3, action: 'kill' },
        { revision: 2, action: 'promote' },
      ],
    });
    const second = { list: [{ revision: 1, action: 'promote' }], pageInfo: { hasNextPage: false } };
    expect(await find({ pageSize: 2, after: first.pageInfo.endCursor })).toMatchObject(second);
    expect(await find({ pageSize: 2, page: 2 })).toMatchObject(second);
  });

  test('can choose among the published versions of its slice only', async () => {
    await publishRemote(releases, 'mf-b', '7');
    expect((await publishedVersions()).sort()).toEqual(['1', '2', '3']);
  });
});

describe('a move, before anything is live,', () => {
  test.each<[string, Move, string, string]>([
    ['of an unknown kind', { action: 'delete' }, 'action', 'invalid.action'],
    ['without a version', { action: 'promote' }, 'version', 'invalid.empty'],
    ['to a path instead of a version', { action: 'promote', version: '../1' }, 'version', 'invalid.id'],
    ['of a path instead of a slice', { action: 'kill', slice: '../a' }, 'slice', 'invalid.id'],
    ['without a reason', { action: 'kill', reason: ' ' }, 'reason', 'invalid.empty'],
    ['to a canary without a share', { action: 'canary', version: '3' }, 'canary', 'invalid.empty'],
    [
      'to a canary for more than everyone',
      { action: 'canary', version: '3', canary: { ...CANARY, share_bp: 10_001 } },
      'canary.share_bp',
      'invalid.too-large',
    ],
    [
      'to a canary whose budget can never be exceeded',
      { action: 'canary', version: '3', canary: { ...CANARY, failures_bp: 5001 } },
      'canary.failures_bp',
      'invalid.too-large',
    ],
    [
      'to a cohort with capitals',
      { action: 'canary', version: '3', canary: { ...CANARY, cohort: 'Shelf' } },
      'canary.cohort',
      'invalid.cohort',
    ],
  ])('%s is rejected by its field', async (_, given, path, key) => {
    expect((await move(given)).error).toMatchObject({ code: 'input/invalid', fields: [{ path, key }] });
  });
});

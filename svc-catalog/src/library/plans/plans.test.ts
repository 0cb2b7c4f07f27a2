import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PLAN_SERVICES } from '@meowtale/contracts/plans';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { takeRoom } from '../files/quota.ts';
import { planConsumer } from './events.ts';

const GB = 1024 ** 3;
let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await testCatalog();
});
afterAll(() => catalog?.close());

const SUM = 'query ($key: String, $platform: String) { getUserServiceSum(key: $key, platform_key: $platform) { key value usage } }';
const ask = (person: TestPersonWithUuid, variables: Record<string, unknown> = {}) => catalog.graphql(SUM, variables, person);
const CAPACITY = { key: 'upload.app.add_size' };

/** Delivers the wallet's event that a person has PRO for thirty days, starting in `fromDays` days. */
async function tellPro({ muid }: TestPersonWithUuid, { revision = 1, fromDays = 0, none = false } = {}) {
  const at = (days: number) => new Date(Date.now() + days * 86_400_000 - 1000).toISOString();
  const plans = none ? [] : [{ grade: 1, startedAt: at(fromDays), endedAt: at(fromDays + 30) }];
  await catalog.deliver(planConsumer, { aggregateId: muid, payload: { userUuid: muid, revision, plans } });
}

test('without a plan a person has Basic: 5 units, 7 days, and no right of PRO', async () => {
  const { data } = await ask(await catalog.person('basic'));
  expect(data.getUserServiceSum).toHaveLength(PLAN_SERVICES.length);
  expect(data.getUserServiceSum.slice(0, 3)).toEqual([
    { ...CAPACITY, value: 5, usage: 0 },
    { key: 'share.link.max_age', value: 7, usage: 0 },
    { key: 'build.cross_platform', value: 0, usage: 0 },
  ]);
});

test('usage is in MB, for one service when it is named, the same on either platform', async () => {
  const person = await catalog.creator('hoarder');
  await catalog.db('storage_usage').insert({ user_uuid: person.muid, used_bytes: 1.5 * 1024 ** 2 });
  for (const platform of [null, 'meowtale', 'meowtale-open'])
    expect((await ask(person, { ...CAPACITY, platform })).data.getUserServiceSum).toEqual([{ ...CAPACITY, value: 5, usage: 1.5 }]);
});

test('PRO has no limit while it runs; after it, more than Basic’s 5 GB stays but can’t grow', async () => {
  const person = await catalog.creator('pro');
  await tellPro(person);
  expect((await ask(person, CAPACITY)).data.getUserServiceSum).toEqual([{ ...CAPACITY, value: null, usage: 0 }]);
  expect((await ask(person, { key: 'release.immediate' })).data.getUserServiceSum[0].value).toBe(1);
  await catalog.db.transaction((tx) => takeRoom(tx, person.muid, 6 * GB));
  await catalog.moveClock(31 * 86_400);
  expect((await ask(person, CAPACITY)).data.getUserServiceSum).toEqual([{ ...CAPACITY, value: 5, usage: 6 * 1024 }]);
  const more = catalog.db.transaction((tx) => takeRoom(tx, person.muid, 1));
  await expect(more).rejects.toMatchObject({ code: 'file/upload.app.add_size' });
  await catalog.moveClock(-31 * 86_400);
});

test('a future plan and a withdrawn one give nothing, and an older revision is ignored', async () => {
  const person = await catalog.person('later');
  const value = async () => (await ask(person, CAPACITY)).data.getUserServiceSum[0].value;
  await tellPro(person, { fromDays: 1 });
  expect(await value()).toBe(5);
  await tellPro(person, { revision: 3 });
  expect(await value()).toBeNull();
  await tellPro(person, { revision: 2, none: true });
  expect(await value()).toBeNull();
  await tellPro(person, { revision: 4, none: true });
  expect(await value()).toBe(5);
});

test.each([
  [{ key: 'upload.everything' }, 'key', 'invalid.service'],
  // By agreement: no right that a plan gives.
  [{ key: 'server.exclusive' }, 'key', 'invalid.service'],
  [{ platform: 'elsewhere' }, 'platform_key', 'invalid.platform'],
])('%j is rejected and names its field', async (variables, path, key) => {
  const { errors } = await ask(await catalog.person('curious'), variables);
  expect(errors?.[0]?.extensions.fields).toMatchObject([{ path, key }]);
});

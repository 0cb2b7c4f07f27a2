import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Role } from '@meowtale/contracts';
import { PLAN_SERVICES, PLANS, type PlanServiceKey } from '@meowtale/contracts/plans';
import { outcomeOf, unnoticed } from '@meowtale/service-kit/testing';
import { proofTest } from '@meowtale/service-kit/testing/proof';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { addImage, commandsOf, completeData, passSubmit } from '../../testing/listings.ts';
import { makeApp, upload } from '../../testing/works.ts';
import { takeRoom } from '../files/quota.ts';
import { planConsumer } from './events.ts';
import * as policy from './policy.ts';

const FIVE_GB = 5 * 1024 ** 3;
const [basic, pro, enterprise] = PLANS.map(({ services }) => services) as [object, object, object];

function rules(of: typeof policy): void {
  const { servicesWith, capacityBytes, hasRoom, shareDays, requirePlatform, requireDownload, isBranded, releasesAtOnce } = of;
  const { hasOwnDomain, requireOwnDomain } = of;
  const contributing = servicesWith(basic, ['creator', 'contributing_author']);
  const others: Role[] = ['user', 'creator', 'contracted_author', 'publisher', 'staff'];
  expect(servicesWith(basic, others)).toBe(basic);
  const paid = [pro, enterprise];

  expect(capacityBytes(basic)).toBe(FIVE_GB);
  for (const services of [...paid, contributing]) expect(capacityBytes(services)).toBe(Number.POSITIVE_INFINITY);
  expect(capacityBytes({})).toBe(0);
  expect([hasRoom(basic, FIVE_GB - 1, 1), hasRoom(basic, FIVE_GB, 1), hasRoom(basic, 0, FIVE_GB + 1)]).toEqual([true, false, false]);
  expect(hasRoom(pro, FIVE_GB, FIVE_GB)).toBe(true);

  expect(shareDays(basic)).toBe(7);
  for (const services of [...paid, contributing]) expect(shareDays(services)).toBeNull();
  expect(shareDays({})).toBe(0);

  for (const services of [basic, contributing]) {
    expect(outcomeOf(() => requirePlatform(services, 'web'))).toBeUndefined();
    for (const platform of ['android', 'windows'] as const)
      expect(outcomeOf(() => requirePlatform(services, platform))).toBe('plan/required');
    expect([isBranded(services), releasesAtOnce(services), hasOwnDomain(services)]).toEqual([true, false, false]);
    expect(outcomeOf(() => requireOwnDomain(services))).toBe('plan/required');
    expect(outcomeOf(() => requireDownload(services))).toBe('plan/required');
  }
  for (const services of paid) {
    for (const platform of ['web', 'android', 'windows'] as const)
      expect(outcomeOf(() => requirePlatform(services, platform))).toBeUndefined();
    expect([isBranded(services), releasesAtOnce(services), hasOwnDomain(services)]).toEqual([false, true, true]);
    expect(outcomeOf(() => requireOwnDomain(services))).toBeUndefined();
    expect(outcomeOf(() => requireDownload(services))).toBeUndefined();
  }
}
test('rights of plans and contributing authors at their limits', () => rules(policy));

proofTest('removing any line of policy.ts fails a rule', async () => {
  expect(await unnoticed(join(import.meta.dirname, 'policy.ts'), rules)).toEqual([]);
});

describe('what each right allows, by its call', () => {
  let catalog: TestCatalog;
  let staff: TestPersonWithUuid;
  beforeAll(async () => {
    catalog = await testCatalog();
    staff = await catalog.person('staff', ['staff']);
  });
  afterAll(() => catalog?.close());

  /** Days from now at which the plan begins and ends. */
  const HOLDERS: Record<string, { grade: number; from: number; to: number } | null> = {
    Basic: null,
    PRO: { grade: 1, from: -1, to: 29 },
    'PRO that is over': { grade: 1, from: -31, to: -1 },
    Enterprise: { grade: 2, from: -1, to: 29 },
  };
  async function holder(plan: string, right: string): Promise<TestPersonWithUuid> {
    const person = await catalog.creator(`${plan}-${right}`.replaceAll(/[ .]/g, '-'));
    const holder = HOLDERS[plan];
    const at = (day: number) => new Date(Date.now() + day * 86_400_000).toISOString();
    const plans = holder ? [{ grade: holder.grade, startedAt: at(holder.from), endedAt: at(holder.to) }] : [];
    await catalog.deliver(planConsumer, { aggregateId: person.muid, payload: { userUuid: person.muid, revision: 1, plans } });
    return person;
  }
  async function call(query: string, variables: object, person: TestPersonWithUuid) {
    const { data, errors } = await catalog.graphql(query, { ...variables }, person);
    return errors?.[0]?.extensions.code ?? Object.values(data as object)[0];
  }
  const story = async (person: TestPersonWithUuid) => (await makeApp(catalog, person, 'Hi\n-> END')).uuid;

  /** Returns the addresses that a person gets for their originals, by each call that returns one. */
  async function urlsOfOriginals(person: TestPersonWithUuid): Promise<(string | null)[]> {
    const rename = 'mutation ($uuid: ID!, $basename: String!) { setFile(uuid: $uuid, basename: $basename) { url } }';
    const added = await call('mutation { addFile(basename: "a.ink", content: "Hi") { uuid url } }', {}, person);
    const renamed = await call(rename, { uuid: added.uuid, basename: 'b.ink' }, person);
    const sent = await upload(catalog, person, { fields: { scope: 'app' }, name: 'c.ink', content: 'Hi' });
    const picture = await call(rename, { uuid: await addImage(catalog, person.muid, 'avatar'), basename: 'd.png' }, person);
    expect(picture.url).toMatch(/^http:\/\/files\.localhost:3002\/i\//);
    return [added.url, renamed.url, sent.json().url];
  }

  /** The result of the call with the right and without it. */
  const RIGHTS: Record<PlanServiceKey, { does(person: TestPersonWithUuid): Promise<unknown>; has: unknown; hasNot: unknown }> = {
    'upload.app.add_size': {
      does: (person) =>
        catalog.db
          .transaction((tx) => takeRoom(tx, person.muid, FIVE_GB + 1))
          .then(
            () => 'ok',
            ({ code }) => code,
          ),
      has: 'ok',
      hasNot: 'file/upload.app.add_size',
    },
    'share.link.max_age': {
      async does(person) {
        const made = await call(
          'mutation ($app: ID!) { addAppShareLink(app_uuid: $app) { expires_at } }',
          { app: await story(person) },
          person,
        );
        return made.expires_at === null ? null : Math.round((Date.parse(made.expires_at) - Date.now()) / 86_400_000);
      },
      has: null,
      hasNot: 7,
    },
    'build.cross_platform': {
      async does(person) {
        const app = await story(person);
        const made = await call(
          'mutation ($app: ID!) { addAppBuild(uuid: $app, platform: "windows", useAsync: true) { state } }',
          { app },
          person,
        );
        return made.state === undefined ? made : 'begun';
      },
      has: 'begun',
      hasNot: 'plan/required',
    },
    'release.immediate': {
      async does(person) {
        const { addStore, releaseByPlan } = commandsOf(catalog);
        const { uuid } = await addStore(person);
        await passSubmit(catalog, { owner: person, staff }, uuid, await completeData(catalog, person));
        return (await releaseByPlan(person, uuid)).data.releaseStore.submit_status;
      },
      has: 'release',
      hasNot: 'preparing',
    },
    'website.custom_url': {
      async does(person) {
        const name = `site-${person.muid.slice(-12)}`;
        const { uuid, revision } = await call(
          'mutation ($name: String!) { addWebsiteMain(name: $name) { uuid revision } }',
          { name },
          person,
        );
        const rename =
          'mutation ($uuid: ID!, $revision: Int!, $name: String) { setWebsiteMain(uuid: $uuid, revision: $revision, name: $name) { name } }';
        const renamed = await call(rename, { uuid, revision, name: `my-${name}` }, person);
        return renamed.name ? 'ok' : renamed;
      },
      has: 'ok',
      hasNot: 'plan/required',
    },
    'export.no_logo': {
      async does(person) {
        const app = await story(person);
        await call('mutation ($app: ID!) { addAppBuild(uuid: $app, platform: "web", useAsync: true) { uuid } }', { app }, person);
        const [built] = await call('query ($app: ID) { findStoreAppBuild(app_uuid: $app) { branded } }', { app }, person);
        return built.branded;
      },
      has: false,
      hasNot: true,
    },
    'resource.download': {
      async does(person) {
        const uuid = await addImage(catalog, person.muid, 'avatar');
        const response = await call('query ($uuid: ID!) { findFileDownload(uuid: $uuid) }', { uuid }, person);
        const given = [response, ...(await urlsOfOriginals(person))];
        return given.map((url) => url?.replace(/^http:\/\/files\.localhost:3002\/d\/.*/, 'an address') ?? null);
      },
      has: Array(4).fill('an address'),
      hasNot: ['plan/required', null, null, null],
    },
  };

  test('covers every service that plans list', () => expect(Object.keys(RIGHTS)).toEqual([...PLAN_SERVICES]));

  const cells = Object.entries(RIGHTS).flatMap(([right, row]) =>
    Object.keys(HOLDERS).map((plan) => [right, plan, row, plan === 'PRO' || plan === 'Enterprise'] as const),
  );
  test.each(cells)('%s with %s', async (right, plan, { does, has, hasNot }, isHeld) => {
    expect(await does(await holder(plan, right))).toEqual(isHeld ? has : hasNot);
  });
});

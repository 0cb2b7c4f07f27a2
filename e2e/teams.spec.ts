import { COHORT_COOKIE } from '@meowtale/releases';
import type { Browser, Page } from '@playwright/test';
import { withoutField } from '../deploy/drills/outages/bad-input.ts';
import { throwing } from '../deploy/drills/outages/broken-files.ts';
import type { Change } from '../deploy/drills/outages/release-copies.ts';
import { origins } from '../deploy/local/addresses.ts';
import { REFUSED_FILES } from './support/broken-files.ts';
import { visitAgain, visitAnew } from './support/cohorts.ts';
import { post } from './support/graphql.ts';
import { expect, signIn, type Watched } from './support/meowtale.ts';
import { openListFromHome } from './support/open-list.ts';
import { newPerson } from './support/people.ts';
import { countReacts } from './support/reacts.ts';
import type { Releases } from './support/releases.ts';
import { type Team, test } from './support/teams.ts';

// Below the five minutes after which a runner without a finished test is ended.
test.setTimeout(280_000);

const OLD = 'All stories';
const NEW = 'All stories, newly shelved';
const BAD = 'All stories, badly shelved';
const newWords: Change = (text) => text.replaceAll(OLD, NEW);
const badAndThrowing: Change = (text, file) => throwing(text.replaceAll(NEW, BAD), file);

const to = ['--to', 'local', '--reason', 'a story of two teams'];
const inLocal = ['--in', 'local', '--reason', 'a story of two teams'];
const done = { exitCode: 0 };

/** What a remote asks until it migrates. No page of the site needs either field. */
const BEFORE = { name: 'StoryBefore', document: 'query StoryBefore { findStore(q: { pageSize: 1 }) { list { author { store_count } } } }' };
/** What it asks from then on. */
const AFTER = { name: 'StoryAfter', document: 'query StoryAfter { findClassify(namespace: "store_category") { key } }' };

/** Where the story plays. */
interface Stage {
  browser: Browser;
  releases: Releases;
  watched: Watched;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Opens the list of stories as another visitor, who may have a cohort already, and expects its title. The page stays open. */
async function visitStore(browser: Browser, title: string, cohort?: string): Promise<void> {
  const context = await browser.newContext();
  if (cohort) await context.addCookies([{ name: COHORT_COOKIE, value: cohort, url: origins.site }]);
  const page = await context.newPage();
  await page.goto('/store');
  await expect(heading(page, title)).toBeVisible({ timeout: 30_000 });
}

/** Waits until the site's gateway responds to an operation with a status. */
const expectStatus = (query: string, status: number) =>
  expect.poll(async () => (await post({ query, origin: origins.site })).status, { timeout: 30_000 }).toBe(status);

async function previewByLink(browser: Browser, store: Team, version: string): Promise<void> {
  const { exitCode, data } = await store.run('preview', 'mf-store', version, '--in', 'local', '--path', '/store');
  expect(exitCode).toBe(0);
  const page = await (await browser.newContext()).newPage();
  await page.goto(data.link);
  await expect(page).toHaveURL('/store');
  await expect(heading(page, NEW)).toBeVisible();
  await expect(page.getByText(`mf-store ${version}. Only this browser sees it.`)).toBeVisible();
  await visitStore(browser, OLD);
}

async function tryOnTenPercent(browser: Browser, store: Team, version: string): Promise<void> {
  expect(await store.run('canary', 'mf-store', version, ...to, '--share', '10')).toMatchObject(done);
  const visits = await visitAnew('mf-store', 800);
  const tried = visits.filter(({ isInCanary }) => isInCanary);
  const others = visits.filter(({ isInCanary }) => !isInCanary);
  // Of 800 people at 10 % more than four points of difference are about one run in 6,000.
  expect(tried.length / visits.length).toBeGreaterThan(0.06);
  expect(tried.length / visits.length).toBeLessThan(0.14);
  const some = [...tried.slice(0, 20), ...others.slice(0, 20)];
  expect(await visitAgain('mf-store', some), 'the same people get it each time').toEqual(some);
  await visitStore(browser, NEW, tried[0]?.cohort);
  await visitStore(browser, OLD, others[0]?.cohort);
}

/** Publishes a version that asks for a field that isn't live: it is rejected by name. Returns the version. */
async function beRejected(store: Team): Promise<string> {
  const version = await store.publish('mf-store', { operations: [AFTER] });
  const { exitCode, data } = await store.run('promote', 'mf-store', version, ...to);
  expect({ exitCode, error: data.error }).toEqual({ exitCode: 1, error: 'BreakingChangeError' });
  expect(data.findings).toEqual([
    expect.objectContaining({
      rule: 'operation',
      broken: { slice: 'mf-store', version },
      what: AFTER.name,
      message: expect.stringContaining('"findClassify"'),
    }),
  ]);
  return version;
}

/** Forces a canary that also throws: its visitors see the live release, and it ends by itself. */
async function forceWorse({ browser, releases, watched }: Stage, store: Team): Promise<void> {
  const version = await store.publish('mf-store', { scripts: badAndThrowing, operations: [AFTER] });
  const canary = ['canary', 'mf-store', version, ...to, '--share', '100', '--loads', '1', '--failures', '10'];
  expect((await store.run(...canary)).exitCode).toBe(1);
  expect(await store.run(...canary, '--force')).toMatchObject({ ...done, data: { change: { isForced: true } } });
  watched.forgive(REFUSED_FILES);
  // One address counts once a minute, and all visitors here have the same one.
  await visitStore(browser, NEW);
  await expect.poll(() => releases.whyEnded('mf-store'), { timeout: 30_000 }).toBe('1 of 1 loads failed (100 %), of the live release 0 %');
}

/** The store's team releases alone. Returns a version that waits for a field of the other team. */
async function storeTeam(stage: Stage, store: Team): Promise<string> {
  const { browser } = stage;
  const version = await test.step('the store publishes a changed version', () => store.publish('mf-store', { scripts: newWords }));
  await test.step('it shows it by a link', () => previewByLink(browser, store, version));
  await test.step('it tries it on 10 % of visitors', () => tryOnTenPercent(browser, store, version));
  await test.step('it makes it live', async () => {
    expect(await store.run('promote', 'mf-store', version, ...to)).toMatchObject(done);
    await visitStore(browser, NEW);
  });
  const waiting = await test.step('a bad version is rejected with its operation', () => beRejected(store));
  await test.step('a worse one, forced, ends by its error budget', () => forceWorse(stage, store));
  await test.step('it goes back by one command', async () => {
    expect(await store.run('rollback', 'mf-store', ...inLocal)).toMatchObject(done);
    await visitStore(browser, OLD);
  });
  return waiting;
}

interface Removal {
  catalog: Team;
  store: Team;
  /** Versions of svc-catalog: with both fields, and without the old one. */
  expanded: string;
  contracted: string;
  /** The version of mf-store that asks for the new field. */
  migrated: string;
}

/** The catalogue's team removes a field that a live remote uses, in three releases. */
async function removeField({ catalog, store, expanded, contracted, migrated }: Removal): Promise<void> {
  const contract = ['promote', 'svc-catalog', contracted, ...to];
  const using = await store.publish('mf-store', { operations: [BEFORE] });
  expect(await store.run('promote', 'mf-store', using, ...to)).toMatchObject(done);
  await expectStatus(BEFORE.document, 200);

  await test.step('a field that a live remote uses can not go', async () => {
    const { exitCode, data } = await catalog.run(...contract);
    expect(exitCode).toBe(1);
    expect(data.findings).toEqual([
      expect.objectContaining({
        rule: 'operation',
        broken: { slice: 'mf-store', version: using },
        breaker: { slice: 'svc-catalog', version: contracted },
        what: BEFORE.name,
        message: expect.stringContaining('"store_count"'),
      }),
    ]);
    expect(data.message).toContain(`svc-catalog ${contracted} breaks mf-store ${using}: operation ${BEFORE.name}`);
  });
  await test.step('another team can not move it', async () => {
    expect(await store.run(...contract)).toMatchObject({
      exitCode: 1,
      data: { error: 'DeniedError', message: expect.stringContaining('svc-catalog') },
    });
  });
  await test.step('expand', async () => {
    expect(await catalog.run('promote', 'svc-catalog', expanded, ...to)).toMatchObject(done);
  });
  await test.step('migrate', async () => {
    expect(await store.run('promote', 'mf-store', migrated, ...to)).toMatchObject(done);
    await expectStatus(AFTER.document, 200);
    expect((await catalog.run('check', 'svc-catalog', contracted, '--to', 'local')).exitCode, 'pages still fall back to it').toBe(1);
    const next = await store.publish('mf-store');
    expect(await store.run('promote', 'mf-store', next, ...to)).toMatchObject(done);
  });
  await test.step('contract', async () => {
    expect(await catalog.run(...contract)).toMatchObject(done);
    await expectStatus(BEFORE.document, 400);
    await expectStatus(AFTER.document, 200);
  });
}

/** Goes through pages of a tab, and to one that it hasn't opened before. */
async function navigate(page: Page): Promise<void> {
  await openListFromHome(page, OLD);
  await page.getByRole('banner').getByRole('link', { name: 'Library' }).click();
  await expect(heading(page, 'Library')).toBeVisible();
}

test('two teams release alone, each breaks nothing of the other, and a tab that was open all along still works', async ({
  page,
  browser,
  releases,
  teams,
  watched,
}) => {
  await signIn(page, (await newPerson('Patient Reader')).name);
  const reacts = await countReacts(page);
  await page.goto('/store');
  await expect(heading(page, OLD)).toBeVisible();

  const { exitCode, data } = await releases.run('release', 'gateway', 'svc-catalog', 'svc-wallet', 'svc-drama-ai', ...to);
  expect(exitCode).toBe(0);
  const expanded: string = data.pointer.slices['svc-catalog'].version;
  const store = await teams.create('team-store', 'mf-store');
  const catalog = await teams.create('team-catalog', 'svc-catalog');
  const contracted = await catalog.publish('svc-catalog', { schema: (sdl) => withoutField(sdl, 'store_count') });
  const unexpanded = await catalog.publish('svc-catalog', { schema: (sdl) => withoutField(sdl, 'findClassify') });
  expect(await catalog.run('promote', 'svc-catalog', unexpanded, ...to)).toMatchObject(done);

  const migrated = await storeTeam({ browser, releases, watched }, store);
  await removeField({ catalog, store, expanded, contracted, migrated });

  await navigate(page);
  expect(await reacts()).toBe(1);
  await page.goto('/store');
  await expect(heading(page, NEW)).toBeVisible();
});

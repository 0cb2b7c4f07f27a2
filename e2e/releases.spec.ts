import type { Page } from '@playwright/test';
import { BROKEN_ANSWERS, throwing } from '../deploy/drills/outages/broken-files.ts';
import type { Change } from '../deploy/drills/outages/release-copies.ts';
import { REFUSED_FILES } from './support/broken-files.ts';
import { expect, signIn } from './support/meowtale.ts';
import { openListFromHome } from './support/open-list.ts';
import { newPerson } from './support/people.ts';
import { countReacts } from './support/reacts.ts';
import { test } from './support/releases.ts';
import { countWhiteFrames } from './support/white-frames.ts';

test.setTimeout(180_000);

const OLD = 'All stories';
const NEW = 'All stories, newly shelved';
const newWords: Change = (text) => text.replaceAll(OLD, NEW);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const banner = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'All ages' });

test('a page has one React and one React DOM with any slices', async ({ page }) => {
  const person = await newPerson('Slice Hopper', { creator: true });
  await signIn(page, person.name);
  const reacts = await countReacts(page);
  await page.goto('/lobby');
  await expect(heading(page, 'Apps')).toBeVisible();
  for (const [place, link, title] of [
    ['banner', 'Dramas', 'Dramas'],
    ['banner', 'Marketing', 'Marketing'],
    ['main', 'Open: Website', 'Your website'],
    ['banner', 'Meowtale', /Some doors open/],
  ] as const) {
    await page.getByRole(place).getByRole('link', { name: link }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  }
  await expect.poll(reacts).toBe(1);
});

test('a page runs nothing inline without its nonce, and evaluates nothing', async ({ request }) => {
  const [one, two] = [await request.get('/store'), await request.get('/store')];
  const policy = one.headers()['content-security-policy'] ?? '';
  const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? '';
  expect(scripts).toMatch(/'nonce-[A-Za-z0-9+/=]{20,}'/);
  expect(policy).not.toMatch(/unsafe-eval|unsafe-inline|'strict-dynamic'| \*(?:;| |$)|https?:(?:;| |$)/);
  expect(two.headers()['content-security-policy']).not.toBe(policy);
  expect((await one.text()).match(/<script(?![^>]*nonce=)[^>]*>/g)).toBeNull();
});

test('over three releases a new tab loads each, the old tab keeps its own code and one React, and never shows a white page', async ({
  page,
  context,
  releases,
  request,
}) => {
  const person = await newPerson('Long Reader');
  await signIn(page, person.name);
  const [reacts, whiteFrames] = [await countReacts(page), await countWhiteFrames(page)];
  const requests: string[] = [];
  page.on('request', (sent) => requests.push(sent.url()));
  await page.goto('/store');
  await expect(heading(page, OLD)).toBeVisible();
  const [before] = requests.flatMap((url) => /^.*\/mf-store\/[^/]+\//.exec(url) ?? []);
  if (!before) throw new Error('the page asked for no file of mf-store');
  const files = Object.keys((await (await request.get(`${before}integrity.json`)).json()) as object);

  for (const round of ['first', 'second', 'third']) {
    await releases.release('mf-store', (text) => text.replaceAll(/All stories(?:, the \w+ time)?/g, `${OLD}, the ${round} time`));
    const tab = await context.newPage();
    await tab.goto('/store');
    await expect(heading(tab, `${OLD}, the ${round} time`)).toBeVisible();
    await tab.close();

    await openListFromHome(page, OLD);
  }
  // A page that the old tab has not opened yet is still of the release that this tab began with, whose files stay.
  await page.getByRole('banner').getByRole('link', { name: 'Library' }).click();
  await expect(heading(page, 'Library')).toBeVisible();
  expect(requests.filter((url) => /\/mf-store\/.*\.js$/.test(url) && !url.startsWith(before))).toEqual([]);
  expect([await reacts(), await whiteFrames()]).toEqual([1, 0]);
  const responses = [];
  for (const file of files) responses.push(await request.head(before + file));
  expect(responses.map((answer) => [answer.status(), answer.headers()['cache-control']])).toEqual(
    files.map(() => [200, 'public, max-age=31536000, immutable']),
  );

  await page.reload();
  await expect(heading(page, 'Library')).toBeVisible();
});

// Each file broken in each way is in broken-releases.spec.ts.
test('when the remoteEntry.js of a release is missing, the previous release is served', async ({ page, releases, watched }) => {
  watched.forgive(REFUSED_FILES);
  const base = await releases.release('mf-store', newWords);
  await page.route(`${base}/remoteEntry.js`, BROKEN_ANSWERS['is gone']);
  await page.goto('/store');
  await expect(banner(page)).toBeVisible();
  await expect(heading(page, OLD)).toBeVisible({ timeout: 30_000 });
});

test('a release that throws gives way to the one before it', async ({ page, releases, watched }) => {
  watched.forgive(REFUSED_FILES);
  await releases.release('mf-store', (text, file) => throwing(newWords(text, file), file));
  await page.goto('/store');
  await expect(heading(page, OLD)).toBeVisible({ timeout: 30_000 });
});

test('when neither release can be had the slice is a card with a way to try again, and every other route works', async ({
  page,
  watched,
}) => {
  watched.forgive(REFUSED_FILES);
  await page.route('**/mf-store/**', (route) => route.fulfill({ status: 404, body: 'not found' }));
  await page.goto('/store');
  await expect(banner(page)).toBeVisible();
  await expect(heading(page, 'This part is unavailable right now')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await page.goto('/sign-up');
  await expect(heading(page, 'Create an account')).toBeVisible();

  await page.goto('/store');
  await expect(heading(page, 'This part is unavailable right now')).toBeVisible({ timeout: 30_000 });
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, OLD)).toBeVisible();
});

test('a killed slice is a card on the next page, while the rest works; once revived its page loads again', async ({
  page,
  releases,
  watched,
}) => {
  watched.forgive(/the server responded with a status of 503/);
  await releases.turn('kill', 'mf-store');
  const requests: string[] = [];
  page.on('request', (sent) => requests.push(sent.url()));
  expect((await page.goto('/store'))?.status()).toBe(503);
  await expect(heading(page, 'This part is unavailable right now')).toBeVisible();
  expect(requests.filter((url) => url.includes('/mf-store/'))).toEqual([]);
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await page.keyboard.press('Escape');
  await releases.turn('revive', 'mf-store');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, OLD)).toBeVisible();
});

const flipped: [string, RegExp][] = [
  ['entry', /^remoteEntry\.js$/],
  ['list of hashes', /^integrity\.json$/],
];
for (const [file, name] of flipped) {
  test(`one flipped byte in a slice's ${file}: it never runs, and the previous release serves`, async ({
    page,
    releases,
    request,
    watched,
  }) => {
    watched.forgive(REFUSED_FILES);
    const base = await releases.release('mf-store', newWords);
    await releases.flipByte(base, name);
    if (file === 'entry') expect((await request.get(`${base}/remoteEntry.js`)).status()).toBe(404);
    await page.goto('/store');
    await expect(heading(page, OLD)).toBeVisible({ timeout: 30_000 });
  });
}

test("one flipped byte in the shell's own script: the previous shell serves", async ({ page, releases, request }) => {
  const base = await releases.release('shell');
  expect(await (await request.get('/store')).text()).toContain(`${base}/`);
  await releases.flipByte(base, /^main\..*\.js$/);
  expect(await (await request.get('/store')).text()).not.toContain(`${base}/`);
  await page.goto('/store');
  await expect(heading(page, OLD)).toBeVisible({ timeout: 30_000 });
});

test('with the release server down an open tab keeps its pages, shows which fail, and loads them on return', async ({
  page,
  outage,
  watched,
}) => {
  watched.forgive(REFUSED_FILES);
  await page.goto('/sign-in');
  await expect(heading(page, 'Sign in')).toBeVisible();
  await outage.holdDown('releases');
  await banner(page).click();
  await expect(heading(page, 'This part is unavailable right now')).toBeVisible({ timeout: 30_000 });
  await outage.letGo('releases');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Some doors open');
});

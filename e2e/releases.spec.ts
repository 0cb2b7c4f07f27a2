import type { Page, Route } from '@playwright/test';
import { expect } from './support/meowtale.ts';
import { type Change, test } from './support/releases.ts';

const OLD = 'All stories';
const NEW = 'All stories, newly shelved';
const newWords: Change = (text) => text.replaceAll(OLD, NEW);
const throwing: Change = (text, file) =>
  file.startsWith('__federation_expose_slice') ? `throw new Error("a broken release");${text}` : text;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const banner = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'All age' });

/** What a browser says of a file that was refused, is gone or isn't what it should be. */
const REFUSED_FILES =
  /Failed to load resource|Federation Runtime|integrity|ERR_|Refused to (?:execute|apply)|net::|Loading (?:CSS )?chunk|a broken release|Unexpected (?:token|end)/;

test('a page has one React and one of its DOM, whatever slices it opens', async ({ page }) => {
  await page.addInitScript(() => {
    const renderers: unknown[] = [];
    Object.assign(globalThis, {
      renderers,
      // What React calls when it starts, in every copy of it.
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        isDisabled: false,
        supportsFiber: true,
        checkDCE() {},
        inject: (renderer: unknown) => renderers.push(renderer),
        onCommitFiberRoot() {},
        onCommitFiberUnmount() {},
        onPostCommitFiberRoot() {},
      },
    });
  });
  await page.goto('/store');
  await expect(heading(page, OLD)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Meowtale' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Some doors open');
  expect(await page.evaluate(() => (globalThis as unknown as { renderers: unknown[] }).renderers.length)).toBe(1);
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

test('three releases go by: a new tab has each, the old tab goes on and never shows a white page', async ({ page, context, releases }) => {
  await page.goto('/store');
  await expect(heading(page, OLD)).toBeVisible();
  for (const round of ['first', 'second', 'third']) {
    await releases.release('mf-store', (text) => text.replaceAll(/All stories(?:, the \w+ time)?/g, `${OLD}, the ${round} time`));
    const tab = await context.newPage();
    await tab.goto('/store');
    await expect(heading(tab, `${OLD}, the ${round} time`)).toBeVisible();
    await tab.close();

    await page.getByRole('banner').getByRole('link', { name: 'Meowtale' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Some doors open');
    await page.getByRole('link', { name: 'See everything' }).click();
    await expect(heading(page, OLD)).toBeVisible();
  }
  const card = page.getByRole('main').getByRole('link', { name: /^The Lantern Keeper/ });
  const href = (await card.getAttribute('href')) ?? '';
  await page.goto(href);
  await expect(heading(page, 'The Lantern Keeper')).toBeVisible();
});

const answers: [string, (route: Route) => Promise<void>][] = [
  ['is gone', (route) => route.fulfill({ status: 404, body: 'not found' })],
  ['never comes', () => new Promise(() => {})],
  [
    'is cut short',
    async (route) => route.fulfill({ response: await route.fetch(), body: (await (await route.fetch()).body()).subarray(0, 900) }),
  ],
  [
    'is something else',
    (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: 'globalThis.intruder = true;',
      }),
  ],
];
for (const [how, answer] of answers) {
  for (const file of ['remoteEntry.js', '__federation_expose_slice*.js']) {
    test(`when the ${file} of a release ${how}, the previous release serves and the shell is usable at once`, async ({
      page,
      releases,
      watched,
    }) => {
      watched.forgive(REFUSED_FILES);
      const base = await releases.release('mf-store', newWords);
      await page.route(`${base}/${file}`, answer);
      // A page that waits for a file that never comes is never wholly loaded, and is used all the same.
      await page.goto('/store', { waitUntil: 'commit' });
      await expect(banner(page)).toBeVisible({ timeout: 3000 });
      await expect(heading(page, OLD)).toBeVisible({ timeout: 8000 });
      expect(await page.evaluate(() => 'intruder' in globalThis)).toBe(false);
    });
  }
}

test('a release that throws gives way to the one before it', async ({ page, releases, watched }) => {
  watched.forgive(REFUSED_FILES);
  await releases.release('mf-store', (text, file) => throwing(newWords(text, file), file));
  await page.goto('/store');
  await expect(heading(page, OLD)).toBeVisible();
});

test('when neither release can be had the slice is a card with a way to try again, and every other route works', async ({
  page,
  watched,
}) => {
  watched.forgive(REFUSED_FILES);
  await page.route('**/mf-store/**', (route) => route.fulfill({ status: 404, body: 'not found' }));
  await page.goto('/store');
  await expect(banner(page)).toBeVisible({ timeout: 3000 });
  await expect(heading(page, 'This part is resting')).toBeVisible({ timeout: 8000 });
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await page.goto('/sign-up');
  await expect(heading(page, 'Create an account')).toBeVisible();

  await page.goto('/store');
  await expect(heading(page, 'This part is resting')).toBeVisible({ timeout: 8000 });
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, OLD)).toBeVisible();
});

const flipped: [string, RegExp][] = [
  ['entry', /^remoteEntry\.js$/],
  ['code', /^__federation_expose_slice\..*\.js$/],
  ['style', /^__federation_expose_slice\..*\.css$/],
  ['description', /^slice\.json$/],
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
    await expect(heading(page, OLD)).toBeVisible();
  });
}

test("one flipped byte in the shell's own script: the previous shell serves", async ({ page, releases, request }) => {
  const base = await releases.release('shell');
  expect(await (await request.get('/store')).text()).toContain(`${base}/`);
  await releases.flipByte(base, /^main\..*\.js$/);
  expect(await (await request.get('/store')).text()).not.toContain(`${base}/`);
  await page.goto('/store');
  await expect(heading(page, OLD)).toBeVisible();
});

test('with the release server down an open tab keeps what it has, says what it lacks, and has it on return', async ({
  page,
  outage,
  watched,
}) => {
  watched.forgive(REFUSED_FILES);
  await page.goto('/sign-in');
  await expect(heading(page, 'Sign in')).toBeVisible();
  await outage.holdDown('releases');
  await banner(page).click();
  await expect(heading(page, 'This part is resting')).toBeVisible({ timeout: 8000 });
  await outage.letGo('releases');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Some doors open');
});

import type { Page } from '@playwright/test';
import { expect, signIn, test } from './support/meowtale.ts';
import { waitForHydration } from './support/page-state.ts';
import { authorOf, demoPerson, storeIdOf } from './support/people.ts';
import { localeTextsOf } from './support/visitor.ts';

test.setTimeout(180_000);

/** The queries of whole pages. */
const PAGE_QUERIES = ['Home', 'Recommended', 'StoreList', 'StoreDetail', 'Creator'];

/** Every question that the page sends, by the operation's name. */
function questions(page: Page): string[] {
  const operations: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    // With registered operations a page sends no text.
    const { operationName = 'unnamed' } = request.postDataJSON() as { operationName?: string };
    operations.push(operationName);
  });
  return operations;
}

/** What React says when the tab would have drawn something else than the server did. */
function mismatches(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (/hydration/.test(message.text())) found.push(message.text());
  });
  return found;
}

let work = '';
let maker = '';
test.beforeAll(async () => {
  const player = await demoPerson('player');
  const id = await storeIdOf(player, 'The Lantern Keeper');
  work = `/store/${id}`;
  maker = `/creator/${await authorOf(player, id)}`;
});

const pages = () => [
  { path: '/', words: 'The Lantern Keeper' },
  // A tag that no other work has.
  { path: '/store?tag=cats', words: 'The Lantern Keeper' },
  { path: work, words: 'A cat, a hundred and nine stairs' },
  { path: maker, words: 'The Lantern Keeper' },
  { path: `/zh-TW${work}`, words: '一隻貓' },
];

test.describe(() => {
  test.use({ javaScriptEnabled: false });
  test('home, list, detail and creator can be read before any script has run', async ({ page }) => {
    for (const { path, words } of pages()) {
      // The first page of a release may come before its worker is warm.
      await expect(async () => {
        await page.goto(path);
        await expect(page.getByRole('main').getByText(words).filter({ visible: true }).first()).toBeVisible({ timeout: 5000 });
      }, path).toPass();
    }
  });
});

for (const timezoneId of ['UTC', 'Pacific/Auckland']) {
  test.describe(() => {
    test.use({ timezoneId, colorScheme: timezoneId === 'UTC' ? 'light' : 'dark' });
    test(`the tab hydrates the server-rendered page without repeating its queries (${timezoneId})`, async ({ page }) => {
      const [operations, differing] = [questions(page), mismatches(page)];
      const pageQueries = () => operations.filter((name) => PAGE_QUERIES.includes(name));
      for (const { path } of pages()) {
        // What can't be rendered in time is left to the tab.
        await expect(async () => {
          await page.goto('about:blank');
          operations.length = 0;
          const answer = await page.goto(path);
          expect(await answer?.text(), path).toContain('id="answers"');
        }).toPass();
        await waitForHydration(page);
        expect(pageQueries(), path).toEqual([]);
      }
      expect(differing).toEqual([]);
      // The same count sees what the tab does ask: the list of another shelf.
      const gl = localeTextsOf('zh-TW').shell('nav.gl');
      await page.getByRole('banner').getByRole('link', { name: gl, exact: true }).click();
      await expect.poll(pageQueries).toContain('StoreList');
    });
  });
}

/** Checks each frame after the server-rendered page is shown. Returns the number of frames in which the page was empty. */
async function watchFrames(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { emptyFrames: 0 };
    Object.assign(globalThis, { seen });
    const check = (isStarted: boolean) => {
      const hasHeading = document.querySelector('main h1') !== null;
      if (isStarted && !hasHeading) seen.emptyFrames += 1;
      requestAnimationFrame(() => check(isStarted || hasHeading));
    };
    check(false);
  });
  return () => page.evaluate(() => (globalThis as unknown as { seen: { emptyFrames: number } }).seen.emptyFrames);
}

test('a guest never sees what the server drew go away', async ({ page }) => {
  const emptyFrames = await watchFrames(page);
  for (const path of ['/', '/store', work, maker]) {
    await page.goto(path);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
    await waitForHydration(page);
    expect(await emptyFrames(), path).toBe(0);
  }
});

test('a person who is signed in sees their own page after the guest’s, and no empty one between', async ({ page }) => {
  await signIn(page, 'player');
  const emptyFrames = await watchFrames(page);
  await page.goto(work);
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await expect(page.getByText('Your balance', { exact: true })).toBeVisible();
  expect(await emptyFrames()).toBe(0);
});

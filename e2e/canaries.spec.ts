import type { Page } from '@playwright/test';
import { throwing } from '../deploy/drills/outages/broken-files.ts';
import type { Change } from '../deploy/drills/outages/release-copies.ts';
import { REFUSED_FILES } from './support/broken-files.ts';
import { expect } from './support/meowtale.ts';
import { test } from './support/releases.ts';

test.setTimeout(180_000);

const OLD = 'All stories';
const NEW = 'All stories, newly shelved';
const newWords: Change = (text) => text.replaceAll(OLD, NEW);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const notice = (page: Page) => page.getByText('You are seeing a preview');

test('a preview link shows a release that is not live in this browser only, until the preview is left', async ({
  page,
  browser,
  releases,
}) => {
  const version = await releases.publish('mf-store', newWords);
  await page.goto(await releases.preview('mf-store', version, '/store'));
  await expect(page).toHaveURL('/store');
  await expect(heading(page, NEW)).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await expect(page.getByText(`mf-store ${version}. Only this browser sees it.`)).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await other.goto('/store');
  await expect(heading(other, OLD)).toBeVisible();

  await page.getByRole('button', { name: 'Leave the preview' }).click();
  await expect(heading(page, OLD)).toBeVisible();
  await expect(notice(page)).toBeHidden();
});

test('a link to a preview that is not valid shows the live release, and says so', async ({ page, releases }) => {
  await page.goto(`${await releases.preview('mf-store', 'none', '/store')}x`);
  await expect(heading(page, OLD)).toBeVisible();
  await expect(page.getByText('This preview link is no longer valid')).toBeVisible();
});

test('a canary that throws is replaced by the live release in each tab, and ends by itself', async ({ browser, releases, watched }) => {
  watched.forgive(REFUSED_FILES);
  const version = await releases.publish('mf-store', (text, file) => throwing(newWords(text, file), file));
  // One address counts once a minute, and all visitors here have the same one.
  await releases.tryOut('mf-store', version, 1);
  const page = await (await browser.newContext()).newPage();
  await page.goto('/store');
  await expect(heading(page, OLD)).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => releases.whyEnded('mf-store')).toBe('1 of 1 loads failed (100 %), of the live release 0 %');
});

test('a good canary stays with its visitor over pages', async ({ page, releases }) => {
  const version = await releases.publish('mf-store', newWords);
  await releases.tryOut('mf-store', version, 3);
  for (const path of ['/store', '/store?page=1']) {
    await page.goto(path);
    await expect(heading(page, NEW)).toBeVisible();
  }
  expect(await releases.whyEnded('mf-store')).toBeNull();
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'meowtale.cohort')?.value).toMatch(/^[0-9a-f]{16}$/);
});

test('the smoke test passes a good release in the live site, and names where and how a bad one fails', async ({ releases }) => {
  const good = await releases.publish('mf-store', newWords);
  expect(await releases.run('smoke', 'mf-store', good, '--in', 'local')).toMatchObject({
    exitCode: 0,
    data: { version: good, faults: [] },
  });
  const bad = await releases.publish('mf-store', throwing);
  const { exitCode, data } = await releases.run('smoke', 'mf-store', bad, '--in', 'local');
  expect(exitCode).toBe(1);
  expect(data.faults).toContainEqual({ path: '/', reason: 'the release failed' });
});

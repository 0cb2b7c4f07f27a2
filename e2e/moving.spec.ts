import type { Page } from '@playwright/test';
import { expect, signIn, test } from './support/meowtale.ts';
import { startingWith, wordsOf } from './support/words.ts';

const lobby = wordsOf('mf-lobby');
const shell = wordsOf('shell');

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

test('a page that is come back to stands where it was left, and the next begins at its top with the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/zh-TW/store');
  const about = page.getByRole('contentinfo').getByRole('link').first();
  await expect(page.getByRole('button', { name: '登入' }).first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 300));
  await about.evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL(/\/zh-TW\/about-us$/);
  await expect(page.getByRole('heading', { level: 1, name: '關於 Meowtale' })).toBeVisible();
  expect([await scrolled(page), await focused(page)]).toEqual([0, 'main']);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(300);
  await expect(page).toHaveTitle(/所有故事/);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(300);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: '關於 Meowtale' })).toBeVisible();
  expect(await scrolled(page)).toBe(0);
});

test('what is not saved yet holds the browser’s own way back until the person says so', async ({ page }) => {
  await signIn(page, 'creator');
  await page.goto('/lobby');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: lobby('nav.stores') })
    .click();
  await page.getByRole('link', { name: 'The Lantern Keeper', exact: true }).click();
  await expect(page).toHaveURL(/\/set-store\//);
  const editor = page.url();
  await page.getByRole('button', { name: lobby('journal.write') }).click();
  const words = page.getByLabel(startingWith(lobby('journal.content')));
  await words.fill('The lamp burns longer.');

  const asked = page.getByRole('dialog', { name: shell('leave.title') });
  await page.evaluate(() => history.back());
  await expect(asked).toContainText(lobby('journal.leave'));
  expect(page.url()).toBe(editor);
  await asked.getByRole('button', { name: shell('leave.stay') }).click();
  await expect(asked).toBeHidden();
  await expect(words).toHaveValue('The lamp burns longer.');

  await page.evaluate(() => history.go(-2));
  await asked.getByRole('button', { name: shell('leave.confirm') }).click();
  await expect(page).toHaveURL(/\/lobby$/);
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL(editor);
});

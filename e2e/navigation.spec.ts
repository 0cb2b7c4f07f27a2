import type { Page } from '@playwright/test';
import { expect, test } from './support/meowtale.ts';
import { waitForHydration } from './support/page-state.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

test('going back restores the scroll position, and a new page begins at its top with the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/zh-TW/store');
  const about = page.getByRole('contentinfo').getByRole('link').first();
  await waitForHydration(page);
  await page.evaluate(() => scrollTo(0, 300));
  await about.evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL(/\/zh-TW\/about-us$/);
  await expect(page.getByRole('heading', { level: 1, name: '關於 Meowtale' })).toBeVisible();
  await expect.poll(async () => [await scrolled(page), await focused(page)]).toEqual([0, 'main']);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(300);
  await expect(page).toHaveTitle(/所有故事/);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBeCloseTo(300, -1);
  await waitForHydration(page);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: '關於 Meowtale' })).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
});

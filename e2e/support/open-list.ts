import { expect, type Page } from '@playwright/test';

/** Goes by links from any page to the home and on to the list of stories, which has that title. */
export async function openListFromHome(page: Page, title: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Meowtale' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Some doors open');
  await page.getByRole('link', { name: 'See all: New and noteworthy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
}

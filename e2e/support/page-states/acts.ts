import { type ReturnState, writeReturnState } from '@meowtale/web-kit/return-state';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { PageState } from '../page-fixtures.ts';

export const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
  await expect(page.getByRole('dialog').last()).toBeVisible();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
};

export const click = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

/** Opens the list of a field. */
export const openList = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('combobox', { name }).first().click();
  await expect(page.getByRole('listbox', { name })).toBeVisible();
};

/** Runs acts one after the other. */
export const inOrder =
  (...acts: ((page: Page) => Promise<void>)[]) =>
  async (page: Page) => {
    for (const act of acts) await act(page);
  };

export const says = (text: string) => (page: Page) => expect(page.getByText(text).first()).toBeVisible();

/** Returns the state of a page with a popup that its address opens. */
export const withPopup = (name: string, path: string, state: ReturnState): PageState => ({
  name,
  path: `${path}?state=${writeReturnState(state)}`,
  act: async (page) => {
    await expect(page.getByRole('dialog').last()).toBeVisible();
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  },
});

import type { Page } from '@playwright/test';
import { expectStill } from './support/layout-shift.ts';
import { expect, test } from './support/meowtale.ts';
import { recordLayoutShifts, waitForHydration } from './support/page-state.ts';
import { authorOf, demoPerson, storeIdOf } from './support/people.ts';
import { wordsOf } from './support/words.ts';

const shop = wordsOf('mf-store');
const shell = wordsOf('shell');

const names = (page: Page) => page.getByRole('article').getByRole('heading');
const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const active = (page: Page) => page.getByRole('group', { name: shop('filters.active') });
const openFilters = (page: Page) => page.locator('main').getByRole('button', { name: new RegExp(`^${shop('filters.title')}`) });

/** Narrows a list to the works of the seed's creator who made this one: no journey releases any in their name. */
async function byMakerOf(work: string): Promise<string> {
  const player = await demoPerson('player');
  return `creator=${await authorOf(player, await storeIdOf(player, work))}`;
}

test('a guest comes from the home to what is on sale, and back', async ({ page }) => {
  await page.goto('/');
  const carousel = page.getByRole('region', { name: shop('home.shown') });
  await carousel.getByRole('button', { name: shop('home.pause') }).click();
  // While another is shown it is no part of what is read out.
  const first = carousel.getByLabel(shop('home.place', { number: 1, count: 4 }), { exact: true });
  await carousel.getByRole('button', { name: shop('home.show', { name: 'The Night Bakery' }) }).click();
  await expect(first).not.toHaveAttribute('inert');
  await carousel.getByRole('button', { name: shop('home.next') }).click();
  await expect(first).toHaveAttribute('inert');
  for (const row of ['Picked by the desk', shop('home.recommended'), shop('home.sale'), shop('home.new')])
    await expect(page.getByRole('region', { name: row }).getByRole('article').first()).toBeVisible();

  await page.getByRole('link', { name: `${shop('home.all')}: ${shop('home.sale')}` }).click();
  await expect(page).toHaveURL(/\/store\?sale=1/);
  await expect(chip(page, shop('filters.sale'))).toHaveAttribute('aria-pressed', 'true');
  const reduced = page.getByText(/^−\d+%$/);
  await expect(page.getByRole('article').filter({ has: reduced }).first()).toBeVisible();
  await expect(page.getByRole('article').filter({ hasNot: reduced })).toHaveCount(0);
  await page.goBack();
  await expect(carousel).toBeVisible();
});

test('filters are tried beside the shelf, become one step in its history, and can be taken off one by one', async ({ page }) => {
  const shelf = `/store?${await byMakerOf('Orbit of Small Things')}`;
  await page.goto(shelf);
  await openFilters(page).click();
  const drawer = page.getByRole('dialog', { name: shop('filters.title') });
  // Which tags are offered depends on what is ordered most: these are typed.
  for (const [field, tag] of [
    ['filters.tags', 'cosy'],
    ['filters.without', 'letters'],
  ] as const) {
    const box = drawer.getByRole('textbox', { name: shop('filters.anotherTag', { field: shop(field) }) });
    await box.fill(tag);
    await box.press('Enter');
  }
  await drawer.getByText(shop('system.web'), { exact: true }).click();
  await drawer.getByText(shop('filters.show', { count: 1 })).click();
  await expect(page).toHaveURL(/\/store\?system=web&tag=cosy&without=letters&creator=[0-9a-f-]{36}$/);
  await expect(names(page)).toHaveText([/^Orbit of Small Things/]);
  await page.goBack();
  await expect(page).toHaveURL(shelf);
  await page.goForward();
  await expect(names(page)).toHaveCount(1);
  const not = shop('filters.notTagged', { tag: 'letters' });
  await active(page)
    .getByRole('button', { name: shop('filters.remove', { filter: not }) })
    .click();
  await expect(names(page)).toHaveCount(2);
  await page.reload();
  await expect(names(page)).toHaveCount(2);
  await page.getByRole('button', { name: shop('filters.clear') }).click();
  await expect(active(page)).toBeHidden();
});

test('a search stays within its filters until it is made everywhere, and names the creator who was meant', async ({ page }) => {
  await page.goto('/store?serial=completed');
  const box = page.getByRole('combobox', { name: shell('header.search') });
  await box.fill('paperboat');
  await box.press('Enter');
  await expect(page.getByText(shop('filters.searchedWithin'))).toBeVisible();
  await expect(names(page).filter({ hasText: 'Orbit of Small Things' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: shop('filters.order') })).toHaveValue(shop('order.relevance-desc'));
  await expect(names(page).filter({ hasText: 'Letters to the Tide' })).toHaveCount(0);
  await page.getByRole('button', { name: shop('filters.searchAll') }).click();
  await expect(names(page).filter({ hasText: 'Letters to the Tide' })).toBeVisible();
  await chip(page, shop('filters.by', { name: 'Paperboat Studio' })).click();
  await expect(page).toHaveURL(/\/store\?creator=[0-9a-f-]{36}$/);
  await expect(active(page).getByText(shop('filters.by', { name: 'Paperboat Studio' }))).toBeVisible();

  await page.getByRole('combobox', { name: shop('filters.order') }).click();
  await page.getByRole('option', { name: shop('order.name-asc') }).click();
  await expect(page).toHaveURL(/order=name-asc/);
  await expect
    .poll(() =>
      names(page)
        .allInnerTexts()
        .then((found) => found.length > 1 && found.join() === found.toSorted().join()),
    )
    .toBe(true);
});

test('where nothing fits, the filter to blame is offered to be dropped', async ({ page }) => {
  await page.goto(`/store?serial=ongoing&tag=trains&${await byMakerOf('Signal Box Seven')}`);
  const offer = (filter: string) => page.getByRole('button', { name: shop('list.without', { filter, count: 1 }) });
  await offer(shop('serial.ongoing')).click();
  await expect(names(page)).toHaveText([/^Signal Box Seven/]);
});

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('on a phone the filters fill the window, and nothing on the shelves moves by itself', async ({ page }) => {
    await recordLayoutShifts(page);
    for (const path of ['/', '/store', '/store?keyword=night&sale=1']) {
      await page.goto(path);
      await expect(page.getByRole('article').first()).toBeVisible();
      await waitForHydration(page);
      await expectStill(page, path);
    }
    await openFilters(page).click();
    const drawer = page.getByRole('dialog', { name: shop('filters.title') });
    // Once it has opened.
    await expect.poll(() => drawer.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  });
});

test('the header suggests works while one types, and opens one without a mouse', async ({ page }) => {
  await page.goto('/store');
  await waitForHydration(page);
  const box = page.getByRole('combobox', { name: shell('header.search') });
  await box.pressSequentially('lantern keeper');
  const works = page.getByRole('listbox', { name: shell('header.search') });
  const work = works.getByRole('option', { name: /The Lantern Keeper/ });
  await expect(work).toBeVisible();
  await expect(works.getByRole('option').first()).toHaveText(/The Lantern Keeper/);
  await box.press('ArrowDown');
  await expect(box).toHaveAttribute('aria-activedescendant', String(await work.getAttribute('id')));
  await box.press('Enter');
  await expect(page).toHaveURL(/\/store\/[0-9a-f-]{36}$/);
  await expect(works).toBeHidden();
});

import type { Page } from '@playwright/test';
import { expect, test } from './support/meowtale.ts';
import { wordsOf } from './support/words.ts';

const shop = wordsOf('mf-store');
const shell = wordsOf('shell');

const names = (page: Page) => page.getByRole('article').getByRole('heading');
const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const active = (page: Page) => page.getByRole('group', { name: shop('filters.active') });
const openFilters = (page: Page) => page.locator('main').getByRole('button', { name: new RegExp(`^${shop('filters.title')}`) });

/** How far what stood in the page moved by itself since it was opened, as browsers count it. */
const shiftOf = (page: Page) =>
  page.evaluate(async () => {
    let sum = 0;
    const add = (list: PerformanceEntry[]) => {
      for (const entry of list as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) sum += entry.value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    await new Promise((done) => setTimeout(done, 100));
    observer.disconnect();
    return sum;
  });

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
  for (const card of await page.getByRole('article').all()) await expect(card.getByText(/^−\d+%$/)).toBeVisible();
  await page.goBack();
  await expect(carousel).toBeVisible();
});

test('filters are tried beside the shelf, become one step in its history, and can be taken off one by one', async ({ page }) => {
  await page.goto('/store');
  await openFilters(page).click();
  const drawer = page.getByRole('dialog', { name: shop('filters.title') });
  const wanted = drawer.getByRole('group', { name: shop('filters.tags') });
  await wanted.getByText('sea', { exact: true }).click();
  await drawer
    .getByRole('group', { name: shop('filters.without') })
    .getByText('letters', { exact: true })
    .click();
  await drawer.getByText(shop('system.web'), { exact: true }).click();
  await drawer.getByText(shop('filters.show', { count: 1 })).click();
  await expect(page).toHaveURL(/\/store\?system=web&tag=sea&without=letters$/);
  await expect(names(page)).toHaveText([/^The Lantern Keeper/]);
  await page.goBack();
  await expect(page).toHaveURL(/\/store$/);
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
        .then((found) => found.join() === found.toSorted().join()),
    )
    .toBe(true);
});

test('where nothing fits, the filter to blame is offered to be dropped', async ({ page }) => {
  await page.goto('/store?serial=ongoing&tag=trains');
  const offer = (filter: string) => page.getByRole('button', { name: shop('list.without', { filter, count: 1 }) });
  await expect(offer(shop('serial.ongoing'))).toBeVisible();
  await offer(shop('filters.tagged', { tag: 'trains' })).click();
  await expect(names(page)).toHaveText([/^Letters to the Tide/]);
});

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('on a phone the filters fill the window, and nothing on the shelves moves by itself', async ({ page }) => {
    for (const path of ['/', '/store', '/store?keyword=night&sale=1']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(await shiftOf(page), path).toBeLessThan(0.02);
    }
    await openFilters(page).click();
    const drawer = page.getByRole('dialog', { name: shop('filters.title') });
    // Once it has opened.
    await expect.poll(() => drawer.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  });
});

test('the header suggests works while one types, and opens one without a mouse', async ({ page }) => {
  await page.goto('/store');
  const box = page.getByRole('combobox', { name: shell('header.search') });
  await box.pressSequentially('lantern');
  const works = page.getByRole('listbox', { name: shell('header.search') });
  const work = works.getByRole('option', { name: /The Lantern Keeper/ });
  await expect(work).toBeVisible();
  await box.press('ArrowDown');
  await expect(box).toHaveAttribute('aria-activedescendant', String(await work.getAttribute('id')));
  await box.press('Enter');
  await expect(page).toHaveURL(/\/store\/[0-9a-f-]{36}$/);
  await expect(works).toBeHidden();
});

import { writeReturnState } from '@meowtale/web-kit/return-state';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from './support/meowtale.ts';
import { pricesOf } from './support/paying.ts';
import { newPerson, storeIdOf } from './support/people.ts';
import { ENGLISH } from './support/visitor.ts';
import { startingWith } from './support/words.ts';

test.setTimeout(180_000);

const { shop, shell } = ENGLISH;

test('coin plans stand in three columns, and in two below 1024 px', async ({ page }) => {
  const person = await newPerson('Plan Reader');
  await signIn(page, person.name);
  await page.goto(`/store?uid=abc&state=${writeReturnState({ action: 'open-top-up' })}`);
  const plans = page.getByRole('group', { name: shop('topUp.choose') });
  await expect(plans).toBeVisible();
  await expect(page, 'the state is taken out of the address, and nothing else').toHaveURL(/\/store\?uid=abc$/);
  for (const [width, columns] of [
    [1440, 3],
    [1024, 3],
    [1023, 2],
    [390, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const edges = () =>
      plans.locator('label').evaluateAll((labels) => labels.map((label) => Math.round(label.getBoundingClientRect().left)));
    await expect.poll(async () => new Set(await edges()).size, `columns at ${width}`).toBe(columns);
  }
});

/** Chooses where one lives, in the popup that is open. */
async function chooseCountry(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: shell('country.label') }).click();
  await page.getByRole('option', { name }).click();
  await page.getByRole('button', { name: shell('country.choose'), exact: true }).click();
  await page.getByRole('button', { name: shell('country.sure') }).click();
}

test('a country is chosen once: prices follow it, and a second tab shows that one is set', async ({ page, context }) => {
  const person = await newPerson('Country Reader', { country: null });
  await signIn(page, person.name);
  const store = await storeIdOf(person, 'The Night Bakery');
  const late = await context.newPage();
  await page.goto(`/store/${store}`);
  const price = page.getByRole('complementary', { name: shop('buy.label') });
  await expect(price).toContainText('220');
  await late.goto(`/store?state=${writeReturnState({ action: 'open-country' })}`);
  await expect(late.getByRole('combobox', { name: shell('country.label') })).toBeEnabled();

  await price.getByRole('button', { name: shop('price.chooseCountry') }).click();
  await chooseCountry(page, /Taiwan/);
  await expect(price).toContainText('180');
  await expect(price.getByRole('button', { name: shop('price.chooseCountry') })).toBeHidden();

  await chooseCountry(late, /Japan/);
  const dialog = late.getByRole('dialog', { name: shell('country.where') });
  await expect(dialog).toContainText('Taiwan');
  await expect(dialog).toContainText(shell('country.stays'));
  expect(await person.ask('{ me { country } }')).toEqual({ me: { country: 'tw' } });
});

test('some of the cart is paid, and a bill of before in another tab gives way to what is left of it', async ({ page, context }) => {
  const COINS = 500;
  const person = await newPerson('Two Tabs', { coins: COINS });
  await signIn(page, person.name);
  const [tide, bakery] = [await storeIdOf(person, 'Letters to the Tide'), await storeIdOf(person, 'The Night Bakery')];
  const [tidePrice = 0, bakeryPrice = 0] = await pricesOf(person, tide, bakery);
  const billIn = (tab: Page) => tab.getByRole('dialog', { name: shop('bill.title') });
  const totalIn = (tab: Page) => billIn(tab).getByRole('row', { name: startingWith(shop('bill.total')) });
  const confirmIn = (tab: Page) => billIn(tab).getByRole('button', { name: shop('bill.confirm') });

  const add = 'mutation Add($id: ID!) { addCartStore(store_id: $id) { uuid } }';
  for (const id of [tide, bakery]) await person.ask(add, { id });
  await page.goto(`/store?state=${writeReturnState({ action: 'open-bill', storeIds: [tide, bakery], cart: true })}`);
  await expect(totalIn(page)).toContainText(String(tidePrice + bakeryPrice));

  const other = await context.newPage();
  await other.goto('/cart');
  await other.getByRole('checkbox', { name: shop('cart.choose', { name: 'Letters to the Tide' }) }).uncheck();
  await other.getByRole('button', { name: shop('cart.checkout', { count: 1 }) }).click();
  await expect(totalIn(other)).toContainText(String(bakeryPrice));
  await confirmIn(other).click();
  await expect(billIn(other)).toBeHidden();

  await confirmIn(page).click();
  await expect(billIn(page).getByText(shell('errors.quote/changed'))).toBeVisible();
  await expect(totalIn(page)).toContainText(String(tidePrice));
  await confirmIn(page).click();
  await expect(billIn(page)).toBeHidden();
  const money = await person.ask('{ me { wallet { meowcent } } findStoreOrder { totalCount } }');
  expect(money).toEqual({ me: { wallet: { meowcent: COINS - tidePrice - bakeryPrice } }, findStoreOrder: { totalCount: 2 } });
});

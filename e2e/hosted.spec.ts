import type { Page } from '@playwright/test';
import { barriersOn } from './support/check-pages.ts';
import { expect, signIn, test } from './support/meowtale.ts';
import { newPerson, type Person } from './support/people.ts';
import { payAtSandbox } from './support/reader.ts';
import { ENGLISH, localeTextsOf, visitorAt } from './support/visitor.ts';

test.setTimeout(180_000);

const { shop, shell } = ENGLISH;
const ANYWHERE = /the server responded with a status of 4\d\d/;

/** The address that the wallet returns to a person, as their other programs get it. */
async function addressFor(person: Person, action: 'recharge' | 'payment-log', amount?: number): Promise<URL> {
  const question = 'mutation Add($action: String!, $amount: Coins) { addHostedPage(action: $action, amount: $amount) { url } }';
  const { addHostedPage } = await person.ask<{ addHostedPage: { url: string } }>(question, { action, amount });
  return new URL(addHostedPage.url);
}

const accountOf = (page: Page, person: Person) => page.getByText(shop('hosted.account', { name: person.nickname }), { exact: true });
const errorOf = (page: Page, code: string) => page.getByRole('alert').filter({ hasText: shell(`errors.${code}`) });
const coinsOf = async (person: Person) =>
  (await person.ask<{ me: { wallet: { meowcent: number } } }>('{ me { wallet { meowcent } } }')).me.wallet.meowcent;

test('coins are bought on a hosted page without a sign-in, once per address', async ({ page, browser, watched }) => {
  const person = await newPerson('Far Reader');
  const address = await addressFor(person, 'recharge', 250);
  expect(address.search, 'the address carries no token of the session').not.toContain(person.token);
  expect(Buffer.from(address.searchParams.get('data') ?? '', 'base64').toString()).not.toContain(person.token);

  await page.goto(address.pathname + address.search);
  await expect(accountOf(page, person)).toBeVisible();
  await expect(page, 'what opened it stays in no history').toHaveURL(/\/hosted\/recharge$/);
  expect(await barriersOn(page)).toEqual([]);
  await expect(page.getByRole('radio', { name: /^250 / })).toBeChecked();
  await payAtSandbox(visitorAt(page), page.getByRole('main'), 'pay');
  await expect(page.getByText(shop('topUp.outcome.paid'))).toBeVisible();
  expect(await coinsOf(person)).toBe(250);

  // Whoever finds the address later.
  const later = await (await browser.newContext({ baseURL: address.origin })).newPage();
  watched.forgive(ANYWHERE);
  await later.goto(address.pathname + address.search);
  await expect(errorOf(later, 'hosted/credential-used')).toBeVisible();
  expect(await barriersOn(later)).toEqual([]);
});

test('a changed address, or one of another page or person, is rejected with the reason', async ({ page, watched }) => {
  const [owner, other] = [await newPerson('Page Owner'), await newPerson('Page Finder')];
  watched.forgive(ANYWHERE);
  const log = await addressFor(owner, 'payment-log');
  await page.goto(`/hosted/recharge${log.search}`);
  await expect(errorOf(page, 'hosted/credential-invalid')).toBeVisible();
  await page.goto('/zh-TW/hosted/payment-log?data=nothing');
  await expect(page.getByRole('alert')).toHaveText(localeTextsOf('zh-TW').shell('errors.hosted/credential-invalid'));

  await signIn(page, other.name);
  await page.goto(log.pathname + log.search);
  await expect(errorOf(page, 'hosted/credential-foreign')).toBeVisible();
  await page.getByRole('button', { name: shop('hosted.openAnew') }).click();
  await expect(accountOf(page, other), 'one’s own page is a click away').toBeVisible();
  await expect(page.getByText(shop('paymentLog.emptyTitle'))).toBeVisible();
});

test('from the account log each page opens in a tab of its own, and a reload asks for a new address', async ({ page }) => {
  const person = await newPerson('Log Reader', { coins: 500 });
  await signIn(page, person.name);
  await page.goto('/account-log');
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: shop('paymentLog.title') }).click(),
  ]);
  await expect(accountOf(tab, person)).toBeVisible();
  await expect(tab).toHaveURL(/\/hosted\/payment-log$/);
  const row = tab.getByRole('row').filter({ hasText: '500' });
  await expect(row).toContainText(shop('paymentLog.outcome.paid'));
  await expect(row).toContainText('$5.00');
  expect(await barriersOn(tab)).toEqual([]);
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await tab.setViewportSize(size);
    await expect.poll(() => tab.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `fits ${size.width}`).toBe(true);
  }

  await tab.reload();
  await expect(tab.getByText(shop('hosted.noCredential'))).toBeVisible();
  await tab.getByRole('button', { name: shop('hosted.openAnew') }).click();
  await expect(row).toBeVisible();
});

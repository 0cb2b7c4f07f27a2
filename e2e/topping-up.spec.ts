import { writeReturnState } from '@meowtale/web-kit/return-state';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from './support/meowtale.ts';
import { CUT_OFF, cutNext } from './support/network.ts';
import { booksOf, countSent, decide, openTopUp, pricesOf, startPayment } from './support/paying.ts';
import { newPerson, storeIdOf } from './support/people.ts';
import { ENGLISH } from './support/visitor.ts';
import { startingWith } from './support/words.ts';

test.setTimeout(180_000);

// Each journey ends with a check of the ledger: after any click, loss or error, nothing was charged twice.

const { shell, shop, sandbox } = ENGLISH;
const MINUTE_MS = 60_000;

const errorIn = (tab: Page) => tab.getByRole('dialog', { name: shell('error.title') });

test('a payment without a response is polled, never repeated; paid late and reported twice it credits its coins once', async ({
  page,
  browser,
}) => {
  const person = await newPerson('Late Payer');
  await page.clock.install();
  await signIn(page, person.name);
  const started = countSent(page, 'StartPayment');
  const topUp = await openTopUp(page);
  const payment = await startPayment(page, topUp.getByRole('button', { name: shop('topUp.pay') }));

  await page.clock.fastForward(MINUTE_MS + 1000);
  await expect(topUp.getByText(shop('topUp.outcome.timeout'))).toBeVisible();
  await topUp.getByRole('button', { name: shop('topUp.again') }).click();
  await expect(topUp.getByText(shop('topUp.waiting'))).toBeVisible();

  await page.clock.fastForward(MINUTE_MS + 1000);
  await expect(topUp.getByText(shop('topUp.outcome.timeout'))).toBeVisible();
  await topUp.getByRole('button', { name: shop('popup.close') }).click();
  await expect(topUp).toBeHidden();

  // On another device, from which no tab comes back here.
  const device = await browser.newContext();
  const [first, twin] = [await device.newPage(), await device.newPage()];
  for (const tab of [first, twin]) await tab.goto(payment.url());
  await decide(first, 'pay');
  await decide(twin, 'pay');
  await expect(twin.getByRole('heading', { name: sandbox('paid') })).toBeVisible();

  // The popup knows which payment was left, and hears now how it ended.
  await page
    .getByRole('banner')
    .getByRole('button', { name: startingWith('0 meow coins') })
    .click();
  await expect(topUp.getByText(shop('topUp.outcome.paid'))).toBeVisible();
  await topUp.getByRole('button', { name: shop('topUp.done') }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: startingWith('100 meow coins') })).toBeVisible();
  expect(started()).toBe(1);
  expect(await booksOf(person)).toEqual({ moved: [['topup', 100]], coins: 100, orders: 0 });
});

test('a blocked tab, a payment that is declined and one that is left cost nothing; a question that is lost is asked again', async ({
  page,
  watched,
}) => {
  watched.forgive(CUT_OFF);
  const person = await newPerson('Third Try');
  await signIn(page, person.name);
  let topUp = await openTopUp(page);
  const started = countSent(page, 'StartPayment');
  await page.evaluate(() => {
    window.open = () => null;
  });
  await topUp.getByRole('button', { name: shop('topUp.pay') }).click();
  await expect(errorIn(page)).toContainText(shell('errors.pay/new-tab-prevent'));
  const reloads = page.waitForEvent('load');
  await errorIn(page)
    .getByRole('button', { name: shell('common.ok'), exact: true })
    .click();
  await reloads;
  expect(started(), 'nothing was begun').toBe(0);

  topUp = await openTopUp(page);
  const pay = topUp.getByRole('button', { name: shop('topUp.pay') });
  await cutNext(page, { operation: 'PaymentState' }, 'going');
  await decide(await startPayment(page, pay), 'decline');
  await expect(topUp.getByText(shop('topUp.outcome.failed'))).toBeVisible();
  await topUp.getByRole('button', { name: shop('topUp.again') }).click();
  await decide(await startPayment(page, pay), 'leave');
  await expect(topUp.getByText(shop('topUp.outcome.left'))).toBeVisible();
  await topUp.getByRole('button', { name: shop('topUp.back') }).click();
  await decide(await startPayment(page, pay), 'pay');
  await expect(topUp.getByText(shop('topUp.outcome.paid'))).toBeVisible();
  expect(await booksOf(person)).toEqual({ moved: [['topup', 100]], coins: 100, orders: 0 });
});

test('an order that waits asks for what its bill lacks, and the top-up pays it, once', async ({ page }) => {
  const COINS = 100;
  const person = await newPerson('Patient Buyer', { coins: COINS });
  const bakery = await storeIdOf(person, 'The Night Bakery');
  const { findStoreQuote: quote } = await person.ask<{ findStoreQuote: { uuid: string; total: number } }>(
    'query Bill($id: ID!) { findStoreQuote(store_id: $id) { uuid total } }',
    { id: bakery },
  );
  await person.ask(
    'mutation Wait($quote: ID!) { addStoreOrder(quote_uuid: $quote, idempotency_key: $quote, awaitTopUp: true) { orders { state } } }',
    { quote: quote.uuid },
  );
  const missing = quote.total - COINS;
  await signIn(page, person.name);
  await page.goto('/my-game');
  await page.getByRole('button', { name: shop('orders.payNamed', { name: 'The Night Bakery' }) }).click();
  const topUp = page.getByRole('dialog', { name: shop('topUp.title') });
  await expect(topUp.getByRole('radio', { name: startingWith(`${missing} `) })).toBeChecked();
  await decide(await startPayment(page, topUp.getByRole('button', { name: shop('topUp.pay') })), 'pay');
  await expect(page.getByText(shop('bill.paid', { count: 1 }))).toBeVisible();
  await expect(topUp).toBeHidden();
  await expect(page.getByRole('button', { name: shop('library.refundNamed', { name: 'The Night Bakery' }) })).toBeVisible();
  expect(await booksOf(person)).toEqual({
    moved: [
      ['topup', COINS],
      ['topup', missing],
      ['order', -quote.total],
    ],
    coins: 0,
    orders: 1,
  });
});

test('an order waits for its top-up; paid late in another tab, it is bought once and the bill shows it', async ({ page }) => {
  const COINS = 100;
  const person = await newPerson('Trusting Buyer', { coins: COINS });
  const bakery = await storeIdOf(person, 'The Night Bakery');
  const [price = 0] = await pricesOf(person, bakery);
  await signIn(page, person.name);
  await page.goto(`/store?state=${writeReturnState({ action: 'open-bill', storeIds: [bakery] })}`);
  const bill = page.getByRole('dialog', { name: shop('bill.title') });
  await bill.getByRole('checkbox', { name: shop('bill.awaits') }).check();
  await bill.getByRole('button', { name: shop('bill.addCredit') }).click();
  const topUp = page.getByRole('dialog', { name: shop('topUp.title') });
  const payment = await startPayment(page, topUp.getByRole('button', { name: shop('topUp.pay') }));
  await topUp.getByRole('button', { name: shop('popup.close') }).click();
  await expect(bill.getByText(startingWith(shop('bill.waits', { when: '{{when}}' }).split('{{')[0] ?? ''))).toBeVisible();
  expect(await booksOf(person)).toEqual({ moved: [['topup', COINS]], coins: COINS, orders: 0 });

  await decide(payment, 'pay');
  await expect.poll(() => payment.isClosed(), 'the payment’s own tab closes').toBe(true);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(bill).toBeHidden();
  await expect(page.getByText(shop('bill.paid', { count: 1 }))).toBeVisible();
  expect(await booksOf(person)).toEqual({
    moved: [
      ['topup', COINS],
      ['topup', price - COINS],
      ['order', -price],
    ],
    coins: 0,
    orders: 1,
  });
});

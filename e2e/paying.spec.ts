import { writeReturnState } from '@meowtale/web-kit/return-state';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from './support/meowtale.ts';
import { CUT_OFF, cutNext } from './support/network.ts';
import { ageBills, booksOf, countSent, decide, openTopUp, pricesOf, startPayment } from './support/paying.ts';
import { demoPerson, newPerson, storeIdOf } from './support/people.ts';
import { putOnSale, submitFullListing, submitPrice } from './support/submission.ts';
import { ENGLISH, toastOf, visitorAt } from './support/visitor.ts';
import { startingWith } from './support/words.ts';

test.setTimeout(180_000);

// Each journey ends with a check of the ledger: after any click, loss or error, nothing was charged twice.

const { shell, shop } = ENGLISH;

const billIn = (tab: Page) => tab.getByRole('dialog', { name: shop('bill.title') });
const totalIn = (tab: Page) => billIn(tab).getByRole('row', { name: startingWith(shop('bill.total')) });
const confirmIn = (tab: Page) => billIn(tab).getByRole('button', { name: shop('bill.confirm') });
const billOf = (storeIds: string[]) => `/store?state=${writeReturnState({ action: 'open-bill', storeIds })}`;

test('one bill in two tabs and a double click buy once; several works by an address put nothing into the cart', async ({
  page,
  context,
}) => {
  const person = await newPerson('Two Hands', { coins: 1000 });
  await signIn(page, person.name);
  const [bakery, tide] = [await storeIdOf(person, 'The Night Bakery'), await storeIdOf(person, 'Letters to the Tide')];
  const [price = 0] = await pricesOf(person, bakery);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(billOf([bakery]));
    await expect(totalIn(tab)).toContainText(String(price));
  }
  const sent = countSent(page, 'PayStore');
  await confirmIn(page).dblclick();
  await expect(toastOf(visitorAt(page), shop('bill.paid', { count: 1 }))).toBeVisible();
  expect(sent()).toBe(1);
  await confirmIn(other).click();
  await expect(billIn(other).getByText(shell('errors.order/already-owned'))).toBeVisible();
  await expect(confirmIn(other)).toBeDisabled();

  await other.goto(billOf([bakery, tide]));
  await expect(billIn(other).getByText(shop('bill.leftOut'))).toBeVisible();
  await expect(confirmIn(other)).toBeEnabled();
  expect(await person.ask('{ findCartStore { totalCount } }')).toEqual({ findCartStore: { totalCount: 0 } });
  expect(await booksOf(person)).toEqual({
    moved: [
      ['topup', 1000],
      ['order', -price],
    ],
    coins: 1000 - price,
    orders: 1,
  });
});

test('a price that rose and a discount that ended leave the bill as it was shown; once it is old the new one is shown before it is paid', async ({
  page,
  context,
}) => {
  const [maker, staff] = [await newPerson('Price Setter', { creator: true }), await demoPerson('staff')];
  const name = `The Dear Hut ${Date.now().toString(36)}`;
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const activity = { percentage_discount: 10, type: 'custom', started_at: day(-0.5), ended_at: day(7) } as const;
  const listing = await submitFullListing(maker, name, { list: [{ country: 'us', meowcent: 499 }], activity });
  await putOnSale(maker, staff, listing);
  const [quick, slow] = [await newPerson('Quick Buyer', { coins: 1000 }), await newPerson('Slow Buyer', { coins: 1000 })];
  const late = await (await context.browser()?.newContext())?.newPage();
  if (!late) throw new Error('a browser without a second window');
  for (const [tab, person] of [
    [page, quick],
    [late, slow],
  ] as const) {
    await signIn(tab, person.name);
    await tab.goto(billOf([listing.store]));
    await expect(totalIn(tab)).toContainText('450');
  }
  await putOnSale(maker, staff, await submitPrice(maker, listing.store, { list: [{ country: 'us', meowcent: 599 }] }));
  await expect.poll(() => pricesOf(slow, listing.store), { timeout: 60_000 }).toEqual([599]);

  await confirmIn(page).click();
  await expect(toastOf(visitorAt(page), shop('bill.paid', { count: 1 }))).toBeVisible();
  expect((await booksOf(quick)).moved.at(-1)).toEqual(['order', -450]);

  await ageBills(slow);
  await confirmIn(late).click();
  await expect(billIn(late).getByText(shell('errors.quote/expired'))).toBeVisible();
  await expect(totalIn(late)).toContainText('599');
  expect(await booksOf(slow)).toMatchObject({ coins: 1000, orders: 0 });
  await confirmIn(late).click();
  await expect(billIn(late)).toBeHidden();
  expect(await booksOf(slow)).toEqual({
    moved: [
      ['topup', 1000],
      ['order', -599],
    ],
    coins: 401,
    orders: 1,
  });
});

test('amounts at and beyond their limits: adding credit by an address, and a reward', async ({ page, watched }) => {
  watched.forgive(/popup store\.top-up was given a wrong input/);
  const person = await newPerson('Exact Giver', { coins: 100 });
  await signIn(page, person.name);
  for (const wrong of [0, -5, 1.5]) {
    await page.goto(`/store?state=${writeReturnState({ action: 'open-top-up', amountCoins: wrong })}`);
    await expect(page).toHaveURL(/\/store$/);
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  const topUp = await openTopUp(page, 1_000_001);
  await expect(topUp.getByText(shop('topUp.limit', { maximum: '1,000,000' }))).toBeVisible();
  await openTopUp(page, 1);
  await expect(topUp.getByRole('radio', { name: startingWith('1 meow coin') })).toBeChecked();

  await page.goto(`/store/${await storeIdOf(person, 'Signal Box Seven')}`);
  await page.getByRole('button', { name: shop('buy.reward') }).click();
  const reward = page.getByRole('dialog', { name: shop('reward.title') });
  const amount = reward.getByRole('spinbutton', { name: shop('reward.amount') });
  const act = reward.getByRole('button', { name: shop('bill.confirm') }).or(reward.getByRole('button', { name: shop('bill.addCredit') }));
  const write = async (text: string) => {
    await amount.fill(text);
    await amount.blur();
  };
  for (const [text, fault] of [
    ['0', shop('reward.fault.whole', { minimum: 50 })],
    ['49', shop('reward.fault.whole', { minimum: 50 })],
    ['75', shop('reward.fault.multiple', { minimum: 50 })],
    ['all of it', shop('reward.fault.whole', { minimum: 50 })],
  ] as const) {
    await write(text);
    await expect(reward.getByText(fault)).toBeVisible();
    await expect(act).toBeDisabled();
  }
  await write('50');
  await reward.getByRole('button', { name: shop('reward.less'), exact: true }).click();
  await expect(amount, 'a step below the minimum is ignored').toHaveValue('50');
  await write('-50');
  await expect(act).toBeDisabled();
  await write('9999999');
  await reward.getByRole('button', { name: shop('reward.more'), exact: true }).click();
  await expect(amount, 'and one above the maximum').toHaveValue('1000000');
  await expect(reward.getByRole('row', { name: startingWith(shop('bill.remain')) })).toContainText('999,900');
  await write('100');
  await expect(act).toHaveText(shop('bill.confirm'));
  await act.click();
  await expect(toastOf(visitorAt(page), shop('reward.paid'))).toBeVisible();
  expect(await booksOf(person)).toEqual({
    moved: [
      ['topup', 100],
      ['order', -100],
    ],
    coins: 0,
    orders: 1,
  });
});

test('offline in the middle of a reward: what was typed stays, and however the answer was lost it is paid once', async ({
  page,
  context,
  watched,
}) => {
  watched.forgive(CUT_OFF);
  const person = await newPerson('Tunnel Rider', { coins: 500 });
  await signIn(page, person.name);
  await page.goto(`/store/${await storeIdOf(person, 'Signal Box Seven')}`);
  await page.getByRole('button', { name: shop('buy.reward') }).click();
  const reward = page.getByRole('dialog', { name: shop('reward.title') });
  const amount = reward.getByRole('spinbutton', { name: shop('reward.amount') });
  await amount.fill('150');
  await amount.blur();
  const confirm = reward.getByRole('button', { name: shop('bill.confirm') });
  await expect(confirm).toBeEnabled();

  await context.setOffline(true);
  await confirm.click();
  await expect(reward.getByText(shell('errors.other/network-request-failed'))).toBeVisible();
  await expect(amount).toHaveValue('150');
  await context.setOffline(false);
  await cutNext(page, { operation: 'PayStore' }, 'coming back');
  await confirm.click();
  await expect(reward.getByText(shop('bill.outcomeUnknown'))).toBeVisible();
  await expect(amount).toHaveValue('150');
  await confirm.click();
  await expect(toastOf(visitorAt(page), shop('reward.paid'))).toBeVisible();
  // Whoever was refused without a network hears of what was paid after it.
  await expect(page.getByRole('banner').getByRole('button', { name: startingWith('350 meow coins') })).toBeVisible();
  expect(await booksOf(person)).toEqual({
    moved: [
      ['topup', 500],
      ['order', -150],
    ],
    coins: 350,
    orders: 1,
  });
});

test('a plan is declined, then paid once for two clicks, and its payment’s own tab closes', async ({ page }) => {
  const person = await newPerson('Plan Buyer');
  await signIn(page, person.name);
  await page.goto(`/store?state=${writeReturnState({ action: 'open-plans' })}`);
  const plans = page.getByRole('dialog', { name: shop('plans.title') });
  const pay = plans.getByRole('button', { name: shop('plans.pay') });
  await expect(pay).toBeEnabled();
  const started = countSent(page, 'BuyPlan');
  await decide(await startPayment(page, pay), 'decline');
  await expect(plans.getByText(shop('topUp.outcome.failed'))).toBeVisible();
  await plans.getByRole('button', { name: shop('topUp.again') }).click();
  const opens = page.context().waitForEvent('page');
  await pay.dblclick();
  const payment = await opens;
  expect(started(), 'one for each that was decided on').toBe(2);
  await decide(payment, 'pay');
  await expect(plans.getByText(shop('plans.paid'))).toBeVisible();
  await expect.poll(() => payment.isClosed(), 'the payment’s own tab closes').toBe(true);
  const bought = await person.ask<{ me: { user_vip: { started_at: string; ended_at: string; state: number }[] } }>(
    '{ me { user_vip { state started_at ended_at } } }',
  );
  const days = bought.me.user_vip.map(({ started_at, ended_at }) => (Date.parse(ended_at) - Date.parse(started_at)) / 86_400_000);
  expect(days).toEqual([30]);
  expect(await booksOf(person), 'no coin moves for a plan').toEqual({ moved: [], coins: 0, orders: 0 });
});

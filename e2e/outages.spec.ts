import type { Locator, Page } from '@playwright/test';
import { expect, signIn } from './support/meowtale.ts';
import { buy, demoPerson, newPerson, storeIdOf } from './support/people.ts';
import { test } from './support/stack.ts';
import { localeTextsOf, toastOf, visitorAt } from './support/visitor.ts';
import { startingWith } from './support/words.ts';

// DESIGN §11: the part is ended, what must still work is done, and what the page says is read.

/** What the browser itself says of an answer with an error's status. */
const REFUSED_BY_A_RESTING_PART = /Failed to load resource: the server responded with a status of 50[234]/;
const LISTINGS_REST = 'The store is unavailable right now. A story you have open keeps working.';
const LANTERN = 'The Lantern Keeper';

// A part that is held down is given a minute to end and a minute to come back.
test.setTimeout(180_000);
test.beforeEach(({ watched }) => watched.forgive(REFUSED_BY_A_RESTING_PART));

/** Presses "Try again" until `wanted` is visible: the page notices a restarted service at its next request. */
const tryAgainUntil = (page: Page, wanted: Locator) =>
  expect(async () => {
    const retry = page.getByRole('button', { name: 'Try again' }).first();
    if (await retry.isVisible()) await retry.click();
    await expect(wanted).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 60_000 });

const toLibrary = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Library' }).click();

test('with the catalogue down an open bill is paid, the library names the work, and a top-up arrives', async ({
  page,
  context,
  outage,
}) => {
  const person = await newPerson('Night Buyer', { coins: 500 });
  await signIn(page, person.name);
  await page.goto(`/store/${await storeIdOf(person, LANTERN)}`);
  await page.getByRole('button', { name: 'Buy now' }).click();
  const bill = page.getByRole('dialog', { name: 'Your bill' });
  await expect(bill.getByRole('row', { name: /^Total/ })).toContainText('180');

  await outage.holdDown('svc-catalog');
  await bill.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Bought. It is in your library.')).toBeVisible();
  await toLibrary(page);
  await expect(page.getByRole('row', { name: new RegExp(LANTERN) })).toBeVisible();
  await expect(page.getByText(LISTINGS_REST).first()).toBeVisible();
  const staffPage = await context.newPage();
  await staffPage.goto('/lobby');
  await expect(staffPage.getByText('Listings are unavailable right now. Try again in a moment.')).toBeVisible();
  await staffPage.close();

  await page.getByRole('button', { name: 'Add credit' }).click();
  const topUp = page.getByRole('dialog', { name: 'Add credit' });
  const opening = context.waitForEvent('page');
  await topUp.getByRole('button', { name: 'Pay in a new tab' }).click();
  const payment = await opening;
  await payment.getByRole('button', { name: /^Pay/ }).click();
  await expect(topUp.getByText('Payment received. The coins are in your balance.')).toBeVisible();
  await topUp.getByRole('button', { name: 'Done' }).click();

  await outage.letGo('svc-catalog');
  await page.reload();
  // 500 that were there, less 180, and the smallest plan of 100.
  await expect(page.getByRole('button', { name: /^420 meow coins/ })).toBeVisible();
});

test('with the catalogue down an opened work continues, and one whose page is open starts', async ({ page, outage }) => {
  const person = await newPerson('Night Reader', { coins: 200 });
  const store = await storeIdOf(person, LANTERN);
  await buy(person, store);
  await signIn(page, person.name);
  await page.goto(`/store/${store}`);
  const play = page.getByRole('link', { name: 'Play', exact: true });
  await expect(play).toBeVisible();

  await outage.holdDown('svc-catalog');
  await play.click();
  const work = page.frameLocator('iframe');
  await work.getByRole('button', { name: /Climb to the lamp room/ }).click();
  await expect(work.getByText(/Glass on every side/)).toBeVisible();
  await expect(page.getByRole('status')).toContainText('Saved only in this browser for now');
});

test('with the catalogue down the loaded list stays, a new page shows the outage, and a retry loads it', async ({ page, outage }) => {
  await page.goto('/store?tag=cats');
  const shelf = page.getByRole('main').getByRole('link', { name: new RegExp(`^${LANTERN}`) });
  await expect(shelf).toBeVisible();

  await outage.holdDown('svc-catalog');
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'GL' }).click();
  await expect(page.getByText(LISTINGS_REST)).toBeVisible();
  await page.goBack();
  await expect(shelf).toBeVisible();

  await page.reload();
  await expect(page.getByText(LISTINGS_REST)).toBeVisible();
  await expect(header.getByRole('link', { name: 'All ages' })).toBeVisible();
  await outage.letGo('svc-catalog');
  await tryAgainUntil(page, shelf);
});

test('with the wallet down people browse and play what they own, prices are shown, and buying shows the outage', async ({
  page,
  outage,
}) => {
  const person = await newPerson('Window Shopper', { coins: 200 });
  const [owned, wanted] = [await storeIdOf(person, LANTERN), await storeIdOf(person, 'Letters to the Tide')];
  await buy(person, owned);
  await signIn(page, person.name);

  await outage.holdDown('svc-wallet');
  await page.goto('/store?tag=sea');
  const card = page.getByRole('main').getByRole('link', { name: /^Letters to the Tide/ });
  await expect(card).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: new RegExp(`^${LANTERN}`) })).toBeVisible();
  await page.goto(`/store/${wanted}`);
  await expect(page.getByRole('complementary', { name: 'Buy and play' })).toContainText('240');
  await page.getByRole('button', { name: 'Buy now' }).click();
  const bill = page.getByRole('dialog', { name: 'Your bill' });
  await expect(bill).toContainText('Payments are unavailable right now. You can see prices, but not buy.');
  await bill.getByRole('button', { name: 'Cancel' }).click();

  await page.goto(`/store/${owned}`);
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await expect(page.frameLocator('iframe').getByRole('button', { name: /Climb to the lamp room/ })).toBeVisible();

  await page.goto('/lobby/income');
  await expect(page.getByRole('main')).toContainText('The wallet is unavailable right now. Your earnings are safe; try again in a moment.');
});

test('with the drama service down its tab shows the outage, and input is saved once it is back', async ({ page, outage }) => {
  const person = await newPerson('Night Writer');
  const { addDrama } = await person.ask<{ addDrama: { uuid: string } }>(
    'mutation { addDrama(drama: { title: "The Last Ferry Home" }) { uuid } }',
  );
  await signIn(page, person.name);
  await page.goto(`/set-drama/${addDrama.uuid}`);
  const prompt = page.getByRole('textbox', { name: 'Prompt', exact: true });
  await expect(prompt).toBeVisible();

  await outage.holdDown('svc-drama-ai');
  await prompt.fill('Fog, always fog.');
  await expect(page.getByText('The drama service can’t be reached')).toBeVisible();
  await page.reload();
  await expect(prompt).toHaveValue('Fog, always fog.');
  await expect(page.getByText('The drama service can’t be reached')).toBeVisible();

  const other = await page.context().newPage();
  await other.goto('/lobby/drama');
  await expect(other.getByText('The drama editor is unavailable right now. Everything else on Meowtale works.')).toBeVisible();
  await other.goto('/store?tag=cats');
  await expect(other.getByRole('link', { name: new RegExp(`^${LANTERN}`) })).toBeVisible();

  await outage.letGo('svc-drama-ai');
  await tryAgainUntil(page, page.getByText(/^Saved at/));
  const { findDrama } = await person.ask<{ findDrama: { list: { prompt: string }[] } }>('{ findDrama { list { prompt } } }');
  expect(findDrama.list).toEqual([{ prompt: 'Fog, always fog.' }]);
});

test('with NATS down people buy and play; another tab shows that the library is delayed; on return all shares are paid', async ({
  page,
  context,
  outage,
}) => {
  const person = await newPerson('Patient Buyer', { coins: 200 });
  const store = await storeIdOf(person, LANTERN);
  await signIn(page, person.name);
  await page.goto(`/store/${store}`);

  await outage.holdDown('nats');
  await page.getByRole('button', { name: 'Buy now' }).click();
  await page.getByRole('dialog', { name: 'Your bill' }).getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await expect(page.frameLocator('iframe').getByRole('button', { name: /Climb to the lamp room/ })).toBeVisible();

  const other = await context.newPage();
  await other.goto(`/store/${store}`);
  await expect(other.getByText('Your library will update in a moment.')).toBeVisible();

  const { findStoreOrder } = await person.ask<{ findStoreOrder: { list: { uuid: string }[] } }>('{ findStoreOrder { list { uuid } } }');
  const creator = await demoPerson('creator');
  const shares = async () => {
    const question =
      'query Sold($id: ID!) { findStoreOrderBySeller(store_id: $id, q: { pageSize: 100 }) { list { uuid fee owner_share } } }';
    const { findStoreOrderBySeller } = await creator.ask<{ findStoreOrderBySeller: { list: { uuid: string }[] } }>(question, { id: store });
    return findStoreOrderBySeller.list.find(({ uuid }) => uuid === findStoreOrder.list[0]?.uuid);
  };
  expect(await shares()).toMatchObject({ fee: null, owner_share: null });

  await outage.letGo('nats');
  // 180 coins: 30 % are 54, and the owner takes what remains.
  await expect.poll(shares, { timeout: 60_000 }).toMatchObject({ fee: 54, owner_share: 126 });
  await expect(async () => {
    await other.reload();
    await expect(other.getByRole('link', { name: 'Play', exact: true })).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 60_000 });
});

test('with PostgreSQL down an open bill and its page stay, paying shows the outage, and the same press later pays once', async ({
  page,
  outage,
}) => {
  const texts = localeTextsOf('ja-JP');
  const { shop } = texts;
  const person = await newPerson('Steady Buyer', { coins: 500 });
  const store = await storeIdOf(person, LANTERN);
  await signIn(page, person.name);
  await page.goto(texts.at(`/store/${store}`));
  await page.getByRole('button', { name: shop('buy.now') }).click();
  const bill = page.getByRole('dialog', { name: shop('bill.title') });
  const total = bill.getByRole('row', { name: startingWith(shop('bill.total')) });
  const confirm = bill.getByRole('button', { name: shop('bill.confirm') });
  await expect(total).toContainText('180');
  // The dialog hides the page from the accessibility tree.
  const heading = page.locator('main h1');
  const title = (await heading.textContent()) ?? '';

  await outage.holdDown('postgres');
  await confirm.click();
  await expect(bill.getByText(shop('error.down.wallet'))).toBeVisible();
  await expect(total).toContainText('180');
  await expect(heading).toHaveText(title);

  await outage.letGo('postgres');
  await confirm.click();
  await expect(toastOf({ ...visitorAt(page), texts }, shop('bill.paid', { count: 1 }))).toBeVisible();
  const money = await person.ask('{ me { wallet { meowcent } } findStoreOrder { list { store_id price } } }');
  expect(money).toEqual({ me: { wallet: { meowcent: 320 } }, findStoreOrder: { list: [{ store_id: store, price: 180 }] } });
});

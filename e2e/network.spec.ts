import type { Page } from '@playwright/test';
import { pictures } from './support/files.ts';
import { expect, signIn, test } from './support/meowtale.ts';
import { CUT_OFF, cutNext, doThrice } from './support/network.ts';
import { newPerson, storeIdOf } from './support/people.ts';
import { payAtSandbox, storyIn } from './support/reader.ts';
import { ENGLISH, toastOf, visitorAt } from './support/visitor.ts';
import { holding, startingWith } from './support/words.ts';

test.setTimeout(180_000);

const { kit, shell, shop, lobby } = ENGLISH;
const LANTERN = 'The Lantern Keeper';
const NO_NETWORK = shell('errors.other/network-request-failed');
/** A change whose connection was lost may have been made: the browser doesn't say where it was lost. */
const UNKNOWN = shell('errors.other/outcome-unknown');

const errorDialog = (page: Page) => page.getByRole('dialog', { name: shell('error.title') });
const closeError = (page: Page) =>
  errorDialog(page)
    .getByRole('button', { name: shell('common.ok'), exact: true })
    .click();

test('a step whose connection breaks shows the error, keeps the input, and is done once', async ({ page, watched }) => {
  watched.forgive(CUT_OFF);
  const person = await newPerson('Cut Off', { coins: 100 });
  const store = await storeIdOf(person, LANTERN);
  const comment = `The cat knew, ${Date.now().toString(36)}.`;
  await signIn(page, person.name);

  await test.step('the list', async () => {
    await page.goto('/about-us');
    await cutNext(page, { operation: 'Home' }, 'going');
    await page
      .getByRole('banner')
      .getByRole('link', { name: shell('nav.allAge') })
      .click();
    await expect(page.getByText(shop('list.failed'))).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('button', { name: shop('error.retry') })
      .click();
    // A row that staff chose, in the seed: what is new depends on who has released since.
    const row = page.getByRole('region', { name: 'For a rainy evening' });
    await expect(row.getByRole('link', { name: startingWith(LANTERN) })).toBeVisible();
  });

  await test.step('into the cart', async () => {
    await page.goto(`/store/${store}`);
    const add = page.getByRole('button', { name: shop('cart.add') });
    for (const cut of ['going', 'coming back'] as const) {
      await cutNext(page, { operation: 'AddToCart' }, cut);
      await add.click();
      await expect(errorDialog(page).getByText(UNKNOWN)).toBeVisible();
      await closeError(page);
    }
    // The answer was lost, but the page has asked what is in the cart.
    await page.getByRole('link', { name: shop('cart.inCart') }).click();
    const cart = await person.ask('{ findCartStore { totalCount } }');
    expect(cart).toEqual({ findCartStore: { totalCount: 1 } });
  });

  await test.step('the bill, the top-up, and what is paid', async () => {
    await cutNext(page, { operation: 'CartQuote' }, 'coming back');
    await page.getByRole('button', { name: shop('cart.checkout', { count: 1 }) }).click();
    const bill = page.getByRole('dialog', { name: shop('bill.title') });
    await expect(bill.getByText(NO_NETWORK)).toBeVisible();
    await bill.getByRole('button', { name: shop('error.retry') }).click();
    await bill.getByRole('button', { name: shop('bill.addCredit') }).click();
    const topUp = page.getByRole('dialog', { name: shop('topUp.title') });
    const exact = topUp.getByRole('radio', { name: holding('80') }).first();
    await expect(exact).toBeChecked();
    for (const cut of ['going', 'coming back'] as const) {
      await cutNext(page, { operation: 'StartPayment' }, cut);
      await topUp.getByRole('button', { name: shop('topUp.pay') }).click();
      await expect(topUp.getByText(UNKNOWN)).toBeVisible();
      await expect(exact, 'what was chosen stays').toBeChecked();
    }
    await cutNext(page, { operation: 'PaymentState' }, 'coming back');
    const payment = await payAtSandbox(visitorAt(page), topUp, 'pay');
    await expect(topUp.getByText(shop('topUp.outcome.paid'))).toBeVisible();
    await payment.close();
    await topUp.getByRole('button', { name: shop('topUp.done') }).click();
    const confirm = bill.getByRole('button', { name: shop('bill.confirm') });
    // A second press within half a second is none, and these are meant to be three.
    const press = async () => {
      await expect(confirm).not.toHaveAttribute('aria-busy', 'true');
      await confirm.click({ delay: 600 });
    };
    await doThrice(page, { operation: 'PayCart' }, press, bill.getByText(shop('bill.outcomeUnknown')));
    await expect(toastOf(visitorAt(page), shop('bill.paid', { count: 1 }))).toBeVisible();
    const money = await person.ask('{ me { wallet { meowcent } } findStoreOrder { totalCount } }');
    expect(money).toEqual({ me: { wallet: { meowcent: 0 } }, findStoreOrder: { totalCount: 1 } });
  });

  await test.step('a story is read on, and its place is kept', async () => {
    await page.goto(`/store/${store}/fullscreen`);
    const { frame, choices, pageNumber } = storyIn(visitorAt(page));
    // Last: above it the page may say that it is offline.
    const status = page.getByRole('status').last();
    await expect(choices.first()).toBeVisible();
    await cutNext(page, { operation: 'SetPlaySave' }, 'coming back');
    await choices.first().click();
    await expect(status).toHaveText(shop('play.save.failed'));
    await choices.first().click();
    await expect(status).toHaveText(shop('play.save.saved'));
    await expect(frame.getByText(ENGLISH.player('conflict'))).toHaveCount(0);
    await page.context().setOffline(true);
    await choices.first().click();
    await expect(pageNumber).toHaveText('Page 4');
    await expect(status).toHaveText(shop('play.save.failed'));
    await page.context().setOffline(false);
    await expect(status).toHaveText(shop('play.save.saved'));
  });

  await test.step('a comment', async () => {
    await page.goto(`/store/${store}`);
    const field = page.getByRole('textbox', { name: shop('comments.yours') });
    await field.fill(comment);
    await doThrice(
      page,
      { operation: 'AddStoreComment' },
      () => page.getByRole('button', { name: shop('comments.send'), exact: true }).click(),
      errorDialog(page).getByText(UNKNOWN),
      async () => {
        await closeError(page);
        await expect(field, 'what was typed stays').toHaveValue(comment);
      },
    );
    await expect(toastOf(visitorAt(page), shop('comments.added'))).toBeVisible();
    await expect(page.getByText(comment)).toHaveCount(1);
  });
});

test('the first press on Buy without a network loses no comment that was being written', async ({ page, watched }) => {
  watched.forgive(CUT_OFF);
  watched.forgive(/Loading (?:CSS )?chunk/);
  const person = await newPerson('Half Said', { coins: 200 });
  const store = await storeIdOf(person, LANTERN);
  await signIn(page, person.name);
  await page.goto(`/store/${store}`);
  const field = page.getByRole('textbox', { name: shop('comments.yours') });
  await field.fill('The lamp was lit before');
  const now = page.getByRole('button', { name: shop('buy.now') });
  await page.context().setOffline(true);
  await now.click();
  // What the page was still fetching may say so too.
  await expect(page.getByRole('dialog').getByText(NO_NETWORK)).toBeVisible();
  await expect(field, 'what was typed stays').toHaveValue('The lamp was lit before');
  await page.context().setOffline(false);
  await page.keyboard.press('Escape');
  await now.click();
  const bill = page.getByRole('dialog', { name: shop('bill.title') });
  await expect(bill.getByRole('button', { name: shop('bill.confirm') })).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('The lamp was lit before');
});

test('a creator’s app, its file, a listing and its words are cut off, and each is made once', async ({ page, context, watched }) => {
  watched.forgive(CUT_OFF);
  const maker = await newPerson('Cut Maker', { creator: true });
  const images = await pictures(46);
  await signIn(page, maker.name);

  await test.step('an app and its story', async () => {
    await page.goto('/lobby');
    await page
      .getByRole('button', { name: lobby('apps.create') })
      .first()
      .click();
    const form = page.getByRole('dialog', { name: lobby('setApp.create') });
    await form.getByLabel(startingWith(lobby('apps.name'))).fill('Torn Twice');
    await cutNext(page, { path: '/files/upload' }, 'coming back');
    const logo = form.getByLabel(startingWith(lobby('setApp.logo'))).first();
    await logo.setInputFiles(images.logo);
    await expect(form.getByText(NO_NETWORK)).toBeVisible();
    await logo.setInputFiles(images.logo);
    await expect(form.getByText('logo.png')).toBeVisible();
    const make = form.getByRole('button', { name: lobby('setApp.add') });
    await doThrice(page, { operation: 'AddApp' }, () => make.click(), form.getByText(UNKNOWN));
    const popup = page.getByRole('dialog', { name: lobby('uploadPopup.title', { name: 'Torn Twice' }) });
    const file = popup.getByLabel(startingWith(lobby('uploadPopup.file'))).first();
    const story = { name: 'torn.ink', mimeType: 'text/plain', buffer: Buffer.from('Snow.\n* [Open the door]\n  Light.\n- -> END') };
    await doThrice(page, { operation: 'SetAppUpload' }, () => file.setInputFiles(story), popup.getByText(UNKNOWN));
    await expect(popup).toBeHidden();
    const { findApp } = await maker.ask<{ findApp: object }>('{ findApp { list { name } } }');
    expect(findApp).toEqual({ list: [{ name: 'Torn Twice' }] });
  });

  await test.step('a listing, and words that save themselves', async () => {
    await page.goto('/lobby/stores');
    await page
      .getByRole('button', { name: lobby('stores.create') })
      .first()
      .click();
    const popup = page.getByRole('dialog', { name: lobby('newListing.title') });
    await popup.getByRole('radio').first().check();
    const make = popup.getByRole('button', { name: lobby('newListing.create') });
    await doThrice(page, { operation: 'AddStore' }, () => make.click(), popup.getByText(UNKNOWN));
    await page.waitForURL(/\/set-store\/[0-9a-f-]{36}/);
    const author = page.getByLabel(startingWith(lobby('information.author'))).first();
    const status = page.getByRole('banner').getByRole('status');
    await cutNext(page, { operation: 'SaveStoreSubmit' }, 'coming back');
    // Shown for the two seconds until the next attempt: awaited in the page, which checks each frame.
    const failure = status.filter({ hasText: kit('save.failed') }).waitFor();
    await author.fill('Ink Maker');
    await failure;
    await expect(status).toHaveText(startingWith(kit('save.saved', { time: '' }).trim()));
    await context.setOffline(true);
    await author.fill('Ink Maker & Daughters');
    await expect(page.getByText(shell('offline.title'))).toBeVisible();
    await expect(status).toHaveText(kit('save.offline'));
    await expect(author, 'what was typed stays').toHaveValue('Ink Maker & Daughters');
    await context.setOffline(false);
    await expect(status).toHaveText(startingWith(kit('save.saved', { time: '' }).trim()));
    const { findStoreMe } = await maker.ask<{ findStoreMe: object }>('{ findStoreMe { totalCount } }');
    expect(findStoreMe).toEqual({ totalCount: 1 });
  });
});

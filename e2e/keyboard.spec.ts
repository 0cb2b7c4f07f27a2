import type { Page } from '@playwright/test';
import { PASSWORD } from './support/account.ts';
import { pictures } from './support/files.ts';
import { enter, expectKeptIn, leave, press, tabTo } from './support/keyboard.ts';
import { expect, test } from './support/meowtale.ts';
import { waitForHydration } from './support/page-state.ts';
import { newPerson } from './support/people.ts';
import { storyIn } from './support/reader.ts';
import { ENGLISH, toastOf, visitorAt } from './support/visitor.ts';
import { holding, startingWith } from './support/words.ts';

const { kit, shell, shop, lobby, player, sandbox } = ENGLISH;
const LANTERN = 'The Lantern Keeper';
const COMMENT = `The cat knew, ${Date.now().toString(36)}.`;

/** Waits until the page is hydrated and shows the account: from then on no render replaces the focused element. */
async function expectSignedIn(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: startingWith(shell('account.menu', { name: '' })) })).toBeVisible();
  await waitForHydration(page);
}

/** Types what a form asks for and sends it by Enter. */
async function signInByKeys(page: Page, name: string): Promise<void> {
  await page.goto('/sign-in');
  await tabTo(page, page.getByRole('textbox', { name: startingWith(shell('signIn.email')) }));
  await page.keyboard.type(`${name}@meowtale.example`);
  await press(page, 'Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: startingWith(shell('account.menu', { name: '' })) })).toBeVisible();
}

test('by the keyboard alone a player finds a work, buys it, plays it and comments on it', async ({ page, context }) => {
  test.setTimeout(360_000);
  const person = await newPerson('Keys Only');
  await signInByKeys(page, person.name);

  await test.step('past the header, and into a menu and out of it', async () => {
    await page.goto('/store');
    await expectSignedIn(page);
    const account = page.getByRole('button', { name: shell('account.menu', { name: person.nickname }) });
    await press(page, 'Tab');
    await expect(page.getByRole('link', { name: shell('nav.skip') })).toBeFocused();
    await page.keyboard.press('Enter');
    await press(page, 'Tab');
    const inMain = () => page.getByRole('main').evaluate((main) => main.contains(document.activeElement));
    await expect.poll(inMain, 'the skip link leads into the page').toBe(true);
    await tabTo(page, account, 'Shift+Tab');
    await page.keyboard.press('Enter');
    const menu = page.getByRole('menu');
    await expect(menu).toBeVisible();
    await press(page, 'ArrowDown');
    await press(page, 'ArrowDown');
    await leave(page, menu, account);
    const language = page.getByRole('contentinfo').getByRole('button', { name: startingWith(shell('account.language')) });
    await enter(page, language);
    const languages = page.getByRole('dialog', { name: shell('language.title') });
    await expectKeptIn(page, languages);
    await leave(page, languages, language);
  });

  const detail = await test.step('a filter is chosen from its list, and the work opens', async () => {
    await page.goto('/store');
    await expectSignedIn(page);
    await enter(page, page.getByRole('button', { name: shop('filters.title'), exact: true }));
    const drawer = page.getByRole('dialog', { name: shop('filters.title') });
    await expectKeptIn(page, drawer);
    const filter = drawer.getByRole('combobox', { name: shop('filters.language') });
    await tabTo(page, filter);
    await page.keyboard.press('ArrowDown');
    const list = page.getByRole('listbox', { name: shop('filters.language') });
    await expect(list).toBeVisible();
    await leave(page, list, filter);
    await page.keyboard.press('ArrowDown');
    await expect(list).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await enter(page, drawer.locator('[type="submit"]'));
    await expect(page).toHaveURL(/language=/);
    // A tag that no other work has.
    await page.goto('/store?tag=cats');
    await expectSignedIn(page);
    const opens = context.waitForEvent('page');
    await enter(page, page.getByRole('main').getByRole('link', { name: startingWith(LANTERN) }));
    const opened = await opens;
    await expectSignedIn(opened);
    return opened;
  });

  await test.step('into the cart, to the bill, to the payment and back, and paid', async () => {
    await enter(detail, detail.getByRole('button', { name: shop('cart.add') }));
    await expect(detail.getByRole('link', { name: shop('cart.inCart') }), 'what takes the place of a button takes its focus').toBeFocused();
    await detail.keyboard.press('Enter');
    const checkout = detail.getByRole('button', { name: shop('cart.checkout', { count: 1 }) });
    await enter(detail, checkout);
    const bill = detail.getByRole('dialog', { name: shop('bill.title') });
    await expectKeptIn(detail, bill);
    await leave(detail, bill, checkout);
    await detail.keyboard.press('Enter');
    const addCredit = bill.getByRole('button', { name: shop('bill.addCredit') });
    await enter(detail, addCredit);
    const topUp = detail.getByRole('dialog', { name: shop('topUp.title') });
    const currency = topUp.getByRole('combobox', { name: shop('topUp.currency') });
    await tabTo(detail, currency);
    await detail.keyboard.press('ArrowDown');
    await expect(topUp.getByRole('listbox')).toBeVisible();
    await leave(detail, topUp.getByRole('listbox'), currency);
    await expect(topUp, 'Escape closes one thing at a time').toBeVisible();
    await leave(detail, topUp, addCredit);
    await detail.keyboard.press('Enter');
    const exact = topUp.getByRole('radio', { name: /180/ });
    await tabTo(detail, exact);
    await press(detail, 'ArrowRight');
    await expect(exact).not.toBeChecked();
    await press(detail, 'ArrowLeft');
    await expect(exact).toBeChecked();
    const opens = context.waitForEvent('page');
    await enter(detail, topUp.getByRole('button', { name: shop('topUp.pay') }));
    const payment = await opens;
    await enter(payment, payment.getByRole('button', { name: sandbox('pay'), exact: true }));
    await expect(topUp.getByText(shop('topUp.outcome.paid'))).toBeVisible();
    await payment.close();
    await detail.bringToFront();
    await enter(detail, topUp.getByRole('button', { name: shop('topUp.done') }));
    await expect(topUp).toBeHidden();
    await enter(detail, bill.getByRole('button', { name: shop('bill.confirm') }));
    const toast = toastOf(visitorAt(detail), shop('bill.paid', { count: 1 }));
    await expect(toast).toBeVisible();
    // A notice covers the foot of the page for a while.
    await expect(toast).toBeHidden();
  });

  await test.step('plays with Enter, a number and Backspace, opens the log by L, and comes out of the story again', async () => {
    await enter(detail, detail.getByRole('banner').getByRole('link', { name: shell('header.library') }));
    await enter(detail, detail.getByRole('link', { name: shop('library.playNamed', { name: LANTERN }) }));
    const { choices, frame, pageNumber } = storyIn(visitorAt(detail));
    await enter(detail, choices.first());
    await expect(pageNumber).toHaveText('Page 2');
    await detail.keyboard.press('1');
    await expect(pageNumber).toHaveText('Page 3');
    await detail.keyboard.press('l');
    const log = frame.getByRole('dialog', { name: player('log.title') });
    await expect(log.getByRole('listitem')).toHaveCount(3);
    await expect(log.getByRole('listitem').last()).toBeInViewport();
    await detail.keyboard.press('Escape');
    await expect(log).toBeHidden();
    await detail.keyboard.press('Backspace');
    await expect(pageNumber).toHaveText('Page 2');
    const back = detail.getByRole('link', { name: shop('play.back') });
    await tabTo(detail, back, 'Shift+Tab');
    await detail.keyboard.press('Enter');
    await expect(detail.getByRole('heading', { level: 1, name: LANTERN })).toBeVisible();
  });

  await test.step('and says something of it', async () => {
    await tabTo(detail, detail.getByRole('textbox', { name: shop('comments.yours') }));
    await detail.keyboard.type(COMMENT);
    await enter(detail, detail.getByRole('button', { name: shop('comments.send'), exact: true }));
    await expect(detail.getByRole('paragraph').filter({ hasText: COMMENT })).toBeVisible();
  });
});

test('by the keyboard alone a creator makes a listing and fills its form in', async ({ page }) => {
  test.setTimeout(360_000);
  const person = await newPerson('Keys Maker', { creator: true });
  await signInByKeys(page, person.name);
  const images = await pictures(45);

  await test.step('chooses a platform by arrows', async () => {
    await page.goto('/lobby/stores');
    const create = page.getByRole('button', { name: lobby('stores.create') }).first();
    await enter(page, create);
    const popup = page.getByRole('dialog', { name: lobby('newListing.title') });
    await expectKeptIn(page, popup);
    await leave(page, popup, create);
    await page.keyboard.press('Enter');
    await tabTo(page, popup.getByRole('radio').first());
    await press(page, 'ArrowDown');
    await press(page, 'ArrowUp');
    await expect(popup.getByRole('radio').first()).toBeChecked();
    await enter(page, popup.getByRole('button', { name: lobby('newListing.create') }));
    await page.waitForURL(/\/set-store\/[0-9a-f-]{36}/);
  });

  await test.step('adds a language, its words and a picture', async () => {
    await tabTo(page, page.getByRole('combobox', { name: lobby('information.addLanguage') }));
    await page.keyboard.type('English');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByLabel(startingWith(lobby('information.name'))).first());
    await page.keyboard.type('The Hut');
    await press(page, 'Tab');
    await page.keyboard.type('A night in a hut.');
    const chooses = page.waitForEvent('filechooser');
    await tabTo(page, page.getByLabel(startingWith(lobby('information.cover1to1'))).first());
    await page.keyboard.press('Enter');
    await (await chooses).setFiles(images.cover1to1);
    await expect(page.getByText('square.jpg')).toBeVisible();
  });

  await test.step('a category, a radio, a tick, and on to the prices and their calendar', async () => {
    const category = page.getByRole('combobox', { name: startingWith(lobby('information.category')) });
    await tabTo(page, category);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('radio', { name: lobby('serial.ongoing') }));
    await press(page, 'ArrowRight');
    await expect(page.getByRole('radio', { name: lobby('serial.completed') })).toBeChecked();
    const web = page.getByRole('checkbox', { name: lobby('system.web') });
    const ticked = await web.isChecked();
    await tabTo(page, web);
    await press(page, 'Space');
    await expect(web).toBeChecked({ checked: !ticked });
    const tabs = page.getByRole('navigation', { name: lobby('editor.tabs') });
    await tabTo(page, tabs.getByRole('link', { name: lobby('editor.tab.price') }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByLabel(startingWith(lobby('price.coins'))).first());
    await page.keyboard.type('499');
    await enter(page, page.getByRole('button', { name: lobby('price.add') }));
    await tabTo(page, page.getByRole('radio', { name: startingWith(lobby('discount.kinds.none')) }));
    await press(page, 'ArrowDown');
    const days = page.getByRole('grid', { name: lobby('discount.days') });
    await tabTo(page, days.getByRole('button', { pressed: true }).first());
    await press(page, 'ArrowRight');
    await press(page, 'Enter');
    await expect(page.getByText(lobby('discount.pickLast'))).toBeVisible();
    await press(page, 'PageDown');
    await press(page, 'Enter');
    await expect(page.getByText(lobby('discount.pickFirst'))).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: holding(kit('save.saved', { time: '' }).trim()) })).toBeVisible();
  });
});

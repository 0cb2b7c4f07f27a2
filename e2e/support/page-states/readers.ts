import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { PageFixtures, PageState } from '../page-fixtures.ts';
import { click, inOrder, openList, press, says, withPopup } from './acts.ts';

/** One's own page, with a new credential. */
const openHosted = click('Open from my account');

const uncover = async (page: Page) => {
  await click('Show comment')(page);
  await expect(page.getByRole('button', { name: 'Hide comment' }).first()).toBeVisible();
};

/** Opens a mail's link with a valid code. */
const freshLink = async (page: Page) => {
  const good = { email: 'player@meowtale.example', requestType: 'PASSWORD_RESET' };
  await page.route(/accounts:resetPassword/, (route) => route.fulfill({ json: good, headers: { 'access-control-allow-origin': '*' } }));
  await page.goto('/reset-password?oobCode=good');
  await says('Account: player@meowtale.example')(page);
  await page.unroute(/accounts:resetPassword/);
};

export const guestStates = ({ owned, author, site, article, beside, rewarded, adult }: PageFixtures): PageState[] => [
  { name: 'home', path: '/' },
  { name: 'list', path: '/store' },
  { name: 'list, nothing found', path: '/store?priceMin=999999' },
  { name: 'list, its orders open', path: '/store', act: openList('Sort by') },
  { name: 'list, searched within filters', path: '/store?keyword=night&sale=1&tag=night&without=horror' },
  { name: 'list, its filters open', path: '/store?tag=sea', act: inOrder(click('Filters: 1'), openList('Language')) },
  { name: 'home of the other platform', path: '/?platform=meowtale-open' },
  { name: 'list behind the adult gate', path: '/store?category=boy-bl' },
  { name: 'detail', path: `/store/${owned}` },
  { name: 'detail, its price reduced', path: `/store/${beside}`, act: says('Lowest price of the 30 days before') },
  { name: 'detail, its price the buyer’s, an uncovered comment', path: `/store/${rewarded}`, act: uncover },
  { name: 'detail behind the adult gate', path: `/store/${adult}`, act: says('你是否已年滿 18 歲？') },
  { name: 'creator', path: `/creator/${author}` },
  { name: 'creator, adult works behind the gate', path: `/creator/${author}?category=boy-r18` },
  { name: 'no such creator', path: '/creator/0190a5d0-0000-7000-8000-000000000001' },
  { name: 'play without the right', path: `/store/${owned}/fullscreen` },
  { name: 'cart, signed out', path: '/cart' },
  { name: 'library, signed out', path: '/my-game' },
  { name: 'account log, signed out', path: '/account-log' },
  { name: 'hosted recharge, without a credential', path: '/hosted/recharge' },
  { name: 'payment’s tab, come back', path: '/payment-return?to=%2Fmy-game', act: says('You can close this tab') },
  { name: 'sign in', path: '/sign-in' },
  {
    name: 'sign in, refused',
    path: '/sign-in',
    act: async (page) => {
      await page.getByLabel(/^Email/).fill('nobody');
      await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByText('Enter an email address')).toBeVisible();
    },
  },
  { name: 'sign up', path: '/sign-up' },
  {
    name: 'sign up, the name taken',
    path: '/sign-up',
    act: async (page) => {
      await page.getByLabel(/^Name/).fill('Lamplight Press');
      await page.getByLabel(/^Email/).fill('newcomer@meowtale.example');
      await page.getByRole('textbox', { name: /^Password/ }).fill('lighthouse-7');
      await page.getByRole('main').locator('form').getByRole('button', { name: 'Create account', exact: true }).click();
      await expect(page.getByText('A creator already uses this name')).toBeVisible();
    },
  },
  { name: 'verify the address, signed out', path: '/verify-email' },
  { name: 'forgotten password', path: '/reset-password' },
  { name: 'forgotten password, to be chosen anew', path: '/reset-password', act: freshLink },
  {
    name: 'forgotten password, its link used',
    path: '/reset-password?oobCode=used',
    act: says('This link has expired or was already used'),
  },
  { name: 'not found', path: '/nowhere' },
  ...['/about-us', '/employment', '/privacy', '/terms', '/mobile-tip'].map((path) => ({ name: path, path })),
  { name: 'sign in, as a popup', path: '/store', act: press('Sign in') },
  { name: 'forgotten password, in the popup', path: '/store', act: inOrder(press('Sign in'), click('Forgot your password?')) },
  { name: 'languages, as a popup', path: '/store', act: press('Language') },
  { name: 'detail beyond the adult gate', path: `/store/${adult}`, act: inOrder(click(/^是，/), says('About the creator')) },
  withPopup('plans, signed out', '/store', { action: 'open-plans' }),
  { name: 'public site', path: `http://s-${site}.localhost:3006/` },
  { name: 'an article of it', path: `http://s-${site}.localhost:3006/articles/${article}` },
  { name: 'no such site', path: 'http://s-nobody-has-this.localhost:3006/' },
];

const chooseCountry = (name: RegExp) => async (page: Page) => {
  await expect(page.getByRole('combobox', { name: 'Country' })).toBeEnabled();
  await openList('Country')(page);
  await page.getByRole('option', { name }).click();
  await page.getByRole('button', { name: 'Choose', exact: true }).click();
};

export const freshStates = ({ wanted }: PageFixtures): PageState[] => [
  { name: 'detail, before a country is chosen', path: `/store/${wanted}`, act: says('Choose your country') },
  withPopup('country, to be chosen', '/store', { action: 'open-country' }),
  {
    ...withPopup('country, asked once more', '/store', { action: 'open-country' }),
    act: inOrder(chooseCountry(/Deutschland · Germany$/), says('Do you live here: Germany?')),
  },
  { name: 'cart, empty', path: '/cart' },
  { name: 'library, empty', path: '/my-game' },
  { name: 'account log, empty', path: '/account-log' },
  { name: 'hosted payment log, empty', path: '/hosted/payment-log', act: inOrder(openHosted, says('No payments yet')) },
  { name: 'notices, empty', path: '/notices' },
  { name: 'account, nobody followed', path: '/account', act: says('You don’t follow anyone yet') },
  { name: 'no receipt of mine', path: '/receipt/0190a5d0-0000-7000-8000-000000000001' },
  { name: 'dramas, empty', path: '/lobby/drama' },
  { name: 'apps, empty', path: '/lobby' },
  { name: 'the lobby on a phone', path: '/lobby', onPhone: true },
  { name: 'listings, empty', path: '/lobby/stores' },
  { name: 'income, empty', path: '/lobby/income' },
  { name: 'agent, for whoever is none', path: '/lobby/agent' },
  { name: 'account profile, empty', path: '/lobby/profile' },
  { name: 'website, before it has a name', path: '/lobby/marketing/website' },
  { name: 'new drama', path: '/set-drama' },
  { name: 'no such drama', path: '/set-drama/0190a5d0-0000-7000-8000-000000000001' },
  { name: 'no such listing of mine', path: '/set-store/0190a5d0-0000-7000-8000-000000000001' },
  { name: 'a page for staff', path: '/lobby/staff' },
];

const chosenCountry = async (page: Page) => {
  await page.getByRole('menuitem', { name: 'Country: United States' }).click();
  await expect(page.getByText('Your country can’t be changed any more.')).toBeVisible();
};

const followed = (page: Page) => expect(page.getByRole('button', { name: /^Unfollow / })).toBeVisible();

export const readerStates = ({ owned, wanted, beside, rewarded, order, author, payment }: PageFixtures): PageState[] => [
  { name: 'home', path: '/' },
  { name: 'detail of an owned work', path: `/store/${owned}` },
  {
    name: 'changing a comment',
    path: `/store/${owned}`,
    act: async (page) => {
      await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
      await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
    },
  },
  { name: 'detail of another', path: `/store/${wanted}` },
  { name: 'bill', path: `/store/${wanted}`, act: press('Buy now') },
  { name: 'cart', path: '/cart' },
  { name: 'bill of the cart', path: '/cart', act: press(/^Check out/) },
  { name: 'emptying the cart', path: '/cart', act: press('Empty the cart') },
  withPopup('bill of several', '/store', { action: 'open-bill', storeIds: [wanted, beside] }),
  { name: 'reward', path: `/store/${rewarded}`, act: press('Reward and play') },
  { name: 'country, chosen', path: '/store', act: inOrder(click(/^Account of/), chosenCountry) },
  { name: 'library', path: '/my-game' },
  { name: 'receipt', path: `/receipt/${order}` },
  { name: 'account, with a followed creator', path: '/account', act: followed },
  { name: 'account log', path: '/account-log' },
  { name: 'account log of silver', path: '/account-log?type=silver' },
  { name: 'hosted recharge', path: '/hosted/recharge', act: inOrder(openHosted, says('Currency')) },
  { name: 'hosted payment log', path: '/hosted/payment-log', act: inOrder(openHosted, says('Paid')) },
  { name: 'creator, signed in', path: `/creator/${author}` },
  { name: 'refund', path: '/my-game', act: press(/^Refund /) },
  { name: 'top-up', path: '/store', act: press(/Add credit$/) },
  withPopup('top-up of more than one payment brings', '/store', { action: 'open-top-up', amountCoins: 1_200_000 }),
  withPopup('plans', '/store', { action: 'open-plans' }),
  { name: 'top-up, its currencies open', path: '/store', act: inOrder(press(/Add credit$/), openList('Currency')) },
  { name: 'verified', path: '/verify-email' },
  {
    name: 'account menu',
    path: '/store',
    act: async (page) => {
      await page.getByRole('button', { name: /^Account of/ }).click();
      await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    },
  },
  {
    name: 'player in its frame',
    path: `/store/${owned}/fullscreen`,
    act: (page) => expect(page.frameLocator('iframe').getByRole('button', { name: /Climb to the lamp room/ })).toBeVisible(),
  },
  { name: 'payment at the sandbox', path: payment },
];

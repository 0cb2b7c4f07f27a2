import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Cast, Sight } from './cast.ts';

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
  await expect(page.getByRole('dialog').last()).toBeVisible();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
};

export const guestSights = ({ owned, site }: Cast): Sight[] => [
  { name: 'home', path: '/' },
  { name: 'list', path: '/store' },
  { name: 'list, nothing found', path: '/store?priceMin=999999' },
  { name: 'list behind the adult gate', path: '/store?category=boy-bl' },
  { name: 'detail', path: `/store/${owned}` },
  { name: 'play without the right', path: `/store/${owned}/fullscreen` },
  { name: 'cart, signed out', path: '/cart' },
  { name: 'library, signed out', path: '/my-game' },
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
  { name: 'verify the address, signed out', path: '/verify-email' },
  { name: 'not found', path: '/nowhere' },
  ...['/about-us', '/employment', '/privacy', '/terms', '/mobile-tip'].map((path) => ({ name: path, path })),
  { name: 'sign in, as a popup', path: '/store', act: press('Sign in') },
  { name: 'languages, as a popup', path: '/store', act: press('Language') },
  { name: 'public site', path: `http://s-${site}.localhost:3006/` },
  { name: 'no such site', path: 'http://s-nobody-has-this.localhost:3006/' },
];

export const freshSights = (): Sight[] => [
  { name: 'cart, empty', path: '/cart' },
  { name: 'library, empty', path: '/my-game' },
  { name: 'dramas, empty', path: '/lobby/drama' },
  { name: 'apps, empty', path: '/lobby' },
  { name: 'listings, empty', path: '/lobby/stores' },
  { name: 'income, empty', path: '/lobby/income' },
  { name: 'website, before it has a name', path: '/lobby/marketing/website' },
  { name: 'new drama', path: '/set-drama' },
  { name: 'no such drama', path: '/set-drama/0190a5d0-0000-7000-8000-000000000001' },
  { name: 'no such listing of mine', path: '/set-store/0190a5d0-0000-7000-8000-000000000001' },
  { name: 'a page for staff', path: '/lobby/review' },
];

export const readerSights = ({ owned, wanted, payment }: Cast): Sight[] => [
  { name: 'home', path: '/' },
  { name: 'detail of an owned work', path: `/store/${owned}` },
  { name: 'detail of another', path: `/store/${wanted}` },
  { name: 'bill', path: `/store/${wanted}`, act: press('Buy now') },
  { name: 'cart', path: '/cart' },
  { name: 'bill of the cart', path: '/cart', act: press(/^Check out/) },
  { name: 'library', path: '/my-game' },
  { name: 'refund', path: '/my-game', act: press(/^Refund /) },
  { name: 'top-up', path: '/store', act: press(/Add credit$/) },
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

export const makerSights = ({ draft, drama }: Cast): Sight[] => [
  { name: 'apps', path: '/lobby' },
  { name: 'new app', path: '/lobby', act: press('New app') },
  { name: 'listings', path: '/lobby/stores' },
  { name: 'new listing', path: '/lobby/stores', act: press('New listing') },
  ...['', '/information', '/application', '/price', '/submit'].map((tab) => ({
    name: `listing${tab}`,
    path: `/set-store/${draft}${tab}`,
  })),
  { name: 'dramas', path: '/lobby/drama' },
  { name: 'new drama', path: '/lobby/drama', act: press('New drama') },
  { name: 'delete a drama', path: '/lobby/drama', act: press(/^Delete /) },
  { name: 'drama editor', path: `/set-drama/${drama}` },
  { name: 'website editor', path: '/lobby/marketing/website' },
];

export const staffSights = (): Sight[] => [
  { name: 'review, nobody waits', path: '/lobby/review' },
  { name: 'review, decided', path: '/lobby/review?queue=decided' },
];

/** Every page that asks for something, for the state in which nobody answers. */
export const failingSights = ({ owned, draft, drama }: Cast): Sight[] =>
  [
    '/',
    '/store',
    `/store/${owned}`,
    `/store/${owned}/fullscreen`,
    '/cart',
    '/my-game',
    '/lobby',
    '/lobby/stores',
    '/lobby/income',
    '/lobby/drama',
    '/lobby/marketing/website',
    `/set-drama/${drama}`,
    `/set-store/${draft}`,
  ].map((path) => ({ name: `${path.replaceAll(/[0-9a-f-]{36}/g, ':id')}, unanswered`, path }));

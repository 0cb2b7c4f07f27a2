import { expect } from '@playwright/test';
import type { PageFixtures, PageState } from '../page-fixtures.ts';
import { click, inOrder, openList, press, says } from './acts.ts';

const EDITOR_TABS = [
  '',
  '/information',
  '/application',
  '/GamePackageSettings',
  '/price',
  '/submit',
  '/publishing-check',
  '/package-review',
];

export const makerStates = ({ draft, waiting }: PageFixtures): PageState[] => [
  { name: 'apps', path: '/lobby' },
  { name: 'faults of an app', path: '/lobby', act: press(/errors? in the last file$/) },
  { name: 'new app', path: '/lobby', act: press('New app') },
  { name: 'new app, its languages open', path: '/lobby', act: inOrder(press('New app'), openList('Default language')) },
  { name: 'listings', path: '/lobby/stores' },
  { name: 'new listing', path: '/lobby/stores', act: press('New listing') },
  { name: 'new listing, by its address', path: '/set-store', act: says('Create listing') },
  ...EDITOR_TABS.map((tab) => ({ name: `draft${tab}`, path: `/set-store/${draft}${tab}` })),
  { name: 'draft, a discount from a day of the calendar', path: `/set-store/${draft}/price?from=2099-01-01`, act: says('You chose') },
  {
    name: 'promoters’ share, about to be set',
    path: '/lobby/marketing/distribution/management',
    act: press(/^Set promoters’ share of/),
  },
  {
    name: 'a day of all discounts',
    path: '/lobby/marketing/discounts',
    act: inOrder((page) => page.locator('[aria-current="date"]').click(), says('No discounts on this day.')),
  },
  { name: 'draft, languages in the game', path: `/set-store/${draft}/application`, act: openList('Languages in the game') },
  { name: 'draft, countries', path: `/set-store/${draft}/price`, act: openList('Country') },
  {
    name: 'draft, no such country',
    path: `/set-store/${draft}/price`,
    act: async (page) => {
      await openList('Country')(page);
      await page.getByRole('combobox', { name: 'Country' }).fill('Atlantis');
      await expect(page.getByText('No countries found')).toBeVisible();
    },
  },
  {
    name: 'draft, several countries at once',
    path: `/set-store/${draft}/price`,
    act: async (page) => {
      await page.getByRole('spinbutton', { name: 'Coins', exact: true }).fill('240');
      await page.getByRole('button', { name: 'Add price' }).click();
      await press('Add several countries')(page);
      await expect(page.getByRole('checkbox').nth(100)).toBeAttached();
    },
  },
  {
    name: 'draft, the calendar of a discount',
    path: `/set-store/${draft}/price`,
    act: async (page) => {
      await page.getByRole('radio', { name: /^Custom/ }).check();
      await expect(page.getByRole('button', { name: 'Next month' })).toBeVisible();
    },
  },
  ...EDITOR_TABS.map((tab) => ({ name: `listing that waits${tab}`, path: `/set-store/${waiting.store}${tab}` })),
  {
    name: 'writing an update',
    path: `/set-store/${draft}`,
    act: async (page) => {
      await page.getByRole('button', { name: 'Write an update' }).click();
      await expect(page.getByLabel('Private note').first()).toBeVisible();
    },
  },
];

export const sellerStates = ({ owned }: PageFixtures): PageState[] => [
  { name: 'income, with sales', path: '/lobby/income' },
  { name: 'sales of one country, to be chosen', path: '/lobby/income', act: press('Choose a country') },
  { name: 'no sales of a country', path: '/lobby/income?country=va' },
  { name: 'no sales in a role', path: '/lobby/income?scope=agent' },
  { name: 'apps in stores', path: '/lobby' },
  { name: 'account profile', path: '/lobby/profile' },
  { name: 'something more about oneself', path: '/lobby/profile', act: press('Add entry') },
  { name: 'erasing the account', path: '/lobby/profile', act: press('Delete my account') },
  { name: 'listings on sale', path: '/lobby/stores' },
  ...EDITOR_TABS.map((tab) => ({ name: `released listing${tab}`, path: `/set-store/${owned}${tab}` })),
];

/** Returns page states of a publisher who is asked to represent a submission. */
export const publisherStates = ({ waiting }: PageFixtures): PageState[] => {
  const open = `/lobby/agent?store=${waiting.store}`;
  const refuse = click('Decline');
  return [
    { name: 'agent, what is asked', path: '/lobby/agent' },
    { name: 'agent, nothing represented', path: '/lobby/agent?state=accepted' },
    { name: 'a listing that one is asked to represent', path: open },
    { name: 'agreeing to represent it', path: open, act: click('Accept') },
    { name: 'refusing to, with its fault', path: open, act: inOrder(refuse, refuse, says('Please write something here.')) },
    { name: 'its editor, for whoever is asked', path: `/set-store/${waiting.store}/submit` },
  ];
};

/** Returns page states of a submission, in this order: open, taken, rejected. */
export const staffStates = ({ waiting, owned }: PageFixtures): PageState[] => {
  const submission = `/lobby/staff?store=${waiting.store}&submit=${waiting.uuid}`;
  const refuse = click('Reject');
  return [
    { name: 'review, who waits', path: '/lobby/staff' },
    { name: 'review, under review', path: '/lobby/staff?state=reviewing' },
    { name: 'review, decided', path: '/lobby/staff?state=decided' },
    { name: 'people', path: '/lobby/staff/people' },
    { name: 'somebody about to be suspended', path: '/lobby/staff/people', act: press(/^Suspend /) },
    { name: 'refunds that wait', path: '/lobby/staff/refunds' },
    { name: 'refunds, declined', path: '/lobby/staff/refunds?state=declined' },
    { name: 'reported comments, none', path: '/lobby/staff/comments' },
    { name: 'payment differences, none', path: '/lobby/staff/payment-differences' },
    { name: 'silver that was given', path: '/lobby/staff/silver' },
    { name: 'silver about to be given', path: '/lobby/staff/silver?q=lamp', act: press(/^Give silver to /) },
    { name: 'granted plans', path: '/lobby/staff/plans' },
    { name: 'granted plans, ended early', path: '/lobby/staff/plans?state=over' },
    { name: 'a plan about to be granted', path: '/lobby/staff/plans?q=lamp', act: press(/^Grant .* a plan$/) },
    { name: 'a granted plan about to be ended', path: '/lobby/staff/plans', act: press(/^End Enterprise of /) },
    { name: 'an official notice', path: '/lobby/staff/notifications' },
    { name: 'promotions', path: '/lobby/staff/activities' },
    {
      name: 'a new promotion, with its faults',
      path: '/lobby/staff/activities?promotion=new',
      act: inOrder(click('Save promotion'), says('Enter at least the English name.')),
    },
    { name: 'listings to change', path: '/lobby/staff/stores?q=lantern' },
    { name: 'a released page to change, with its pictures', path: `/lobby/staff/stores?store=${owned}` },
    { name: 'home page, its picks', path: '/lobby/staff/home', act: says('On sale') },
    { name: 'home page of the other platform, its picks', path: '/lobby/staff/home?platform=meowtale-open', act: says('On sale') },
    { name: 'home page, a listing about to be picked', path: '/lobby/staff/home', act: press(/^Add a listing: Carousel/) },
    { name: 'audit log', path: '/lobby/staff/audit' },
    { name: 'what is live', path: '/lobby/staff/releases' },
    {
      name: 'a slice about to be switched off',
      path: '/lobby/staff/releases',
      act: inOrder(
        click('Change mf-store'),
        (page) => page.getByRole('menuitem', { name: 'Switch off' }).click(),
        says('Pages show a card'),
      ),
    },
    { name: 'dead letters, none', path: '/lobby/staff/dead-letters' },
    { name: 'submission that waits', path: submission },
    { name: 'submission, taken', path: submission, act: inOrder(click('Start review'), says('Approve')) },
    { name: 'refusal, its reasons open', path: submission, act: inOrder(refuse, openList(/^Reason/)) },
    { name: 'refusal, with its faults', path: submission, act: inOrder(refuse, refuse, says('Choose a reason.')) },
  ];
};

import type { Page } from '@playwright/test';
import type { PageFixtures, PageState } from '../page-fixtures.ts';
import { ENGLISH } from '../visitor.ts';
import { shaped, startingWith } from '../words.ts';
import { click, inOrder, press, says } from './acts.ts';

const { lobby, profile } = ENGLISH;

/** Pages of income, links, notices and the profile: with data, empty, and during an outage. */
export const ROOMS = [
  '/lobby/income/reconciliation',
  '/lobby/income/sales-report',
  '/lobby/income/withdrawal',
  '/lobby/marketing/ad-links',
  '/lobby/marketing/distribution',
  '/lobby/marketing/distribution/management',
  '/lobby/marketing/discounts',
  '/lobby/notification',
] as const;

export const roomsOf = (whose: string): PageState[] => ROOMS.map((path) => ({ name: `${path}, ${whose}`, path }));

/** The newest month, with its sales below its figures. */
const openMonth = async (page: Page) => {
  await page
    .getByRole('table', { name: lobby('income.tab.reconciliation') })
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('link', { name: lobby('reconciliation.back') }).waitFor();
};
const openSale = press(startingWith(lobby('waterfall.openNamed', { name: '' })));
/** As if one had signed in long ago. */
const asLongAgo = async (page: Page) => {
  const extensions = { code: 'auth/recent', status: 403, requestId: 'e2e' };
  await page.route('**/graphql', (route) => route.fulfill({ json: { data: null, errors: [{ message: '', extensions }] } }));
};
const prove = inOrder(asLongAgo, press(profile('export.start')), (page) => page.unroute('**/graphql'));
const bank = click(lobby('bank.change'));
const MONEY = '/lobby/income/withdrawal';

export const earnerStates = ({ owned, beside, settledMonth }: PageFixtures): PageState[] => [
  ...roomsOf('with something in it'),
  { name: 'marketing', path: '/lobby/marketing' },
  { name: 'ad links, none found', path: '/lobby/marketing/ad-links?q=zzzz', act: says(lobby('marketing.noneFound')) },
  { name: 'works to promote, none found', path: '/lobby/marketing/distribution?q=zzzz', act: says(lobby('marketing.noWorksFound')) },
  { name: 'notices, and what is told by mail', path: '/lobby/notification?settings=mail' },
  { name: 'a month of sales', path: '/lobby/income/reconciliation', act: openMonth },
  { name: 'a sale, divided', path: '/lobby/income/reconciliation', act: inOrder(openMonth, openSale) },
  { name: 'a month of sales, by its address', path: `/lobby/income/reconciliation?month=${settledMonth}` },
  { name: 'a settlement', path: `/lobby/income/settlement/${settledMonth}` },
  { name: 'promoting a work, by its address', path: `/lobby/marketing/promote/${beside}` },
  { name: 'the sales of one work', path: `/lobby/income/sales-report/${owned}` },
  { name: 'sales by work', path: '/lobby/income/sales-report?by=store' },
  { name: 'bank data, with its faults', path: MONEY, act: inOrder(bank, click(lobby('bank.save')), says(lobby('bank.unsaved'))) },
  {
    name: 'a withdrawal’s bill',
    path: MONEY,
    act: inOrder(press(lobby('withdrawal.open')), click(lobby('withdrawal.all')), says(lobby('withdrawal.bill'))),
  },
  { name: 'a withdrawal’s history', path: MONEY, act: press(startingWith(lobby('withdrawal.happenedNamed', { money: '' }))) },
  { name: 'taking a withdrawal back', path: MONEY, act: press(startingWith(lobby('withdrawal.cancelNamed', { money: '' }))) },
  {
    name: 'a new ad link',
    path: '/lobby/marketing/distribution',
    act: press(startingWith(lobby('marketing.newLinkNamed', { name: '' }))),
  },
  {
    name: 'promoting a work',
    path: '/lobby/marketing/distribution',
    act: press(startingWith(lobby('promote.openNamed', { name: '' }))),
  },
  {
    name: 'links of one’s own to a work',
    path: '/lobby/marketing/distribution/management',
    act: press(startingWith(lobby('marketing.ownLinksNamed', { name: '' }))),
  },
  {
    name: 'the end of a share, about to be said',
    path: '/lobby/marketing/distribution/management',
    act: press(shaped(lobby('marketing.deed.endNamed', { name: '{{name}}' }))),
  },
  { name: 'one’s data, once more with the password', path: '/lobby/profile', act: prove },
];

const payouts = (query: string) => `/lobby/staff/payouts?${query}`;
const rowMenu = click(startingWith(`${lobby('stores.actions')}:`));
const look = async (page: Page) => {
  await rowMenu(page);
  await page.getByRole('menuitem', { name: lobby('payouts.deed.look') }).click();
  await page.getByRole('dialog').waitFor();
};
const opened = async (page: Page) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('The bank asks.');
  await dialog.getByRole('button', { name: lobby('payouts.deed.look'), exact: true }).click();
  await says('123456789012')(page);
};
/** A statement whose sums no payout has. */
const chooseStatement = (payoutRun: string) => async (page: Page) => {
  const dialog = page.getByRole('dialog');
  const rows = ['reference,amount,status', `${payoutRun},0.01,paid`, `${payoutRun},0.02,returned`];
  const buffer = Buffer.from(`${rows.join('\n')}\n`);
  await dialog.getByLabel(startingWith(lobby('payouts.statement.file'))).setInputFiles({ name: 'may.csv', mimeType: 'text/csv', buffer });
  await says(lobby('payouts.statement.resultOf.unknown'))(page);
};

export const payoutStates = ({ payoutRun }: PageFixtures): PageState[] => [
  ...['waiting', 'taken', 'correcting', 'ended', 'runs'].map((queue) => ({
    name: `payouts, ${queue}`,
    path: payouts(`queue=${queue}`),
  })),
  { name: 'a payout about to be taken', path: payouts('queue=waiting'), act: press(startingWith(`${lobby('payouts.deed.take')}:`)) },
  { name: 'whole bank data, asked for', path: payouts('queue=waiting'), act: look },
  { name: 'whole bank data', path: payouts('queue=waiting'), act: inOrder(look, opened) },
  { name: 'a payout run', path: payouts(`run=${payoutRun}`) },
  { name: 'the file of a payout run', path: payouts(`run=${payoutRun}`), act: press(lobby('payouts.download', { format: 'CSV' })) },
  { name: 'a bank statement', path: payouts('queue=runs'), act: press(lobby('payouts.statement.open')) },
  {
    name: 'a bank statement that staff must look at',
    path: payouts('queue=runs'),
    act: inOrder(press(lobby('payouts.statement.open')), chooseStatement(payoutRun)),
  },
];

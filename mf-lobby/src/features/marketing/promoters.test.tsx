import { expect, jest, test } from '@jest/globals';
import { mira, Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import { link, links, mine, sales, terms, uuid, work } from './test-links.ts';

const distributed = { ...work, author: { __typename: 'UserPublic', uuid: work.author_id, nickname: 'Lamplight', is_staff: false } };
const found = (change: object = {}) => ({ findStore: { __typename: 'StoreList', list: [{ ...distributed, ...change }] } });
const sale = {
  __typename: 'SellerOrder',
  ...{ uuid: uuid('f1'), store_name: 'The Night Ferry', country: 'us', price: 499, state: 1, settled: 0 },
  ...{ my_share: 70, taken_back: null, promoter_rate: 0.2, ad_link_uid: link.uid, paid_at: '2026-11-20T12:00:00.000Z' },
};
const sold = sales(
  [
    sale,
    { ...sale, uuid: uuid('f2'), settled: 1, ad_link_uid: 'gone000000' },
    { ...sale, uuid: uuid('f3'), state: 4, my_share: null, taken_back: 70 },
  ],
  { __typename: 'SellerTotal', earned: 140, pending: 70, settled: 70, taken_back: 70 },
);
const row = (place: object, gross_units: number, returns: number, mine_: number) => ({
  ...{ __typename: 'SalesReportRow', id: JSON.stringify(place), month: null, ad_link_uid: null, ...place },
  ...{ gross_units, returns, revenue_share: { __typename: 'RevenueShare', mine: mine_ } },
});
const report = (...list: object[]) => ({ __typename: 'SalesReport', list });
const PROMOTE = `/lobby/marketing/promote/${work.uuid}`;
const promoter: Responses = {
  lobbyPromoted: () => found(),
  lobbyAdLinks: () => links(link),
  lobbyLinkNames: () => ({
    findStoreAdLink: { __typename: 'L', list: [{ __typename: 'S', uuid: link.uuid, uid: link.uid, name: link.name }] },
  }),
  lobbyLinkSales: () => sold,
  lobbyPromotedSums: () => ({
    months: report(row({ month: '2026-10' }, 0, 0, 0), row({ month: '2026-11' }, 3, 1, 140)),
    links: report(row({ ad_link_uid: link.uid }, 2, 1, 70), row({ ad_link_uid: 'gone000000' }, 1, 0, 70)),
  }),
};
const openPromote = (responses: Responses = {}) =>
  renderRoute(createSlice, 'promote', { responses: { ...promoter, ...responses }, at: PROMOTE, params: { id: work.uuid } });
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((each) => [...each.querySelectorAll('th, td')].map((cell) => cell.textContent));

test('a promoter’s sales of a work have share, amount and state, and sums in total, by month and by link', async () => {
  const asked = jest.fn((_variables: object) => sold);
  await openPromote({ lobbyLinkSales: asked });
  const table = await screen.findByRole('table', { name: 'Sales by your links' });
  await waitFor(() =>
    expect(rowsOf(table).map(([, ...cells]) => cells)).toEqual([
      ['The Night Ferry', 'Spring letter', 'United States', 'Pending', '499', '20%', '70'],
      ['The Night Ferry', 'gone000000', 'United States', 'Settled', '499', '20%', '70'],
      ['The Night Ferry', 'Spring letter', 'United States', 'Refunded', '499', '20%', '70 taken back'],
    ]),
  );
  const valueBeside = (name: string) =>
    [...document.querySelectorAll('dt')].find((term) => term.textContent === name)?.nextSibling?.textContent;
  expect(['Earned', 'Pending', 'Settled', 'Taken back'].map(valueBeside)).toEqual(['140', '70', '70', '70']);
  expect(rowsOf(await screen.findByRole('table', { name: 'By month' }))).toEqual([['November 2026', '3', '1', '140']]);
  expect(rowsOf(screen.getByRole('table', { name: 'By link' }))).toEqual([
    ['Spring letter', '2', '1', '70'],
    ['gone000000', '1', '0', '70'],
  ]);
  expect(asked).toHaveBeenCalledWith({ store: work.uuid, link: null, scope: 'promoter', q: { page: 1, pageSize: 30 } });
});

test('before the first sale by a link there is an empty state, and no sums by month', async () => {
  await openPromote({ lobbyLinkSales: () => sales() });
  expect(await screen.findByRole('heading', { name: 'No sales by your links yet' })).toBeVisible();
  expect(screen.queryByRole('table', { name: 'By month' })).toBeNull();
});

test('during an outage of the wallet the link stays, and the sales have an error', async () => {
  const down = () => {
    throw new Refusal({ code: 'service/unavailable', status: 503, service: 'wallet' });
  };
  await openPromote({ lobbyLinkSales: down });
  expect(await screen.findByText('These sales can’t be shown right now')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Address' })).toBeVisible();
});

test('on one’s own work there is no list of a promoter’s sales', async () => {
  const asked = jest.fn(() => sold);
  await openPromote({ lobbyPromoted: () => found({ author_id: mira.uuid }), lobbyLinkSales: asked });
  expect(await screen.findByRole('textbox', { name: 'Address' })).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
});

test('a link to one’s own work shows the share as its owner, with its sales', async () => {
  const own = { ...link, store: { ...work, author_id: mira.uuid }, visit_days: [], visit_sources: [] };
  const sale_days = [{ __typename: 'AdLinkSaleDay', day: '2026-11-02', order_count: 2, refund_count: 1, revenue: 350 }];
  const asked = jest.fn((_variables: object) => sales([{ ...sale, my_share: 350, promoter_rate: null }]));
  const responses = { lobbyAdLinkDays: () => links({ ...own, sale_days }), lobbyLinkSales: asked };
  const at = `/lobby/marketing/ad-links/${link.uuid}?from=2026-11-01&to=2026-11-03`;
  await renderRoute(createSlice, 'ad-link', { responses, at, params: { uuid: link.uuid } });
  expect(await screen.findByText(/^What you earn as the work’s owner/)).toBeVisible();
  expect(screen.getByText(/^This is your own work: no promoter’s share/)).toBeVisible();
  expect(rowsOf(screen.getByRole('table', { name: 'By day' }))[0]?.at(-1)).toBe('350');
  const listed = await screen.findByRole('table', { name: 'Sales by this link' });
  await waitFor(() => expect(rowsOf(listed)[0]?.slice(-2)).toEqual(['–', '350']));
  expect(asked).toHaveBeenCalledWith(expect.objectContaining({ link: link.uid, scope: null }));
});

const MANAGEMENT = '/lobby/marketing/distribution/management';
const openTerms = (responses: Responses) =>
  renderRoute(createSlice, 'distribution-management', { responses: { lobbyRepresentedTerms: () => mine(), ...responses }, at: MANAGEMENT });

test('a share that isn’t fixed is set there once; a closed work has a notice that links earn nothing', async () => {
  let now = { ...terms, cps_is_fixed: false, released_at: null as string | null };
  const set = jest.fn((change: object) => {
    now = { ...now, ...change, cps_is_fixed: true };
    return { setStoreCps: now };
  });
  const closed = { ...terms, uuid: uuid('a2'), name: 'Nine Cats', cps_state: 0 };
  const { person } = await openTerms({ lobbyPromoterTerms: () => mine(now, closed), setPromoterTerms: set });
  const earnsNothing = 'Links to this work earn promoters nothing.';
  expect(within(await screen.findByRole('row', { name: /Nine Cats/ })).getByText(earnsNothing)).toBeVisible();
  expect(screen.getAllByText(earnsNothing)).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: /^Set promoters’ share/ })).toHaveLength(1);
  await person.click(screen.getByRole('button', { name: 'Set promoters’ share of The Night Ferry' }));
  const popup = within(await screen.findByRole('dialog', { name: 'Set promoters’ share of The Night Ferry' }));
  const percent = popup.getByRole('spinbutton', { name: /^Promoters’ share in percent/ });
  expect(percent).toHaveValue('20');
  await person.clear(percent);
  await person.type(percent, '0');
  await person.click(popup.getByRole('button', { name: 'Set share' }));
  await waitFor(() => expect(set).toHaveBeenCalledWith({ store_id: work.uuid, cps_profit_share_ratio: 0 }));
  const changed = await screen.findByRole('row', { name: /The Night Ferry/ });
  await waitFor(() => expect(within(changed).getByText(earnsNothing)).toBeVisible());
  expect(screen.queryByRole('button', { name: /^Set promoters’ share/ })).toBeNull();
});

test('a share that was fixed meanwhile is rejected with its reason, and the dialog stays', async () => {
  const fields = [{ path: 'cps_profit_share_ratio', key: 'invalid.share-fixed' }];
  const setPromoterTerms = () => {
    throw new Refusal({ code: 'input/invalid', status: 400, fields });
  };
  const { person } = await openTerms({ lobbyPromoterTerms: () => mine({ ...terms, cps_is_fixed: false }), setPromoterTerms });
  await person.click(await screen.findByRole('button', { name: /^Set promoters’ share/ }));
  const popup = within(await screen.findByRole('dialog'));
  await person.click(popup.getByRole('button', { name: 'Set share' }));
  expect(await popup.findByRole('alert')).toBeVisible();
});

test('an agent reads the terms of the works that they represent, and can’t change them', async () => {
  const owner = { __typename: 'UserPublic', uuid: uuid('b1'), nickname: 'Lamplight', is_staff: false };
  const asked = jest.fn((_variables: object) => mine({ ...terms, owner }));
  await openTerms({ lobbyPromoterTerms: () => mine(), lobbyRepresentedTerms: asked });
  const represented = await screen.findByRole('table', { name: 'Works you represent' });
  const shown = within(represented).getByRole('row', { name: /The Night Ferry/ });
  expect(within(shown).getByText('20%')).toBeVisible();
  expect(within(shown).getByText('Lamplight')).toBeVisible();
  expect(within(shown).getByRole('link')).toHaveAttribute('href', `/lobby/agent?store=${work.uuid}`);
  expect(within(represented).queryByRole('button')).toBeNull();
  expect(asked).toHaveBeenCalledWith(expect.objectContaining({ state: 4 }));
});

test('the calendar shows the discounts of all works, and a picked day goes along to a work’s prices', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-29T12:00:00Z'), doNotFake: ['queueMicrotask', 'setTimeout', 'setInterval'] });
  const of = (end: string, name: string, from: string, to: string) => ({
    ...{ __typename: 'MyStore', uuid: uuid(end), name, released_at: '2026-01-01T00:00:00.000Z', current_submit: null },
    discounts: [
      { percentage_discount: 20, type: 'custom', time_zone: 'UTC', started_at: from, ended_at: to, state: 1, official_uuid: null },
    ],
  });
  const page = [of('a1', 'Ferry', '2026-12-01T00:00:00.000Z', '2026-12-02T23:59:59.000Z')];
  const other = of('a2', 'Nine Cats', '2026-12-02T00:00:00.000Z', '2026-12-03T23:59:59.000Z');
  const lobbyDiscounts = () => ({
    findStoreMe: { __typename: 'MyStoreList', list: page, totalCount: 2 },
    findStoreActivityOfficial: { __typename: 'L', list: [] },
  });
  const { host, person } = await renderRoute(createSlice, 'discounts', {
    responses: { lobbyDiscounts, lobbyDiscountCalendar: () => mine(...page, other) },
    at: '/lobby/marketing/discounts',
  });
  expect(await screen.findByRole('button', { name: /December 2, 2026: Ferry: 20% off and Nine Cats: 20% off$/ })).toBeVisible();
  const calendar = screen.getByRole('grid', { name: 'Discount dates' });
  const free = within(calendar).getByRole('button', { name: /November 30, 2026$/ });
  await person.click(free);
  expect(await screen.findByText('No discounts on this day.')).toBeVisible();
  expect(screen.getByText('None of your works can start a discount on this day.')).toBeVisible();
  await person.click(within(calendar).getByRole('button', { name: /December 3, 2026/ }));
  expect(screen.getByRole('link', { name: 'Nine Cats: 20% off' })).toHaveAttribute('href', `/set-store/${uuid('a2')}/price`);
  await person.click(screen.getByRole('combobox', { name: 'Work' }));
  await person.click(await screen.findByRole('option', { name: 'Ferry' }));
  await person.click(screen.getByRole('button', { name: 'Next month' }));
  await person.click(screen.getByRole('button', { name: 'Next month' }));
  await person.click(screen.getByRole('button', { name: /February 20, 2027/ }));
  expect(host.navigation.push).toHaveBeenCalledWith(`/set-store/${uuid('a1')}/price?from=2027-02-20`);
  jest.useRealTimers();
});

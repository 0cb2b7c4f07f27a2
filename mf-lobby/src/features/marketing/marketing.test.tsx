import { expect, jest, test } from '@jest/globals';
import { UiProvider } from '@meowtale/ui';
import { formatRange, SliceScope } from '@meowtale/web-kit';
import { mira, Refusal, type Responses, renderRoute, testHost } from '@meowtale/web-kit/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { createSlice } from '../../slice.tsx';
import type { PromotePopup } from './promote-popup.tsx';
import { link, links, mine, sales, terms, uuid, work } from './test-links.ts';

const open = (id: string, responses: Responses, at: string, params: Record<string, string> = {}) =>
  renderRoute(createSlice, id, { responses, at, params });
const openLinks = (responses: Responses = {}) =>
  open('ad-links', { lobbyAdLinks: () => links(link), ...responses }, '/lobby/marketing/ad-links');

test('a link is shown with its share, and its results from clicks to coins', async () => {
  await openLinks();
  const row = await screen.findByRole('row', { name: /Spring letter/ });
  const cells = within(row).getAllByRole('cell');
  expect(cells.slice(0, 7).map((cell) => cell.textContent)).toEqual(['20%', '41', '27', '8', '5', '1', '280']);
  expect(within(row).getByRole('rowheader')).toHaveTextContent(/Source: newsletter$/);
});

test.each([
  ['a work of one’s own', { ...work, author_id: mira.uuid }, /^Your own work: no share$/],
  ['a work that promoters have no share of', { ...work, cps_state: 0 }, /^Closed to promoters$/],
  ['a work whose share is nothing', { ...work, cps_profit_share_ratio: 0 }, /^Closed to promoters$/],
  ['a work that is off sale', { ...work, status: 'off' }, /^Not for sale right now$/],
  ['a work that isn’t out', null, /^No longer in the store$/],
  ['a work whose share ends', { ...work, cps_closed_at: '2027-01-02T12:00:00.000Z' }, /^Until Jan 2, 2027$/],
])('%s has a notice', async (_name, store, text) => {
  await openLinks({ lobbyAdLinks: () => links({ ...link, store }) });
  expect(await screen.findByText(text)).toBeVisible();
});

test('during an outage of the wallet its figures are dashes, not zeros', async () => {
  await openLinks({ lobbyAdLinks: () => links({ ...link, order_count: null, refund_count: null, revenue: null, pending: null }) });
  const row = await screen.findByRole('row', { name: /Spring letter/ });
  expect(within(row).getAllByRole('cell', { name: '–' })).toHaveLength(3);
});

test('a link is copied as the base address, the work and its uid, and shown as a code', async () => {
  const { host, person } = await openLinks();
  await person.click(await screen.findByRole('button', { name: 'Copy the link Spring letter' }));
  expect(await navigator.clipboard.readText()).toBe(`http://localhost/store/${work.uuid}?uid=aB3dE6gH9k`);
  expect(host.notify).toHaveBeenCalledWith('The link is copied.', 'success');
  await person.click(screen.getByRole('button', { name: 'QR code of Spring letter' }));
  const popup = await screen.findByRole('dialog', { name: 'Spring letter' });
  expect(await within(popup).findByRole('img', { name: 'QR code of Spring letter' })).toBeVisible();
  expect(within(popup).getByRole('textbox', { name: 'Address' })).toHaveValue(`http://localhost/store/${work.uuid}?uid=aB3dE6gH9k`);
});

test('a link that can’t be copied is shown for copying by hand, with a message', async () => {
  const { host, person } = await openLinks();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await person.click(await screen.findByRole('button', { name: 'QR code of Spring letter' }));
  const popup = within(await screen.findByRole('dialog', { name: 'Spring letter' }));
  await person.click(popup.getByRole('button', { name: 'Copy' }));
  expect(host.notify).toHaveBeenCalledWith('Your browser doesn’t allow copying. Select the text and copy it yourself.', 'danger');
});

test('Set ad link takes a name and five values, and confirms only valid ones', async () => {
  const sent = jest.fn((variables: object) => ({ updateStoreAdLink: { ...link, ...variables } }));
  const { host, person } = await openLinks({ updateAdLink: sent });
  await person.click(await screen.findByRole('button', { name: 'More for Spring letter' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Edit ad link' }));
  const popup = within(await screen.findByRole('dialog', { name: 'Edit ad link' }));
  const confirm = popup.getByRole('button', { name: 'Confirm' });
  const campaign = popup.getByRole('textbox', { name: 'Campaign' });
  for (const wrong of ['spring!', '🌸', 'a&b']) {
    await person.clear(campaign);
    await person.type(campaign, wrong);
    expect(confirm).toBeDisabled();
    expect(campaign).toHaveAccessibleDescription('Letters, digits, underscores, hyphens and spaces only.');
  }
  await person.clear(campaign);
  await person.type(campaign, 'ｓｐｒｉｎｇ 春_2026');
  const name = popup.getByRole('textbox', { name: /^Name/ });
  await person.clear(name);
  expect(confirm).toBeDisabled();
  await person.type(name, 'Autumn');
  await person.click(confirm);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const utm = { utm_source: 'newsletter', utm_medium: '', utm_campaign: 'ｓｐｒｉｎｇ 春_2026', utm_term: '', utm_content: '' };
  expect(sent).toHaveBeenCalledWith({ uuid: link.uuid, type: 'url', name: 'Autumn', revision: 3, ...utm });
  expect(host.notify).toHaveBeenCalledWith('The link is changed.', 'success');
});

test('an error closes the popup and is shown', async () => {
  const refuse = () => {
    throw new Refusal({ code: '404', status: 404 });
  };
  const { host, person } = await openLinks({ updateAdLink: refuse });
  await person.click(await screen.findByRole('button', { name: 'More for Spring letter' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Edit ad link' }));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(host.showError).toHaveBeenCalledWith(expect.objectContaining({ code: '404' })));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a link is deleted after a confirmation', async () => {
  const sent = jest.fn((_variables: object) => ({ delStoreAdLink: true }));
  const { person } = await openLinks({ delAdLink: sent });
  await person.click(await screen.findByRole('button', { name: 'More for Spring letter' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(sent).not.toHaveBeenCalled();
  await person.click(within(await screen.findByRole('dialog', { name: 'Delete Spring letter?' })).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ uuid: link.uuid }));
});

test('one link by day: the figures of the catalogue and the wallet, and their sum', async () => {
  const ranges: unknown[] = [];
  const lobbyAdLinkDays: Responses[string] = ({ from, to }) => {
    ranges.push([from, to]);
    const visit_days = [
      { __typename: 'AdLinkVisitDay', day: '2026-11-01', clicks: 9, visits: 6, wishes: 2 },
      { __typename: 'AdLinkVisitDay', day: '2026-11-03', clicks: 4, visits: 4, wishes: 0 },
    ];
    const sale_days = [{ __typename: 'AdLinkSaleDay', day: '2026-11-02', order_count: 2, refund_count: 1, revenue: 70 }];
    const source = { __typename: 'AdLinkVisitSource', utm_source: 'newsletter', utm_campaign: '', utm_term: '', utm_content: '' };
    const visit_sources = [
      { ...source, utm_medium: 'mail', visits: 7 },
      { ...source, utm_medium: '', visits: 3 },
    ];
    return links({ ...link, visit_days, visit_sources, sale_days });
  };
  const at = `/lobby/marketing/ad-links/${link.uuid}?from=2026-11-01&to=2026-11-03`;
  const { host, person } = await open('ad-link', { lobbyAdLinkDays, lobbyLinkSales: () => sales() }, at, { uuid: link.uuid });
  const table = await screen.findByRole('table', { name: 'By day' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ),
  ).toEqual([
    ['4', '4', '0', '0', '0', '0'],
    ['0', '0', '0', '2', '1', '70'],
    ['9', '6', '2', '0', '0', '0'],
  ]);
  const sources = within(screen.getByRole('table', { name: 'Visits by source' }));
  expect(sources.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Source', 'Medium', 'Visits']);
  expect(sources.getAllByRole('row').map((row) => row.textContent)).toEqual(expect.arrayContaining(['newslettermail7', 'newsletternone3']));
  expect(screen.getByText('13')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Its sales in the report' })).toBeNull();
  expect(ranges).toEqual([['2026-11-01', '2026-11-03']]);
  const to = screen.getByLabelText('To');
  await person.clear(to);
  await person.type(to, '2026-10-01');
  expect(screen.getByText('The end must come after the start.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show' })).toBeDisabled();
  await person.click(screen.getByRole('button', { name: 'Last 7 days' }));
  expect(host.navigation.get().search).toMatch(/^\?from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/);
});

test('a site’s link to the person’s own work is managed by the site, and links to its sales', async () => {
  const site = { ...link, type: 'site', store: { ...work, author_id: mira.uuid }, visit_days: [], visit_sources: [], sale_days: [] };
  const listed = await openLinks({ lobbyAdLinks: () => links(site) });
  expect(await screen.findByText('The Night Ferry · created by your website')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'More for Spring letter' })).toBeNull();
  listed.unmount();
  const responses = { lobbyAdLinkDays: () => links(site), lobbyLinkSales: () => sales() };
  await open('ad-link', responses, `/lobby/marketing/ad-links/${link.uuid}`, { uuid: link.uuid });
  const report = await screen.findByRole('link', { name: 'Its sales in the report' });
  expect(report).toHaveAttribute('href', `/lobby/income/sales-report/${work.uuid}?link=aB3dE6gH9k`);
  expect(screen.queryByRole('button', { name: 'Edit ad link' })).toBeNull();
});

test('another person’s link, or an unknown one, is not found', async () => {
  await open('ad-link', { lobbyAdLinkDays: () => links() }, `/lobby/marketing/ad-links/${link.uuid}`, { uuid: link.uuid });
  expect(await screen.findByRole('heading', { name: 'Link not found' })).toBeVisible();
});

const distributed = {
  ...work,
  author: { __typename: 'UserPublic', uuid: uuid('b1'), nickname: 'Lamplight' },
  created_at: link.created_at,
  updated_at: link.updated_at,
};

test('works open to promoters are queried without adult ones, and a link is created for one', async () => {
  const onRequest = jest.fn((_variables: object) => ({ findStore: { __typename: 'StoreList', list: [distributed], totalCount: 1 } }));
  const added = jest.fn((variables: object) => ({ addStoreAdLink: { ...link, ...variables } }));
  const { host, person } = await open('distribution', { lobbyDistribution: onRequest, addAdLink: added }, '/lobby/marketing/distribution');
  const row = await screen.findByRole('row', { name: /The Night Ferry/ });
  expect(within(row).getByText('A ferry that leaves at night.')).toBeVisible();
  expect(onRequest).toHaveBeenCalledWith({
    q: { page: 1, pageSize: 30, keyword: null, distributed: true, categories: ['normal-age', 'girl-gl'] },
  });
  await person.click(within(row).getByRole('button', { name: 'Promote The Night Ferry' }));
  expect(host.openPopup).toHaveBeenCalledWith('lobby.promote', { storeId: work.uuid });
  await person.click(within(row).getByRole('button', { name: 'Create an ad link to The Night Ferry' }));
  await person.click(within(await screen.findByRole('dialog', { name: 'Create ad link' })).getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(host.navigation.get().pathname).toBe(`/lobby/marketing/ad-links/${link.uuid}`));
  expect(added).toHaveBeenCalledWith(
    expect.objectContaining({ store_id: work.uuid, name: 'The Night Ferry', utm_source: '', key: expect.any(String) }),
  );
});

test('ending the promoters’ share asks first, and shows when it takes effect', async () => {
  let now = terms;
  const set = jest.fn((_variables: object) => {
    now = { ...terms, cps_closed_at: '2026-12-27T12:00:00.000Z' };
    return { setStoreCps: now };
  });
  const responses = { lobbyPromoterTerms: () => mine(now), lobbyRepresentedTerms: () => mine(), setPromoterTerms: set };
  const { person } = await open('distribution-management', responses, '/lobby/marketing/distribution/management');
  await person.click(await screen.findByRole('button', { name: 'Close The Night Ferry to promoters' }));
  const popup = within(await screen.findByRole('dialog'));
  expect(popup.getByText(/their share ends in one month/)).toBeVisible();
  await person.click(popup.getByRole('button', { name: 'Close to promoters' }));
  expect(await screen.findByText(/^Closes to promoters on Dec 27, 2026/)).toBeVisible();
  expect(set).toHaveBeenCalledWith({ store_id: work.uuid, cps_state: 0 });
  expect(screen.getByRole('button', { name: 'Open The Night Ferry to promoters' })).toBeVisible();
});

test('discounts of all works are listed, with what is locked until when and why', async () => {
  const day = 86_400_000;
  const iso = (days: number) => new Date(Date.now() + days * day).toISOString();
  const ended = { percentage_discount: 10, type: 'custom', started_at: iso(-9), ended_at: iso(-2), state: 3, official_uuid: null };
  const coming = { percentage_discount: 25, type: 'official', started_at: iso(3), ended_at: iso(9), state: 1, official_uuid: uuid('d1') };
  const of = (end: string, name: string, discounts: object[]) => ({
    ...{ __typename: 'MyStore', uuid: uuid(end), name, released_at: iso(-200), discounts, current_submit: null },
  });
  const onRequest = jest.fn((_variables: object) => ({
    ...mine(of('a1', 'The Night Ferry', [ended]), of('a2', 'Nine Cats', [coming])),
    findStoreActivityOfficial: { __typename: 'L', list: [{ __typename: 'O', uuid: uuid('d1'), names: { 'en-US': 'Winter lights' } }] },
  }));
  await open('discounts', { lobbyDiscounts: onRequest }, '/lobby/marketing/discounts');
  const table = await screen.findByRole('table', { name: 'All discounts' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(0, 3)
        .map((cell) => cell.textContent),
    ),
  ).toEqual([
    ['Scheduled', 'Winter lights', '25%'],
    ['Ended', 'Custom', '10%'],
  ]);
  expect(within(rows[1] as HTMLElement).getByRole('link')).toHaveAttribute('href', `/set-store/${uuid('a1')}/price`);
  const locks = screen.getByRole('table', { name: 'Locked for now' });
  const locked = within(locks).getByRole('row', { name: /The Night Ferry/ });
  expect(within(locked).getByText(/none for 6 weeks/)).toBeVisible();
  expect(within(locked).getByRole('cell', { name: 'Possible' })).toBeVisible();
  expect(onRequest).toHaveBeenCalledWith(expect.objectContaining({ platform: 'meowtale' }));
});

test('a discount that runs is marked without an error; only a day that is reached says why none can begin on it', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-29T12:00:00Z'), doNotFake: ['queueMicrotask', 'setTimeout', 'setInterval'] });
  const [started_at, ended_at] = ['2026-11-28T00:00:00.000Z', '2026-12-06T00:00:00.000Z'];
  const runs = { percentage_discount: 20, type: 'custom', time_zone: 'UTC', started_at, ended_at, state: 2, official_uuid: null };
  const store = { __typename: 'MyStore', uuid: uuid('a1'), name: 'Ferry', released_at: '2026-01-01T00:00:00.000Z' };
  const lobbyDiscounts = () => ({
    ...mine({ ...store, discounts: [runs], current_submit: null }),
    findStoreActivityOfficial: { __typename: 'L', list: [] },
  });
  const { person } = await open('discounts', { lobbyDiscounts }, '/lobby/marketing/discounts');
  const calendar = await screen.findByRole('grid', { name: 'Discount dates' });
  expect(within(calendar).getAllByRole('button', { pressed: true })).toHaveLength(8);
  expect(calendar).not.toHaveAccessibleDescription(/./);
  await person.hover(within(calendar).getByRole('button', { name: /November 28, 2026/ }));
  expect(calendar).toHaveAccessibleDescription('This day has passed.');
  await person.hover(within(calendar).getByRole('button', { name: /November 30, 2026/ }));
  expect(calendar).toHaveAccessibleDescription(`There is already a discount at this time: ${formatRange(started_at, ended_at, 'en-US')}.`);
  expect(screen.queryByText(/in the past/)).toBeNull();
  jest.useRealTimers();
});

async function promote(responses: Responses, person = mira) {
  const { host } = testHost({ lobbyPromoted: () => found, lobbyAdLinks: () => links(), ...responses }, `/store/${work.uuid}`, person);
  const slice = await createSlice(host);
  const Popup = slice.popups['lobby.promote'] as unknown as typeof PromotePopup;
  render(
    <UiProvider locale={host.locale} colorScheme="light">
      <SliceScope host={host} words={slice.words}>
        <Suspense>
          <Popup input={{ storeId: work.uuid }} close={() => {}} />
        </Suspense>
      </SliceScope>
    </UiProvider>,
  );
  return { host, person: userEvent.setup() };
}
const found = { findStore: { __typename: 'StoreList', list: [distributed] } };

test('promoting a work creates a link at once, only once, and offers it', async () => {
  const added = jest.fn((variables: object) => ({ addStoreAdLink: { ...link, ...variables } }));
  await promote({ addAdLink: added });
  expect(await screen.findByText(/of each sale that it brings you get 20% of what remains/)).toBeVisible();
  expect(await screen.findByRole('textbox', { name: 'Address' })).toHaveValue(`http://localhost/store/${work.uuid}?uid=aB3dE6gH9k`);
  expect(added).toHaveBeenCalledTimes(1);
  expect(added).toHaveBeenCalledWith(expect.objectContaining({ store_id: work.uuid, name: 'The Night Ferry' }));
});

test('an existing link is offered again', async () => {
  const added = jest.fn(() => ({}));
  const site = { ...link, uuid: uuid('c2'), type: 'site', uid: 'site000000' };
  await promote({ lobbyAdLinks: ({ type }) => links(...[site, link].filter((one) => one.type === type)), addAdLink: added });
  expect(await screen.findByRole('textbox', { name: 'Address' })).toHaveValue(`http://localhost/store/${work.uuid}?uid=aB3dE6gH9k`);
  expect(added).not.toHaveBeenCalled();
});

test('promoting has its own address, to which the popup links', async () => {
  const responses: Responses = { lobbyPromoted: () => found, lobbyAdLinks: () => links(link), lobbyLinkSales: () => sales() };
  const page = await open('promote', responses, `/lobby/marketing/promote/${work.uuid}`, { id: work.uuid });
  expect(await screen.findByRole('textbox', { name: 'Address' })).toHaveValue(`http://localhost/store/${work.uuid}?uid=aB3dE6gH9k`);
  expect(screen.getByRole('heading', { level: 1, name: 'Promote this work' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to store page' })).toHaveAttribute('href', `/store/${work.uuid}`);
  page.unmount();
  await promote(responses);
  expect(await screen.findByRole('link', { name: 'Open as a page' })).toHaveAttribute('href', `/lobby/marketing/promote/${work.uuid}`);
});

test('a person who is no creator becomes one by requesting a link', async () => {
  const becomeCreator = jest.fn(() => ({ me: { __typename: 'User', uuid: mira.uuid, roles: ['user', 'creator'] } }));
  const added = jest.fn((variables: object) => ({ addStoreAdLink: { ...link, ...variables } }));
  const { host, person } = await promote({ becomeCreator, addAdLink: added }, { ...mira, roles: ['user'] });
  await person.click(await screen.findByRole('button', { name: 'Create my link' }));
  expect(await screen.findByRole('textbox', { name: 'Address' })).toBeVisible();
  expect(host.session.refresh).toHaveBeenCalled();
  expect([becomeCreator.mock.calls.length, added.mock.calls.length]).toEqual([1, 1]);
});

test('promoting one’s own work shows that it earns nothing', async () => {
  const own = { findStore: { __typename: 'StoreList', list: [{ ...distributed, author_id: mira.uuid }] } };
  await promote({ lobbyPromoted: () => own, lobbyAdLinks: () => links(link) });
  expect(await screen.findByText(/your own work/)).toBeVisible();
});

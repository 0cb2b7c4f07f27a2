import { describe, expect, jest, test } from '@jest/globals';
import { mira, Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';

const lobbyAccount = () => ({ me: { __typename: 'User', uuid: mira.uuid, account: [], wallet: null } });
const open = (id: string, at: string, responses: Responses, params: Record<string, string> = {}) =>
  renderRoute(createSlice, id, { responses: { lobbyAccount, ...responses }, at, params });
const down = () => {
  throw new Refusal({ code: 'service/unavailable', status: 503, service: 'wallet' });
};
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

const december = {
  __typename: 'ReconciledMonth',
  month: '2026-12',
  state: 'settled',
  units: 3,
  returns: 1,
  gross: 1298,
  refund: 300,
  fee: 298,
  promoter: 70,
  agent: 42,
  owner: 588,
  splitting: 0,
  own: 588,
  own_settled: 588,
  own_pending: 0,
};
const sale = {
  __typename: 'SellerOrder',
  uuid: '0198f6d2-0000-7000-8000-0000000000f1',
  store_id: '0198f6d2-0000-7000-8000-0000000000a1',
  store_name: 'The Night Ferry',
  country: 'us',
  price: 499,
  state: 1,
  settled: 1,
  fee: 149,
  promoter_share: 70,
  agent_share: 42,
  agent_rate: 0.15,
  owner_share: 238,
  promoter_rate: 0.2,
  my_share: 238,
  roles: ['owner'],
  paid_at: '2026-12-05T12:00:00.000Z',
};
const empty = { ...december, month: '2027-01', state: 'empty', units: 0, returns: 0, gross: 0, refund: 0, fee: 0, promoter: 0, agent: 0 };
const months = (...list: object[]) => ({ findReconciliation: { __typename: 'ReconciledMonthList', list, totalCount: list.length } });
const settlement = {
  __typename: 'Settlement',
  month: '2026-12',
  settled_at: '2027-01-10T00:00:00Z',
  order_count: 2,
  share: 588,
  amount: 588,
};
const settlements = (...list: object[]) => ({ findSettlement: { __typename: 'SettlementList', list, totalCount: list.length } });
const orders = (...list: object[]) => ({ __typename: 'SellerOrderList', list, totalCount: list.length });

const others = { __typename: 'WaterfallLine', pending: null, settled: null, taken: null, settled_month: null };
const waterfall = {
  findSaleWaterfall: {
    __typename: 'SaleWaterfall',
    order_uuid: sale.uuid,
    store_name: sale.store_name,
    original: 499,
    discount: 0,
    price: 499,
    state: 1,
    paid_at: sale.paid_at,
    refunded_at: null,
    lines: [
      { ...others, role: 'platform', rate: 0.3, coins: 149, remaining: 350, mine: false },
      { ...others, role: 'promoter', rate: 0.2, coins: 70, remaining: 280, mine: false },
      { ...others, role: 'agent', rate: 0.15, coins: 42, remaining: 238, mine: false },
      {
        ...others,
        role: 'owner',
        rate: null,
        coins: 238,
        remaining: 0,
        mine: true,
        pending: 0,
        settled: 230,
        taken: 8,
        settled_month: '2026-12',
      },
    ],
    postings: [
      {
        __typename: 'WaterfallPosting',
        id: 'p1',
        reason: 'share',
        created_at: sale.paid_at,
        entries: [{ __typename: 'WaterfallEntry', id: '1', account: 'earnings_pending', amount: 238 }],
      },
    ],
  },
};

describe('the reconciliation', () => {
  const responses: Responses = {
    lobbyReconciliation: () => months(empty, december),
    lobbySettlements: () => settlements(settlement),
    lobbyReconciledMonth: () => months({ ...december, orders: orders(sale) }),
    lobbySaleWaterfall: () => waterfall,
  };

  test('has a row per month, links to its sales, and from each to its split and postings', async () => {
    const { host, person } = await open('reconciliation', '/lobby/income/reconciliation', responses);
    const row = await screen.findByRole('row', { name: /^December 2026 Settled/ });
    expect(cellsOf(row)).toEqual(['Settled', '3', '1', '1,298', '300', '298', '70', '42', '588', '588', '588', '0']);
    expect(within(screen.getByRole('row', { name: /January 2027/ })).queryByRole('link')).toBeNull();
    await person.click(within(row).getByRole('link', { name: 'December 2026' }));
    expect(host.navigation.get().search).toBe('?month=2026-12');
    expect(await screen.findByRole('heading', { level: 1, name: 'December 2026' })).toBeVisible();
    await person.click(await screen.findByRole('button', { name: 'Breakdown of the sale of The Night Ferry' }));
    const popup = await screen.findByRole('dialog', { name: 'Division of this sale' });
    expect(cellsOf(await within(popup).findByRole('row', { name: /^Agent/ }))).toEqual(['15%', '42', '238']);
    expect(cellsOf(within(popup).getByRole('row', { name: /^Owner \(you\)/ }))).toEqual(['The rest', '238', '0']);
    expect(within(popup).getByText('Used for a refund, a debt or a penalty').nextSibling?.textContent).toBe('8');
    expect(within(popup).getByRole('cell', { name: 'You: pending' })).toBeVisible();
    expect(within(popup).getByRole('link', { name: 'December 2026' })).toHaveAttribute('href', '/lobby/income/settlement/2026-12');
  });

  test('without sales shows an empty state', async () => {
    await open('reconciliation', '/lobby/income/reconciliation', {
      lobbyReconciliation: () => months(),
      lobbySettlements: () => settlements(),
    });
    expect(await screen.findByRole('heading', { name: 'No sale yet' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'No settlements yet' })).toBeVisible();
  });

  test('during an outage of the wallet shows an error', async () => {
    await open('reconciliation', '/lobby/income/reconciliation', { lobbyReconciliation: down, lobbySettlements: down });
    expect(await screen.findByText('The months can’t be shown right now')).toBeVisible();
  });
});

test('a settlement has its sales, with the person’s roles in each', async () => {
  const order = {
    __typename: 'SettledOrder',
    order_uuid: sale.uuid,
    store_name: sale.store_name,
    price: 499,
    state: 4,
    paid_at: sale.paid_at,
    roles: ['owner', 'agent'],
    share: 280,
    amount: 280,
  };
  const lobbySettlement = () => settlements({ ...settlement, orders: { __typename: 'SettledOrderList', list: [order], totalCount: 1 } });
  await open('settlement', '/lobby/income/settlement/2026-12', { lobbySettlement }, { month: '2026-12' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Settlement of December 2026' })).toBeVisible();
  const row = await screen.findByRole('row', { name: /The Night Ferry/ });
  expect(cellsOf(row)).toEqual(expect.arrayContaining(['Owner and Agent', 'Refunded', '499', '280']));
});

test.each([
  ['settlement', '/lobby/income/settlement/2026-99', { month: '2026-99' }],
  ['reconciliation', '/lobby/income/reconciliation?month=2026-13', {}],
])('%s without a valid month shows an error page, and sends no query', async (route, at, params) => {
  const onRequest = jest.fn<() => object>();
  await open(route, at, { lobbySettlement: onRequest, lobbyReconciledMonth: onRequest, lobbyReconciliation: onRequest }, params);
  expect(await screen.findByRole('heading', { name: 'Month not found' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(onRequest).not.toHaveBeenCalled();
});

describe('the sales report', () => {
  const sums = {
    __typename: 'SalesReportRow',
    month: null,
    day: null,
    country: null,
    ad_link_uid: null,
    platform_key: null,
    store_id: null,
    store_name: null,
    average_gross_price: 433,
    gross_units: 3,
    returns: 1,
    net_units: 2,
    gross_sales: 1298,
    tax: 0,
    refund: 300,
    net_sales: 998,
    fee: 298,
    revenue_share: { __typename: 'RevenueShare', total: 700, owner: 588, agent: 42, promoter: 70, mine: 588 },
  };
  const report = (list: object[], more: object = {}) => ({
    reportStoreStats: {
      __typename: 'SalesReport',
      from: '2026-12-01',
      to: '2026-12-31',
      store_name: null,
      list,
      total: { ...sums, id: 'total', ...(list.length === 0 && { gross_units: 0 }) },
      totalCount: list.length,
      ...more,
    },
  });
  const monthly = report([{ ...sums, id: '2026-12', month: '2026-12' }]);
  const at = '/lobby/income/sales-report';

  test('has every column, the total, and a chart that refers to the table', async () => {
    await open('sales-report', at, { lobbySalesReport: () => monthly });
    const row = await screen.findByRole('row', { name: /^December 2026/ });
    const cells = ['433', '3', '1', '2', '1,298', '0', '300', '998', '298', '588', '700', '588', '42', '70'];
    expect(cellsOf(row)).toEqual(cells);
    expect(cellsOf(screen.getByRole('row', { name: /^Total/ }))).toEqual(cells);
    expect(screen.getByRole('img', { name: 'Chart: Sales and refunds. The table below has the same figures.' })).toBeVisible();
  });

  test('queries the chosen filters, which are in its address', async () => {
    const requests: object[] = [];
    const lobbySalesReport: Responses[string] = (variables) => {
      requests.push(variables);
      return monthly;
    };
    const { host, person } = await open('sales-report', `${at}?by=month%2Bcountry&scope=agent&country=xx&from=2026-13-01`, {
      lobbySalesReport,
    });
    await screen.findByRole('row', { name: /^Total/ });
    expect(requests).toEqual([{ scope: 'agent', store: null, country: null, link: null, from: null, to: null, by: ['month', 'country'] }]);
    const to = screen.getByLabelText('To');
    await person.clear(to);
    await person.click(screen.getByRole('button', { name: 'Show' }));
    expect(screen.getByText('Choose a day.')).toBeVisible();
    await person.type(to, '2029-12-31');
    await person.click(screen.getByRole('button', { name: 'Show' }));
    expect(screen.getByText('Choose 999 days at most.')).toBeVisible();
    expect(to).toHaveAttribute('aria-invalid', 'true');
    await person.clear(to);
    await person.type(to, '2027-01-31');
    await person.click(screen.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ scope: 'agent', from: '2026-12-01', to: '2027-01-31' }));
    expect(host.navigation.get().search).toBe('?scope=agent&from=2026-12-01&to=2027-01-31&by=month%2Bcountry');
  });

  test('by platform names each, and isn’t offered for one listing', async () => {
    const list = ['meowtale', 'meowtale-open'].map((key) => ({ ...sums, id: key, platform_key: key }));
    const { person } = await open('sales-report', `${at}?by=platform`, { lobbySalesReport: () => report(list) });
    expect(await screen.findByRole('rowheader', { name: 'Meowtale' })).toBeVisible();
    expect(screen.getByRole('rowheader', { name: 'Meowtale Open' })).toBeVisible();
    await person.click(screen.getByRole('combobox', { name: 'By' }));
    expect(screen.getByRole('option', { name: 'Platform', selected: true })).toBeVisible();
  });

  test('by link names the person’s own links, and each leads to its sales', async () => {
    const requests: object[] = [];
    const lobbySalesReport: Responses[string] = (variables) => {
      requests.push(variables);
      return report(['aB3dE6gH9k', 'zZ9yY8xX7w', null].map((uid) => ({ ...sums, id: `link-${uid}`, ad_link_uid: uid })));
    };
    const lobbyLinkNames: Responses[string] = ({ uids }) => {
      expect(uids).toContain('zZ9yY8xX7w');
      const list = [{ __typename: 'StoreAdLink', uuid: sale.uuid, uid: 'aB3dE6gH9k', name: 'Spring letter' }];
      return { findStoreAdLink: { __typename: 'StoreAdLinkList', list } };
    };
    const { host, person } = await open('sales-report', `${at}?by=ad_link`, { lobbySalesReport, lobbyLinkNames });
    expect(await screen.findByRole('link', { name: 'zZ9yY8xX7w' })).toBeVisible();
    await person.click(await screen.findByRole('link', { name: 'Spring letter' }));
    expect(host.navigation.get().search).toBe('?link=aB3dE6gH9k');
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ link: 'aB3dE6gH9k', by: ['month'] }));
    expect(await screen.findByRole('button', { name: 'All links (now Spring letter)' })).toBeVisible();
  });

  test('of one listing has its name, and is downloaded by its own link', async () => {
    const requests: object[] = [];
    const lobbySalesExport: Responses[string] = (variables) => {
      requests.push(variables);
      return { addSalesExport: { __typename: 'SalesExport', url: 'http://localhost/exports/sales/t' } };
    };
    const clicked: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this.href);
    });
    const lobbySalesReport = () => report([{ ...sums, id: '2026-12', month: '2026-12' }], { store_name: 'The Night Ferry' });
    const { person } = await open('sales-report', `${at}/${sale.store_id}`, { lobbySalesReport, lobbySalesExport }, { id: sale.store_id });
    expect(await screen.findByRole('heading', { level: 1, name: 'The Night Ferry' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Save as CSV' }));
    await waitFor(() => expect(clicked).toEqual(['http://localhost/exports/sales/t']));
    expect(requests).toEqual([{ scope: null, store: sale.store_id, country: null, link: null, from: null, to: null }]);
    click.mockRestore();
  });

  test('without sales, and during an outage of the wallet, shows that', async () => {
    const { unmount } = await open('sales-report', at, { lobbySalesReport: () => report([]) });
    expect(await screen.findByRole('heading', { name: 'No sales in these days' })).toBeVisible();
    unmount();
    await open('sales-report', at, { lobbySalesReport: down });
    expect(await screen.findByText('The report can’t be shown right now')).toBeVisible();
  });
});

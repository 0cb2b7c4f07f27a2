import { expect, jest, test } from '@jest/globals';
import { mira, Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';

const sale = {
  __typename: 'SellerOrder',
  uuid: '0198f6d2-0000-7000-8000-0000000000f1',
  store_id: '0198f6d2-0000-7000-8000-0000000000a1',
  store_name: 'The Night Ferry',
  country: 'us',
  price: 499,
  state: 1,
  settled: 0,
  fee: 149,
  promoter_share: 0,
  agent_share: 0,
  agent_rate: null,
  owner_share: 350,
  promoter_rate: null as number | null,
  my_share: 350,
  roles: ['owner'],
  paid_at: '2026-11-20T12:00:00.000Z',
};
const sales = (...list: object[]) => ({ findStoreOrderBySeller: { __typename: 'SellerOrderList', list, totalCount: list.length } });
const responses: Responses = {
  lobbyAccount: () => ({
    me: {
      __typename: 'User',
      uuid: mira.uuid,
      account: [{ __typename: 'Account', type: 0, balance: 1200, profit: 96_400, pending: 350 }],
      wallet: { __typename: 'Wallet', debt: 0 },
    },
  }),
  lobbySales: () => sales(sale),
};
const open = (more: Responses = {}, at = '/lobby/income') =>
  renderRoute(createSlice, 'income', { responses: { ...responses, ...more }, at });

test('a sale is shown with its fee and shares, and the pending amount in coins and dollars', async () => {
  await open();
  const row = await screen.findByRole('row', { name: /The Night Ferry/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(expect.arrayContaining(['United States', 'Pending', '499', '149', '350']));
  expect(screen.getByText('≈ $3.50')).toBeVisible();
  expect(screen.getByText('≈ $964.00')).toBeVisible();
  expect(screen.queryByText('Debt')).toBeNull();
});

test('a debt is shown beside the balances, with the notice that earnings fill it first', async () => {
  const account = [{ __typename: 'Account', type: 0, balance: 0, profit: 0, pending: 0 }];
  const wallet = { __typename: 'Wallet', debt: 18_165 };
  await open({ lobbyAccount: () => ({ me: { __typename: 'User', uuid: mira.uuid, account, wallet } }) });
  expect(await screen.findByText('Debt')).toBeVisible();
  expect(screen.getByText('18,165')).toBeVisible();
  expect(screen.getByText(/^Earnings fill it first/)).toBeVisible();
});

test('an agent’s share has its rate', async () => {
  await open({ lobbySales: () => sales({ ...sale, agent_share: 52, agent_rate: 0.15, owner_share: 298, my_share: 298 }) });
  const row = await screen.findByRole('row', { name: /The Night Ferry/ });
  expect(within(row).getByRole('cell', { name: '52 · 15%' })).toBeVisible();
});

test('a sale by a promoter’s link has their role and rate, and the role is a filter in the address', async () => {
  const asked = jest.fn(({ scope }: { q: object; scope: string | null; country: string | null }) => {
    if (scope === 'agent') return sales();
    return sales({ ...sale, promoter_share: 70, promoter_rate: 0.2, owner_share: 280, my_share: 70, roles: ['promoter'] });
  });
  const { host, person } = await open({ lobbySales: asked }, '/lobby/income?scope=promoter&country=us');
  const row = await screen.findByRole('row', { name: /The Night Ferry/ });
  expect(within(row).getByRole('rowheader')).toHaveTextContent('Promoter');
  expect(within(row).getByRole('cell', { name: '70 · 20%' })).toBeVisible();
  expect(asked).toHaveBeenCalledWith({ q: { page: 1, pageSize: 30 }, scope: 'promoter', country: 'us' });
  await person.click(screen.getByRole('combobox', { name: 'Your role' }));
  await person.click(await screen.findByRole('option', { name: 'Agent' }));
  expect(await screen.findByRole('heading', { name: 'No sale in this role yet' })).toBeVisible();
  expect(host.navigation.get().search).toBe('?country=us&scope=agent');
});

test('before the split the shares are dashes, not zeros', async () => {
  const open_shares = { fee: null, promoter_share: null, agent_share: null, owner_share: null, my_share: null };
  await open({ lobbySales: () => sales({ ...sale, ...open_shares }) });
  const row = await screen.findByRole('row', { name: /The Night Ferry/ });
  expect(within(row).getByRole('cell', { name: 'Being split' })).toBeVisible();
  expect(within(row).getAllByRole('cell', { name: '–' })).toHaveLength(5);
});

test('a country chosen in the country selector filters the sales, and is in the address', async () => {
  const countries: unknown[] = [];
  const lobbySales: Responses[string] = ({ country }) => {
    countries.push(country);
    return country ? sales() : sales(sale);
  };
  const { host, person } = await open({ lobbySales });
  await screen.findByRole('row', { name: /The Night Ferry/ });
  host.openPopup = jest.fn(async () => 'tw') as unknown as typeof host.openPopup;
  await person.click(screen.getByRole('button', { name: 'Choose a country' }));
  expect(host.openPopup).toHaveBeenCalledWith('shell.country-selector', { title: 'Sales of one country', value: undefined });
  expect(await screen.findByRole('heading', { name: 'No sale from this country yet' })).toBeVisible();
  expect(host.navigation.get().search).toBe('?country=tw');
  expect(countries.at(-1)).toBe('tw');
  expect(screen.getByRole('button', { name: 'Country: Taiwan' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Every country' }));
  expect(await screen.findByRole('row', { name: /The Night Ferry/ })).toBeVisible();
});

test('without sales there is an empty state', async () => {
  await open({ lobbySales: () => sales() });
  expect(await screen.findByRole('heading', { name: 'No sale yet' })).toBeVisible();
});

test('during an outage of the wallet an error is shown, and no unknown figure', async () => {
  const down = () => {
    throw new Refusal({ code: 'service/unavailable', status: 503, service: 'wallet' });
  };
  await open({ lobbySales: down, lobbyAccount: down });
  expect(await screen.findByText('Your sales can’t be shown right now')).toBeVisible();
  expect(screen.getAllByText('Not known right now')).toHaveLength(3);
  expect(screen.getAllByText(/The wallet is unavailable right now/).length).toBeGreaterThan(0);
});

import { beforeEach, expect, jest, test } from '@jest/globals';
import { mira, Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import { paidFor } from '../bill/test-bill.tsx';
import { storeDetail } from '../detail/test-listing.ts';
import type { OtherOrder } from './documents.ts';

const HELD_UNTIL = '2126-11-20T10:30:00.000Z';
const order = (number: number, store_name: string, change: Partial<OtherOrder> = {}): OtherOrder & { __typename: string } => ({
  __typename: 'StoreOrder',
  uuid: `0198f6d2-0000-7000-8000-0000000000e${number}`,
  store_id: `0198f6d2-0000-7000-8000-0000000000a${number}`,
  store_name,
  price: 300,
  silver_used: 0,
  state: 0,
  paid_at: null,
  held_until: HELD_UNTIL,
  bill_id: 'bill-1',
  names: [],
  updated_at: '2026-11-20T10:00:00.000Z',
  refund_request: null,
  store: null,
  ...change,
});
const pageInfo = { __typename: 'PageInfo', page: 1, pageSize: 30, pageCount: 1, hasNextPage: false, endCursor: null };
let orders: OtherOrder[];
const cancelled = jest.fn<(variables: object) => void>();
const responses: Responses = {
  library: () => ({ findStoreOrder: { __typename: 'StoreOrderList', list: [], totalCount: 0, pageInfo } }),
  wishlist: () => ({ findWishlist: { __typename: 'WishlistList', list: [], totalCount: 0, pageInfo } }),
  recent: () => ({ findPlayRecent: { __typename: 'PlayRecentList', list: [] } }),
  otherOrders: () => ({ findStoreOrder: { __typename: 'StoreOrderList', list: orders, totalCount: orders.length, pageInfo } }),
  myWallet: () => ({ me: { __typename: 'User', uuid: 'me', wallet: { __typename: 'Wallet', meowcent: 120, silver: 0 } } }),
  cancelOrder: (variables) => {
    cancelled(variables);
    orders = orders.map((one) => (one.uuid === variables.uuid ? { ...one, state: 3 } : one));
    return { cancelStoreOrder: { __typename: 'StoreOrder', uuid: variables.uuid, state: 3 } };
  },
};
async function open(more: Responses = {}) {
  const page = await renderRoute(createSlice, 'library', { responses: { ...responses, ...more }, at: '/my-game' });
  // The page's code is fetched first, then its data.
  await screen.findByRole('heading', { level: 1, name: 'Library' });
  return page;
}
const section = async () => within(await screen.findByRole('region', { name: 'Other orders' }));

beforeEach(() => {
  orders = [];
  cancelled.mockClear();
});

test('each order that isn’t in the library shows its status', async () => {
  orders = [
    order(1, 'The Night Ferry'),
    order(2, 'The Lantern Keeper', { state: 2, held_until: null }),
    order(3, 'Nine Cats', { state: 3, held_until: null }),
    order(4, 'The Intercept', { state: 4, held_until: null, paid_at: '2026-11-19T10:00:00.000Z' }),
  ];
  await open();
  const list = await section();
  const row = (name: string) => list.getByRole('link', { name }).closest('li');
  expect(row('The Night Ferry')).toHaveTextContent(/Waiting for a top-up.*until Nov 20, 2126/);
  expect(row('The Lantern Keeper')).toHaveTextContent('Expired');
  expect(row('Nine Cats')).toHaveTextContent('Cancelled');
  expect(row('The Intercept')).toHaveTextContent('Refunded');
  expect(list.getAllByRole('link', { name: /^Receipt of/ }).map((link) => link.getAttribute('href'))).toEqual([
    `/receipt/${order(4, '').uuid}`,
  ]);
  expect(list.getAllByRole('button', { name: /^Pay for/ })).toHaveLength(1);
});

test('a refunded order shows what came back in which coin', async () => {
  const refunded = { state: 4, held_until: null, paid_at: '2026-11-19T10:00:00.000Z', price: 180 };
  orders = [
    order(1, 'The Night Ferry', { ...refunded, silver_used: 180 }),
    order(2, 'The Lantern Keeper', { ...refunded, silver_used: 50 }),
    order(3, 'Nine Cats', { ...refunded, silver_used: 0 }),
  ];
  await open();
  const list = await section();
  const coinsOf = (name: string) =>
    list
      .getByRole('link', { name })
      .closest('li')
      ?.textContent?.match(/\d+ (?:silver|meow coins)/g);
  expect(coinsOf('The Night Ferry')).toEqual(['180 silver']);
  expect(coinsOf('The Lantern Keeper')).toEqual(['130 meow coins', '50 silver']);
  expect(coinsOf('Nine Cats')).toEqual(['180 meow coins']);
});

test('a refund by staff on request shows that, with their answer', async () => {
  const refunded = { state: 4, held_until: null, paid_at: '2026-11-19T10:00:00.000Z' };
  orders = [
    order(1, 'The Night Ferry', { ...refunded, refund_request: { state: 'granted', answer: 'Sorry about that.' } }),
    // Its buyer refunded it while their request was open.
    order(2, 'The Intercept', { ...refunded, refund_request: { state: 'granted', answer: null } }),
  ];
  await open();
  const row = async (name: string) => (await section()).getByRole('link', { name }).closest('li');
  expect(await row('The Night Ferry')).toHaveTextContent('Refunded at your request: Sorry about that.');
  expect(await row('The Intercept')).not.toHaveTextContent('at your request');
});

/** The wallet's response to paying a held quote: rejected for missing coins, or paid. */
function bills(remain: number, debt = 0) {
  const requests: { quote: string; key: string }[] = [];
  const payStore: Responses[string] = ({ quote, key }) => {
    requests.push({ quote, key });
    if (remain > 0) throw new Refusal({ code: 'wallet/insufficient', status: 409, data: { remain, debt } });
    return { addStoreOrder: paidFor([{ id: order(1, '').store_id, price: 300 }]) };
  };
  return { requests, payStore };
}

test('a held order is paid by a top-up of the amount that the wallet reports as missing', async () => {
  orders = [order(1, 'The Night Ferry')];
  const { requests, payStore } = bills(430);
  const { person, host } = await open({ payStore });
  host.openPopup = jest.fn(async () => undefined) as typeof host.openPopup;
  await person.click((await section()).getByRole('button', { name: 'Pay for The Night Ferry now' }));
  await waitFor(() => expect(host.openPopup).toHaveBeenCalledWith('store.top-up', { amountCoins: 430, forOrder: true }));
  expect(requests.map(({ quote }) => quote)).toEqual(['bill-1']);
});

test('a top-up of the missing amount is queried once, and the bought work is shown', async () => {
  orders = [order(1, 'The Night Ferry')];
  let remain = 430;
  const onPay = jest.fn();
  const payStore: Responses[string] = ({ quote }) => {
    onPay(quote);
    if (remain > 0) throw new Refusal({ code: 'wallet/insufficient', status: 409, data: { remain, debt: 0 } });
    return { addStoreOrder: paidFor([{ id: order(1, '').store_id, price: 300 }]) };
  };
  const { person, host } = await open({ payStore });
  host.openPopup = jest.fn(async () => {
    remain = 0;
    return { paid: true };
  }) as typeof host.openPopup;
  await person.click((await section()).getByRole('button', { name: 'Pay for The Night Ferry now' }));
  await waitFor(() => expect(host.notify).toHaveBeenCalledWith('Bought. It is in your library.', 'success'));
  expect(onPay).toHaveBeenCalledTimes(2);
  expect(host.openPopup).toHaveBeenCalledTimes(1);
});

test('a debt, which is filled first, is included in the top-up', async () => {
  orders = [order(1, 'The Night Ferry')];
  const { person, host } = await open({ payStore: bills(430, 120).payStore });
  host.openPopup = jest.fn(async () => undefined) as typeof host.openPopup;
  await person.click((await section()).getByRole('button', { name: 'Pay for The Night Ferry now' }));
  await waitFor(() => expect(host.openPopup).toHaveBeenCalledWith('store.top-up', { amountCoins: 550, forOrder: true }));
});

test('where the coins suffice by now the held quote is paid, once, and no other', async () => {
  orders = [order(1, 'The Night Ferry', { price: 100 })];
  const { requests, payStore } = bills(0);
  const { person, host } = await open({ payStore });
  await person.dblClick((await section()).getByRole('button', { name: 'Pay for The Night Ferry now' }));
  await waitFor(() => expect(host.notify).toHaveBeenCalledWith('Bought. It is in your library.', 'success'));
  expect(requests.map(({ quote }) => quote)).toEqual(['bill-1']);
});

test('a quote that is no longer held shows that', async () => {
  orders = [order(1, 'The Night Ferry')];
  const payStore = () => {
    throw new Refusal({ code: 'quote/expired', status: 409 });
  };
  const { person, host } = await open({ payStore });
  await person.click((await section()).getByRole('button', { name: 'Pay for The Night Ferry now' }));
  await waitFor(() => expect(host.showError).toHaveBeenCalledWith(expect.objectContaining({ code: 'quote/expired' })));
});

test('a held order is cancelled', async () => {
  orders = [order(1, 'The Night Ferry')];
  const { person, host } = await open();
  await person.click((await section()).getByRole('button', { name: 'Cancel the order of The Night Ferry' }));
  await waitFor(() => expect(host.notify).toHaveBeenCalledWith(expect.stringContaining('Nothing was charged'), 'success'));
  expect(cancelled).toHaveBeenCalledWith({ uuid: order(1, '').uuid });
  expect(await (await section()).findByText('Cancelled')).toBeVisible();
});

test('without such orders, and before anything was played, the sections are left out', async () => {
  await open();
  await screen.findByRole('heading', { name: 'No stories yet' });
  expect(screen.queryByRole('region', { name: 'Wishlist' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Other orders' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Continue playing' })).toBeNull();
});

const recent = (app_uuid: string, title: string, store: object | null) => ({
  __typename: 'PlayRecent',
  app_uuid,
  title,
  store_id: store ? storeDetail().uuid : null,
  updated_at: '2026-11-20T10:00:00.000Z',
  store,
});

test('the last played work is first, without those that have no page to be played on', async () => {
  const list = [recent('a1', 'night-ferry', storeDetail({ owned: true })), recent('a2', 'a draft of mine', null)];
  await open({ recent: () => ({ findPlayRecent: { __typename: 'PlayRecentList', list } }) });
  const played = within(await screen.findByRole('region', { name: 'Continue playing' }));
  expect(played.getAllByRole('link')).toHaveLength(1);
  expect(played.getByRole('link', { name: 'Continue The Night Ferry' })).toHaveAttribute('href', `/store/${storeDetail().uuid}/fullscreen`);
});

test('a work that isn’t owned was played as opening and links to its page; its author owns it', async () => {
  const author = { ...storeDetail().author, uuid: mira.uuid };
  const list = [recent('a1', 'opening', storeDetail()), recent('a2', 'mine', storeDetail({ author }))];
  await open({ recent: () => ({ findPlayRecent: { __typename: 'PlayRecentList', list } }) });
  const played = within(await screen.findByRole('region', { name: 'Continue playing' }));
  const opening = played.getByRole('link', { name: 'The Night Ferry: go to the story’s page' });
  expect(opening).toHaveAttribute('href', `/store/${storeDetail().uuid}`);
  expect(within(opening).getByText('The opening')).toBeVisible();
  expect(played.getByRole('link', { name: 'Continue The Night Ferry' })).toHaveAttribute('href', `/store/${storeDetail().uuid}/fullscreen`);
});

test('the library’s sections appear all at once, below a header that has its lines from the start', async () => {
  orders = [order(1, 'The Night Ferry')];
  const played = Promise.withResolvers<void>();
  const list = [recent('a1', 'night-ferry', storeDetail({ owned: true }))];
  const owned = { ...order(2, 'Nine Cats', { state: 1, paid_at: '2026-11-19T10:00:00.000Z' }), refundable_until: null };
  const { container } = await open({
    library: () => ({ findStoreOrder: { __typename: 'StoreOrderList', list: [owned], totalCount: 1, pageInfo } }),
    recent: async () => {
      await played.promise;
      return { findPlayRecent: { __typename: 'PlayRecentList', list } };
    },
  });
  // The orders are known by now, and wait for the sections above.
  await screen.findByText('1 story');
  expect(screen.getByRole('status', { name: 'Loading stories' })).toBeVisible();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  played.resolve();
  await screen.findByRole('region', { name: 'Continue playing' });
  expect([...container.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Continue playing', 'Other orders', 'Wishlist']),
  );
});

test('a work that was just refunded is not offered to continue, before the catalogue knows', async () => {
  const owned = { ...storeDetail({ owned: true }), uuid: '0198f6d2-0000-7000-8000-0000000000b7' };
  const list = [recent('a1', 'refunded', storeDetail({ owned: false })), { ...recent('a2', 'kept', owned), store_id: owned.uuid }];
  orders = [order(1, 'The Night Ferry', { state: 4, held_until: null, paid_at: '2026-11-19T10:00:00.000Z', store_id: storeDetail().uuid })];
  await open({ recent: () => ({ findPlayRecent: { __typename: 'PlayRecentList', list } }) });
  const played = within(await screen.findByRole('region', { name: 'Continue playing' }));
  await waitFor(() => expect(played.getAllByRole('listitem')).toHaveLength(1));
  expect(played.getByRole('link')).toHaveAttribute('href', `/store/${owned.uuid}/fullscreen`);
});

import { expect, test } from '@jest/globals';
import { Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';

const order = (number: number, name: string) => ({
  __typename: 'StoreOrder',
  uuid: `0198f6d2-0000-7000-8000-0000000000e${number}`,
  store_id: `0198f6d2-0000-7000-8000-0000000000a${number}`,
  store_name: name,
  names: [],
  price: 100,
  silver_used: 0,
  state: 1,
  paid_at: '2026-11-20T10:00:00.000Z',
  refundable_until: '2126-12-04T10:00:00.000Z',
  store: null,
});

const responses: Responses = {
  library: () => ({
    findStoreOrder: {
      __typename: 'StoreOrderList',
      list: [order(1, 'The Night Ferry'), order(2, 'The Lantern Keeper')],
      totalCount: 2,
      pageInfo: { __typename: 'PageInfo', page: 1, pageSize: 30, pageCount: 1 },
    },
  }),
  refundOrder: () => {
    throw new Refusal({ code: 'order/not-refundable', status: 409 });
  },
};

test('a successful refund shows a message', async () => {
  const refundOrder = () => ({ refundStoreOrder: { __typename: 'StoreOrder', uuid: order(1, '').uuid, state: 4 } });
  const { person, host } = await renderRoute(createSlice, 'library', { responses: { ...responses, refundOrder }, at: '/my-game' });
  await person.click(await screen.findByRole('button', { name: 'Refund The Night Ferry' }));
  await person.click(screen.getByRole('button', { name: 'Refund' }));
  await waitFor(() => expect(host.notify).toHaveBeenCalledWith('The Night Ferry was refunded', 'success'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an error of one refund is not shown for the next', async () => {
  const { person } = await renderRoute(createSlice, 'library', { responses, at: '/my-game' });
  await person.click(await screen.findByRole('button', { name: 'Refund The Night Ferry' }));
  await person.click(screen.getByRole('button', { name: 'Refund' }));
  expect(await screen.findByText("The shell's words for order/not-refundable")).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.click(screen.getByRole('button', { name: 'Refund The Lantern Keeper' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('The Lantern Keeper will be removed from your library');
  expect(within(dialog).queryByRole('alert')).toBeNull();
  expect(within(dialog).queryByText("The shell's words for order/not-refundable")).toBeNull();
});

test.each([
  ['coins alone', 0, '100 meow coins'],
  ['coins and silver', 30, '70 meow coins30 silver'],
  ['silver alone', 100, '100 silver'],
])('an order paid with %s is refunded to it', async (_what, silver_used, text) => {
  const list = [{ ...order(1, 'The Night Ferry'), silver_used }];
  const library = () => ({
    findStoreOrder: {
      __typename: 'StoreOrderList',
      list,
      totalCount: 1,
      pageInfo: { __typename: 'PageInfo', page: 1, pageSize: 30, pageCount: 1 },
    },
  });
  const { person } = await renderRoute(createSlice, 'library', { responses: { ...responses, library }, at: '/my-game' });
  await person.click(await screen.findByRole('button', { name: 'Refund The Night Ferry' }));
  expect(screen.getByRole('dialog')).toHaveTextContent(`You get back:${text}`);
});

test('during an outage of the catalogue a work has the wallet’s name, in the reader’s language where known', async () => {
  const german = { ...order(1, 'Die Nachtfähre'), names: [{ language: 'en-US', name: 'The Night Ferry' }] };
  const library = () => ({
    findStoreOrder: {
      __typename: 'StoreOrderList',
      list: [german, order(2, 'Die Laterne')],
      totalCount: 2,
      pageInfo: { __typename: 'PageInfo', page: 1, pageSize: 30, pageCount: 1 },
    },
  });
  await renderRoute(createSlice, 'library', { responses: { ...responses, library }, at: '/my-game' });
  expect(await screen.findByRole('link', { name: 'The Night Ferry' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Die Laterne' })).toBeVisible();
});

test('an outage of every section is shown once, and one retry queries all of them', async () => {
  let isDown = true;
  const requests: string[] = [];
  const failing = (name: string, answer: () => object) => () => {
    requests.push(name);
    if (isDown) throw new TypeError('Failed to fetch');
    return answer();
  };
  const pageInfo = { __typename: 'PageInfo', page: 1, pageSize: 30, pageCount: 1, hasNextPage: false, endCursor: null };
  const { person } = await renderRoute(createSlice, 'library', {
    responses: {
      library: failing('library', () => responses.library?.({}) as object),
      recent: failing('recent', () => ({ findPlayRecent: { __typename: 'PlayRecentList', list: [] } })),
      otherOrders: failing('otherOrders', () => ({ findStoreOrder: { __typename: 'StoreOrderList', list: [], totalCount: 0, pageInfo } })),
      wishlist: failing('wishlist', () => ({ findWishlist: { __typename: 'WishlistList', list: [], totalCount: 0, pageInfo } })),
    },
    at: '/my-game',
  });
  expect(await screen.findByRole('alert')).toBeVisible();
  for (const missing of [/recent stories/, /Your library/, /Your orders/, /Your wishlist/]) expect(screen.getByText(missing)).toBeVisible();
  expect(screen.getAllByText(/The shell's words for other\/network-request-failed/)).toHaveLength(1);
  isDown = false;
  requests.length = 0;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'The Night Ferry' })).toBeVisible();
  expect(new Set(requests)).toEqual(new Set(['library', 'recent', 'otherOrders', 'wishlist']));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

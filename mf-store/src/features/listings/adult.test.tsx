import { expect, test } from '@jest/globals';
import { Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import { detailResponses, STORE, storeDetail } from '../detail/test-listing.ts';

const adult = { ...storeDetail(), category: 'boy-r18' };
const COVER = '/i/3.jpg';
const pageInfo = { __typename: 'PageInfo', page: 1, pageSize: 30, pageCount: 1, hasNextPage: false, endCursor: null };
const order = {
  __typename: 'StoreOrder',
  uuid: '0198f6d2-0000-7000-8000-0000000000e1',
  store_id: STORE,
  store_name: 'The Night Ferry',
  names: [],
  price: 100,
  silver_used: 0,
  state: 1,
  paid_at: '2026-11-20T10:00:00.000Z',
  refundable_until: null,
  store: adult,
};
const responses: Responses = {
  ...detailResponses,
  storeDetail: () => ({ findStore: { __typename: 'StoreList', list: [adult] } }),
  cart: () => ({
    findCartStore: {
      __typename: 'CartStoreList',
      list: [{ ...order, __typename: 'CartStore', buyable: true, created_at: '' }],
      totalCount: 1,
    },
  }),
  library: () => ({ findStoreOrder: { __typename: 'StoreOrderList', list: [order], totalCount: 1, pageInfo } }),
  wishlist: () => ({
    findWishlist: {
      __typename: 'WishlistList',
      list: [{ __typename: 'Wishlist', uuid: order.uuid, store_id: STORE, store: adult }],
      totalCount: 1,
      pageInfo,
    },
  }),
};
const covers = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));

test.each([
  ['cart', '/cart', 1],
  ['library', '/my-game', 2],
])('the %s hides the covers of adult works until the age is confirmed', async (route, at, count) => {
  const { confirmAge } = await renderRoute(createSlice, route, { responses, at });
  await waitFor(() => expect(screen.getAllByText('18+')).toHaveLength(count));
  expect(covers()).toEqual([]);
  act(confirmAge);
  expect(covers()).toEqual(Array(count).fill(COVER));
  expect(screen.queryByText('18+')).toBeNull();
});

test('nothing of an adult work is rendered before the gate, however its page is reached', async () => {
  const { host, confirmAge } = await renderRoute(createSlice, 'detail', { responses, at: `/store/${STORE}`, params: { id: STORE } });
  await waitFor(() => expect(host.requireAdult).toHaveBeenCalledWith('boy-r18'));
  expect(screen.queryByText('The Night Ferry')).toBeNull();
  expect(covers()).toEqual([]);
  act(confirmAge);
  expect(await screen.findByRole('heading', { name: 'The Night Ferry' })).toBeVisible();
});

const play = {
  storeAuthorization: () => ({
    getStoreAuthorizedAndFindStoreUrl: {
      __typename: 'StoreAuthorization',
      isAuthorized: true,
      store_url: [
        { __typename: 'StoreUrl', type: 'official_app', os: 'web', url: 'http://works.localhost/1/', app_uuid: STORE, kind: 'ink' },
      ],
    },
  }),
};
const openPlay = (more: Responses) =>
  renderRoute(createSlice, 'fullscreen', {
    responses: { ...responses, ...play, ...more },
    at: `/store/${STORE}/fullscreen`,
    params: { id: STORE },
  });

test('a work doesn’t start before its category is known, nor while it is behind the gate', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { host, confirmAge } = await openPlay({
    storeDetail: async () => {
      await promise;
      return { findStore: { __typename: 'StoreList', list: [adult] } };
    },
  });
  expect(await screen.findByText('Opening the story')).toBeInTheDocument();
  expect(document.querySelector('iframe')).toBeNull();
  resolve();
  await waitFor(() => expect(host.requireAdult).toHaveBeenCalledWith('boy-r18'));
  expect(document.querySelector('iframe')).toBeNull();
  act(confirmAge);
  expect(document.querySelector('iframe')).not.toBeNull();
});

test('while its category can’t be queried a work doesn’t start either, and can be retried', async () => {
  let down = true;
  const { person } = await openPlay({
    storeDetail: () => {
      if (down) throw new Refusal({ code: 'service/unavailable', status: 503 });
      return { findStore: { __typename: 'StoreList', list: [storeDetail()] } };
    },
  });
  expect(await screen.findByRole('heading', { name: 'The story couldn’t be opened' })).toBeVisible();
  expect(document.querySelector('iframe')).toBeNull();
  down = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull());
});

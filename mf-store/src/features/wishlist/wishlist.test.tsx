import { beforeEach, expect, jest, test } from '@jest/globals';
import { mira, Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import { detailResponses, STORE, storeDetail } from '../detail/test-listing.ts';

interface Wish {
  uuid: string;
  store_id: string;
}
let wishes: Wish[];
const sent = jest.fn<(operation: string, variables: object) => void>();
const WISH = '0198f6d2-0000-7000-8000-0000000000e1';

const page = (list: object[]) => ({
  findWishlist: {
    __typename: 'WishlistList',
    list,
    totalCount: wishes.length,
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  },
});
const responses: Responses = {
  ...detailResponses,
  wished: ({ id }) => page(wishes.filter(({ store_id }) => store_id === id).map((wish) => ({ __typename: 'Wishlist', ...wish }))),
  wishlist: () => page(wishes.map((wish) => ({ __typename: 'Wishlist', ...wish, store: wish.store_id === STORE ? storeDetail() : null }))),
  addWish: (variables) => {
    sent('addWish', variables);
    wishes = [{ uuid: WISH, store_id: variables.id }];
    return { addWishlist: { __typename: 'Wishlist', uuid: WISH } };
  },
  delWish: (variables) => {
    sent('delWish', variables);
    wishes = wishes.filter(({ uuid }) => uuid !== variables.uuid);
    return { delWishlist: true };
  },
  library: () => ({
    findStoreOrder: {
      __typename: 'StoreOrderList',
      list: [],
      totalCount: 0,
      pageInfo: { __typename: 'PageInfo', page: 1, pageSize: 30, pageCount: 0 },
    },
  }),
};

beforeEach(() => {
  wishes = [];
  sent.mockClear();
});

const openDetail = (more: Responses = {}, person: typeof mira | null = mira) =>
  renderRoute(createSlice, 'detail', { responses: { ...responses, ...more }, at: `/store/${STORE}`, params: { id: STORE }, person });
const openLibrary = (more: Responses = {}) => renderRoute(createSlice, 'library', { responses: { ...responses, ...more }, at: '/my-game' });

test('the heart adds a work to the wishlist with the link that led to it, and removes it', async () => {
  const { person, host } = await openDetail();
  host.adLinkOf = jest.fn(async () => 'aB3dE6gH9k');
  const heart = await screen.findByRole('button', { name: 'Wishlist' });
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  await person.click(heart);
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  expect(host.notify).toHaveBeenLastCalledWith('Added to your wishlist.', 'success');
  await person.click(heart);
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
  expect(sent.mock.calls).toEqual([
    ['addWish', { id: STORE, uid: 'aB3dE6gH9k' }],
    ['delWish', { uuid: WISH }],
  ]);
});

test('a guest is asked to sign in first, and without signing in adds nothing', async () => {
  const { person, host } = await openDetail({}, null);
  jest.mocked(host.session.signIn).mockResolvedValue(false);
  await person.click(await screen.findByRole('button', { name: 'Wishlist' }));
  expect(host.session.signIn).toHaveBeenCalled();
  expect(sent).not.toHaveBeenCalled();
});

test('a rejected wish shows a message, and the heart stays as it was', async () => {
  const { person, host } = await openDetail({
    addWish: () => {
      throw new Refusal({ code: 'app/limit', status: 409 });
    },
  });
  const heart = await screen.findByRole('button', { name: 'Wishlist' });
  await person.click(heart);
  await waitFor(() => expect(host.showError).toHaveBeenCalledWith(expect.objectContaining({ code: 'app/limit' })));
  expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('the library shows the wishlist without removed works', async () => {
  wishes = [
    { uuid: WISH, store_id: STORE },
    { uuid: `${WISH.slice(0, -1)}2`, store_id: `${STORE.slice(0, -1)}9` },
  ];
  const { person } = await openLibrary();
  const list = within(await screen.findByRole('region', { name: 'Wishlist' }));
  expect(await list.findByRole('link', { name: 'The Night Ferry' })).toHaveAttribute('href', `/store/${STORE}`);
  expect(list.getByRole('link', { name: 'Unavailable story' })).toBeVisible();
  await person.click(list.getByRole('button', { name: 'Remove The Night Ferry from your wishlist' }));
  await waitFor(() => expect(list.queryByRole('link', { name: 'The Night Ferry' })).not.toBeInTheDocument());
  await waitFor(() => expect(list.getByRole('listitem')).toHaveFocus());
  await person.click(list.getByRole('button', { name: 'Remove Unavailable story from your wishlist' }));
  expect(await list.findByText(/Your wishlist is empty/)).toBeVisible();
  await waitFor(() => expect(list.getByRole('heading', { name: 'Wishlist' })).toHaveFocus());
});

test('an empty library has one empty state with one link, and no second one for an empty wishlist', async () => {
  await openLibrary({
    recent: () => ({ findPlayRecent: { __typename: 'PlayRecentList', list: [] } }),
    otherOrders: () => ({ findStoreOrder: { ...page([]).findWishlist, __typename: 'StoreOrderList' } }),
  });
  expect(await screen.findByRole('heading', { name: 'No stories yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse stories' })).toBeVisible();
  expect(screen.queryByText(/wishlist/i)).toBeNull();
  expect(screen.queryByText('0 stories')).toBeNull();
});

test('a wishlist that fails shows an error and leaves the library usable', async () => {
  await openLibrary({
    wishlist: () => {
      throw new Refusal({ code: 'service/unavailable', status: 503, service: 'catalog' });
    },
  });
  expect(await screen.findByRole('heading', { name: 'Your wishlist couldn’t be loaded' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'No stories yet' })).toBeVisible();
});

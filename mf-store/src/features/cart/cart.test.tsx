import { expect, jest, test } from '@jest/globals';
import { type Answers, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import { STORE, storeDetail } from '../detail/test-listing.ts';

test('the cart is emptied only once the person has said so', async () => {
  const row = {
    __typename: 'CartStore',
    uuid: '0198f6d2-0000-7000-8000-0000000000c1',
    store_id: STORE,
    store_name: 'The Night Ferry',
    buyable: true,
    created_at: '2026-11-20T10:00:00.000Z',
    store: storeDetail(),
  };
  let list = [row];
  const empty = jest.fn(() => {
    list = [];
    return { emptyCartStore: true };
  });
  const answers: Answers = {
    cart: () => ({ findCartStore: { __typename: 'CartStoreList', list, totalCount: list.length } }),
    emptyCart: empty,
  };
  const { person } = await renderRoute(createSlice, 'cart', { answers, at: '/cart' });
  await person.click(await screen.findByRole('button', { name: 'Empty the cart' }));
  await person.click(await screen.findByRole('button', { name: 'Keep them' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(empty).not.toHaveBeenCalled();

  await person.click(screen.getByRole('button', { name: 'Empty the cart' }));
  const dialog = await screen.findByRole('dialog', { name: 'Empty the cart?' });
  await person.click(within(dialog).getByRole('button', { name: 'Empty the cart' }));
  expect(await screen.findByText('Your cart is empty')).toBeInTheDocument();
  expect(empty).toHaveBeenCalledTimes(1);
});

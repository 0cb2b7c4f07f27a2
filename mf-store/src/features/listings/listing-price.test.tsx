import { expect, test } from '@jest/globals';
import { renderRoute } from '@meowtale/web-kit/testing';
import { screen } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import { storeDetail } from '../detail/test-listing.ts';

const reduced = storeDetail({
  store_price: [{ country: 'us', meowcent: 220 }],
  current_price: {
    country: 'us',
    original: 220,
    amount: 176,
    percentage_discount: 20,
    ends_at: '2026-11-27T12:00:00.000Z',
    local: { currency: 'USD', amount: 176 },
  },
});

test('a card shows the price, the original price and the discount, then local money and the discount’s end', async () => {
  // In this machine's time zone, as the page shows it; without its year during that year.
  const time = new Date('2026-11-27T12:00:00.000Z').toLocaleTimeString('en-US', { timeStyle: 'short' }).replace('\u202f', ' ');
  const ends = `ends Nov 27,( 2026,)? ${time}$`;
  const pageInfo = { __typename: 'PageInfo', page: 1, pageSize: 30, pageCount: 1 };
  const storeList = () => ({ findStore: { __typename: 'StoreList', list: [reduced], totalCount: 1, pageInfo } });
  await renderRoute(createSlice, 'list', { responses: { storeList }, at: '/store' });
  await screen.findByRole('link', { name: /The Night Ferry/ });
  expect(screen.getByText('−20%')).toBeVisible();
  expect(screen.getByText(new RegExp(`^${ends}`))).toBeVisible();
  const before = screen.getByText('220').closest('s');
  expect(before?.closest('.mt-price')).toHaveTextContent(
    new RegExp(String.raw`^176 meow coinsbefore: 220 meow coins−20%≈ \$1\.76 · ${ends}`),
  );
});

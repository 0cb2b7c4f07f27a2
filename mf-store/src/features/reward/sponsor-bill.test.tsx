import { expect, test } from '@jest/globals';
import { readReturnState } from '@meowtale/web-kit';
import { Refusal, type Responses } from '@meowtale/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { paidFor, quoteOf, renderPopup } from '../bill/test-bill.tsx';
import type { StoreDetail } from '../detail/documents.ts';
import { detailResponses, STORE, storeDetail } from '../detail/test-listing.ts';

const here = (change: Partial<StoreDetail> = {}): Responses => ({
  ...detailResponses,
  storeDetail: () => ({ findStore: { __typename: 'StoreList', list: [storeDetail({ auth_type: 2, ...change })] } }),
  storeQuote: ({ price }) => ({ findStoreQuote: quoteOf([{ id: STORE, price }], { coins: 100 }) }),
  payStore: () => ({ addStoreOrder: paidFor([{ id: STORE, price: 50 }]) }),
});

const openReward = (input: { storeId: string; price?: number }, responses = here(), at = `/store/${STORE}`) =>
  renderPopup('store.sponsor-bill', input, responses, at);

const amount = () => screen.findByRole('spinbutton', { name: 'Coins' });
async function give(text: string): Promise<void> {
  await userEvent.clear(await amount());
  // In one go: the quote follows each key.
  await userEvent.paste(text);
  await userEvent.keyboard('{Enter}');
}
const confirm = () => screen.findByRole('button', { name: 'Confirm' });

test('a top-up for a reward returns to that reward, with its amount and tracked link', async () => {
  const { openPopup } = await openReward({ storeId: STORE }, here(), `/store/${STORE}?uid=abc`);
  await give('1,200');
  await waitFor(() => expect(screen.getByRole('row', { name: /^Coins needed/ })).toHaveTextContent('1,100'));
  await userEvent.click(await screen.findByRole('button', { name: 'Add credit' }));
  expect(openPopup).toHaveBeenCalledWith('store.top-up', { amountCoins: 1100, returnUrl: expect.any(String) });
  const [, { returnUrl }] = openPopup.mock.calls[0] as [string, { returnUrl: string }];
  const { pathname, search } = new URL(returnUrl, 'http://localhost');
  expect(pathname).toBe(`/store/${STORE}`);
  expect(new URLSearchParams(search).get('uid')).toBe('abc');
  expect(readReturnState(search)).toMatchObject({ name: 'store.sponsor-bill', input: { storeId: STORE, price: 1200 } });
});

test('a reward chosen before is in its field', async () => {
  await openReward({ storeId: STORE, price: 1200 });
  expect(await amount()).toHaveValue('1200');
});

test('the initial amount and the quick buttons are based on the buyer’s own price', async () => {
  const local = { __typename: 'LocalMoney', currency: 'TWD', amount: 6400 };
  const current_price = {
    __typename: 'CurrentPrice',
    country: 'tw',
    original: 200,
    amount: 200,
    percentage_discount: 0,
    ends_at: null,
    local,
  };
  await openReward({ storeId: STORE }, here({ current_price } as Partial<StoreDetail>));
  expect(await amount()).toHaveValue('200');
  expect(['+10', '+20', '+40'].map((name) => screen.getByRole('button', { name }))).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: '+40' }));
  expect(await amount()).toHaveValue('240');
});

test('nothing exceeds the maximum', async () => {
  await openReward({ storeId: STORE, price: 999_990 });
  await amount();
  expect(screen.getByRole('button', { name: '+25' })).toBeDisabled();
  await give('1,000,000');
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(await amount()).toHaveValue('1000000');
  await give('2,000,000');
  expect(await amount()).toHaveValue('1000000');
});

test('a reward above the maximum, from an address, shows an error and can’t be given', async () => {
  await openReward({ storeId: STORE, price: 1_000_001 });
  expect(await screen.findByText('At most 1,000,000 coins')).toBeInTheDocument();
  expect(await confirm()).toBeDisabled();
});

test('with a minimum it is that or a multiple of it, and no step goes below', async () => {
  await openReward({ storeId: STORE }, here({ reward_minimum: 50 }));
  expect(await amount()).toHaveValue('50');
  await userEvent.click(screen.getByRole('button', { name: 'Less' }));
  expect(await amount()).toHaveValue('50');
  await give('75');
  expect(await screen.findByText('A multiple of 50 coins')).toBeInTheDocument();
  expect(await confirm()).toBeDisabled();
  for (const less of ['0', 'many']) {
    await give(less);
    expect(await screen.findByText('Enter a whole number from 50')).toBeInTheDocument();
    expect(await confirm()).toBeDisabled();
  }
  expect(await amount()).toHaveAttribute('aria-valuemin', '50');
});

test('a reward below the minimum, from an address, shows an error and can’t be given', async () => {
  await openReward({ storeId: STORE, price: 20 }, here({ reward_minimum: 50 }));
  expect(await screen.findByText('At least 50 coins')).toBeInTheDocument();
  expect(await confirm()).toBeDisabled();
});

test('an arrow key steps like the buttons, and not below the minimum', async () => {
  await openReward({ storeId: STORE }, here({ reward_minimum: 50 }));
  await userEvent.type(await amount(), '{ArrowUp}');
  expect(await amount()).toHaveValue('100');
  await userEvent.type(await amount(), '{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(await amount()).toHaveValue('50');
});

test('the quote follows the typing, so that Confirm can be pressed directly from the field', async () => {
  const { close } = await openReward({ storeId: STORE, price: 50 });
  await userEvent.clear(await amount());
  await userEvent.type(await amount(), '60');
  await waitFor(() => expect(screen.getByRole('row', { name: /^Total/ })).toHaveTextContent('60'));
  await waitFor(async () => expect(await confirm()).toBeEnabled());
  await userEvent.click(await confirm());
  await waitFor(() => expect(close).toHaveBeenCalledWith(expect.objectContaining({ orders: expect.any(Array) })));
});

test('a work with a price is sold, not rewarded', async () => {
  await openReward({ storeId: STORE }, here({ auth_type: 1 }));
  expect(await screen.findByRole('dialog', { name: 'Your bill' })).toBeInTheDocument();
  expect(screen.queryByRole('spinbutton')).toBeNull();
});

test('text that is no number stays in the field, shows an error, and gives nothing', async () => {
  await openReward({ storeId: STORE, price: 50 });
  await waitFor(async () => expect(await confirm()).toBeEnabled());
  await give('much');
  expect(await amount()).toHaveValue('much');
  expect(screen.getByText('Enter a whole number from 0')).toBeInTheDocument();
  expect(await confirm()).toBeDisabled();
  await give('60');
  await waitFor(async () => expect(await confirm()).toBeEnabled());
});

test('a reward of 0 opens the work too', async () => {
  const { close } = await openReward({ storeId: STORE, price: 0 });
  await waitFor(async () => expect(await confirm()).toBeEnabled());
  await userEvent.click(await confirm());
  await waitFor(() => expect(close).toHaveBeenCalledWith(expect.objectContaining({ orders: expect.any(Array) })));
});

test('a work that fails to load shows why, with a retry', async () => {
  let down = true;
  const responses = here();
  const storeDetailOrNot = (variables: unknown) => {
    if (down) throw new Refusal({ code: 'service/unavailable', status: 503, service: 'catalog' });
    return responses.storeDetail?.(variables);
  };
  await openReward({ storeId: STORE }, { ...responses, storeDetail: storeDetailOrNot });
  expect(await screen.findByText('The store is unavailable right now. A story you have open keeps working.')).toBeInTheDocument();
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await amount()).toHaveValue('499');
});

test('an unavailable work can’t be rewarded', async () => {
  await openReward({ storeId: STORE }, { ...here(), storeDetail: () => ({ findStore: { __typename: 'StoreList', list: [] } }) });
  expect(await screen.findByText('Story not found')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
});

import { expect, jest, test } from '@jest/globals';
import { formatEnd } from '@meowtale/web-kit';
import type { Responses } from '@meowtale/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { bought } from '../bill/bought.ts';
import { paidFor, quoteOf, renderPart } from '../bill/test-bill.tsx';
import { STORE, storeDetail } from '../detail/test-listing.ts';

const row = (number: number, name: string, meowcent: number, buyable = true) => ({
  __typename: 'CartStore',
  uuid: `0198f6d2-0000-7000-8000-0000000000c${number}`,
  store_id: number === 1 ? STORE : `0198f6d2-0000-7000-8000-0000000000d${number}`,
  store_name: name,
  names: [] as object[],
  buyable,
  created_at: '2026-11-20T10:00:00.000Z',
  store: {
    ...storeDetail({ store_price: [{ country: 'us', meowcent }] }),
    uuid: `0198f6d2-0000-7000-8000-0000000000d${number}`,
    store_info: storeDetail().store_info.map((texts) => ({ ...texts, name })),
  },
});

type Row = Omit<ReturnType<typeof row>, 'store'> & { store: ReturnType<typeof row>['store'] | null };

function drawCart(rows: Row[], empty = jest.fn()) {
  let list = rows;
  const responses: Responses = {
    cart: () => ({ findCartStore: { __typename: 'CartStoreList', list, totalCount: list.length } }),
    removeFromCart: ({ uuid }) => {
      list = list.filter((one) => one.uuid !== uuid);
      return { delCartStore: true };
    },
    emptyCart: () => {
      empty();
      list = [];
      return { emptyCartStore: rows.length };
    },
  };
  return renderPart(responses, '/cart', ({ routes: { cart: Page } }) => Page && <Page params={{}} />);
}

const three = [row(1, 'The Night Ferry', 499), row(2, 'Tide', 180), row(3, 'Gone', 90, false)];
const choiceOf = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` });

test('the cart is emptied only after a confirmation, which can be turned off', async () => {
  const empty = jest.fn();
  const { person, openPopup } = await drawCart([row(1, 'The Night Ferry', 499)], empty);
  await person.click(await screen.findByRole('button', { name: 'Empty the cart' }));
  expect(openPopup).toHaveBeenCalledWith('shell.message', {
    type: 'confirm',
    messageId: 'cart.clear',
    title: 'Empty the cart?',
    message: expect.any(String),
    confirmLabel: 'Empty the cart',
    cancelLabel: 'Keep stories',
  });
  expect(empty).not.toHaveBeenCalled();

  openPopup.mockResolvedValue(true);
  await person.click(screen.getByRole('button', { name: 'Empty the cart' }));
  expect(await screen.findByText('Your cart is empty')).toBeInTheDocument();
  expect(empty).toHaveBeenCalledTimes(1);
});

test('during an outage of the catalogue a work has the wallet’s name, in the reader’s language', async () => {
  const names = [{ __typename: 'WorkName', language: 'en-US', name: 'The Night Ferry' }];
  await drawCart([
    { ...row(1, '夜渡', 499), names, store: null },
    { ...row(2, 'Tide', 180), store: null },
  ]);
  expect(await screen.findByRole('link', { name: 'The Night Ferry' })).toHaveAttribute('lang', 'en-US');
  expect(screen.getByRole('link', { name: 'Tide' })).toHaveAttribute('lang', '');
});

test('all works that can be bought are selected, and checked out as the whole cart', async () => {
  const { person, openPopup } = await drawCart(three);
  expect(await choiceOf('The Night Ferry')).toBeChecked();
  expect(await choiceOf('Gone')).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: 'Select all' })).toBeChecked();
  expect(screen.getByText('679')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Check out 2 stories' }));
  expect(openPopup).toHaveBeenCalledWith('store.bill', { cart: true });
});

test('some of them are paid, and the others stay', async () => {
  const { person, openPopup } = await drawCart(three);
  await person.click(await choiceOf('The Night Ferry'));
  expect(screen.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
  await person.click(screen.getByRole('button', { name: 'Check out 1 story' }));
  expect(openPopup).toHaveBeenCalledWith('store.bill', { cart: true, storeIds: [three[1]?.store_id] });

  await person.click(await choiceOf('Tide'));
  expect(screen.getByRole('button', { name: 'Check out 0 stories' })).toBeDisabled();
  await person.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await waitFor(async () => expect(await choiceOf('Tide')).toBeChecked());
});

test('after a work was removed the focus is on its successor', async () => {
  const { person } = await drawCart(three);
  await person.click(await screen.findByRole('button', { name: /Tide/ }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Gone' }).closest('li')).toHaveFocus());
});

test('a cart of one has no checkbox', async () => {
  await drawCart([row(1, 'The Night Ferry', 499)]);
  expect(await screen.findByRole('button', { name: 'Check out 1 story' })).toBeEnabled();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a deselected work is selected once it is the only one', async () => {
  const { person } = await drawCart([row(1, 'The Night Ferry', 499), row(2, 'Tide', 180)]);
  await person.click(await choiceOf('Tide'));
  await person.click(screen.getByRole('button', { name: 'Remove The Night Ferry' }));
  expect(await screen.findByRole('button', { name: 'Check out 1 story' })).toBeEnabled();
});

test('after the whole cart was paid it shows the bought works, each with Play, and not an empty cart', async () => {
  const cart = [row(1, 'The Night Ferry', 499)];
  const { openPopup, person, host, unmount } = await drawCart(cart);
  const works = [{ id: STORE, price: 499, names: [{ __typename: 'WorkName', language: 'en-US', name: 'The Night Ferry' }] }];
  openPopup.mockImplementation(async () => {
    bought.add(paidFor(works), quoteOf(works).lines);
    cart.length = 0;
    return paidFor(works);
  });
  await person.click(await screen.findByRole('button', { name: 'Check out 1 story' }));
  const yours = within(await screen.findByRole('region', { name: 'Yours now' }));
  expect(yours.getByRole('link', { name: 'The Night Ferry' })).toHaveAttribute('href', `/store/${STORE}`);
  expect(yours.getByRole('link', { name: 'Play The Night Ferry' })).toHaveAttribute('href', `/store/${STORE}/fullscreen`);
  expect(screen.queryByText('Your cart is empty')).toBeNull();
  expect(host.showError).not.toHaveBeenCalled();
  // A later visit shows the cart only.
  unmount();
  await drawCart([]);
  expect(await screen.findByText('Your cart is empty')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Yours now' })).toBeNull();
});

test('a work left out of a quote isn’t shown as bought', () => {
  const works = [1, 2].map((number) => ({ id: `work-${number}`, price: number }));
  act(() => bought.add(paidFor(works.slice(1)), quoteOf(works).lines));
  expect(bought.get().map(({ store_id }) => store_id)).toEqual(['work-2']);
  act(() => bought.clear());
});

test('the total in NT$ is the price of its coins, as on the quote, not the sum of rounded prices', async () => {
  const dear = (number: number) => {
    const made = row(number, `Work ${number}`, 499);
    const local = { __typename: 'LocalMoney', currency: 'TWD', amount: 16_000 };
    const current_price = { country: 'tw', original: 499, amount: 499, percentage_discount: 0, ends_at: null, local };
    return { ...made, store: { ...made.store, current_price: { __typename: 'CurrentPrice', ...current_price } } };
  };
  await drawCart([1, 2, 3, 4, 5].map(dear) as Row[]);
  expect(await screen.findAllByText('≈ NT$160')).toHaveLength(5);
  // 2,495 coins × NT$ 0.32 = 798.4
  expect(screen.getByText('≈ NT$799')).toBeVisible();
});

test('a discount’s end is the same in the cart as on the shelf', async () => {
  const made = row(1, 'Tide', 220);
  const local = { __typename: 'LocalMoney', currency: 'USD', amount: 176 };
  const endsAt = '2126-12-02T23:59:59.000Z';
  const price = { __typename: 'CurrentPrice', country: 'us', original: 220, amount: 176, percentage_discount: 20, ends_at: endsAt, local };
  await drawCart([{ ...made, store: { ...made.store, current_price: price } }] as Row[]);
  // In this machine's time zone, as the page shows it.
  const end = formatEnd(endsAt, 'en-US').replaceAll(/\s/gu, ' ');
  expect(await screen.findByText((text) => text.replaceAll(/\s/gu, ' ') === `ends ${end}`)).toBeVisible();
});

test('coins that are worth less than NT$1 have no local amount', async () => {
  const cheap = row(1, 'Tide', 1);
  const local = { __typename: 'LocalMoney', currency: 'TWD', amount: 100 };
  const price = { __typename: 'CurrentPrice', country: 'tw', original: 1, amount: 1, percentage_discount: 0, ends_at: null, local };
  await drawCart([{ ...cheap, store: { ...cheap.store, current_price: price } }] as Row[]);
  expect(await screen.findByRole('link', { name: 'Tide' })).toBeVisible();
  expect(screen.queryByText(/NT\$/)).toBeNull();
});

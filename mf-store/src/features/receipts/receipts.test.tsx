import { expect, jest, test } from '@jest/globals';
import { Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import type { Receipt, ReceiptLine } from './documents.ts';

const UUID = '0198f6d2-0000-7000-8000-0000000000e1';
const WHOLE = '0198f6d2-0000-7000-8000-0000000000e9';

const line = (change: Partial<ReceiptLine> = {}): ReceiptLine & { __typename: 'ReceiptLine' } => ({
  __typename: 'ReceiptLine',
  order_uuid: UUID,
  store_id: '0198f6d2-0000-7000-8000-0000000000a1',
  store: {
    uuid: '0198f6d2-0000-7000-8000-0000000000a1',
    default_lang: 'en-US',
    author: { uuid: '0198f6d2-0000-7000-8000-0000000000a2', nickname: 'Lamplight' },
    store_info: [{ language: 'en-US', name: 'The Night Ferry' }],
  },
  store_name: 'The Ferry',
  names: [],
  seller_name: null,
  original: 400,
  percentage_discount: 25,
  price: 300,
  silver_used: 50,
  coin_used: 250,
  state: 1,
  refunded_at: null,
  ...change,
});

const answering = (change: Partial<Receipt> = {}): Responses => ({
  receipt: () => ({
    findReceipt: {
      __typename: 'Receipt',
      uuid: UUID,
      number: '20261120-000000E1',
      paid_at: '2026-11-20T10:00:00.000Z',
      country: 'tw',
      lines: [line()],
      total: 300,
      silver_used: 50,
      coin_used: 250,
      silver_refunded: 0,
      coin_refunded: 0,
      total_local: { currency: 'TWD', amount: 9600 },
      local_basis: { currency: 'TWD', amount: 3200 },
      checkout_uuid: null,
      ...change,
    },
  }),
});
const open = (responses: Responses) => renderRoute(createSlice, 'receipt', { responses, at: `/receipt/${UUID}`, params: { uuid: UUID } });
const sumOf = (name: string) => screen.getByRole('rowheader', { name }).closest('tr');

test('a receipt has the works, their sellers and prices, and how they were paid', async () => {
  await open(answering());
  const sheet = within(await screen.findByRole('article', { name: 'Receipt' }));
  expect(sheet.getByText('20261120-000000E1')).toBeVisible();
  expect(sheet.getByText('Mira').parentElement).toHaveTextContent('Miracreator@meowtale.example');
  expect(sheet.getByText('Taiwan')).toBeVisible();
  expect(sheet.getByRole('row', { name: /The Night Ferry/ })).toHaveTextContent(
    'The Night Ferryby Lamplight400 meow coins-25%300 meow coins',
  );
  expect(sumOf('Total')).toHaveTextContent('300 meow coins');
  expect(sumOf('Paid with silver')).toHaveTextContent('50 silver');
  expect(sumOf('Paid with meow coins')).toHaveTextContent('250 meow coins');
  expect(sumOf('Total in local currency')).toHaveTextContent('NT$96');
  expect(sheet.getByText('100 meow coins are NT$32.')).toBeVisible();
  expect(sheet.queryByRole('rowheader', { name: /^Refunded/ })).toBeNull();
  expect(sheet.queryByRole('link', { name: 'Receipt for the whole bill' })).toBeNull();
});

test('a refund is shown, with a link to the whole quote’s receipt', async () => {
  const lines = [line({ state: 4, refunded_at: '2026-11-21T10:00:00.000Z' })];
  await open(answering({ lines, silver_refunded: 50, coin_refunded: 250, checkout_uuid: WHOLE }));
  expect(await screen.findByText('refunded Nov 21, 2026')).toBeVisible();
  expect(sumOf('Refunded as silver')).toHaveTextContent('− 50 silver');
  expect(sumOf('Refunded as meow coins')).toHaveTextContent('− 250 meow coins');
  expect(screen.getByRole('link', { name: 'Receipt for the whole bill' })).toHaveAttribute('href', `/receipt/${WHOLE}`);
});

test('a refund of one kind of coin names only that one', async () => {
  const refunded = { state: 4, refunded_at: '2026-11-21T10:00:00.000Z' };
  const silver = { silver_used: 300, coin_used: 0 };
  const { unmount } = await open(answering({ ...silver, lines: [line({ ...refunded, ...silver })], silver_refunded: 300 }));
  expect(await screen.findByRole('rowheader', { name: /^Refunded as/ })).toHaveTextContent('Refunded as silver');
  expect(sumOf('Refunded as silver')).toHaveTextContent('− 300 silver');
  unmount();
  const coins = { silver_used: 0, coin_used: 300 };
  await open(answering({ ...coins, lines: [line({ ...refunded, ...coins })], coin_refunded: 300 }));
  expect(await screen.findByRole('rowheader', { name: /^Refunded as/ })).toHaveTextContent('Refunded as meow coins');
});

test('during an outage of the catalogue the names at the time of the purchase are shown, with the author where known', async () => {
  const { unmount } = await open(answering({ lines: [line({ store: null })] }));
  expect(await screen.findByText('The Ferry')).toBeVisible();
  expect(screen.queryByText(/^by /)).toBeNull();
  unmount();
  const names = [{ __typename: 'WorkName', language: 'en-US', name: 'The Night Ferry' }];
  await open(answering({ lines: [line({ store: null, names, seller_name: 'Lamplight' })] }));
  expect(await screen.findByText('The Night Ferry')).toBeVisible();
  expect(screen.getByText('by Lamplight')).toBeVisible();
});

test('a quote with several refunds shows when the last one was', async () => {
  const refunded = (at: string) => line({ order_uuid: at, state: 4, refunded_at: at });
  await open(
    answering({
      lines: [refunded('2026-11-22T10:00:00.000Z'), refunded('2026-11-21T10:00:00.000Z')],
      silver_refunded: 100,
      coin_refunded: 500,
    }),
  );
  expect((await screen.findByText('Refunded', { selector: 'dt' })).nextElementSibling).toHaveTextContent('Nov 22, 2026');
});

test('it is printed by a button', async () => {
  const print = jest.fn();
  globalThis.print = print;
  const { person } = await open(answering());
  // The button has its place before the receipt has loaded, and is disabled.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled());
  await person.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('another person’s receipt is not found, and an outage of the wallet offers a retry', async () => {
  const rejecting = (code: '404' | 'service/unavailable', status: number) => ({
    receipt: () => {
      throw new Refusal({ code, status });
    },
  });
  const { unmount } = await open(rejecting('404', 404));
  expect(await screen.findByRole('heading', { name: 'Receipt not found' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  unmount();
  await open(rejecting('service/unavailable', 503));
  expect(await screen.findByRole('heading', { name: 'The receipt couldn’t be loaded' })).toBeVisible();
});

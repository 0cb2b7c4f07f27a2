import { beforeEach, expect, jest, test } from '@jest/globals';
import { mira, Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import type { UnmatchedPayment } from './documents.ts';

const staff = { ...mira, nickname: 'Staff', roles: ['user', 'staff'] as const };
const PAYMENT = '0198f6d2-0000-7000-8000-0000000000e1';
const onRequest = jest.fn<(variables: object) => void>();
const payment = (change: Partial<UnmatchedPayment> = {}): UnmatchedPayment & { __typename: string } => ({
  __typename: 'UnmatchedPayment',
  payment_uuid: PAYMENT,
  user_uuid: '0198f6d2-0000-7000-8000-0000000000f1',
  user_name: 'Noor',
  provider_key: 'stripe',
  provider_ref: 'cs_test_7',
  coins: 500,
  vip_grade: null,
  asked_currency: 'USD',
  pay_amount: 500,
  currency: 'USD',
  paid_amount: 500,
  refunded_amount: 200,
  booked_refund: 0,
  book_coins: 200,
  state: 'open',
  reason: null,
  opened_at: '2026-11-20T12:00:00.000Z',
  closed_at: null,
  ...change,
});
let payments: ReturnType<typeof payment>[];

const responses: Responses = {
  unmatchedPayments: ({ state }) => {
    const list = payments.filter((one) => (one.state === 'open') === (state === 'open'));
    return { findUnmatchedPayment: { __typename: 'UnmatchedPaymentList', list, totalCount: list.length } };
  },
  reconcilePayment: (variables) => {
    onRequest(variables);
    payments = [];
    return { reconcilePayment: { __typename: 'UnmatchedPayment', payment_uuid: PAYMENT, state: 'booked' } };
  },
};
const open = (more: Responses = {}, at = '/lobby/staff/payment-differences') =>
  renderRoute(createSlice, 'payment-differences', { responses: { ...responses, ...more }, at, person: staff });

beforeEach(() => {
  localStorage.clear();
  onRequest.mockClear();
  payments = [payment()];
});

test('a payment shows its payer, and the requested, paid and refunded amounts', async () => {
  payments = [payment({ asked_currency: 'TWD', pay_amount: 16_000, booked_refund: 100 })];
  await open();
  const row = await screen.findByRole('row', { name: /Noor/ });
  expect(row).toHaveTextContent(/Noorstripe cs_test_7NT\$160500 coins\$5\.00\$2\.00\$1\.00 of it booked/);
  expect(within(row).getByRole('link', { name: 'Noor' })).toHaveAttribute('href', expect.stringContaining('/lobby/staff/people?q='));
});

test('a partial refund is booked with a reason, after its effect was shown, and leaves the list', async () => {
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Book the refund of cs_test_7' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/Noor loses 200 coins/)).toBeVisible();
  await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Half was broken.');
  await person.click(dialog.getByRole('button', { name: 'Book' }));
  await waitFor(() =>
    expect(onRequest).toHaveBeenCalledWith({
      payment: PAYMENT,
      decision: 'book',
      refunded: 200,
      reason: 'Half was broken.',
      key: expect.any(String),
    }),
  );
  expect(await screen.findByText('No differences')).toBeVisible();
});

test.each([
  [{ book_coins: -200, refunded_amount: 0, booked_refund: 200 }, /Noor gets 200 coins back/],
  [{ book_coins: 0, coins: 0, vip_grade: 1 }, /booked in money only/],
])('booking %j shows its effect', async (change, text) => {
  payments = [payment(change)];
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Book the refund of cs_test_7' }));
  expect(within(screen.getByRole('dialog')).getByText(text)).toBeVisible();
});

test('a payment of another amount can’t be booked, only left', async () => {
  payments = [payment({ paid_amount: 499, refunded_amount: 0, book_coins: null })];
  await open();
  expect(await screen.findByRole('button', { name: 'Leave cs_test_7 as it is' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Book/ })).toBeNull();
});

test('a colleague decides about staff’s own payment', async () => {
  payments = [payment({ user_uuid: staff.uuid })];
  await open();
  expect(await screen.findByText(/a colleague decides/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Book|Leave)/ })).toBeNull();
});

test('a closed one shows its outcome and reason', async () => {
  payments = [
    payment({ state: 'left', reason: 'Agreed with Noor.', closed_at: '2026-11-21T12:00:00.000Z', book_coins: null }),
    payment({ payment_uuid: PAYMENT.replace('e1', 'e2'), state: 'matched', closed_at: '2026-11-21T12:00:00.000Z', book_coins: null }),
  ];
  await open({}, '/lobby/staff/payment-differences?state=closed');
  expect(await screen.findByText('Agreed with Noor.')).toBeVisible();
  expect([screen.getByText('Left as it was'), screen.getByText('Matches again')]).toHaveLength(2);
});

test('a refund that has changed meanwhile is reported in the dialog, and the list is queried again', async () => {
  let reads = 0;
  const { person } = await open({
    unmatchedPayments: (variables) => {
      reads += 1;
      return (responses.unmatchedPayments as (variables: object) => object)(variables);
    },
    reconcilePayment: () => {
      throw new Refusal({ code: 'input/invalid', status: 400, fields: [{ path: 'refunded_amount', key: 'invalid.revision' }] });
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Leave cs_test_7 as it is' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Seen.');
  await person.click(dialog.getByRole('button', { name: 'Leave as is' }));
  expect(await dialog.findByText(/words for input.invalid/)).toBeVisible();
  const before = reads;
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(reads).toBeGreaterThan(before));
});

import { beforeEach, expect, jest, test } from '@jest/globals';
import { mira, Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import type { RefundRequest } from './documents.ts';

const staff = { ...mira, nickname: 'Staff', roles: ['user', 'staff'] as const };
const ORDER = '0198f6d2-0000-7000-8000-0000000000b1';
const onRequest = jest.fn<(variables: object) => void>();
const listed = jest.fn<(variables: object) => void>();
const request = (change: Partial<RefundRequest> = {}): RefundRequest & { __typename: string } => ({
  __typename: 'QueuedRefundRequest',
  order_uuid: ORDER,
  buyer_uuid: '0198f6d2-0000-7000-8000-0000000000f1',
  buyer_name: 'Noor',
  store_id: '0198f6d2-0000-7000-8000-0000000000a1',
  store_name: 'The Night Ferry',
  price: 1499,
  silver_used: 199,
  paid_at: '2026-10-20T12:00:00.000Z',
  first_opened_at: '2026-10-21T12:00:00.000Z',
  segments_read: 12,
  segments_total: 40,
  reason: 'It never started.',
  answer: null,
  created_at: new Date(Date.now() - 3 * 86_400_000).toISOString(),
  decided_at: null,
  ...change,
});
let waiting: ReturnType<typeof request>[];

const decide = (field: string) => (variables: object) => {
  onRequest(variables);
  waiting = [];
  return { [field]: { __typename: 'StoreOrder', uuid: ORDER } };
};
const responses: Responses = {
  deskRefunds: (variables) => {
    listed(variables);
    const list = variables.state === 'open' ? waiting : [];
    return { findRefundRequest: { __typename: 'RefundRequestList', list, totalCount: list.length } };
  },
  grantRefund: decide('refundStoreOrder'),
  declineRefund: decide('declineStoreOrderRefund'),
};
const open = (more: Responses = {}, at = '/lobby/staff/refunds') =>
  renderRoute(createSlice, 'refunds', { responses: { ...responses, ...more }, at, person: staff });

beforeEach(() => {
  localStorage.clear();
  onRequest.mockClear();
  listed.mockClear();
  waiting = [request()];
});

test('a request shows the work, the buyer, the price, the reason and its age', async () => {
  await open();
  const row = await screen.findByRole('row', { name: /The Night Ferry/ });
  expect(row).toHaveTextContent(/Noor.*It never started\.1,499199 of it silver.*3 days/);
  expect(within(row).getByRole('link', { name: 'Noor' })).toHaveAttribute('href', expect.stringContaining('/lobby/staff/people?q='));
  expect(listed).toHaveBeenCalledWith(expect.objectContaining({ state: 'open' }));
});

test.each([
  [{}, /30% of the shortest path to an ending.*First opened on Oct 21, 2026/],
  [{ segments_read: 50 }, /100% of the shortest path/],
  [{ segments_read: 0, segments_total: null }, /First opened on Oct 21, 2026/],
  [{ first_opened_at: null, segments_read: null, segments_total: null }, /Never opened/],
])('a request shows its buyer’s progress: %j', async (progress, text) => {
  waiting = [request(progress)];
  await open();
  expect(await screen.findByRole('row', { name: /The Night Ferry/ })).toHaveTextContent(text);
});

test('a request that a colleague decided meanwhile shows that, and disappears once the dialog is closed', async () => {
  const { person } = await open({
    grantRefund: () => {
      waiting = [];
      throw new Refusal({ code: 'input/conflict', status: 409, fields: [{ path: 'uuid', key: 'refunds.errors.decided' }] });
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Refund “The Night Ferry”' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Sorry about that.');
  await person.click(dialog.getByRole('button', { name: 'Refund' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('This request has been decided meanwhile. Nothing was changed.');
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('heading', { name: 'No requests waiting' })).toBeVisible();
});

test('it is refunded in two steps, with the amounts first and a reason', async () => {
  const { person, host } = await open();
  await person.click(await screen.findByRole('button', { name: 'Refund “The Night Ferry”' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Refund “The Night Ferry”' }));
  expect(dialog.getByText(/Noor gets 1,300 coins and 199 silver back/)).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Refund' }));
  expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveAccessibleDescription(/Please write something here/);
  expect(onRequest).not.toHaveBeenCalled();
  await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Sorry about that.');
  await person.click(dialog.getByRole('button', { name: 'Refund' }));
  await waitFor(() => expect(onRequest).toHaveBeenCalledWith({ uuid: ORDER, reason: 'Sorry about that.', key: expect.any(String) }));
  expect(await screen.findByRole('heading', { name: 'No requests waiting' })).toBeVisible();
  expect(host.notify).toHaveBeenCalledWith('“The Night Ferry” is refunded.', 'success');
});

test('a rejection keeps the input, a retry has the same key, and closing queries the list again', async () => {
  let isRejecting = true;
  const { person } = await open({
    declineRefund: (variables) => {
      onRequest(variables);
      if (isRejecting) throw new Refusal({ code: '404', status: 404 });
      return decide('declineStoreOrderRefund')(variables);
    },
  });
  const decline = async () => {
    await person.click(await screen.findByRole('button', { name: 'Decline the refund of “The Night Ferry”' }));
    const dialog = within(screen.getByRole('dialog'));
    await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'It was played whole.');
    await person.click(dialog.getByRole('button', { name: 'Decline' }));
    return dialog;
  };
  const dialog = await decline();
  expect(await dialog.findByRole('alert')).toHaveTextContent("The shell's words for 404");
  expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveValue('It was played whole.');
  await person.click(dialog.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(onRequest).toHaveBeenCalledTimes(2));
  expect(onRequest.mock.calls[1]).toEqual(onRequest.mock.calls[0]);
  const before = listed.mock.calls.length;
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(listed.mock.calls.length).toBeGreaterThan(before));
  isRejecting = false;
  await decline();
  expect(await screen.findByRole('heading', { name: 'No requests waiting' })).toBeVisible();
});

test('staff’s own purchase has no buttons', async () => {
  waiting = [request({ buyer_uuid: staff.uuid, silver_used: 0 })];
  await open();
  expect(await screen.findByText('You bought this yourself: a colleague decides.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /The Night Ferry/ })).toBeNull();
  expect(screen.queryByText(/of it silver/)).toBeNull();
});

test('a decided request has its answer, and no actions', async () => {
  const done = request({ answer: 'It was played whole.', decided_at: '2026-11-20T12:00:00.000Z' });
  const { person } = await open({
    deskRefunds: ({ state }) => {
      const list = state === 'declined' ? [done] : [];
      return { findRefundRequest: { __typename: 'RefundRequestList', list, totalCount: list.length } };
    },
  });
  await person.click(await screen.findByRole('link', { name: 'Declined' }));
  const row = await screen.findByRole('row', { name: /The Night Ferry/ });
  expect(row).toHaveTextContent(/It was played whole\.Nov 20, 2026/);
  expect(within(row).queryByRole('button')).toBeNull();
});

test('a failed or forbidden query shows an error, with a retry', async () => {
  let away = true;
  const { person } = await open({
    deskRefunds: (variables) => {
      if (away) throw new Refusal({ code: 'auth/forbidden', status: 403 });
      return responses.deskRefunds?.(variables) ?? {};
    },
  });
  expect(await screen.findByRole('heading', { name: 'The requests can’t be shown right now' })).toBeVisible();
  away = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('row', { name: /The Night Ferry/ })).toBeVisible();
});

test('loading is announced', async () => {
  await open({ deskRefunds: () => new Promise(() => undefined) });
  expect(await screen.findByText('The requests are loading.')).toBeInTheDocument();
});

test('a long answer and a long reason are folded, in cells aligned at the top', async () => {
  const declined = request({ reason: 'word '.repeat(160), answer: 'word '.repeat(160), decided_at: '2026-11-21T12:00:00.000Z' });
  const { person } = await open(
    { deskRefunds: () => ({ findRefundRequest: { __typename: 'RefundRequestList', list: [declined], totalCount: 1 } }) },
    '/lobby/staff/refunds?state=declined',
  );
  const table = await screen.findByRole('table');
  expect(table).toHaveClass('mt-table--sentences');
  const [first] = await within(table).findAllByRole('button', { name: 'Show more' });
  expect(within(table).getAllByRole('button', { name: 'Show more' })).toHaveLength(2);
  await person.click(first as HTMLElement);
  expect(within(table).getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
});

import { beforeEach, expect, jest, test } from '@jest/globals';
import { mira, Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import { storeDetail } from '../detail/test-listing.ts';
import type { LibraryOrder } from './documents.ts';

const UUID = '0198f6d2-0000-7000-8000-0000000000e1';
const pageInfo = { __typename: 'PageInfo', page: 1, pageSize: 30, pageCount: 1, hasNextPage: false, endCursor: null };
const order = (change: Partial<LibraryOrder> = {}): LibraryOrder & { __typename: string } => ({
  __typename: 'StoreOrder',
  uuid: UUID,
  store_id: '0198f6d2-0000-7000-8000-0000000000a1',
  store_name: 'The Night Ferry',
  names: [],
  price: 100,
  silver_used: 0,
  state: 1,
  paid_at: '2026-10-20T10:00:00.000Z',
  refundable_until: null,
  refund_request: null,
  store: null,
  ...change,
});
const requestIn = (state: 'open' | 'declined', answer: string | null) => ({ state, answer, created_at: '2026-11-20T10:00:00.000Z' });
let current: LibraryOrder;
const sent = jest.fn<(variables: { uuid: string; reason: string; key: string }) => void>();
const responses: Responses = {
  library: () => ({ findStoreOrder: { __typename: 'StoreOrderList', list: [current], totalCount: 1, pageInfo } }),
  otherOrders: () => ({ findStoreOrder: { __typename: 'StoreOrderList', list: [], totalCount: 0, pageInfo } }),
  wishlist: () => ({ findWishlist: { __typename: 'WishlistList', list: [], totalCount: 0, pageInfo } }),
  recent: () => ({ findPlayRecent: { __typename: 'PlayRecentList', list: [] } }),
  askRefund: (variables) => {
    sent(variables);
    current = order({ refund_request: requestIn('open', null) });
    return { askStoreOrderRefund: current };
  },
};
const open = (more: Responses = {}) => renderRoute(createSlice, 'library', { responses: { ...responses, ...more }, at: '/my-game' });
const ask = { name: 'Request a refund for The Night Ferry' };

beforeEach(() => {
  current = order();
  sent.mockClear();
  localStorage.clear();
});

test('an order that can’t be refunded by the buyer is requested from staff, with a reason, once', async () => {
  const { person, host } = await open();
  await person.click(await screen.findByRole('button', ask));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Send request' }));
  expect(dialog.getByText('Please write something here.')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  await person.type(dialog.getByRole('textbox', { name: /^Reason/ }), '  It never starts.  ');
  await person.click(dialog.getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(host.notify).toHaveBeenCalledWith('Your request for The Night Ferry was sent to our staff.', 'success'));
  expect(sent).toHaveBeenCalledWith({ uuid: UUID, reason: 'It never starts.', key: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  expect(await screen.findByText('Requested on Nov 20, 2026; waiting for staff.')).toBeVisible();
  expect(screen.queryByRole('button', ask)).toBeNull();
});

test('a rejected reason shows an error at its field, keeps the text, and is sent again with the same key', async () => {
  let down = true;
  const { person } = await open({
    askRefund: (variables) => {
      sent(variables);
      if (down) throw new Refusal({ code: 'input/invalid', status: 400, fields: [{ path: 'reason', key: 'invalid.too-long' }] });
      return { askStoreOrderRefund: order({ refund_request: requestIn('open', null) }) };
    },
  });
  await person.click(await screen.findByRole('button', ask));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Too much');
  await person.click(dialog.getByRole('button', { name: 'Send request' }));
  expect(await dialog.findByText('This is too long.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /^Reason/ })).toHaveValue('Too much');
  down = false;
  await person.click(dialog.getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second] = sent.mock.calls.map(([variables]) => variables.key);
  expect(second).toBe(first);
});

test('a reason that wasn’t sent is restored after a reload, for its own order, and is gone once it was sent', async () => {
  const first = await open();
  await first.person.click(await screen.findByRole('button', ask));
  await first.person.type(screen.getByRole('textbox', { name: /^Reason/ }), 'It never starts');
  first.unmount();
  const { person } = await open();
  await person.click(await screen.findByRole('button', ask));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Unsaved changes from this browser were restored.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /^Reason/ })).toHaveValue('It never starts');
  expect(Object.keys(localStorage)).toEqual([`meowtale.draft.${mira.uuid}.refund.${UUID}`]);
  await person.click(dialog.getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
});

test('a request whose writer was signed out is open again, with its text, once they are back, and for no other person', async () => {
  const { person, become } = await open();
  await person.click(await screen.findByRole('button', ask));
  await person.type(screen.getByRole('textbox', { name: /^Reason/ }), 'It never starts');
  await act(async () => become(null));
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => become({ ...mira, uuid: '0198f6d2-0000-7000-8000-00000000dddd' }));
  await screen.findByRole('button', ask);
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => become(mira));
  expect(await screen.findByRole('textbox', { name: /^Reason/ })).toHaveValue('It never starts');
});

test.each([
  ['declined, with why', { refund_request: requestIn('declined', 'You finished it.') }, /Staff declined the refund: You finished it\./],
  ['still the buyer’s own', { refundable_until: '2126-12-04T10:00:00.000Z' }, /until Dec 4, 2126/],
])('no request is offered where it is %s', async (_what, change, text) => {
  current = order(change);
  await open();
  await waitFor(() => expect(document.body).toHaveTextContent(text));
  expect(screen.queryByRole('button', ask)).toBeNull();
});

test.each([
  [40, 'Instant refund within 14 days while you have read less than 20% of the shortest path to an ending.'],
  [null, 'Instant refund within 14 days, up to 2 hours after you first open it.'],
])('while the buyer can refund it, the rule of this work is beside it (segments: %s)', async (refund_segments, text) => {
  current = order({ refundable_until: '2126-12-04T10:00:00.000Z', store: storeDetail({ refund_segments }) });
  await open();
  expect(await screen.findByText(text)).toBeVisible();
});

test('no rule is shown during an outage of the catalogue or after the time is over', async () => {
  current = order({ refundable_until: '2126-12-04T10:00:00.000Z' });
  await open();
  await screen.findByText(/until Dec 4, 2126/);
  expect(screen.queryByText(/Instant refund/)).toBeNull();
});

test('a free story has no refund', async () => {
  current = order({ price: 0 });
  await open();
  await screen.findByRole('link', { name: 'Play The Night Ferry' });
  expect(screen.queryByRole('button', ask)).toBeNull();
});

test('a reason is there again after Escape, and is removed by the cancel button', async () => {
  const { person } = await open();
  const reason = async () => {
    await person.click(await screen.findByRole('button', ask));
    return screen.findByRole('textbox', { name: /^Reason/ });
  };
  await person.type(await reason(), 'It never starts');
  await person.keyboard('{Escape}');
  expect(await reason()).toHaveValue('It never starts');
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await reason()).toHaveValue('');
});

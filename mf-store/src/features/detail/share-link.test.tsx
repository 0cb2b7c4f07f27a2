import { afterEach, expect, jest, test } from '@jest/globals';
import { mira, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import type { StoreDetail } from './documents.ts';
import { detailResponses, STORE, storeDetail } from './test-listing.ts';

const open = (search = '') =>
  renderRoute(createSlice, 'detail', { responses: detailResponses, at: `/store/${STORE}${search}`, params: { id: STORE }, person: null });
const openShared = (change: Partial<StoreDetail>, by: typeof mira | null = null) => {
  const responses = { ...detailResponses, storeDetail: () => ({ findStore: { __typename: 'StoreList', list: [storeDetail(change)] } }) };
  return renderRoute(createSlice, 'detail', { responses, at: `/store/${STORE}`, params: { id: STORE }, person: by });
};
const address = (query = '') => `http://localhost/store/${STORE}${query}`;

function browserShares(share: unknown): void {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
}
function clipboardTakes(writeText: (text: string) => Promise<void>): void {
  jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
}
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
});

test('a browser without sharing copies the address, with the tracked link that led here and nothing else', async () => {
  const { person, host } = await open('?uid=moth_1&state=abc');
  const copied: string[] = [];
  clipboardTakes(async (text) => void copied.push(text));
  await person.click(await screen.findByRole('button', { name: 'Copy link' }));
  await waitFor(() => expect(host.notify).toHaveBeenLastCalledWith('The link is copied.', 'success'));
  expect(copied).toEqual([address('?uid=moth_1')]);
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
});

test('an invalid tracked link isn’t passed on', async () => {
  const { person } = await open('?uid=%3Cb%3E');
  const copied: string[] = [];
  clipboardTakes(async (text) => void copied.push(text));
  await person.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(copied).toEqual([address()]);
});

test('without a clipboard the address is shown for copying by hand', async () => {
  const { person } = await open();
  clipboardTakes(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  await person.click(await screen.findByRole('button', { name: 'Copy link' }));
  const field = await screen.findByRole('textbox', { name: 'Link to copy' });
  expect(field).toHaveValue(address());
  expect(field).toHaveFocus();
});

test('the browser’s share sheet gets the name and the address; closing it does nothing else', async () => {
  const share = jest.fn(async (_data: ShareData) => {
    throw new DOMException('closed', 'AbortError');
  });
  browserShares(share);
  const { person, host } = await open();
  await person.click(await screen.findByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenLastCalledWith({ title: 'The Night Ferry', url: address() });
  expect(host.notify).not.toHaveBeenCalled();
});

test('a share sheet that fails is followed by copying', async () => {
  browserShares(async () => {
    throw new DOMException('broken', 'DataError');
  });
  const { person, host } = await open();
  clipboardTakes(async () => {});
  await person.click(await screen.findByRole('button', { name: 'Share' }));
  await waitFor(() => expect(host.notify).toHaveBeenLastCalledWith('The link is copied.', 'success'));
});

test('a work that shares its sales offers a tracked link after sign-in', async () => {
  const { person, host } = await openShared({ cps_state: 1 });
  await person.click(await screen.findByRole('button', { name: 'Promote this work and get 20%' }));
  expect(host.session.signIn).toHaveBeenCalled();
  expect(host.openPopup).toHaveBeenCalledWith('lobby.promote', { storeId: STORE });
});

test.each([{ cps_state: 0 }, { cps_state: 1, cps_profit_share_ratio: 0 }, { cps_state: 1, status: 'off' }])(
  '%j isn’t promoted',
  async (change) => {
    await openShared(change);
    await screen.findByRole('button', { name: 'Copy link' });
    expect(screen.queryByRole('button', { name: /^Promote/ })).toBeNull();
  },
);

test('creators are told that promoters of a work get no share, and others aren’t', async () => {
  const message = 'No promotion: promoters get no share of this work’s sales.';
  const { unmount } = await openShared({ cps_state: 0 }, { ...mira, roles: ['user', 'creator'] });
  expect(await screen.findByText(message)).toBeVisible();
  unmount();
  await openShared({ cps_state: 0 });
  await screen.findByRole('button', { name: 'Copy link' });
  expect(screen.queryByText(message)).toBeNull();
});

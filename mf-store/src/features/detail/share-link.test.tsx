import { afterEach, expect, jest, test } from '@jest/globals';
import { renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import { detailAnswers, STORE } from './test-listing.ts';

const open = (search = '') =>
  renderRoute(createSlice, 'detail', { answers: detailAnswers, at: `/store/${STORE}${search}`, params: { id: STORE }, person: null });
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

test('a browser that shares nothing copies the address, with whoever led here and nothing else', async () => {
  const { person, host } = await open('?uid=moth_1&state=abc');
  const copied: string[] = [];
  clipboardTakes(async (text) => void copied.push(text));
  await person.click(await screen.findByRole('button', { name: 'Copy link' }));
  await waitFor(() => expect(host.notify).toHaveBeenLastCalledWith('The link is copied.', 'success'));
  expect(copied).toEqual([address('?uid=moth_1')]);
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
});

test('what is no promoter’s mark isn’t handed on', async () => {
  const { person } = await open('?uid=%3Cb%3E');
  const copied: string[] = [];
  clipboardTakes(async (text) => void copied.push(text));
  await person.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(copied).toEqual([address()]);
});

test('where nothing can be copied, the address stands there to be copied by hand', async () => {
  const { person } = await open();
  clipboardTakes(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  await person.click(await screen.findByRole('button', { name: 'Copy link' }));
  const field = await screen.findByRole('textbox', { name: 'The link, to copy by hand' });
  expect(field).toHaveValue(address());
  expect(field).toHaveFocus();
});

test('the browser’s own sheet gets the name and the address; closed, nothing is done instead', async () => {
  const share = jest.fn(async (_data: ShareData) => {
    throw new DOMException('closed', 'AbortError');
  });
  browserShares(share);
  const { person, host } = await open();
  await person.click(await screen.findByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenLastCalledWith({ title: 'The Night Ferry', url: address() });
  expect(host.notify).not.toHaveBeenCalled();
});

test('a sheet that fails is followed by copying', async () => {
  browserShares(async () => {
    throw new DOMException('broken', 'DataError');
  });
  const { person, host } = await open();
  clipboardTakes(async () => {});
  await person.click(await screen.findByRole('button', { name: 'Share' }));
  await waitFor(() => expect(host.notify).toHaveBeenLastCalledWith('The link is copied.', 'success'));
});

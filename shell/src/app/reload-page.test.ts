import { expect, jest, test } from '@jest/globals';
import { readReturnState } from '@meowtale/web-kit';
import type { OpenPopup } from '../popups/popup-store.ts';
import { createOpener, createReload } from './reload-page.ts';

const popup = (name: string, input: unknown) => ({ name, input }) as OpenPopup;

function tabWith(open: OpenPopup[]) {
  const tab = { reload: jest.fn(), replace: jest.fn<(address: string) => void>() };
  const reload = createReload({
    navigation: { get: () => ({ pathname: '/cart', search: '?uid=7', hash: '' }), href: (path) => `/ja-JP${path}` },
    popups: { getState: () => ({ open }) },
    tab: tab as never,
  });
  /** Returns what the tab's new address opens; null when it was only reloaded. */
  const opens = () => {
    const address = tab.replace.mock.calls[0]?.[0];
    return address ? { ...readReturnState(new URL(address, 'http://site').search), at: address.split('?')[0] } : null;
  };
  return { tab, reload, opens };
}

test('a page without a popup is reloaded as it is', () => {
  const { tab, reload, opens } = tabWith([]);
  reload();
  expect([tab.reload.mock.calls.length, opens()]).toEqual([1, null]);
});

test('the open popup is opened again after the reload', () => {
  const { tab, reload, opens } = tabWith([popup('store.bill', {}), popup('store.top-up', { amountCoins: 80 })]);
  reload();
  expect(opens()).toMatchObject({ at: '/ja-JP/cart', name: 'store.top-up', input: { amountCoins: 80 } });
  expect(tab.reload).not.toHaveBeenCalled();
});

test('a popup whose code is gone is opened by the reload that brings the new code', () => {
  const { reload, opens } = tabWith([]);
  reload({ name: 'store.top-up', input: {} });
  expect(opens()).toMatchObject({ name: 'store.top-up', input: {} });
});

test('a popup without an address is lost, and the page is reloaded', () => {
  const { tab, reload } = tabWith([popup('shell.message', { text: 'Saved' })]);
  reload();
  expect(tab.reload).toHaveBeenCalledTimes(1);
});

test('a popup whose release is gone is opened after the reload; one with an invalid input reloads nothing', async () => {
  sessionStorage.clear();
  const reload = jest.fn();
  const failing = (error: Error) => createOpener({ openPopup: () => Promise.reject(error) }, reload);
  const lost = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  await expect(failing(new Error('a wrong input'))('store.top-up', {})).rejects.toThrow('a wrong input');
  expect(reload).not.toHaveBeenCalled();
  await expect(failing(lost)('store.top-up', { amountCoins: 80 })).rejects.toBe(lost);
  expect(reload.mock.calls).toEqual([[{ name: 'store.top-up', input: { amountCoins: 80 } }]]);
});

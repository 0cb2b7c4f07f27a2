import { afterEach, expect, jest, test } from '@jest/globals';
import { renderRoute } from '@meowtale/web-kit/testing';
import { act, screen } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import { detailResponses, STORE } from '../detail/test-listing.ts';

const trial = {
  storeAuthorization: () => ({
    getStoreAuthorizedAndFindStoreUrl: {
      __typename: 'StoreAuthorization',
      isAuthorized: false,
      store_url: [{ __typename: 'StoreUrl', type: 'trial_app', os: 'web', url: 'http://works.localhost/1/', app_uuid: STORE, kind: 'ink' }],
    },
  }),
};

/** A browser with or without a fullscreen API, which jsdom lacks. */
function browserGives({ enabled, refuses = false }: { enabled: boolean; refuses?: boolean }): void {
  let whole: Element | null = null;
  const become = (element: Element | null) => {
    whole = element;
    document.dispatchEvent(new Event('fullscreenchange'));
  };
  Object.defineProperties(document, {
    fullscreenEnabled: { configurable: true, get: () => enabled },
    fullscreenElement: { configurable: true, get: () => whole },
    exitFullscreen: { configurable: true, value: jest.fn(async () => become(null)) },
  });
  HTMLElement.prototype.requestFullscreen = async function request(this: HTMLElement) {
    if (refuses) throw new TypeError('not allowed');
    become(this);
  };
}
afterEach(() => {
  for (const name of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen']) Reflect.deleteProperty(document, name);
  Reflect.deleteProperty(HTMLElement.prototype, 'requestFullscreen');
});

const open = () =>
  renderRoute(createSlice, 'fullscreen', {
    responses: { ...detailResponses, ...trial },
    at: `/store/${STORE}/fullscreen`,
    params: { id: STORE },
  });

test('the work and its bar get the full screen, and Esc is noticed', async () => {
  browserGives({ enabled: true });
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Full screen', pressed: false }));
  expect(document.fullscreenElement).toContainElement(document.querySelector('iframe'));
  expect(document.fullscreenElement).toContainElement(screen.getByRole('button', { name: 'Full screen', pressed: true }));
  // The browser's own way out.
  await act(() => document.exitFullscreen());
  expect(screen.getByRole('button', { name: 'Full screen', pressed: false })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Full screen' }));
  await person.click(screen.getByRole('button', { name: 'Full screen', pressed: true }));
  expect(document.fullscreenElement).toBeNull();
});

test('a browser that refuses shows a message, and one without fullscreen has no button', async () => {
  browserGives({ enabled: true, refuses: true });
  const { person, host, unmount } = await open();
  await person.click(await screen.findByRole('button', { name: 'Full screen' }));
  expect(host.notify).toHaveBeenLastCalledWith('Full screen isn’t available in this browser.', 'danger');
  unmount();
  browserGives({ enabled: false });
  await open();
  expect(await screen.findByText('You are reading the opening')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Full screen' })).toBeNull();
});

import { expect, test } from '@jest/globals';
import { createErrorStore } from '../errors/error-store.ts';
import type { Plan } from '../plan.ts';
import { createPopupStore } from '../popups/popup-store.ts';
import { canFollow, closeOutdated } from './other-tab.ts';

const planned = { slice: 'shell', input: { type: 'object' } } as never;

test('an open sign-in is answered by a sign-in in another tab, and other popups stay', async () => {
  const popups = createPopupStore({ 'shell.sign-in': planned, 'shell.language': planned });
  const signIn = popups.openPopup('shell.sign-in', {});
  void popups.openPopup('shell.language', {});
  while (popups.getState().open.length < 2) await new Promise((resolve) => setTimeout(resolve));
  closeOutdated(popups, createErrorStore());
  expect(await signIn).toBe(true);
  expect(popups.getState().open.map(({ name }) => name)).toEqual(['shell.language']);
});

test.each([
  ['auth/id-token-expired', null],
  ['wallet/insufficient', { code: 'wallet/insufficient' }],
])('the message of %s after a sign-in in another tab', (code, shown) => {
  const errors = createErrorStore();
  errors.getState().show({ code });
  closeOutdated(createPopupStore({}), errors);
  expect(errors.getState().shown).toEqual(shown);
});

test.each([
  ['/store/7', true],
  ['/store/7/fullscreen', false],
  ['/nowhere', true],
])('a page at %s may become another person’s: %s', (pathname, may) => {
  const routes = [
    { id: 'detail', pattern: '/store/:id', frame: 'store' },
    { id: 'fullscreen', pattern: '/store/:id/fullscreen', frame: 'bare' },
  ] as unknown as Plan['routes'];
  expect(canFollow(routes, pathname)).toBe(may);
});

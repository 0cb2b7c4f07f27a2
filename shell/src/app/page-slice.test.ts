import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { untilPageSlice } from './page-slice.ts';
import type { Shell } from './shell.ts';

const load = jest.fn<Shell['loader']['load']>();
const at = (pathname: string) => {
  const routes = [
    { id: 'list', pattern: '/store', slice: 'mf-store' },
    { id: 'about', pattern: '/about-us', slice: 'shell' },
  ];
  const shell = { plan: { routes }, navigation: { get: () => ({ pathname }) }, loader: { load } } as unknown as Shell;
  const done = jest.fn();
  return { waiting: untilPageSlice(shell).then(done), done };
};

beforeEach(() => {
  jest.useFakeTimers();
  load.mockReset();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a page is hydrated once its slice has loaded or failed', async () => {
  for (const settle of ['resolve', 'reject'] as const) {
    const slice = Promise.withResolvers<never>();
    load.mockReturnValueOnce(slice.promise);
    const { waiting, done } = at('/store');
    await jest.advanceTimersByTimeAsync(900);
    expect(done).not.toHaveBeenCalled();
    slice[settle](new Error('it is broken') as never);
    await waiting;
  }
  expect(load.mock.calls).toEqual([['mf-store'], ['mf-store']]);
});

test('a slow slice delays the page by a second', async () => {
  load.mockReturnValueOnce(new Promise(() => {}));
  const { done } = at('/store');
  await jest.advanceTimersByTimeAsync(1000);
  expect(done).toHaveBeenCalled();
});

test('a page of the shell waits for nothing', async () => {
  await at('/about-us').waiting;
  await at('/nowhere').waiting;
  expect(load).not.toHaveBeenCalled();
});

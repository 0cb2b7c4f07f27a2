import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createTabHistory, type Entry } from './history.ts';

let closed = new AbortController();
beforeEach(() => {
  closed = new AbortController();
  window.history.pushState(null, '', '/');
});
afterEach(() => closed.abort());

/** Opens a tab's history over the page's own, until the test ends. */
function open({ asks = () => false }: { asks?: () => boolean } = {}) {
  const addEventListener = ((type: string, listener: EventListener) =>
    window.addEventListener(type, listener, { signal: closed.signal })) as Window['addEventListener'];
  const left = jest.fn<(entry: Entry) => void>();
  const history = createTabHistory({ tab: { history: window.history, location: window.location, addEventListener }, asks, left });
  return { history, left };
}
const settled = () => new Promise((resolve) => window.addEventListener('popstate', () => setTimeout(resolve), { once: true }));
async function move(by: number) {
  const done = settled();
  window.history.go(by);
  await done;
}

describe('the history of a tab', () => {
  test('goes to a pushed entry at once, and back to the one before', async () => {
    const { history, left } = open();
    const heard = jest.fn();
    history.subscribe(heard);
    const first = history.get();
    history.push('/store?category=girl-gl#part');
    expect(history.get()).toMatchObject({ pathname: '/store', search: '?category=girl-gl', hash: '#part' });
    expect(window.location.pathname).toBe('/store');
    expect(left).toHaveBeenLastCalledWith(first);
    const second = history.get();
    await move(-1);
    expect(history.get()).toEqual(first);
    await move(1);
    expect(history.get()).toEqual(second);
    expect(heard).toHaveBeenCalledTimes(3);
  });

  test('replaces an entry without adding one', async () => {
    const { history } = open();
    history.push('/lobby');
    history.replace('/lobby/stores');
    await move(-1);
    expect(history.get().pathname).toBe('/');
  });

  test('makes another entry when the same address is pushed again', () => {
    const { history } = open();
    history.push('/store');
    const first = history.get();
    history.push('/store');
    expect(history.get()).toMatchObject({ pathname: '/store' });
    expect(history.get().key).not.toBe(first.key);
  });

  test('recognizes an entry after a reload', async () => {
    const before = open().history;
    before.push('/store');
    const entry = before.get();
    closed.abort();
    closed = new AbortController();
    expect(open().history.get()).toEqual(entry);
  });

  test('records a hash that the browser itself went to', async () => {
    const { history } = open();
    window.location.hash = 'main';
    await settled();
    expect(history.get().hash).toBe('#main');
    history.push('/store');
    await move(-1);
    expect(history.get()).toMatchObject({ pathname: '/', hash: '#main' });
  });
});

describe('a page with unsaved changes', () => {
  test('stays while the person is asked, and is left when they confirm', () => {
    const { history } = open({ asks: () => true });
    history.push('/lobby');
    expect(history.get().pathname).toBe('/');
    expect(window.location.pathname).toBe('/');
    history.pending.get()?.stay();
    expect(history.pending.get()).toBeNull();
    expect(window.location.pathname).toBe('/');
    history.push('/lobby');
    history.pending.get()?.goOn();
    expect(history.pending.get()).toBeNull();
    expect(history.get().pathname).toBe('/lobby');
    expect(window.location.pathname).toBe('/lobby');
  });

  test('is not left by the browser’s back button either, and the entries ahead remain', async () => {
    let unsaved = false;
    const { history } = open({ asks: () => unsaved });
    history.push('/lobby');
    history.push('/set-drama');
    unsaved = true;
    const takenBack = new Promise<void>((resolve) => history.pending.subscribe(resolve));
    window.history.go(-2);
    await takenBack;
    expect(history.get().pathname).toBe('/set-drama');
    expect(window.location.pathname).toBe('/set-drama');

    const navigated = settled();
    history.pending.get()?.goOn();
    await navigated;
    expect(history.get().pathname).toBe('/');
    unsaved = false;
    await move(2);
    expect(history.get().pathname).toBe('/set-drama');
  });

  test('asks again the next time, and not for its own tabs', async () => {
    const { history } = open({ asks: () => true });
    history.push('/?tab=two');
    expect(history.pending.get()).toBeNull();
    await move(-1);
    expect(history.get().search).toBe('');
    history.push('/lobby');
    history.pending.get()?.goOn();
    history.push('/store');
    expect(history.pending.get()).not.toBeNull();
    expect(history.get().pathname).toBe('/lobby');
  });
});

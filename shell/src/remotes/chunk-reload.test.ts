import { expect, jest, test } from '@jest/globals';
import { isChunkFailure, logCaught, reloadForChunk, reloadIfLost, watchForLostCode } from './chunk-reload.ts';

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const stored = new Map<string, string>();
  return { getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => void stored.set(key, value) };
}

test('a lost chunk reloads the page, at most once a minute', () => {
  const [storage, reload] = [memory(), jest.fn()];
  const noon = Date.UTC(2026, 10, 20, 12);
  expect(reloadForChunk(storage, reload, noon)).toBe(true);
  expect(reloadForChunk(storage, reload, noon + 59_999)).toBe(false);
  expect(reloadForChunk(storage, reload, noon + 60_000)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('only a failed chunk is recognized as one', () => {
  expect(isChunkFailure(Object.assign(new Error('x'), { name: 'ChunkLoadError' }))).toBe(true);
  expect(isChunkFailure(new Error('Loading CSS chunk 448 failed.'))).toBe(true);
  expect(isChunkFailure(new TypeError('x is undefined'))).toBe(false);
  expect(isChunkFailure(null)).toBe(false);
});

test('a chunk lost outside React is detected', () => {
  const page = new EventTarget();
  const lost = jest.fn();
  watchForLostCode(page, lost);
  const reason = Object.assign(new Error('x'), { name: 'ChunkLoadError' });
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  expect(lost.mock.calls).toEqual([[reason]]);
});

test('without a network nothing is lost: the page stays, and may still reload within the minute', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(reloadIfLost(Object.assign(new Error('x'), { name: 'ChunkLoadError' }))).toBe(false);
  expect(sessionStorage.getItem('meowtale.chunk-reload')).toBeNull();
  jest.restoreAllMocks();
});

test('errors caught by a boundary are logged, but not a missing network', () => {
  const [logged, online] = [jest.spyOn(console, 'error').mockReturnValue(), jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)];
  const [lost, fault] = [Object.assign(new Error('x'), { name: 'ChunkLoadError' }), new TypeError('x is undefined')];
  logCaught(lost);
  logCaught(fault);
  online.mockReturnValue(true);
  logCaught(lost);
  expect(logged.mock.calls).toEqual([[fault], [lost]]);
  jest.restoreAllMocks();
});

test('a page that reloaded within the minute, or without storage, stays', () => {
  const lost = Object.assign(new Error('x'), { name: 'ChunkLoadError' });
  sessionStorage.setItem('meowtale.chunk-reload', String(Date.now()));
  expect(reloadIfLost(lost)).toBe(false);
  sessionStorage.clear();
  const unreadable = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(reloadIfLost(lost)).toBe(false);
  expect(unreadable).toHaveBeenCalled();
});

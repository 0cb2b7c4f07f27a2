import { afterEach, expect, jest, test } from '@jest/globals';
import { KEPT_EVENT, keepInBrowser } from '@meowtale/web-kit';
import { createUnsavedWork, offlineText } from './unsaved-work.ts';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

function fill() {
  return jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

test('the offline page says that work is stored while this browser stores some, and not otherwise', () => {
  const unkept = createUnsavedWork(window);
  expect(offlineText(unkept.getState())).toBe('offline.page');
  expect(keepInBrowser('meowtale.drama', 'Fog over the pier')).toBe(true);
  expect(offlineText(unkept.getState())).toBe('offline.pageStored');
  keepInBrowser('meowtale.drama', null);
  expect(offlineText(unkept.getState())).toBe('offline.page');
});

test('work of a slice released before `isStored` is not promised as stored', () => {
  const unkept = createUnsavedWork(window);
  dispatchEvent(new CustomEvent(KEPT_EVENT, { detail: { key: 'meowtale.drama', isKept: true } }));
  expect(offlineText(unkept.getState())).toBe('offline.page');
});

test('work that couldn’t be stored is reported until it is stored or no longer needed', () => {
  const unkept = createUnsavedWork(window);
  const full = fill();
  expect([keepInBrowser('meowtale.drama', 'Fog'), keepInBrowser('meowtale.store', 'A name')]).toEqual([false, false]);
  expect(offlineText(unkept.getState())).toBe('offline.pageNotKept');
  expect(keepInBrowser('meowtale.drama', null)).toBe(true);
  expect([...unkept.getState().keys]).toEqual(['meowtale.store']);
  full.mockRestore();
  expect(keepInBrowser('meowtale.store', 'A name')).toBe(true);
  expect(offlineText(unkept.getState())).toBe('offline.pageStored');
});

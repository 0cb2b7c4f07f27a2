import { afterEach, expect, jest, test } from '@jest/globals';
import { keptInBrowser } from './kept-in-browser.ts';

afterEach(() => void jest.restoreAllMocks());

test('a stored value is found by the next page', () => {
  keptInBrowser.setItem('theme', 'dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  keptInBrowser.removeItem('theme');
  expect([localStorage.getItem('theme'), keptInBrowser.getItem('theme')]).toEqual([null, null]);
});

test('in a browser without storage a value lasts while the page is open', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(keptInBrowser.getItem('adult')).toBeNull();
  keptInBrowser.setItem('adult', '1');
  expect(keptInBrowser.getItem('adult')).toBe('1');
  keptInBrowser.removeItem('adult');
  expect(keptInBrowser.getItem('adult')).toBeNull();
});

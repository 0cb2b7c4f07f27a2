import { afterEach, expect, jest, test } from '@jest/globals';
import { keptInBrowser } from './kept-in-browser.ts';

afterEach(() => void jest.restoreAllMocks());

test('is kept where the next page finds it', () => {
  keptInBrowser.setItem('theme', 'dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  keptInBrowser.removeItem('theme');
  expect([localStorage.getItem('theme'), keptInBrowser.getItem('theme')]).toEqual([null, null]);
});

test('in a browser that refuses its storage it holds while the page is open', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(keptInBrowser.getItem('adult')).toBeNull();
  keptInBrowser.setItem('adult', '1');
  expect(keptInBrowser.getItem('adult')).toBe('1');
  keptInBrowser.removeItem('adult');
  expect(keptInBrowser.getItem('adult')).toBeNull();
});

import { expect, test } from '@jest/globals';
import { pageTitle } from './page-title.ts';

test('a page’s title says the name once', () => {
  expect(pageTitle('Cart')).toBe('Cart · Meowtale');
  expect(pageTitle('About Meowtale')).toBe('About Meowtale');
  expect(pageTitle('')).toBe('Meowtale');
});

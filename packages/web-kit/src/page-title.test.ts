import { expect, test } from '@jest/globals';
import { namedPageTitle, pageTitle } from './page-title.ts';

test('a page’s title contains the product’s name once', () => {
  expect(pageTitle('Cart')).toBe('Cart · Meowtale');
  expect(pageTitle('About Meowtale')).toBe('About Meowtale');
  expect(pageTitle('')).toBe('Meowtale');
});

test('a name that contains the product’s name has it after it as well', () => {
  expect(namedPageTitle('Meowtale Support')).toBe('Meowtale Support · Meowtale');
  expect(namedPageTitle('')).toBe('Meowtale');
});

test('a right-to-left title leaves the name after it', () => {
  expect(pageTitle('המגדלור (2)')).toBe('\u2068המגדלור (2)\u2069 · Meowtale');
});

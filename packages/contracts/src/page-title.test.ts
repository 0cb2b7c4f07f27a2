import { expect, test } from '@jest/globals';
import { namedPageTitle, pageTitle, titleWithin } from './page-title.ts';

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

test('a page’s and its site’s title are each in their own direction', () => {
  expect(titleWithin('Chapter 2', 'Lamplight')).toBe('Chapter 2 · Lamplight');
  expect(titleWithin('פרק (2)', 'המגדלור')).toBe('\u2068פרק (2)\u2069 · \u2068המגדלור\u2069');
  expect(titleWithin('', 'המגדלור')).toBe('המגדלור');
});

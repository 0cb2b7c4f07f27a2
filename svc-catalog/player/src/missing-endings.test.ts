import { expect, test } from '@jest/globals';
import { missingRows } from './missing-endings.ts';
import { wordsFor } from './words.ts';

test('unfound endings are rows while they are few, else one row that counts them', () => {
  const messages = wordsFor('en-US');
  expect(missingRows(2, messages)).toEqual(['Not found yet', 'Not found yet']);
  expect(missingRows(0, messages)).toEqual([]);
  expect(missingRows(6570, messages)).toEqual(['Not found yet: 6,570']);
  expect(missingRows(6570, wordsFor('de-DE'))).toEqual([expect.stringMatching(/: 6\.570$/)]);
});

test('a story without endings counts none', () => {
  expect(wordsFor('en-US').endings(0, 0)).toBe('');
  expect(wordsFor('en-US').endings(1, 4)).toBe('1 of 4 endings');
});

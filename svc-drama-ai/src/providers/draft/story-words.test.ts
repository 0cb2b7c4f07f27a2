import { expect, test } from '@jest/globals';
import { phrase } from './story-words.ts';

test('a long text of the author is cut between graphemes', () => {
  expect(phrase(`${'a'.repeat(298)}👩‍👩‍👧 and more.`)).toBe('a'.repeat(298));
  expect(phrase(' One  line.\nAnother. ')).toBe('One line. Another');
});

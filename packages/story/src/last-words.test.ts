import { expect, test } from '@jest/globals';
import { lastWords } from './last-words.ts';

test('an ending that nobody named is called by its last sentence, cut after a whole word', () => {
  expect(lastWords('She left. He “stayed.” The lamp went out.')).toBe('The lamp went out.');
  expect(lastWords(`${'word '.repeat(30)}end`)).toBe(`${'word '.repeat(17)}word…`);
});

test('where nothing is between its words it is cut between two signs, also where one takes two units', () => {
  expect(lastWords(`${'夜'.repeat(89)}𠮷𠮷`)).toBe(`${'夜'.repeat(89)}…`);
  expect(lastWords(`${'夜'.repeat(88)}𠮷𠮷`)).toBe(`${'夜'.repeat(88)}𠮷…`);
});

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

test('a sign that consists of several is kept whole or left out', () => {
  const family = '👩‍👩‍👧‍👦';
  expect(lastWords(`${'夜'.repeat(85)}${family}夜`)).toBe(`${'夜'.repeat(85)}…`);
  expect(lastWords(`${'夜'.repeat(70)}${family}${'夜'.repeat(30)}`)).toBe(`${'夜'.repeat(70)}${family}${'夜'.repeat(9)}…`);
});

test('quotes that close a sentence, and what says nothing, are no sentence of their own', () => {
  expect(lastWords('She said: \'He answered: "Never."\'')).toBe('She said: \'He answered: "Never."\'');
  expect(lastWords("The lamp went out. '")).toBe("The lamp went out. '");
  expect(lastWords('The lamp went out. * * *')).toBe('The lamp went out.');
  expect(lastWords('…')).toBe('');
});

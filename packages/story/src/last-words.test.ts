import { expect, test } from '@jest/globals';
import { lastWords } from './last-words.ts';

test('an ending without a name is called by its last sentence, cut after a whole word', () => {
  expect(lastWords('She left. He “stayed.” The lamp went out.')).toBe('The lamp went out.');
  expect(lastWords(`${'word '.repeat(30)}end`)).toBe(`${'word '.repeat(17)}word…`);
});

test('a text without spaces is cut between two characters, also where one takes two units', () => {
  expect(lastWords(`${'夜'.repeat(89)}𠮷𠮷`)).toBe(`${'夜'.repeat(89)}…`);
  expect(lastWords(`${'夜'.repeat(88)}𠮷𠮷`)).toBe(`${'夜'.repeat(88)}𠮷…`);
});

test('a character of several code points is kept whole or left out', () => {
  const family = '👩‍👩‍👧‍👦';
  expect(lastWords(`${'夜'.repeat(85)}${family}夜`)).toBe(`${'夜'.repeat(85)}…`);
  expect(lastWords(`${'夜'.repeat(70)}${family}${'夜'.repeat(30)}`)).toBe(`${'夜'.repeat(70)}${family}${'夜'.repeat(9)}…`);
});

test('quotes after a sentence, and sentences without letters, are no sentences of their own', () => {
  expect(lastWords('She said: \'He answered: "Never."\'')).toBe('She said: \'He answered: "Never."\'');
  expect(lastWords("The lamp went out. '")).toBe("The lamp went out. '");
  expect(lastWords('The lamp went out. * * *')).toBe('The lamp went out.');
  expect(lastWords('…')).toBe('');
});

import { expect, test } from '@jest/globals';
import type { StoryLine } from '@meowtale/contracts/inputs/drama/story-words';
import { newLine } from '@meowtale/story/model';
import fc from 'fast-check';
import { placeLines } from './place-lines.ts';

const lineOf = (text: string) => newLine(text, { words: { 'en-US': text } });
const textOf = (line: StoryLine) => line.words['en-US'] ?? '';
const place = (before: readonly (string | null)[], answered: readonly string[]) =>
  placeLines(
    before.map((text) => (text === null ? null : lineOf(text))),
    answered.map((text) => ({ text, line: text })),
    textOf,
  ).map((line) => (typeof line === 'string' ? line : `[${textOf(line)}]`));

test('a person’s line is placed where the answer repeats it', () => {
  expect(place([null, 'Tea?', null], ['Rain.', 'More rain.', 'Tea?', 'Yes.'])).toEqual(['Rain.', 'More rain.', '[Tea?]', 'Yes.']);
});

test('a line that isn’t repeated keeps its relative place', () => {
  expect(place([null, 'Tea?', null], ['one', 'two', 'three', 'four'])).toEqual(['one', 'two', '[Tea?]', 'three', 'four']);
  expect(place(['first', null, null, 'last'], ['one'])).toEqual(['[first]', 'one', '[last]']);
});

test('new lines come last when all others are a person’s', () => {
  expect(place(['a', 'b'], ['one', 'two'])).toEqual(['[a]', '[b]', 'one', 'two']);
});

test('a line that is repeated twice appears once', () => {
  expect(place(['Tea?', null], ['Tea?', 'one', 'Tea?'])).toEqual(['[Tea?]', 'one']);
});

test('each kept line appears once and in order, whatever is answered', () => {
  const text = fc.constantFrom('a', 'b', 'c', 'd');
  fc.assert(
    fc.property(fc.uniqueArray(text), fc.array(fc.oneof(text, fc.constant('new'))), fc.array(fc.nat(3)), (own, answered, gaps) => {
      const before = own.flatMap((line, index) => [...Array.from({ length: gaps[index] ?? 0 }, () => null), line]);
      expect(place(before, answered).filter((line) => line.startsWith('['))).toEqual(own.map((line) => `[${line}]`));
    }),
  );
});

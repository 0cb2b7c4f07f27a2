import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { beginning, boundaryBefore, countCharacters, firstGrapheme, isLongerThan, maxUnitsOf } from './characters.ts';
import { WORDS } from './scripts.fixture.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const partsOf = (text: string) => Array.from(graphemes.segment(text), ({ segment }) => segment);
const pieces = [...WORDS.flatMap(([, text]) => partsOf(text)), '👩‍👩‍👧‍👦', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '\r\n', 'a'];
const text = fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((each) => each.join('').normalize('NFC'));

describe('characters', () => {
  test.each([
    ['letters', 'moth', 4],
    ['signs beyond the first plane', '🐱🐱', 2],
    ['a family of three and its joiners', '👩‍👩‍👧', 5],
    ['a letter in two parts as one', 'e\u0301', 1],
    ['a vowel in two', 'นี', 2],
  ])('%s', (_, text, count) => expect(countCharacters(text)).toBe(count));

  test('are counted as PostgreSQL counts the stored text', () => {
    fc.assert(fc.property(text, (given) => expect(countCharacters(given)).toBe([...given].length)));
  });

  test('are too many above the limit', () => {
    fc.assert(fc.property(text, fc.nat(80), (given, max) => expect(isLongerThan(given, max)).toBe(countCharacters(given) > max)));
    expect(isLongerThan('e\u0301'.repeat(50), 50)).toBe(false);
  });
});

test.each([
  ['👩‍👩‍👧 Ada', '👩‍👩‍👧'],
  ['🇹🇼 Taipei', '🇹🇼'],
  ['e\u0301tude', 'e\u0301'],
  ['Moth', 'M'],
  ['', ''],
])('the first grapheme of %j is whole', (text, first) => expect(firstGrapheme(text)).toBe(first));

test('the boundary before a position is never within a grapheme', () => {
  fc.assert(
    fc.property(text, fc.nat(200), (given, at) => {
      const ends = [0, ...Array.from(graphemes.segment(given), ({ index, segment }) => index + segment.length)];
      expect(boundaryBefore(given, at)).toBe(ends.findLast((end) => end <= at));
    }),
  );
});

describe('the beginning of a text', () => {
  test.each([
    ['within a family', 'ab👩‍👩‍👧', 4, 'ab'],
    ['within a flag', 'a🇹🇼', 2, 'a'],
    ['within a syllable', 'किताब', 1, 'क'],
    ['before a mark', 'abนี', 3, 'ab'],
    ['between emoji', '🐱🐱🐱', 2, '🐱🐱'],
    ['of what fits', 'moth', 4, 'moth'],
    ['of nothing', 'moth', 0, ''],
  ])('cut %s', (_, text, max, begins) => {
    // A grapheme longer than the limit is cut between characters.
    expect(beginning(text, max)).toBe(begins);
  });

  test('ends between graphemes, at the last one that fits, at any limit', () => {
    fc.assert(
      fc.property(text, fc.nat(120), (given, max) => {
        const begins = beginning(given, max);
        const parts = partsOf(given);
        const fitting = parts.filter((_, at) => countCharacters(parts.slice(0, at + 1).join('')) <= max);
        const isFirstLonger = parts.length > 0 && fitting.length === 0;
        expect(begins).toBe(isFirstLonger ? [...given].slice(0, max).join('') : fitting.join(''));
      }),
      { numRuns: 2000 },
    );
  });

  test('of a long text is found without reading all of it', () => {
    const long = '👩‍👩‍👧'.repeat(200_000);
    expect(beginning(long, 1003)).toBe('👩‍👩‍👧'.repeat(200));
  });
});

test('a field stops typing at the limit with any characters, and accepts a longer paste', () => {
  expect(maxUnitsOf('', 50)).toBe(100);
  expect(maxUnitsOf('🐱'.repeat(50), 50)).toBe(100);
  expect(maxUnitsOf('m'.repeat(49), 50)).toBe(51);
  expect(maxUnitsOf('m'.repeat(50), 50)).toBe(50);
  expect(maxUnitsOf('m'.repeat(60), 50)).toBe(60);
});

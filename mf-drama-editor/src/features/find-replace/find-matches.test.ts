import { describe, expect, test } from '@jest/globals';
import { excerptOf } from './excerpt.ts';
import { findMatches, type Wanted, withReplaced } from './find-matches.ts';

const found = (text: string, wanted: string, given: Partial<Wanted> = {}) =>
  findMatches(text, { text: wanted, matchCase: false, wholeWords: false, ...given }).map(({ from, to }) => text.slice(from, to));

describe('findMatches', () => {
  test.each([
    ['in any case', 'Mira met MIRA', 'mira', {}, ['Mira', 'MIRA']],
    ['in the given case', 'Mira met MIRA', 'MIRA', { matchCase: true }, ['MIRA']],
    ['signs of a pattern as they are', 'a.c abc (a.c)', 'a.c', {}, ['a.c', 'a.c']],
    ['whole words', 'Al saw Alice, Al’s aunt', 'al', { wholeWords: true }, ['Al', 'Al']],
    ['whole words of a script without spaces', '美良は港にいた', '港', { wholeWords: true }, ['港']],
    ['a decomposed search in a composed text', 'Café', 'cafe\u0301', {}, ['Café']],
    ['no letter without its mark', 'x\u0323 x', 'x', {}, ['x']],
    ['no person of a family emoji', '👨‍👩‍👧 👩', '👩', {}, ['👩']],
    ['matches that don’t overlap', 'aaaa', 'aa', {}, ['aa', 'aa']],
    ['nothing for an empty search', 'Mira', '', {}, []],
  ] as const)('finds %s', (_, text, wanted, given, expected) => {
    expect(found(text, wanted, given)).toEqual(expected);
  });

  test('a replacement is inserted as it is', () => {
    const matches = findMatches('one two one', { text: 'one', matchCase: true, wholeWords: false });
    expect(withReplaced('one two one', matches, '$&1')).toBe('$&1 two $&1');
  });
});

describe('excerptOf', () => {
  test('a long text is cut around its first match', () => {
    const text = `${'before '.repeat(20)}needle${' after'.repeat(100)}`;
    const stretches = excerptOf(text, findMatches(text, { text: 'needle', matchCase: true, wholeWords: false }));
    expect(stretches.map(({ isMatch }) => isMatch)).toEqual([false, false, true, false, false]);
    expect(stretches.map((each) => each.text).join('')).toMatch(/^….*before needle after.*…$/);
  });

  test('a short text is shown whole', () => {
    const matches = findMatches('Is Mira here, Mira?', { text: 'mira', matchCase: false, wholeWords: false });
    expect(excerptOf('Is Mira here, Mira?', matches).map(({ text }) => text)).toEqual(['Is ', 'Mira', ' here, ', 'Mira', '?']);
  });
});

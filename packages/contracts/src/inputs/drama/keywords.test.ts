import { expect, test } from '@jest/globals';
import { keywordFaults } from './keywords.ts';

const faults = (text: string) => keywordFaults(text).map(({ key, from, to }) => [key.split('.').at(-1), text.slice(from, to)]);

test.each([
  ['a quiet harbour, night, (lantern light:1.2), [crowd], ((rain)), fog'],
  ['café table, 35mm, f/1.8, best quality, '],
  ['smile :\\), hat \\(blue\\), 16:9'],
  ['harbour,\nnight'],
  [''],
])('%j is valid', (text) => expect(keywordFaults(text)).toEqual([]));

test('text that isn’t English is an error, whatever its length', () => {
  expect(faults('night, 港口的燈, rain')).toEqual([['english', '港口的燈']]);
  expect(faults('гавань, 港、夜')).toEqual([
    ['english', 'гавань'],
    ['english', '港、夜'],
  ]);
});

test('of a long text that isn’t English the beginning is named, without half an emoji', () => {
  const family = '👩‍👩‍👧';
  expect(keywordFaults(family.repeat(5))[0]?.params).toEqual({ text: family.repeat(4) });
  expect(keywordFaults(`港${'🐱'.repeat(30)}`)[0]?.params).toEqual({ text: `港${'🐱'.repeat(19)}` });
});

test('unmatched brackets are errors at their position', () => {
  expect(faults('(night, rain')).toEqual([['bracket', '(']]);
  expect(faults('night), rain')).toEqual([['bracket', ')']]);
  expect(faults('(night], x)')).toEqual([['bracket', ']']]);
});

test('a weight is a number from 0.1 to 2 in round brackets', () => {
  expect(faults('(night:3)')).toEqual([['range', '3']]);
  expect(faults('(night:0.05), (rain:2), (fog:0.1)')).toEqual([['range', '0.05']]);
  expect(faults('(night:much)')).toEqual([['weight', ':much']]);
  expect(faults('[night:1.2]')).toEqual([['weight', ':1.2']]);
  expect(faults('night:1.2')).toEqual([['weight', ':']]);
  expect(keywordFaults('(night:3)')[0]?.params).toEqual({ weight: '3', min: 0.1, max: 2 });
});

test('an empty keyword is an error', () => {
  expect(faults('night,, rain')).toEqual([['empty', ',']]);
  expect(faults('night, (), rain')).toEqual([['empty', ' (),']]);
  expect(faults(', night')).toEqual([['empty', ',']]);
  expect(faults('(:1.2)')).toEqual([['empty', '(:1.2)']]);
});

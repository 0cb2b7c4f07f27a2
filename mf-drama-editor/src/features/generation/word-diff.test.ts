import { expect, test } from '@jest/globals';
import { diffWords } from './word-diff.ts';

test('unchanged words are listed once, removed ones before added ones', () => {
  expect(diffWords('He turns his cap.', 'He turns his hat twice.', 'en-US')).toEqual([
    { kind: 'same', text: 'He turns his ' },
    { kind: 'removed', text: 'cap' },
    { kind: 'added', text: 'hat twice' },
    { kind: 'same', text: '.' },
  ]);
});

test('words without spaces are separated too', () => {
  expect(diffWords('我喜歡貓。', '我喜歡狗。', 'zh-TW')).toEqual([
    { kind: 'same', text: '我喜歡' },
    { kind: 'removed', text: '貓' },
    { kind: 'added', text: '狗' },
    { kind: 'same', text: '。' },
  ]);
});

test('an addition or removal of everything is one stretch, and a very long text is a replacement', () => {
  expect(diffWords('', 'Fog.', 'en-US')).toEqual([{ kind: 'added', text: 'Fog.' }]);
  expect(diffWords('Fog.', '', 'en-US')).toEqual([{ kind: 'removed', text: 'Fog.' }]);
  const long = (word: string) => `${word} `.repeat(1500);
  expect(diffWords(long('a'), long('b'), 'en-US')).toEqual([
    { kind: 'removed', text: long('a') },
    { kind: 'added', text: long('b') },
  ]);
});

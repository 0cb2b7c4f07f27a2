import { expect, test } from '@jest/globals';
import { diffWords } from './word-diff.ts';

test('words that stay are told once, those that go before those that come', () => {
  expect(diffWords('He turns his cap.', 'He turns his hat twice.', 'en-US')).toEqual([
    { kind: 'same', text: 'He turns his ' },
    { kind: 'removed', text: 'cap' },
    { kind: 'added', text: 'hat twice' },
    { kind: 'same', text: '.' },
  ]);
});

test('where words have no gaps they are parted all the same', () => {
  expect(diffWords('我喜歡貓。', '我喜歡狗。', 'zh-TW')).toEqual([
    { kind: 'same', text: '我喜歡' },
    { kind: 'removed', text: '貓' },
    { kind: 'added', text: '狗' },
    { kind: 'same', text: '。' },
  ]);
});

test('what is new or gone altogether is one stretch, and what is very long is told as replaced', () => {
  expect(diffWords('', 'Fog.', 'en-US')).toEqual([{ kind: 'added', text: 'Fog.' }]);
  expect(diffWords('Fog.', '', 'en-US')).toEqual([{ kind: 'removed', text: 'Fog.' }]);
  const long = (word: string) => `${word} `.repeat(1500);
  expect(diffWords(long('a'), long('b'), 'en-US')).toEqual([
    { kind: 'removed', text: long('a') },
    { kind: 'added', text: long('b') },
  ]);
});

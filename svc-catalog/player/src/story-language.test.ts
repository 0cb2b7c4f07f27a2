import { expect, test } from '@jest/globals';
import { pickLanguage, storyAddress } from './story-language.ts';

const languages = ['en-US', 'ja-JP', 'zh-TW'];

test.each([
  ['ja-JP', 'ja-JP', 'story.ja-JP.json'],
  ['ZH-tw', 'zh-TW', 'story.zh-TW.json'],
  ['zh-CN', 'zh-TW', 'story.zh-TW.json'],
  ['en', 'en-US', 'story.json'],
  ['de-DE', 'en-US', 'story.json'],
  ['', 'en-US', 'story.json'],
])('a reader of %s reads %s', (requested, expected, address) => {
  expect(pickLanguage(requested, languages)).toBe(expected);
  expect(storyAddress(expected, { kind: 'ink', languages })).toBe(address);
});

test('a story without languages is told as it is', () => {
  expect(pickLanguage('ja-JP', [])).toBeNull();
  expect(storyAddress(null, { kind: 'ink', languages: [] })).toBe('story.json');
});

test('a story of our own format has all of its languages in one file', () => {
  expect(storyAddress('ja-JP', { kind: 'story', languages })).toBe('story.json');
});

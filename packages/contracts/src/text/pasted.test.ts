import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { addStoreCommentInput } from '../inputs/catalog/comment.ts';
import { newNickname, nickname } from '../inputs/catalog/nickname.ts';
import { websiteModuleInput } from '../inputs/catalog/site-module.ts';
import { storeInfoDraft } from '../inputs/catalog/store-submit.ts';
import { isolate } from '../isolate.ts';

// What people pasted, byte for byte.
const FIXTURES = join(import.meta.dirname, '../../fixtures/pasted');
const read = (name: string) => readFileSync(join(FIXTURES, name), 'utf8');
const faultsOf = (parsed: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  (parsed.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
const commentOf = (comment: string) => addStoreCommentInput.safeParse({ store_id: crypto.randomUUID(), comment });
const namedOf = (name: string) => storeInfoDraft.safeParse({ language: 'en-US', name });
const moduleOf = (element: object) => websiteModuleInput.parse({ cid: 'a', type: 'profile', element }).element;

test.each([
  ['comment', commentOf(read('stacked-comment.txt')), 'comment'],
  ['title', namedOf(read('stacked-title.txt')), 'name'],
  ['nickname', newNickname.safeParse(read('stacked-nickname.txt')), ''],
])('a %s of letters under towers of marks is rejected at its field', (_, parsed, field) => {
  expect(faultsOf(parsed)).toEqual([[field, 'invalid.marks']]);
});

describe('a nickname with signs that nobody sees', () => {
  const names: Record<string, string> = JSON.parse(read('nicknames.json'));
  const RESULTS: Record<string, string> = {
    "zero width space inside another's name": 'Moth Court',
    'right-to-left mark first': 'Moth Court',
    'Arabic letter mark last': 'Moth Court',
    'Cyrillic o': 'invalid.nickname-mixed',
    'run of blanks to push the rest out of sight': 'Moth Court',
    'Hangul filler at the end': 'invalid.nickname-reserved',
    'tag characters': 'invalid.nickname-reserved',
    'soft hyphens': 'invalid.nickname-reserved',
    'variation selectors': 'invalid.nickname-reserved',
    'looks like a mark of ours': 'invalid.nickname-reserved',
  };

  test('is among the results', () => expect(Object.keys(names)).toEqual(Object.keys(RESULTS)));

  test.each(Object.entries(names))('is shown as what can be seen, or rejected: %s', (what, name) => {
    const parsed = newNickname.safeParse(name);
    expect(parsed.success ? parsed.data : parsed.error.issues[0]?.message).toBe(RESULTS[what]);
  });
});

describe('right-to-left words', () => {
  const texts: Record<string, string> = JSON.parse(read('right-to-left.json'));
  const { nickname: name = '', title = '', ...comments } = texts;

  test.each(Object.entries(comments))('are stored as they were written, and isolated in a sentence: %s', (_, text) => {
    expect(commentOf(text)).toMatchObject({ success: true, data: { comment: text } });
    expect(isolate(text)).toBe(`\u2068${text}\u2069`);
  });

  test('may be a nickname and a title', () => {
    expect(nickname.parse(name)).toBe('דנה 7');
    expect(namedOf(title)).toMatchObject({ success: true, data: { name: 'המגדלור (2)' } });
  });
});

describe('a paragraph from a word processor', () => {
  test('loses the signs that nobody sees, and its line ends become ours', () => {
    expect(moduleOf({ description: read('word-paragraph.txt') }).description).toBe(
      '“The Moth‑Court” — a short bio\nsecond line of the same paragraph\nthird line\n·\tfirst point\n·\tsecond\u00a0point\nsofthyphen, +886 2 1234 5678, C:\\Users\\me\nend',
    );
  });

  test('as a title is one line', () => {
    expect(moduleOf({ title: read('word-title.txt') }).title).toBe('The Moth Court');
  });
});

test('each of the fixtures is used', () => {
  const source = readFileSync(import.meta.filename, 'utf8');
  expect(readdirSync(FIXTURES).filter((file) => !source.includes(`'${file}'`))).toEqual([]);
});

import { expect, test } from '@jest/globals';
import type { Words } from '../slice.ts';
import {
  createProblemList,
  findMissingWords,
  findUnknownKeys,
  type Problem,
  problemLines,
  readDiagnostics,
  summarize,
} from './problems.ts';

const problem = (more: Partial<Problem> = {}): Problem => ({ source: 'types', file: 'a.ts', line: 3, message: 'wrong', ...more });

test('a check that finds nothing any more clears its own problems only', () => {
  const list = createProblemList();
  expect(list.replace('types', [problem()])).toBe(true);
  expect(list.replace('words', [problem({ source: 'words' })])).toBe(true);
  expect(list.replace('types', [])).toBe(true);
  expect(list.all()).toEqual([problem({ source: 'words' })]);
});

test('a check that finds the same again changes nothing', () => {
  const list = createProblemList();
  list.replace('types', [problem()]);
  expect(list.replace('types', [problem()])).toBe(false);
});

test('a slice with problems is not called built alone', () => {
  expect(summarize('mf-store', [])).toBe('mf-store is built');
  expect(summarize('mf-store', [problem()])).toBe('mf-store is built with 1 problem');
  expect(summarize('mf-store', [problem(), problem()])).toBe('mf-store is built with 2 problems');
  expect(summarize('mf-store', [], true)).toBe('mf-store is built, its types are being checked');
  expect(summarize('mf-store', [problem({ source: 'build' })])).toBe("mf-store can't be built");
});

test('a problem is printed with its file and line', () => {
  expect(problemLines([problem(), problem({ file: null, line: null })])).toEqual(['  a.ts:3: wrong', '  wrong']);
});

test('the output of the compiler becomes problems with their whole message', () => {
  const lines = [
    'src/page.tsx(12,7): error TS2322: Type string is not assignable to type number.',
    "  The expected type comes from property 'width'.",
    'error TS18003: No inputs were found.',
    '',
  ];
  expect(readDiagnostics(lines, (path) => `mf-store/${path}`)).toEqual([
    {
      source: 'types',
      file: 'mf-store/src/page.tsx',
      line: 12,
      message: "TS2322: Type string is not assignable to type number.\n  The expected type comes from property 'width'.",
    },
    { source: 'types', file: null, line: null, message: 'TS18003: No inputs were found.' },
  ]);
});

test('words that only English has are reported once per language', () => {
  const byLocale = new Map<string, Words>([
    ['en-US', { page: { title: 'Cart', items_one: 'one', items_other: 'many' } }],
    ['ja-JP', { page: { title: ' ', items_other: '多' } }],
  ]);
  expect(findMissingWords({ folder: 'mf-store/locales', byLocale, locales: ['en-US', 'ja-JP', 'ko-KR'] })).toEqual([
    { source: 'words', file: 'mf-store/locales/ja-JP.json', line: null, message: 'no words for page.title' },
    { source: 'words', file: 'mf-store/locales/ko-KR.json', line: null, message: 'the file is missing' },
  ]);
});

test('a key that a page names but no locale file has is reported with its line', () => {
  const sources = new Map([
    ['mf-store/src/page.tsx', "const a = t('page.title');\nconst b = t('page.items', { count }) + t('page.gone');"],
  ]);
  expect(findUnknownKeys(sources, ['page.title', 'page.items_one', 'page.items_other'])).toEqual([
    { source: 'words', file: 'mf-store/src/page.tsx', line: 2, message: 'en-US has no words for page.gone' },
  ]);
});

import { expect, test } from '@jest/globals';
import type { Problem } from '@meowtale/build/problems';
import { createPrinter } from './printer.ts';
import { findUnreleased } from './unreleased.ts';

const problem: Problem = { source: 'types', file: 'mf-store/src/page.tsx', line: 3, message: 'TS2322: wrong' };

test('a build is printed with its problems, and again only when something changes or it is another build', () => {
  const printed: string[] = [];
  const print = createPrinter('mf-store', 'http://localhost:3000', (text) => printed.push(text.replace(/^\S+ {2}/, '')));
  print([problem], { isNew: true, isChecking: false });
  print([problem], { isNew: false, isChecking: false });
  print([], { isNew: false, isChecking: false });
  print([], { isNew: true, isChecking: false });
  expect(printed).toEqual([
    'mf-store is built with 1 problem; http://localhost:3000 shows it\n  mf-store/src/page.tsx:3: TS2322: wrong',
    'mf-store is built; http://localhost:3000 shows it',
    'mf-store is built; http://localhost:3000 shows it',
  ]);
});

test('operations that the live release lacks are named, and none when its operations are unknown', () => {
  const own = new Map([
    ['1', 'Home'],
    ['2', 'Gifts'],
  ]);
  expect(findUnreleased(own, new Set(['1']), 'https://a.example').map(({ message }) => message)).toEqual([
    'https://a.example runs released operations only and rejects these until they are published: Gifts',
  ]);
  expect(findUnreleased(own, null, 'https://a.example')).toEqual([]);
});

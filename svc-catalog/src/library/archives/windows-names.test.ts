import { expect, test } from '@jest/globals';
import { isAnotherOnWindows } from './windows-names.ts';

test.each([
  'CON',
  'aux.js',
  'nul .tar.gz',
  'Com9',
  'lpt\u00b2.txt',
  'conin$',
  'a. ',
  'a.',
  'a ',
  '...',
  'a?',
  '<a>',
  'a:b',
  'a|b',
  '"a"',
  '*',
])('%j has another meaning on Windows', (name) => expect(isAnotherOnWindows(name)).toBe(true));

test.each(['', 'console.js', 'auxiliary', 'com', 'com10', 'a.con', '.nojekyll', 'a b.c', 'lpt0x', '猫 (1).png', "it's"])(
  '%j is not',
  (name) => expect(isAnotherOnWindows(name)).toBe(false),
);

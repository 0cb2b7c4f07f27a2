import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { safeReturnUrl } from './return-url.ts';

test('a path of this site is returned with its query and hash', () => {
  expect(safeReturnUrl('/store?category=boy-bl#top', '/')).toBe('/store?category=boy-bl#top');
  expect(safeReturnUrl('/zh-TW/lobby', '/')).toBe('/zh-TW/lobby');
});

test('without one it is home', () => {
  expect(safeReturnUrl(null, '/zh-TW')).toBe('/zh-TW');
  expect(safeReturnUrl('', '/')).toBe('/');
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example',
  '/\t/evil.example/',
  '/\n/evil.example',
  ' //evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  'store',
  '@evil.example',
])('%j stays on this site', (hostile) => {
  expect(safeReturnUrl(hostile, '/home')).toBe('/home');
});

test('whatever the value, a browser stays on this origin', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('/', '\\', '.', '..', '%2e', '@', ':', 'a', '?', '#', '\t', '\n', 'evil.example'), { maxLength: 8 }),
      (parts) => {
        const origin = 'https://meowtale.example';
        expect(new URL(safeReturnUrl(parts.join(''), '/'), `${origin}/deep/page`).origin).toBe(origin);
      },
    ),
    { numRuns: 3_000 },
  );
});

import { expect, test } from '@jest/globals';
import { mailedReturnUrl, returnUrlOf, safeReturnUrl } from './return-url.ts';

test('a path of this site is returned with its query and hash', () => {
  expect(safeReturnUrl('/store?category=boy-bl#top', '/')).toBe('/store?category=boy-bl#top');
  expect(safeReturnUrl('/zh-TW/lobby', '/')).toBe('/zh-TW/lobby');
});

test('without one it is home', () => {
  expect(safeReturnUrl(null, '/zh-TW')).toBe('/zh-TW');
  expect(safeReturnUrl('', '/')).toBe('/');
});

test.each(['https://evil.example/', '//evil.example/', '/\\evil.example/', '/.//evil.example', 'store'])('%j is home', (hostile) => {
  expect(safeReturnUrl(hostile, '/home')).toBe('/home');
});

test.each([
  ['/store/7', '?uid=1', '#comments', '/store/7?uid=1#comments'],
  ['/sign-up', '?returnUrl=%2Fstore%2F7', '', '/store/7'],
  ['/verify-email', '?returnUrl=%2Fstore%2F7', '', '/store/7'],
  ['/sign-up', '', '', null],
  ['/verify-email', '?returnUrl=https%3A%2F%2Fevil.example', '', null],
  ['/store', `?keyword=${'a'.repeat(2048)}`, '', null],
])('a mail requested at %s%s%s leads back to %j', (pathname, search, hash, path) => {
  expect(returnUrlOf({ pathname, search, hash })).toBe(path);
});

const SITE = 'https://meowtale.example';
test.each([
  [`${SITE}/verify-email?returnUrl=%2Fstore%2F7`, '/store/7'],
  [`${SITE}/verify-email?returnUrl=https%3A%2F%2Fevil.example`, ''],
  [`${SITE}/verify-email`, ''],
  ['https://evil.example/verify-email?returnUrl=%2Fstore%2F7', ''],
  ['nothing', ''],
])("a mail's link with the address %s leads back to %j", (continueUrl, path) => {
  expect(mailedReturnUrl(`?mode=verifyEmail&oobCode=1&continueUrl=${encodeURIComponent(continueUrl)}`, SITE)).toBe(path);
});

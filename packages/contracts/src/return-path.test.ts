import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { returnPath, returnUrl } from './inputs/return-url.ts';
import { RETURN_URL_MAX, returnPathOf } from './return-path.ts';

const SITE = 'https://meowtale.example';
const faultOf = (value: string) => returnPath.safeParse(value).error?.issues[0]?.message;

/** Each with the path that is returned; null where it would leave the site. */
const PATHS: [value: string, path: string | null][] = [
  ['/', '/'],
  ['/store?category=boy-bl#top', '/store?category=boy-bl#top'],
  ['/zh-TW/lobby', '/zh-TW/lobby'],
  ['/payment-return?to=%2Fstore%2F7', '/payment-return?to=%2Fstore%2F7'],
  ['/store?next=//evil.example', '/store?next=//evil.example'],
  ['/store//7', '/store//7'],
  ['/a/../store', '/store'],
  ['/故事', '/%E6%95%85%E4%BA%8B'],
  ['/store/a%2Fb', '/store/a%2Fb'],
  ['/@evil.example', '/@evil.example'],
  ['', null],
  ['store', null],
  ['?to=store', null],
  ['@evil.example', null],
  ['//evil.example', null],
  ['///evil.example', null],
  ['//user@evil.example', null],
  ['/\\evil.example', null],
  ['\\\\evil.example', null],
  ['/store\\..\\..', null],
  ['/\t/evil.example', null],
  ['/\n/evil.example', null],
  ['/\u0000/evil.example', null],
  ['/store/\r\nLocation:', null],
  [' //evil.example', null],
  ['/ /evil.example', null],
  ['/.//evil.example', null],
  ['/./%2e//evil.example', null],
  ['/a/..//evil.example', null],
  ['/a/%2E%2e//evil.example', null],
  ['/%2F%2Fevil.example', null],
  ['/%2f/evil.example', null],
  ['/%5cevil.example', null],
  ['/a/../%2Fevil.example', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['mailto:a@evil.example', null],
];

describe('a return address', () => {
  test.each(PATHS)('%j is returned as %j', (value, path) => {
    expect(returnPathOf(value)).toBe(path);
    expect(returnPathOf(value, SITE)).toBe(path);
    expect(faultOf(value)).toBe(path === null ? 'invalid.return-url' : undefined);
  });

  test.each([
    [`${SITE}/store?uid=1#top`, '/store?uid=1#top'],
    [SITE, '/'],
    ['HTTPS://MEOWTALE.example:443/store', '/store'],
    [`${SITE}//evil.example`, null],
    [`${SITE}/.//evil.example`, null],
    [`${SITE}\\evil.example`, null],
    [`${SITE}@evil.example/`, null],
    ['https://user:word@meowtale.example/', null],
    ['https://user@meowtale.example/', null],
    ['http://meowtale.example/', null],
    ['https://meowtale.example:8443/', null],
    ['https://evil.example/', null],
    ['blob:https://meowtale.example/1', null],
  ])('%j is %j where the origin is known, and no path', (value, path) => {
    expect(returnPathOf(value, SITE)).toBe(path);
    expect(returnPathOf(value)).toBeNull();
    expect(faultOf(value)).toBe('invalid.return-url');
  });

  test('is too long for a service above the limit', () => {
    const longest = `/${'a'.repeat(RETURN_URL_MAX - 1)}`;
    expect([faultOf(longest), returnPathOf(longest)]).toEqual([undefined, longest]);
    expect([faultOf(`${longest}a`), returnUrl.safeParse(`${longest}a`).success]).toEqual(['invalid.too-long', false]);
  });

  test('of any form leads a browser to this origin only', () => {
    const parts = fc.constantFrom('/', '\\', '.', '..', '%2e', '%2f', '@', ':', 'a', '?', '#', '\t', '\n', SITE, 'https:', 'evil.example');
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 8 }), fc.constantFrom(undefined, SITE), (value, origin) => {
        const path = returnPathOf(value.join(''), origin) ?? '/';
        expect(new URL(path, `${SITE}/deep/page`).origin).toBe(SITE);
        expect(returnPathOf(path)).toBe(path);
      }),
      { numRuns: 3_000 },
    );
  });
});

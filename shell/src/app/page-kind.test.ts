import { expect, test } from '@jest/globals';
import { type PageKind, pageKindOf } from './page-kind.ts';

const plan = { status: 200, ownWords: false, isIncomplete: false } as const;

test.each<[string, Parameters<typeof pageKindOf>[0], { hasRoute: boolean; isFirst: boolean }, PageKind]>([
  ['an address with a route', plan, { hasRoute: true, isFirst: true }, 'route'],
  ['an address without a route', { ...plan, status: 404 }, { hasRoute: false, isFirst: true }, 'not-found'],
  ['a work that doesn’t exist', { ...plan, status: 404 }, { hasRoute: true, isFirst: true }, 'not-found'],
  ['a missing page that its slice explains', { ...plan, status: 404, ownWords: true }, { hasRoute: true, isFirst: true }, 'route'],
  ['another page after one that was missing', { ...plan, status: 404 }, { hasRoute: true, isFirst: false }, 'route'],
  [
    'an address that may be one of a slice that can’t be read',
    { ...plan, status: 503, isIncomplete: true },
    { hasRoute: false, isFirst: true },
    'unreadable',
  ],
  ['the same after a click', { ...plan, isIncomplete: true }, { hasRoute: false, isFirst: false }, 'unreadable'],
  [
    'a page of a slice that can be read, beside one that can’t',
    { ...plan, isIncomplete: true },
    { hasRoute: true, isFirst: true },
    'route',
  ],
])('of %s', (_, of, address, kind) => {
  expect(pageKindOf(of, address)).toBe(kind);
});

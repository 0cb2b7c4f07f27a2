import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { cohortIn, isInCohort } from './cohort.ts';

const visitors = Array.from({ length: 20_000 }, (_, index) => createHash('sha256').update(String(index)).digest('hex').slice(0, 16));
const chosen = (cohort: string, share: number) => visitors.filter((visitor) => isInCohort(visitor, { cohort, share }));

test.each([100, 1000, 5000])('a cohort of %i of 10,000 visitors gets so many of 20,000, to half a percent of all', (share) => {
  expect(Math.abs(chosen('mf-store', share).length / visitors.length - share / 10_000)).toBeLessThan(0.005);
});

test('a larger share keeps those who were in, and another cohort has other visitors', () => {
  const first = chosen('mf-store', 1000);
  const larger = new Set(chosen('mf-store', 3000));
  expect(first.every((visitor) => larger.has(visitor))).toBe(true);
  const other = new Set(chosen('mf-lobby', 1000));
  expect(first.filter((visitor) => other.has(visitor)).length / first.length).toBeLessThan(0.2);
});

test.each<[string, string | undefined, string | null]>([
  ['no header', undefined, null],
  ['no cookie of ours', 'a=b; other=0123456789abcdef', null],
  ['ours among others', 'a=b; meowtale.cohort=0123456789abcdef; c=d', '0123456789abcdef'],
  ['another text than ours', 'meowtale.cohort=0123456789ABCDEF', null],
  ['a longer name', 'x-meowtale.cohort=0123456789abcdef', null],
])('a visitor is read from cookies: %s', (_, cookies, visitor) => {
  expect(cohortIn(cookies)).toBe(visitor);
});

import { expect, test } from '@jest/globals';
import type { DrillResult } from '../drills/outages/drill.ts';
import type { DrillRow } from '../drills/outages/table.ts';
import { outcomeOf } from './outage-drill.ts';

const row: DrillRow = {
  ...{ what: 'mf-store', fault: 'throws', usableWithinMs: 3000, backMs: 900, bought: 2, lost: [], double: [], problem: null, ms: 4000 },
  visits: [{ place: 'front page', sight: 'previous version', usableMs: 3500 }],
};
const result: DrillResult = { rows: [row], books: { lost: [], double: [], faults: [] }, bought: 2 };
const statusesOf = (...given: Parameters<typeof outcomeOf>) => outcomeOf(...given).results.map(({ name, status }) => [name, status]);
const BOOKS = 'no order is lost, none has its effects twice, and the books are right';

test('the short form checks what people saw, and the full form the seconds too', () => {
  expect(statusesOf(result, 'short')).toEqual([
    ['mf-store: throws', 'passed'],
    [BOOKS, 'passed'],
  ]);
  expect(statusesOf(result, 'full')).toEqual([
    ['mf-store: throws', 'failed'],
    [BOOKS, 'passed'],
  ]);
});

test.each([
  [{ lost: ['order a'] }, 'lost: order a'],
  [{ double: ['order b'] }, 'double: order b'],
  [{ faults: ['a buyer gave up'] }, 'a buyer gave up'],
])('books with errors fail in both forms: %o', (books, error) => {
  const bad = { ...result, books: { ...result.books, ...books } };
  for (const form of ['short', 'full'] as const)
    expect(outcomeOf(bad, form).results.at(-1)).toMatchObject({ name: BOOKS, status: 'failed', error });
});

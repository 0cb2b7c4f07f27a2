import { expect, test } from '@jest/globals';
import { type DrillRow, errorsOf, sightsText, tableOf, usableMsOf } from './table.ts';

const row: DrillRow = {
  what: 'mf-store',
  fault: 'throws',
  visits: [
    { place: 'front page', sight: 'previous version', usableMs: 412 },
    { place: 'apps', sight: 'full page', usableMs: 1260 },
  ],
  usableWithinMs: 3000,
  backMs: 1940,
  bought: 3,
  lost: [],
  double: [],
  problem: null,
  ms: 5000,
};
const isNothing = [{ place: 'library', sight: 'nothing', usableMs: null } as const];

test('a breakage in which people see another release, and which loses nothing, has no error', () => {
  expect(errorsOf(row, true)).toEqual([]);
});

test('a page without anything is an error, except of the process that serves pages', () => {
  expect(errorsOf({ ...row, visits: isNothing }, false)).toEqual(['people saw on the library: nothing']);
  expect(errorsOf({ ...row, visits: isNothing, usableWithinMs: null }, true)).toEqual([]);
});

test('a shell that is usable too late is an error only where time is checked', () => {
  const late = { ...row, visits: [...row.visits, { place: 'library', sight: 'card', usableMs: 3100 } as const] };
  expect(errorsOf(late, true)).toEqual(['the shell was usable after 3.1 s; 3.0 s are allowed']);
  expect(errorsOf(late, false)).toEqual([]);
});

test('an order that is lost, an effect that is double and pages that are not back are errors', () => {
  expect(errorsOf({ ...row, backMs: null, lost: ['order a'], double: ['order b'] }, false)).toEqual([
    'not all pages were as before after the repair',
    'lost: order a',
    'double: order b',
  ]);
});

test('a breakage that could not be caused reports why, and nothing about its repair', () => {
  expect(errorsOf({ ...row, visits: [], backMs: null, problem: 'gateway would not end' }, true)).toEqual(['gateway would not end']);
});

test('the slowest page is the time until the shell was usable, and a page that never had it makes it none', () => {
  expect(usableMsOf(row)).toBe(1260);
  expect(usableMsOf({ visits: [...row.visits, ...isNothing] })).toBeNull();
});

test('pages with the same sight are named together', () => {
  const library = { place: 'library', sight: 'previous version', usableMs: 300 } as const;
  expect(sightsText([...row.visits, library])).toBe('previous version (front page, library); full page (apps)');
});

test('the table has a line for each breakage, aligned, with numbers at the right', () => {
  const failed = { ...row, what: 'gateway', fault: 'killed', visits: isNothing, backMs: null, bought: 12, lost: ['a', 'b'] };
  expect(tableOf([row, failed])).toBe(
    [
      'broken    how     people saw                                       usable s  back s  bought  lost  double',
      'mf-store  throws  previous version (front page); full page (apps)       1.3     1.9       3     0       0',
      'gateway   killed  nothing (library)                                   never   never      12     2       0',
    ].join('\n'),
  );
});

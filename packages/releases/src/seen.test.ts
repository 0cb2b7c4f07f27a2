import { beforeEach, expect, test } from '@jest/globals';
import { addVital, forgetSeen, noFigures, percentile75, type ReleaseStorage, readSeen, type Vital, writeSeen } from './index.ts';
import { temporaryStorage } from './testing.ts';

const AT = '2026-11-20T12:00:00.000Z';
const LATER = '2026-11-21T12:00:00.000Z';
let storage: ReleaseStorage;
beforeEach(async () => {
  ({ storage } = await temporaryStorage());
});

const figures = (at: string, loads: number) => {
  const result = { ...noFigures(at), loads, failures: 1, errors: 2 };
  addVital(result, 'lcp', 600);
  return result;
};

test('what processes stored is added up, by slice and version, with the last time', async () => {
  await writeSeen(storage, 'local', 'one', { 'mf-a': { '1': figures(LATER, 3) } });
  await writeSeen(storage, 'local', 'other', { 'mf-a': { '1': figures(AT, 4), '2': figures(AT, 5) }, 'mf-b': { '1': figures(AT, 6) } });
  const seen = await readSeen(storage, 'local');
  expect(seen['mf-a']?.['1']).toMatchObject({ loads: 7, failures: 2, errors: 4, lastSeenAt: LATER });
  expect(seen['mf-a']?.['1']?.vitals.lcp).toEqual([0, 2, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect([seen['mf-a']?.['2']?.loads, seen['mf-b']?.['1']?.loads]).toEqual([5, 6]);
});

test('of more processes than are read at once none is left out', async () => {
  for (let process = 0; process < 120; process += 1)
    await writeSeen(storage, 'local', String(process), { 'mf-a': { '1': figures(AT, 1) } });
  expect((await readSeen(storage, 'local'))['mf-a']?.['1']?.loads).toBe(120);
});

test('files of several processes are read at once', async () => {
  for (const process of ['one', 'other']) await writeSeen(storage, 'local', process, { 'mf-a': { '1': figures(AT, 1) } });
  let [running, most] = [0, 0];
  const read = async (file: string) => {
    running += 1;
    most = Math.max(most, running);
    const bytes = await storage.read(file);
    running -= 1;
    return bytes;
  };
  await readSeen({ ...storage, read }, 'local');
  expect(most).toBe(2);
});

test('a later store of a process replaces the one before, and another environment is another one', async () => {
  await writeSeen(storage, 'local', 'one', { 'mf-a': { '1': figures(AT, 3) } });
  await writeSeen(storage, 'local', 'one', { 'mf-a': { '1': figures(AT, 4) } });
  await writeSeen(storage, 'production', 'one', { 'mf-a': { '1': figures(AT, 9) } });
  expect((await readSeen(storage, 'local'))['mf-a']?.['1']?.loads).toBe(4);
});

test('a file of another form or a broken one is left out', async () => {
  await writeSeen(storage, 'local', 'one', { 'mf-a': { '1': figures(AT, 3) } });
  await storage.replace('seen/local/other.json', '{');
  await storage.replace('seen/local/old.json', JSON.stringify({ 'mf-a': { '1': { loads: 'many' } } }));
  expect((await readSeen(storage, 'local'))['mf-a']?.['1']?.loads).toBe(3);
});

test('what was stored before a time is forgotten, and what was stored since stays', async () => {
  await writeSeen(storage, 'local', 'one', { 'mf-a': { '1': figures(AT, 3) } });
  await forgetSeen(storage, 'local', new Date(Date.now() - 60_000));
  expect(await readSeen(storage, 'local')).not.toEqual({});
  await forgetSeen(storage, 'local', new Date(Date.now() + 60_000));
  expect(await readSeen(storage, 'local')).toEqual({});
});

test.each<[Vital, number, number]>([
  ['lcp', 0, 0],
  ['lcp', 500, 0],
  ['lcp', 501, 1],
  ['lcp', 10_000, 8],
  ['lcp', 10_001, 9],
  ['inp', 600_000, 9],
  ['cls', 10, 0],
  ['cls', 800, 8],
  ['cls', 801, 9],
])('a value of %s of %d is in bucket %d', (vital, value, bucket) => {
  const result = noFigures(AT);
  addVital(result, vital, value);
  expect(result.vitals[vital].indexOf(1)).toBe(bucket);
});

test.each<[string, number[], number | null]>([
  ['nothing', [], null],
  ['one value', [1], 500],
  ['three small values and a large one', [3, 0, 0, 0, 0, 0, 0, 0, 0, 1], 500],
  ['two small values and two large ones', [2, 0, 0, 0, 0, 0, 0, 0, 0, 2], Number.POSITIVE_INFINITY],
])('the 75th percentile of %s is its bucket’s bound', (_, counts, expected) => {
  expect(
    percentile75(
      'lcp',
      Array.from({ length: 10 }, (_unused, bucket) => counts[bucket] ?? 0),
    ),
  ).toBe(expected);
});

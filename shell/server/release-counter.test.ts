import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { diskStorage, type ReleaseStorage, readPointer, readTrials } from '@meowtale/releases';
import Fastify from 'fastify';
import { createReleaseCounter } from './release-counter.ts';
import { temporaryFolder, writePointer, writeRelease } from './testing.ts';

const DAY_MS = 86_400_000;
const from = { ip: '198.51.100.1', cohort: '0123456789abcdef' };

let storage: ReleaseStorage;
let folder: string;
let now: number;
let counter: ReturnType<typeof createReleaseCounter>;

beforeEach(async () => {
  folder = await temporaryFolder();
  storage = diskStorage(folder);
  now = Date.parse('2026-12-01T12:00:00Z');
  counter = createReleaseCounter({ storage, environment: 'local', log: Fastify().log, now: () => now });
  const [live, next] = [await writeRelease(folder, 'mf-store', '1'), await writeRelease(folder, 'mf-store', '2')];
  const canary = { ...next, share: 10_000, cohort: 'mf-store', since: 1, budget: { loads: 10, failures: 0.05 }, address: null };
  await writePointer(folder, { 'mf-store': { ...live, canary } });
});
afterEach(() => counter.close());

const loaded = (version: string) => ({ slices: [{ name: 'mf-store', version, outcome: 'loaded' as const }], vitals: [] });

test('an address counts again for a canary after a minute', async () => {
  await counter.take(loaded('2'), from);
  await counter.take(loaded('2'), from);
  now += 60_000;
  await counter.take(loaded('2'), from);
  await counter.close();
  expect((await readTrials(storage, await readPointer(storage, 'local')))['mf-store']?.canary.loads).toBe(2);
  expect(counter.counted().seen['mf-store']?.['2']?.loads).toBe(3);
});

test('a release that no tab has reported for 30 days is forgotten when the next one is reported', async () => {
  await counter.take(loaded('1'), from);
  now += 31 * DAY_MS;
  await counter.take(loaded('2'), from);
  expect(Object.keys(counter.counted().seen['mf-store'] ?? {})).toEqual(['2']);
});

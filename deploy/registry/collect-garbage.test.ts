import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { movePointer, noFigures, publishRelease, type ReleaseStorage, readHistory, readPointer, writeSeen } from '@meowtale/releases';
import { promote, startCanary } from '@meowtale/releases/moves';
import { builtFiles, temporaryStorage } from '@meowtale/releases/testing';
import { collectGarbage } from './collect-garbage.ts';

let storage: ReleaseStorage;
let folder: string;
const mover = { by: 'team A', reason: 'newer' };
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

beforeEach(async () => {
  ({ storage, folder } = await temporaryStorage());
  for (const version of ['1', '2', '3', '4', '5', '6']) {
    await publishRelease(storage, builtFiles('mf-a', version));
    await utimes(path.join(folder, 'mf-a', version, 'integrity.json'), daysAgo(90), daysAgo(90));
  }
});

const makeLive = (version: string) => promote(storage, 'local', { 'mf-a': version }, mover);
const collect = (dryRun = false) => collectGarbage(storage, { days: 30, dryRun });
const removed = async (dryRun = false) => (await collect(dryRun)).releases.map(({ version }) => version);
const left = () => storage.list('mf-a');

/** Makes the history look as if each revision was made so many days ago, and all releases were reserved long ago. */
async function age(...days: number[]): Promise<void> {
  for (const name of await storage.list('.reserved')) await utimes(path.join(folder, '.reserved', name), daysAgo(90), daysAgo(90));
  for (const [index, day] of days.entries()) {
    const file = `pointers/local/${String(index + 1).padStart(8, '0')}.json`;
    const pointer = JSON.parse((await storage.read(file))?.toString() ?? '');
    await storage.replace(file, JSON.stringify({ ...pointer, changedAt: daysAgo(day).toISOString() }));
  }
}

test('what is live, its fallback and its canary stay, and everything else is removed', async () => {
  await makeLive('1');
  await makeLive('2');
  await makeLive('3');
  await startCanary(storage, 'local', { slice: 'mf-a', version: '4', share: 100, budget: { loads: 1, failures: 0 } }, mover);
  await age(80, 70, 60, 50);
  expect(await removed(true)).toEqual(['1', '5', '6']);
  expect(await left()).toHaveLength(6);
  expect(await removed()).toEqual(['1', '5', '6']);
  expect(await left()).toEqual(['2', '3', '4']);
  expect((await readHistory(storage, 'local')).map(({ revision }) => revision)).toEqual([4]);
  expect((await readPointer(storage, 'local')).slices['mf-a']?.version).toBe('3');
});

test('what was live within the days stays, also when it went live long before', async () => {
  for (const version of ['1', '2', '3', '4']) await makeLive(version);
  await age(80, 70, 10, 5);
  // 2 was live until ten days ago, and 1 was its fallback.
  expect(await removed()).toEqual(['5', '6']);
  expect((await readHistory(storage, 'local')).map(({ revision }) => revision)).toEqual([2, 3, 4]);
});

test('what a tab has seen lately, or was published lately, stays', async () => {
  await makeLive('1');
  const seen = { 'mf-a': { '2': noFigures(daysAgo(3).toISOString()), '3': noFigures(daysAgo(40).toISOString()) } };
  await writeSeen(storage, 'local', 'a process', seen);
  await utimes(path.join(folder, 'mf-a', '4', 'integrity.json'), daysAgo(2), daysAgo(2));
  expect(await removed()).toEqual(['3', '5', '6']);
});

test('what a move has wanted lately stays, also when the move was rejected', async () => {
  await makeLive('1');
  await publishRelease(storage, builtFiles('mf-a', '7', { budgetBytes: 1, sizeBytes: 2 }));
  await utimes(path.join(folder, 'mf-a', '7', 'integrity.json'), daysAgo(90), daysAgo(90));
  await expect(makeLive('7')).rejects.toThrow();
  expect(await removed(true)).toEqual(['2', '3', '4', '5', '6']);
  expect(await removed()).toEqual(['2', '3', '4', '5', '6']);
  await age(80);
  expect(await removed()).toEqual(['7']);
  expect(await storage.list('.reserved')).toEqual(['mf-a@1']);
});

test('what any environment runs stays', async () => {
  await makeLive('1');
  await promote(storage, 'staging', { 'mf-a': '2' }, mover);
  expect(await removed()).toEqual(['3', '4', '5', '6']);
});

test('after old revisions are gone the pointer moves on', async () => {
  for (const version of ['1', '2', '3']) await makeLive(version);
  await age(80, 70, 60);
  await collect();
  const { revision, slices } = await readPointer(storage, 'local');
  const change = { action: 'pin', slices: {}, isForced: false, ...mover } as const;
  expect((await movePointer(storage, 'local', { expectedRevision: revision, slices, change })).revision).toBe(4);
});

test('what a killed process left half written is removed after an hour', async () => {
  await storage.replace('.incoming-0123456789ab/remoteEntry.js', 'half');
  await storage.replace('pointers/local.json.0123456789ab.tmp', 'half');
  expect((await collect()).leftovers).toBe(0);
  for (const name of ['.incoming-0123456789ab', 'pointers/local.json.0123456789ab.tmp'])
    await utimes(path.join(folder, name), daysAgo(1), daysAgo(1));
  expect((await collect()).leftovers).toBe(2);
});

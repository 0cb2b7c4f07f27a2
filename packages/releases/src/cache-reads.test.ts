import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { cacheReads, movePointer, publishRelease, type ReleaseStorage, readPointer, readPublishedFile } from './index.ts';
import { builtFiles, temporaryStorage } from './testing.ts';

let folder: string;
let disk: ReleaseStorage;
let cached: ReleaseStorage;
let now: number;
let reads: string[];
let isAway: boolean;

beforeEach(async () => {
  ({ storage: disk, folder } = await temporaryStorage());
  [now, reads, isAway] = [0, [], false];
  const remote: ReleaseStorage = {
    ...disk,
    isRemote: true,
    async read(file) {
      reads.push(file);
      if (isAway) throw new Error('away');
      return disk.read(file);
    },
  };
  cached = cacheReads(remote, { now: () => now, verifiedBytesMax: 200 });
});

const change = { action: 'promote', slices: {}, by: 'a team', reason: 'because', isForced: false } as const;
const move = (storage: ReleaseStorage, expectedRevision: number) => movePointer(storage, 'local', { expectedRevision, slices: {}, change });
const revision = async () => (await readPointer(cached, 'local')).revision;

test('the folder of this machine is read each time', () => {
  expect(cacheReads(disk)).toBe(disk);
});

test('a pointer is read once a second, also by several requests at once, and what is missing as well', async () => {
  await move(disk, 0);
  expect(await Promise.all([revision(), revision(), revision()])).toEqual([1, 1, 1]);
  expect(reads).toEqual(['pointers/local.json', 'pointers/local/00000002.json']);
  await move(disk, 1);
  expect(await revision()).toBe(1);
  now += 1000;
  expect(await revision()).toBe(2);
});

test('what this process changes is read at once', async () => {
  expect(await revision()).toBe(0);
  await move(cached, 0);
  expect(await revision()).toBe(1);
});

test('a failed read is repeated by the next request', async () => {
  isAway = true;
  await expect(revision()).rejects.toThrow('away');
  isAway = false;
  expect(await revision()).toBe(0);
});

test('a verified file is read once, as long as there is room for it, and one that was changed never counts as verified', async () => {
  const file = '/* a script */'.padEnd(45, ' ');
  const texts = { 'remoteEntry.js': file, 'one.js': file, 'two.js': file, 'three.js': file, 'four.js': file };
  await publishRelease(disk, builtFiles('mf-a', '1', {}, texts));
  const read = async (name: string) => {
    now += 1000;
    return (await readPublishedFile(cached, 'mf-a', '1', name))?.toString();
  };
  const readsOf = (name: string) => reads.filter((each) => each === `mf-a/1/${name}`).length;
  await writeFile(path.join(folder, 'mf-a/1/one.js'), 'changed');
  await expect(read('one.js')).rejects.toThrow('is not what its build wrote');
  await writeFile(path.join(folder, 'mf-a/1/one.js'), file);
  expect([await read('one.js'), await read('one.js'), readsOf('one.js')]).toEqual([file, file, 2]);
  for (const name of ['two.js', 'three.js', 'one.js', 'four.js', 'remoteEntry.js', 'one.js']) expect(await read(name)).toBe(file);
  expect([readsOf('one.js'), readsOf('two.js'), await read('two.js'), readsOf('two.js')]).toEqual([2, 1, file, 2]);
});

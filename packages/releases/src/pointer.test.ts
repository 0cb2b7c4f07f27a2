import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import type { ReleasePointer } from '@meowtale/contracts/releases';
import { PointerMovedError } from './errors.ts';
import { forgetRevisions, listEnvironments, movePointer, readHistory, readPointer } from './pointer.ts';
import type { ReleaseStorage } from './storage.ts';
import { temporaryStorage } from './testing.ts';

let storage: ReleaseStorage;
let folder: string;
beforeEach(async () => {
  ({ storage, folder } = await temporaryStorage());
});

const live = (version: string): ReleasePointer['slices'] => ({
  'mf-a': { kind: 'remote', version, integrity: 'sha384-x', previous: null, killed: false, pinned: false, canary: null, address: null },
});
const change = (to: string) =>
  ({ action: 'promote', slices: { 'mf-a': { from: null, to } }, by: 'a team', reason: 'because', isForced: false }) as const;
const move = (version: string, expectedRevision: number) =>
  movePointer(storage, 'local', { expectedRevision, slices: live(version), change: change(version) });
const liveVersion = async () => (await readPointer(storage, 'local')).slices['mf-a']?.version;

test('an environment without a pointer is at revision 0, and has no release', async () => {
  expect(await readPointer(storage, 'local')).toMatchObject({ environment: 'local', revision: 0, slices: {} });
  expect(await listEnvironments(storage)).toEqual([]);
});

test('of two moves from the same revision one wins, and the other is rejected with the new revision', async () => {
  await move('1', 0);
  const moves = await Promise.allSettled(['2', '3'].map((version) => move(version, 1)));
  const lost = moves.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(lost).toEqual([new PointerMovedError('local', 1, 2)]);
  expect((await readPointer(storage, 'local')).revision).toBe(2);
});

test('a move from an old revision is rejected and changes nothing', async () => {
  await move('1', 0);
  await move('2', 1);
  await expect(move('3', 1)).rejects.toThrow('local is at revision 2, not 1');
  expect(await liveVersion()).toBe('2');
});

test('the history has each revision with who, why and what changed', async () => {
  await move('1', 0);
  await move('2', 1);
  expect((await readHistory(storage, 'local')).map(({ revision, change: kept }) => [revision, kept])).toEqual([
    [1, change('1')],
    [2, change('2')],
  ]);
});

test('a revision whose mover was killed before it updated the copy is the newest', async () => {
  await move('1', 0);
  const copy = await storage.read('pointers/local.json');
  await move('2', 1);
  await storage.replace('pointers/local.json', copy as Buffer);
  expect(await liveVersion()).toBe('2');
  expect((await move('3', 2)).revision).toBe(3);
});

test.each<[string, (file: string) => Promise<void>]>([
  ['lost', (file) => rm(file)],
  ['damaged', (file) => writeFile(file, '{"environment": "lo')],
])('a copy that is %s is not needed', async (_, damage) => {
  await move('1', 0);
  await move('2', 1);
  await damage(path.join(folder, 'pointers', 'local.json'));
  expect(await liveVersion()).toBe('2');
});

test('a damaged pointer without revisions is an error, not an empty environment', async () => {
  await storage.replace('pointers/local.json', '{"environment": "lo');
  await expect(readPointer(storage, 'local')).rejects.toThrow("the pointer of local can't be read");
  await expect(move('1', 0)).rejects.toThrow("the pointer of local can't be read");
});

test('after old revisions are deleted a late copy leads to the newest one', async () => {
  await move('1', 0);
  const copy = await storage.read('pointers/local.json');
  for (const revision of [1, 2, 3]) await move(String(revision + 1), revision);
  await storage.replace('pointers/local.json', copy as Buffer);
  await forgetRevisions(storage, 'local', [1, 2, 3, 4]);
  expect([await liveVersion(), (await readHistory(storage, 'local')).map(({ revision }) => revision)]).toEqual(['4', [4]]);
});

test('files that are no pointers are no environments', async () => {
  await move('1', 0);
  await storage.replace('pointers/local.json.lock', '');
  await storage.replace('pointers/local/notes.txt', '');
  expect(await listEnvironments(storage)).toEqual(['local']);
  expect(await readHistory(storage, 'local')).toHaveLength(1);
});

test('a pointer from before its revisions were kept is moved on', async () => {
  const old = { environment: 'local', revision: 7, changedAt: '2026-11-01T00:00:00.000Z', slices: live('1') };
  await storage.replace('pointers/local.json', JSON.stringify(old));
  expect(await liveVersion()).toBe('1');
  expect((await move('2', 7)).revision).toBe(8);
  expect(await liveVersion()).toBe('2');
});

test('a reader sees the pointer before or after each move, and nothing is left over', async () => {
  await move('1', 0);
  let moving = true;
  const seen = new Set<string | undefined>();
  const reader = (async () => {
    while (moving) seen.add(await liveVersion());
  })();
  for (let revision = 1; revision < 25; revision += 1) await move(String(1 + (revision % 2)), revision);
  moving = false;
  await reader;
  expect([...seen].sort()).toEqual(['1', '2']);
  expect((await readdir(path.join(folder, 'pointers'), { recursive: true })).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

import { expect, test } from '@jest/globals';
import { findRelease, publishRelease, type ReleaseStorage, readPointer, releasesIn } from '@meowtale/releases';
import { promote, rollback, startCanary } from '@meowtale/releases/moves';
import { builtFiles } from '@meowtale/releases/testing';
import { collectGarbage } from './collect-garbage.ts';

type Stored = Map<string, { bytes: Buffer; writtenAt: Date }>;

/** A storage in memory, of which a copy costs nothing; `before` is awaited at the beginning of each call. */
function memoryStorage(files: Stored, before: () => Promise<void> = async () => {}): ReleaseStorage {
  const under = (name: string) => [...files.keys()].filter((file) => file.startsWith(name === '' ? '' : `${name}/`));
  const put = (file: string, bytes: Uint8Array | string) => void files.set(file, { bytes: Buffer.from(bytes), writtenAt: new Date() });
  const whenReady =
    <Args extends unknown[], Result>(call: (...args: Args) => Result) =>
    async (...args: Args) => {
      await before();
      return call(...args);
    };
  return {
    isRemote: false,
    read: whenReady((file) => files.get(file)?.bytes ?? null),
    create: whenReady((file, bytes) => {
      if (files.has(file)) return false;
      put(file, bytes);
      return true;
    }),
    createFolder: whenReady((folder, built) => {
      if (files.has(`${folder}/integrity.json`)) return false;
      for (const [file, bytes] of built) put(`${folder}/${file}`, bytes);
      return true;
    }),
    replace: whenReady(put),
    look: whenReady((file) => {
      const found = files.get(file);
      return found ? { writtenAt: found.writtenAt, stamp: '' } : null;
    }),
    watch: () => () => {},
    list: whenReady((name) =>
      [...new Set(under(name).map((file) => file.slice(name === '' ? 0 : name.length + 1).split('/')[0] ?? ''))].sort(),
    ),
    remove: whenReady((name) => {
      for (const file of [name, ...under(name)]) files.delete(file);
    }),
    removeLeftovers: whenReady(() => 0),
  };
}

const DAY_MS = 86_400_000;
const mover = { by: 'team A', reason: 'newer' };

/** Makes 1, 2 and 3 live one after the other, 90 days ago, and publishes 4: a collection removes 1 and 4. */
async function oldReleases(): Promise<Stored> {
  const files: Stored = new Map();
  const storage = memoryStorage(files);
  for (const version of ['1', '2', '3', '4']) await publishRelease(storage, builtFiles('mf-a', version));
  for (const version of ['1', '2', '3']) await promote(storage, 'local', { 'mf-a': version }, mover);
  const old = new Date(Date.now() - 90 * DAY_MS);
  for (const [file, { bytes }] of files) {
    const text = /^pointers\//.test(file) && JSON.stringify({ ...JSON.parse(bytes.toString()), changedAt: old.toISOString() });
    files.set(file, { bytes: text ? Buffer.from(text) : bytes, writtenAt: old });
  }
  return files;
}

/** Runs a move up to its nth call, then a collection up to its mth, then the rest of the move, then that of the collection. */
async function interleave(files: Stored, move: (storage: ReleaseStorage) => Promise<unknown>, [n, m]: [number, number]) {
  const pausing = Promise.withResolvers<void>();
  const resuming = Promise.withResolvers<void>();
  const calls = { move: 0, collection: 0 };
  const ofMove = memoryStorage(files, async () => {
    calls.move += 1;
    if (calls.move !== n) return;
    pausing.resolve();
    await resuming.promise;
  });
  const moving = move(ofMove).then(
    () => 'moved',
    (error: Error) => error.message,
  );
  await Promise.race([pausing.promise, moving]);
  const ofCollection = memoryStorage(files, async () => {
    calls.collection += 1;
    if (calls.collection !== m) return;
    resuming.resolve();
    await moving;
  });
  const { releases } = await collectGarbage(ofCollection, { days: 30, dryRun: false });
  resuming.resolve();
  return { moved: await moving, removed: releases.map(({ version }) => version), calls };
}

const MOVES: [string, string, (storage: ReleaseStorage) => Promise<unknown>][] = [
  ['promote', '4', (storage) => promote(storage, 'local', { 'mf-a': '4' }, mover)],
  ['promote to a new environment', '4', (storage) => promote(storage, 'staging', { 'mf-a': '4' }, mover)],
  ['rollback', '1', (storage) => rollback(storage, 'local', { slice: 'mf-a', to: '1' }, mover)],
  ['rollback to what falls back to it', '1', (storage) => rollback(storage, 'local', { slice: 'mf-a' }, mover)],
  [
    'canary',
    '4',
    (storage) => startCanary(storage, 'local', { slice: 'mf-a', version: '4', share: 100, budget: { loads: 1, failures: 0 } }, mover),
  ],
];

test.each(MOVES)(
  '%s and a collection at the same time leave no pointer at a missing release, in any order of their calls',
  async (_name, version, move) => {
    const start = await oldReleases();
    const found = new Set<string>();
    let most = { move: 1, collection: 1 };
    for (let n = 1; n <= most.move; n += 1)
      for (let m = 1; m <= most.collection; m += 1) {
        const files: Stored = new Map(start);
        const { moved, removed, calls } = await interleave(files, move, [n, m]);
        most = { move: Math.max(most.move, calls.move), collection: Math.max(most.collection, calls.collection) };
        const storage = memoryStorage(files);
        for (const environment of ['local', 'staging'])
          for (const named of releasesIn((await readPointer(storage, environment)).slices))
            expect([n, m, named, await findRelease(storage, named.slice, named.version)]).toEqual([n, m, named, expect.anything()]);
        expect(await storage.list('.removing')).toEqual([]);
        found.add(`${moved === 'moved' ? 'moved' : 'rejected'}, ${removed.includes(version) ? 'removed' : 'stays'}`);
      }
    expect(found).toContain('moved, stays');
    expect(found).toContain(version === '4' || _name === 'rollback' ? 'rejected, removed' : 'moved, removed');
  },
);

test('a move is rejected while its release is being removed, and the mark of a killed collection lasts an hour', async () => {
  const files = await oldReleases();
  const storage = memoryStorage(files);
  await storage.create('.removing/mf-a@4', '');
  const makeLive = () => promote(storage, 'local', { 'mf-a': '4' }, mover);
  await expect(makeLive()).rejects.toThrow('mf-a 4 is being removed as unused');
  await collectGarbage(storage, { days: 30, dryRun: false });
  await expect(makeLive()).rejects.toThrow('mf-a 4 is being removed as unused');
  files.set('.removing/mf-a@4', { bytes: Buffer.from(''), writtenAt: new Date(Date.now() - 2 * 3_600_000) });
  await collectGarbage(storage, { days: 30, dryRun: false });
  // The rejected move has reserved it.
  expect((await makeLive()).slices['mf-a']?.version).toBe('4');
});

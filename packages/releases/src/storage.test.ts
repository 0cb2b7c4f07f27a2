import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  findRelease,
  listReleases,
  movePointer,
  openReleaseStorage,
  publishRelease,
  type ReleaseStorage,
  readHistory,
  readPublishedFile,
} from './index.ts';
import { type TestStorage, testStorages } from './testing/storages.ts';
import { builtFiles } from './testing.ts';

const textsOf = (text: string) => Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`part-${index}.js`, `${text} ${index}`]));

describe.each(['folder', 'bucket'] as const)('a %s', (kind) => {
  let opened: TestStorage;
  let storage: ReleaseStorage;
  let slice: string;
  let count = 0;
  beforeAll(async () => {
    opened = await testStorages[kind]();
    storage = openReleaseStorage(opened.settings);
  });
  afterAll(() => opened.close());
  beforeEach(() => {
    count += 1;
    slice = `mf-${count}`;
  });

  const later = () => new Date(Date.now() + 60_000);
  const build = (version: string, text: string) => builtFiles(slice, version, {}, textsOf(text));
  const textOf = async (file: string) => (await storage.read(file))?.toString() ?? null;
  const partsOf = (version: string) =>
    Promise.all(Object.keys(textsOf('')).map(async (file) => (await readPublishedFile(storage, slice, version, file))?.toString()));

  /** Publishes in another process, which is killed after some files. */
  async function publishAndDie(version: string): Promise<void> {
    const program = path.join(import.meta.dirname, 'testing/killed-publish.ts');
    const args = [program, slice, version, JSON.stringify(opened.settings)];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    expect((await once(child, 'exit'))[1]).toBe('SIGKILL');
  }

  test('returns a file as it was written last, with when that was, and nothing after it is removed', async () => {
    const file = `${slice}/1/ä b+%.json`;
    expect([await storage.read(file), await storage.look(file)]).toEqual([null, null]);
    await storage.replace(file, 'one');
    const look = await storage.look(file);
    expect(Math.abs(Date.now() - (look?.writtenAt.getTime() ?? 0))).toBeLessThan(60_000);
    expect(await storage.look(file)).toEqual(look);
    await storage.replace(file, 'other');
    expect([await textOf(file), (await storage.look(file))?.stamp === look?.stamp]).toEqual(['other', false]);
    await storage.remove(file);
    await storage.remove(file);
    expect([await storage.read(file), await storage.look(file), await storage.list(`${slice}/1`)]).toEqual([null, null, []]);
  });

  test('lists files and folders of one folder, sorted', async () => {
    for (const file of ['b.json', 'a/1.json', 'a/2.json', 'c/d/3.json', 'ab.json', 'e.json']) await storage.replace(`${slice}/${file}`, '');
    expect(await storage.list(slice)).toEqual(['a', 'ab.json', 'b.json', 'c', 'e.json']);
    expect(await storage.list(`${slice}/a`)).toEqual(['1.json', '2.json']);
    expect(await storage.list(`${slice}/none`)).toEqual([]);
    expect(await storage.list('')).toContain(slice);
    expect((await storage.list('')).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  test('creates a file for exactly one of several callers at once, and never replaces it', async () => {
    for (const file of ['1', '2', '3'].map((name) => `pointers/${slice}/${name}.json`)) {
      const created = await Promise.all(['a', 'b', 'c', 'd'].map((text) => storage.create(file, text)));
      expect(created.filter(Boolean)).toEqual([true]);
      expect(await textOf(file)).toBe(['a', 'b', 'c', 'd'][created.indexOf(true)]);
      expect(await storage.create(file, 'e')).toBe(false);
    }
  });

  test('creates the next revision of a pointer for exactly one of two who move it at once', async () => {
    const change = { action: 'promote', slices: {}, by: 'a team', reason: 'because', isForced: false } as const;
    const moves = await Promise.allSettled([1, 2].map(() => movePointer(storage, slice, { expectedRevision: 0, slices: {}, change })));
    expect(moves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await readHistory(storage, slice)).map(({ revision }) => revision)).toEqual([1]);
  });

  test('creates a folder once: another one with the same name changes nothing', async () => {
    await publishRelease(storage, build('1', 'first'));
    const before = await findRelease(storage, slice, '1');
    await expect(publishRelease(storage, build('1', 'second'))).rejects.toThrow('is published already');
    expect(await storage.createFolder(`${slice}/1`, build('1', 'second'))).toBe(false);
    expect(await findRelease(storage, slice, '1')).toEqual(before);
    expect(await partsOf('1')).toEqual(Object.values(textsOf('first')));
    expect(await listReleases(storage)).toContainEqual({ slice, version: '1' });
  });

  test('creates a folder for exactly one of two callers at once, with its files alone', async () => {
    const texts = ['one', 'other'];
    const created = await Promise.all(texts.map((text) => storage.createFolder(`${slice}/1`, build('1', text))));
    expect([...created].sort()).toEqual([false, true]);
    expect(await partsOf('1')).toEqual(Object.values(textsOf(texts[created.indexOf(true)] as string)));
  });

  test('has no release of a process that was killed while it published, and accepts the same version afterwards', async () => {
    await publishAndDie('1');
    expect([await findRelease(storage, slice, '1'), await readPublishedFile(storage, slice, '1', 'part-0.js')]).toEqual([null, null]);
    await publishRelease(storage, build('1', 'again'));
    expect(await partsOf('1')).toEqual(Object.values(textsOf('again')));
    await storage.removeLeftovers(later());
    expect(await partsOf('1')).toEqual(Object.values(textsOf('again')));
  });

  test('removes after an hour what a killed process left, and no earlier', async () => {
    await publishAndDie('1');
    expect(await storage.removeLeftovers()).toBe(0);
    expect([await storage.removeLeftovers(later()), await storage.removeLeftovers(later())]).toEqual([1, 0]);
    expect(await storage.list(slice)).toEqual([]);
  });

  test('removes a folder with everything in it, after which it can be created again', async () => {
    await publishRelease(storage, build('1', 'first'));
    await publishRelease(storage, build('10', 'tenth'));
    await storage.remove(`${slice}/1`);
    expect([await findRelease(storage, slice, '1'), await storage.list(slice)]).toEqual([null, ['10']]);
    await publishRelease(storage, build('1', 'second'));
    expect(await partsOf('1')).toEqual(Object.values(textsOf('second')));
    expect(await partsOf('10')).toEqual(Object.values(textsOf('tenth')));
  });

  test('rejects names that lead outside, and watches without an error', async () => {
    for (const name of ['../a', 'a//b', 'a/./b', '/a', 'a\\b']) {
      await expect((async () => storage.read(name))()).rejects.toThrow('is no name of a file');
      await expect((async () => storage.create(name, ''))()).rejects.toThrow('is no name of a file');
    }
    storage.watch('pointers', () => {})();
  });
});

import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { flip, rollback } from './flip.ts';
import { publish } from './publish.ts';
import { pointerFile, type Registry, readPointer, releaseFolder } from './store.ts';
import { builtSlice, route, temporaryRegistry } from './testing.ts';

let registry: Registry;
beforeEach(async () => {
  registry = await temporaryRegistry();
});

async function live(name: string, version: string, parts: Parameters<typeof builtSlice>[2] = {}) {
  await publish(registry, await builtSlice(name, version, parts));
  return flip(registry, 'local', { [name]: version });
}

describe('publish', () => {
  test('publishing an existing version again is rejected and changes nothing', async () => {
    await publish(registry, await builtSlice('mf-a', '1'));
    const before = await readFile(path.join(releaseFolder(registry, 'mf-a', '1'), 'remoteEntry.js'), 'utf8');
    await expect(publish(registry, await builtSlice('mf-a', '1', { languages: ['zh-TW'] }))).rejects.toThrow('mf-a 1 is published already');
    expect(await readFile(path.join(releaseFolder(registry, 'mf-a', '1'), 'remoteEntry.js'), 'utf8')).toBe(before);
  });

  test('an address of a live slice is rejected with both names, under another parameter name too', async () => {
    await live('mf-a', '1', { routes: [route('/store/:id')] });
    const built = await builtSlice('mf-b', '1', { routes: [route('/store/:uuid')] });
    await expect(publish(registry, built)).rejects.toThrow('route /store/:uuid of mf-b is /store/:id of mf-a');
    expect(await readdir(registry.folder)).not.toContain('mf-b');
  });

  test('a popup of a live slice is rejected', async () => {
    await live('mf-a', '1', { popups: { 'a.pick': {} } });
    await expect(publish(registry, await builtSlice('mf-b', '1', { popups: { 'a.pick': {} } }))).rejects.toThrow('popup a.pick of mf-b');
  });

  test('the same path on a site host is another address', async () => {
    await live('mf-a', '1', { routes: [route('/')] });
    await expect(publish(registry, await builtSlice('mf-b', '1', { routes: [route('/', 'site')] }))).resolves.toMatchObject({
      name: 'mf-b',
    });
  });

  test('a slice may keep its own addresses', async () => {
    await live('mf-a', '1', { routes: [route('/')] });
    await expect(publish(registry, await builtSlice('mf-a', '2', { routes: [route('/')] }))).resolves.toMatchObject({ version: '2' });
  });

  test('a build that changed after it was finished is rejected', async () => {
    const built = await builtSlice('mf-a', '1');
    await writeFile(path.join(built, 'remoteEntry.js'), 'self.release = "another";');
    await expect(publish(registry, built)).rejects.toThrow("remoteEntry.js isn't what its build wrote");
  });
});

describe('flip', () => {
  test('keeps the earlier version, and rollback returns to it', async () => {
    await live('mf-a', '1');
    expect((await live('mf-a', '2')).slices['mf-a']).toMatchObject({ version: '2', previous: { version: '1' } });
    const back = await rollback(registry, 'local', 'mf-a');
    expect(back.slices['mf-a']).toMatchObject({ version: '1', previous: { version: '2' } });
  });

  test('to the current version keeps the previous one', async () => {
    await live('mf-a', '1');
    await live('mf-a', '2');
    expect((await flip(registry, 'local', { 'mf-a': '2' })).slices['mf-a']?.previous?.version).toBe('1');
  });

  test('for several slices at once changes all of them', async () => {
    const names = ['mf-a', 'mf-b', 'mf-c', 'mf-d'];
    for (const name of names) await publish(registry, await builtSlice(name, '1'));
    await Promise.all(names.map((name) => flip(registry, 'local', { [name]: '1' })));
    const { slices, revision } = await readPointer(registry, 'local');
    expect([Object.keys(slices).sort(), revision]).toEqual([names, 4]);
  });

  test('isn’t blocked by the lock of a killed process', async () => {
    const lock = `${pointerFile(registry, 'local')}.lock`;
    await mkdir(path.dirname(lock), { recursive: true });
    await writeFile(lock, '');
    await utimes(lock, 0, 0);
    expect((await live('mf-a', '1')).revision).toBe(1);
  });

  test('to a release that isn’t published changes nothing', async () => {
    await live('mf-a', '1');
    const before = await readFile(pointerFile(registry, 'local'), 'utf8');
    await expect(flip(registry, 'local', { 'mf-a': '9' })).rejects.toThrow("mf-a 9 isn't published");
    expect(await readFile(pointerFile(registry, 'local'), 'utf8')).toBe(before);
  });

  test('to two releases with the same address changes nothing', async () => {
    await publish(registry, await builtSlice('mf-a', '1', { routes: [route('/')] }));
    await publish(registry, await builtSlice('mf-b', '1', { routes: [route('/')] }));
    await expect(flip(registry, 'local', { 'mf-a': '1', 'mf-b': '1' })).rejects.toThrow("local can't run these together");
    expect((await readPointer(registry, 'local')).revision).toBe(0);
  });

  test('is atomic: a reader sees the pointer before or after it', async () => {
    await live('mf-a', '1');
    await publish(registry, await builtSlice('mf-a', '2'));
    let flipping = true;
    const seen = new Set<string>();
    const reader = (async () => {
      while (flipping) seen.add((await readPointer(registry, 'local')).slices['mf-a']?.version ?? 'none');
    })();
    for (let turn = 0; turn < 25; turn += 1) await flip(registry, 'local', { 'mf-a': turn % 2 === 0 ? '2' : '1' });
    flipping = false;
    await reader;
    expect([...seen].sort()).toEqual(['1', '2']);
    expect(await readdir(path.join(registry.folder, 'pointers'))).toEqual(['local.json']);
  });
});

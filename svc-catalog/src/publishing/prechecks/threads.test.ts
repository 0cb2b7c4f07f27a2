import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Storage } from '../../library/storage/model.ts';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { makeApp } from '../../testing/works.ts';
import { makeZip } from '../../testing/zip.ts';
import { checkPack } from './pack.ts';
import { usesThreads } from './threads.ts';

/** A game's folder in memory. */
function gameOf(files: Record<string, string | Buffer>): Pick<Storage, 'list' | 'open'> {
  const modifiedAt = new Date(0);
  const bytes = new Map(Object.entries(files).map(([path, content]) => [`game/${path}`, Buffer.from(content)]));
  return {
    async *list() {
      for (const [key, content] of bytes) yield { key, size: content.length, modifiedAt };
    },
    async open(key) {
      const content = bytes.get(key);
      if (!content) return null;
      return {
        size: content.length,
        modifiedAt,
        stream: ({ start = 0, end = content.length - 1 } = { start: 0, end: content.length - 1 }) =>
          Readable.from([content.subarray(start, end + 1)]),
      };
    },
  };
}
const uses = (files: Record<string, string | Buffer>) => usesThreads(gameOf(files), 'game', Date.now() + 60_000);

const MEMORY = 'wasmMemory=new WebAssembly.Memory({"initial":INITIAL_MEMORY/65536,"maximum":2147483648/65536,"shared":true});';

test.each<[string, Record<string, string | Buffer>, boolean]>([
  ['Godot 4.3 with threads', { 'index.html': '<script>const GODOT_THREADS_ENABLED = true;</script>' }, true],
  ['Godot 4.3 without', { 'index.html': '<script>const GODOT_THREADS_ENABLED = false;</script>', 'index.js': MEMORY }, false],
  ['older Godot', { 'index.html': '', 'index.js': MEMORY }, true],
  ['Emscripten, minified', { 'a.js': 'm=new WebAssembly.Memory({initial:256,maximum:512,shared:!0})' }, true],
  ['Unity, compressed by brotli', { 'index.html': '', 'Build/app.framework.js.br': brotliCompressSync(MEMORY) }, true],
  ['Unity, compressed by gzip', { 'index.html': '', 'Build/app.framework.js.gz': gzipSync(MEMORY) }, true],
  ['memory made by hand', { 'js/worker.mjs': 'const a = new SharedArrayBuffer(16);' }, true],
  ['a script that asks whether there are any', { 'a.js': 'typeof SharedArrayBuffer !== "undefined"' }, false],
  ['memory of one thread', { 'a.js': 'new WebAssembly.Memory({initial:256}); const options = { shared: true };' }, false],
  ['a damaged script', { 'a.js.gz': gzipSync(MEMORY).subarray(0, 30) }, false],
])('usesThreads reads %s', async (_what, files, expected) => {
  expect(await uses(files)).toBe(expected);
});

test('usesThreads has no result when the time is over before it has found any', async () => {
  const files = { 'index.html': '', 'index.js': MEMORY };
  expect(await usesThreads(gameOf(files), 'game', 0)).toBeNull();
  expect(await usesThreads(gameOf({ 'index.png': '' }), 'game', 0)).toBe(false);
});

describe('the check before submitting', () => {
  let catalog: TestCatalog;
  let owner: TestPersonWithUuid;
  beforeAll(async () => {
    catalog = await testCatalog();
    owner = await catalog.creator('owner');
  });
  afterAll(() => catalog?.close());

  const findingsOf = (uuid: string, isolated: boolean, withinMs?: number) =>
    checkPack(catalog.storage, { path: 'app', app: { uuid, kind: 'upload', default_lang: 'en-US', isolated }, version: 1 }, withinMs);

  test('says that it didn’t finish when the time is over before the game is read', async () => {
    const { uuid } = await makeApp(
      catalog,
      owner,
      makeZip([{ name: 'index.html', content: '<script src="gone.js"></script>' }]),
      'game.zip',
    );
    const unfinished = { level: 'warning', path: 'app', key: 'check.pack-unfinished' };
    expect(await findingsOf(uuid, true, 0)).toEqual([unfinished]);
    expect(await findingsOf(uuid, false, 0)).toEqual([unfinished]);
    expect((await findingsOf(uuid, false)).map(({ key }) => key)).toEqual(['check.pack-file']);
  });

  test('warns of a game with threads whose app doesn’t ask for isolation', async () => {
    const files = [
      { name: 'index.html', content: '<script src="index.js"></script>' },
      { name: 'index.js', content: MEMORY },
    ];
    const { uuid } = await makeApp(catalog, owner, makeZip(files), 'game.zip');
    expect(await findingsOf(uuid, false)).toEqual([{ level: 'warning', path: 'app', key: 'check.pack-threads' }]);
    expect(await findingsOf(uuid, true)).toEqual([]);
  });

  test('reads compressed scripts, and finds files by names with decomposed accents', async () => {
    const files = [
      { name: 'index.html', content: `<script src="app.js.br"></script><img src="${encodeURIComponent('cafe\u0301.png')}">` },
      { name: 'app.js.br', content: brotliCompressSync("import './gone.js';") },
      { name: 'caf\u00e9.png', content: 'png' },
    ];
    const { uuid } = await makeApp(catalog, owner, makeZip(files), 'game.zip');
    expect(await findingsOf(uuid, false)).toEqual([
      { level: 'warning', path: 'app', key: 'check.pack-file', params: { file: 'gone.js', within: 'app.js.br' } },
    ]);
  });

  test('finds no problems in archives of old tools', async () => {
    for (const name of ['unity-precompressed', 'mac-no-utf8-flag', 'backslash', 'readme-beside', 'index-upper']) {
      const archive = readFileSync(join(import.meta.dirname, '../../../fixtures/archives', `${name}.zip`));
      const { uuid } = await makeApp(catalog, owner, archive, 'game.zip');
      expect([name, await findingsOf(uuid, false)]).toEqual([name, []]);
    }
  });
});

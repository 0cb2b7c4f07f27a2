import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { diskStorage } from '../files/disk-storage.ts';
import { keys } from '../files/storage.ts';
import { makeZip, type ZipEntry } from '../testing/zip.ts';
import { extractArchive } from './archive.ts';
import { makeBundle, withBridge } from './bundle.ts';

const INDEX = { name: 'index.html', content: '<html></html>' };
const TIME_MAX_MS = 30_000;
const MEMORY_MAX_BYTES = 512 * 1024 ** 2;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'archive-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function extract(archive: Buffer): Promise<string[]> {
  writeFileSync(join(folder, 'game.zip'), archive);
  await extractArchive(join(folder, 'game.zip'), join(folder, 'out'));
  return readdirSync(join(folder, 'out'), { recursive: true, encoding: 'utf8' }).sort();
}

async function refusal(archive: Buffer): Promise<string> {
  const started = performance.now();
  const before = process.memoryUsage().rss;
  const reason = await extract(archive).then(
    () => 'taken',
    (error: { reason?: string }) => error.reason ?? String(error),
  );
  expect(performance.now() - started).toBeLessThan(TIME_MAX_MS);
  expect(process.memoryUsage().rss - before).toBeLessThan(MEMORY_MAX_BYTES);
  return reason;
}

/** What a refused original leaves beside itself. */
async function leftOf(archive: Buffer): Promise<string[]> {
  const storage = diskStorage(join(folder, 'files'));
  const original = { fileUuid: uuidv7(), kind: 'zip', name: 'A game', defaultLanguage: 'en-US' } as const;
  const key = keys.original(original.fileUuid);
  mkdirSync(join(folder, 'files', dirname(key)), { recursive: true });
  writeFileSync(join(folder, 'files', key), archive);
  expect(await makeBundle(storage, original)).toMatchObject({ ok: false });
  const entries = readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && entry.name !== original.fileUuid).map(({ name }) => name);
}

describe('a game', () => {
  test('is unpacked from the top of its archive', async () => {
    expect(await extract(makeZip([INDEX, { name: 'js/game.js', content: 'play()' }]))).toEqual(['index.html', 'js', 'js/game.js']);
    expect(readFileSync(join(folder, 'out/js/game.js'), 'utf8')).toBe('play()');
  });

  test('is unpacked from its one folder, without what a Mac adds', async () => {
    const entries = [
      { name: 'My game/' },
      { name: 'My game/index.html', content: 'x' },
      { name: 'My game/圖.png', content: 'y' },
      { name: '__MACOSX/My game/._index.html', content: 'z' },
      { name: 'My game/.DS_Store', content: 'z' },
    ];
    expect(await extract(makeZip(entries))).toEqual(['index.html', '圖.png']);
  });

  test('without an index.html is refused', async () => {
    expect(await refusal(makeZip([{ name: 'a/b/index.html', content: 'x' }]))).toContain('no index.html');
    expect(await refusal(makeZip([{ name: 'a/index.html' }, { name: 'b/other.html' }]))).toContain('no index.html');
    expect(await refusal(makeZip([]))).toContain('no index.html');
  });

  test('gets the bridge before every script of its page', () => {
    const bridged = (page: string) => withBridge(Buffer.from(page)).toString();
    const tag = '<script src="__meowtale/bridge.js"></script>';
    expect(bridged('<!doctype html><html><HEAD lang="x"><script>1</script>')).toBe(
      `<!doctype html><html><HEAD lang="x">${tag}<script>1</script>`,
    );
    expect(bridged('<!doctype html><script>1</script>')).toBe(`<!doctype html>${tag}<script>1</script>`);
    expect(bridged('<script>1</script>')).toBe(`${tag}<script>1</script>`);
    expect(withBridge(Buffer.from('<head>\u5716'))).toEqual(Buffer.from(`<head>${tag}\u5716`));
    expect(() => withBridge(Buffer.from('\ufeff<head>', 'utf16le'))).toThrow();
  });
});

describe('an archive is refused, and nothing of it stands outside its folder,', () => {
  const hostile: [why: string, entries: ZipEntry[], says: string][] = [
    ['that climbs out', [INDEX, { name: '../out.js', content: 'x' }], '..'],
    ['that climbs out on the way', [INDEX, { name: 'a/../../out.js', content: 'x' }], '..'],
    ['that starts at the root', [INDEX, { name: '/etc/out.js', content: 'x' }], '/etc'],
    ['that names a drive', [INDEX, { name: 'C:/out.js', content: 'x' }], 'C:'],
    ['that climbs out with backslashes', [INDEX, { name: '..\\out.js', content: 'x' }], 'invalid characters'],
    ['whose name holds a NUL', [INDEX, { name: 'a\u0000.js', content: 'x' }], "can't be written"],
    ['whose name turns its letters round', [INDEX, { name: 'a\u202egpj.js', content: 'x' }], "can't be written"],
    ['with a link', [INDEX, { name: 'link', content: '/etc/passwd', mode: 0o120777 }], 'link'],
    ['with a device', [INDEX, { name: 'device', mode: 0o020666 }], 'device'],
    ['with two names that differ in case', [INDEX, { name: 'INDEX.html', content: 'x' }], 'two of its files'],
    ['with two folders that differ in case', [INDEX, { name: 'a/x', content: 'x' }, { name: 'A/y', content: 'x' }], 'two of its folders'],
    [
      'with two ways to write one é',
      [INDEX, { name: 'caf\u00e9', content: 'x' }, { name: 'cafe\u0301', content: 'x' }],
      'two of its files',
    ],
    ['with a file that is a folder too', [INDEX, { name: 'a', content: 'x' }, { name: 'a/b', content: 'x' }], 'a file and a folder'],
    ['that puts itself where ours stands', [INDEX, { name: '__MEOWTALE/bridge.js', content: 'x' }], 'is ours'],
    ['that is encrypted', [INDEX, { name: 'secret', content: 'x', encrypted: true }], 'encrypted'],
    ['that says it is smaller than it is', [INDEX, { name: 'a.bin', content: Buffer.alloc(100_000), claimedSize: 10 }], 'bytes'],
    ['that says it is larger than it is', [INDEX, { name: 'a.bin', content: Buffer.alloc(100_000), claimedSize: 100_001 }], 'bytes'],
    ['that claims what no packing could hold', [INDEX, { name: 'a.bin', content: 'x', claimedSize: 2 ** 31 }], "a size it can't have"],
    ['that bursts', [INDEX, { name: 'a.bin', content: Buffer.alloc(100 * 1024 ** 2) }], 'far more than it weighs'],
    [
      'whose files lie over one another',
      [INDEX, { name: 'a', content: Buffer.alloc(5000, 'x') }, { name: 'b', overlapping: true }],
      'over one another',
    ],
    ['whose paths have no end', [INDEX, { name: `${'a/'.repeat(40)}x`, content: 'x' }], 'too long'],
  ];

  test.each(hostile)('one %s', async (_why, entries, says) => {
    expect(await refusal(makeZip(entries))).toContain(says);
    expect(existsSync(join(folder, 'out.js'))).toBe(false);
    expect(await leftOf(makeZip(entries))).toEqual([]);
  });

  test('one of 10,001 files', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({ name: `f/${index}` }));
    expect(await refusal(makeZip([INDEX, ...many]))).toContain('10000 files');
  });

  test('one that unpacks to more than 2 GB', async () => {
    const half = Buffer.alloc(2 ** 20, 'x');
    const entries = Array.from({ length: 3 }, (_, index) => ({ name: `${index}.bin`, content: half, claimedSize: 800 * 1024 ** 2 }));
    expect(await refusal(makeZip([INDEX, ...entries]))).toMatch(/2 GB|a size it can't have/);
  });

  test('one that is cut short, and one that is no zip', async () => {
    expect(await refusal(makeZip([INDEX, { name: 'a', content: 'x'.repeat(1000) }]).subarray(0, -60))).not.toBe('taken');
    expect(await refusal(Buffer.from('PK\u0003\u0004 and then nothing'))).not.toBe('taken');
  });
});

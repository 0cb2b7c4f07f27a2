import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { isProof } from '@meowtale/service-kit/testing/proof';
import { v7 as uuidv7 } from 'uuid';
import { makeZip, type ZipEntry } from '../../testing/zip.ts';
import { ARCHIVE_FAULTS } from '../archives/errors.ts';
import { diskStorage } from '../storage/disk-storage.ts';
import { keys } from '../storage/model.ts';
import { EXTRACT_TIMEOUT_MS, extractArchive } from './archive.ts';
import { makeBundle } from './bundle.ts';
import { withBridge } from './model.ts';

const INDEX = { name: 'index.html', content: '<html></html>' };
/** Maximum cost of a rejection, measured in a proof. */
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

async function rejectionOf(archive: Buffer): Promise<string> {
  const started = performance.now();
  const before = process.memoryUsage().rss;
  const reason = await extract(archive).then(
    () => 'taken',
    (error: { reason?: string }) => error.reason ?? String(error),
  );
  if (isProof) {
    expect(performance.now() - started).toBeLessThan(TIME_MAX_MS);
    expect(process.memoryUsage().rss - before).toBeLessThan(MEMORY_MAX_BYTES);
  }
  return reason;
}

/** Returns the faults of a rejected original, and the files left in its folder. */
async function rejectionWith(archive: Buffer) {
  const storage = diskStorage(join(folder, 'files'));
  const original = { fileUuid: uuidv7(), kind: 'zip', name: 'A game', defaultLanguage: 'en-US', findPictures: async () => [] } as const;
  const key = keys.original(original.fileUuid);
  mkdirSync(join(folder, 'files', dirname(key)), { recursive: true });
  writeFileSync(join(folder, 'files', key), archive);
  const bundle = await makeBundle(storage, original);
  const entries = readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true });
  const left = entries.filter((entry) => entry.isFile() && entry.name !== original.fileUuid).map(({ name }) => name);
  return { left, faults: bundle.ok ? [] : bundle.faults };
}

describe('a game', () => {
  test('is unpacked from the top of its archive', async () => {
    expect(await extract(makeZip([INDEX, { name: 'js/game.js', content: 'play()' }]))).toEqual(['index.html', 'js', 'js/game.js']);
    expect(readFileSync(join(folder, 'out/js/game.js'), 'utf8')).toBe('play()');
  });

  test('is unpacked from its only folder, without files of macOS', async () => {
    const entries = [
      { name: 'My game/' },
      { name: 'My game/index.html', content: 'x' },
      { name: 'My game/圖.png', content: 'y' },
      { name: '__MACOSX/My game/._index.html', content: 'z' },
      { name: 'My game/.DS_Store', content: 'z' },
    ];
    expect(await extract(makeZip(entries))).toEqual(['index.html', '圖.png']);
  });

  test('without a page is rejected', async () => {
    expect(await rejectionOf(makeZip([{ name: 'a/b/game.js', content: 'x' }]))).toContain('no index.html');
    expect(await rejectionOf(makeZip([]))).toContain('no index.html');
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

/** Three files with this uncompressed size in the directory, and a compressed size at which it is plausible. */
const sayingEach = (claimedSize: number): ZipEntry[] =>
  Array.from({ length: 3 }, (_, index) => ({ name: `${index}.bin`, content: randomBytes(2 ** 20), claimedSize, level: 0 }));

describe('an archive is rejected, and no file is written outside its folder,', () => {
  const hostile: [why: string, entries: ZipEntry[], says: string][] = [
    ['that climbs out', [INDEX, { name: '../out.js', content: 'x' }], '..'],
    ['that climbs out on the way', [INDEX, { name: 'a/../../out.js', content: 'x' }], '..'],
    ['that starts at the root', [INDEX, { name: '/etc/out.js', content: 'x' }], '/etc'],
    ['that names a drive', [INDEX, { name: 'C:/out.js', content: 'x' }], 'C:'],
    ['that climbs out with backslashes', [INDEX, { name: '..\\out.js', content: 'x' }], "can't be written"],
    ['whose name holds a NUL', [INDEX, { name: 'a\u0000.js', content: 'x' }], "can't be written"],
    ['whose name turns its letters round', [INDEX, { name: 'a\u202egpj.js', content: 'x' }], "can't be written"],
    ['whose name holds letters apart', [INDEX, { name: 'a\u2067b\u2069.js', content: 'x' }], "can't be written"],
    ['whose name has two lines', [INDEX, { name: 'a\u2028b.js', content: 'x' }], "can't be written"],
    ['with a device of Windows', [INDEX, { name: 'js/CON/a.js', content: 'x' }], 'Windows'],
    ['with a device of Windows that has an ending', [INDEX, { name: 'aux.tar.gz', content: 'x' }], 'Windows'],
    ['whose name loses its end on Windows', [INDEX, { name: 'a', content: 'x' }, { name: 'a. ', content: 'x' }], 'Windows'],
    ['whose name has a sign that Windows keeps for itself', [INDEX, { name: 'what?.js', content: 'x' }], 'Windows'],
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
    ['whose file has a name that no disk takes', [INDEX, { name: `${'é'.repeat(128)}.js`, content: 'x' }], 'too long'],
    ['whose paths have no end', [INDEX, { name: `${'a/'.repeat(40)}x`, content: 'x' }], 'too long'],
  ];

  test.each(hostile)('one %s', async (_why, entries, says) => {
    const archive = makeZip(entries);
    expect(await rejectionOf(archive)).toContain(says);
    expect(existsSync(join(folder, 'out.js'))).toBe(false);
    const { left, faults } = await rejectionWith(archive);
    expect([left, faults]).toMatchObject([[], [{ message: expect.stringContaining(says) }]]);
    expect(ARCHIVE_FAULTS).toContain(faults[0]?.key);
    expect(JSON.stringify(faults)).not.toMatch(/[\u2028-\u202e\u2066-\u2069]/);
  });

  test('one with 10,001 files', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({ name: `f/${index}` }));
    expect(await rejectionOf(makeZip([INDEX, ...many]))).toContain('10000 files');
  });

  test('one that unpacks to more than 2 GB', async () => {
    expect(await rejectionOf(makeZip([INDEX, ...sayingEach(800 * 1024 ** 2)]))).toBe('it unpacks to more than 2 GB');
  });

  test('one with a false size, at the first byte too many', async () => {
    const content = Buffer.alloc(50 * 1024 ** 2);
    expect(await rejectionOf(makeZip([INDEX, { name: 'a.bin', content, claimedSize: 1024 ** 2 }]))).toContain('bytes');
    expect(statSync(join(folder, 'out/a.bin')).size).toBeLessThanOrEqual(1024 ** 2);
  });

  test('one that takes too long, also within a file', async () => {
    const [content, out] = [randomBytes(4 * 1024 ** 2), join(folder, 'out/a.bin')];
    // The clock moves only after the file was opened.
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now + (existsSync(out) ? EXTRACT_TIMEOUT_MS + 1 : 0));
    expect(await rejectionOf(makeZip([INDEX, { name: 'a.bin', content, level: 0 }]))).toBe('it takes too long to unpack');
    clock.mockRestore();
    expect(statSync(out).size).toBeLessThan(content.length);
  });

  test('one that is truncated, and one that isn’t a zip', async () => {
    expect(await rejectionOf(makeZip([INDEX, { name: 'a', content: 'x'.repeat(1000) }]).subarray(0, -60))).not.toBe('taken');
    expect(await rejectionOf(Buffer.from('PK\u0003\u0004 and then nothing'))).not.toBe('taken');
  });
});

/** Sets the compression method of the first entry in the directory to an unsupported one. */
function repacked(archive: Buffer): Buffer {
  archive.writeUInt16LE(9, archive.indexOf(Buffer.from('PK\u0001\u0002')) + 10);
  return archive;
}

/** Overwrites the first entry's content with bytes that can't be decompressed. */
const broken = (archive: Buffer): Buffer => archive.fill(0xff, 30 + INDEX.name.length, 60);

describe('a rejection has a key for', () => {
  const story = { name: 'en-US.ink', content: 'Hi' };
  const plain: [what: string, archive: () => Buffer, told: object][] = [
    ['what is no zip', () => Buffer.from('PK\u0003\u0004 and then nothing'), { key: 'notZip' }],
    ['one that is cut short', () => makeZip([INDEX]).subarray(0, -30), { key: 'notZip' }],
    ['one without a start', () => makeZip([{ name: 'a.txt' }]), { key: 'noStart' }],
    [
      'one of too many files',
      () => makeZip(Array.from({ length: 10_001 }, (_, at) => ({ name: `f/${at}` }))),
      { key: 'tooManyFiles', params: { maximum: 10_000 } },
    ],
    [
      'one of more than 2 GB unpacked',
      () => makeZip([INDEX, ...sayingEach(700 * 1024 ** 2)]),
      { key: 'unpackedTooLarge', params: { maxBytes: 2 * 1024 ** 3 } },
    ],
    ['one name twice', () => makeZip([INDEX, { name: 'INDEX.html' }]), { key: 'twice', params: { path: 'index.html' } }],
    ['a name that turns round', () => makeZip([INDEX, { name: 'a\u202eb' }]), { key: 'path', params: { path: 'a\ufffdb' } }],
    ['one that climbs out', () => makeZip([INDEX, { name: '../../a.txt' }]), { key: 'path', params: { path: '../../a.txt' } }],
    ['one that starts at the root', () => makeZip([INDEX, { name: '/a.txt' }]), { key: 'path', params: { path: '/a.txt' } }],
    ['a name that is another on Windows', () => makeZip([INDEX, { name: 'nul.js' }]), { key: 'windowsName', params: { path: 'nul.js' } }],
    ['a name of ours', () => makeZip([INDEX, { name: '__meowtale/x' }]), { key: 'reserved', params: { path: '__meowtale/x' } }],
    ['a link', () => makeZip([INDEX, { name: 'l', mode: 0o120777 }]), { key: 'link', params: { path: 'l' } }],
    [
      'a packing of its own',
      () => repacked(makeZip([INDEX, { name: 'b', content: 'x' }])),
      { key: 'packing', params: { path: 'index.html' } },
    ],
    ['a size that can’t be', () => makeZip([{ ...INDEX, claimedSize: 2 ** 20 }]), { key: 'size', params: { path: 'index.html' } }],
    ['a size that isn’t so', () => makeZip([INDEX, { name: 'a', content: 'xyz', claimedSize: 2 }]), { key: 'size', params: { path: 'a' } }],
    [
      'a size that was never reached',
      () => makeZip([INDEX, { name: 'a', content: 'x', claimedSize: 9 }]),
      { key: 'size', params: { path: 'a' } },
    ],
    ['one that bursts', () => makeZip([INDEX, { name: 'a', content: Buffer.alloc(100 * 1024 ** 2) }]), { key: 'bursts' }],
    [
      'a page that is too large',
      () => makeZip([{ ...INDEX, content: randomBytes(5 * 1024 ** 2 + 1), level: 0 }]),
      { key: 'fileTooLarge', params: { path: 'index.html', maxBytes: 5 * 1024 ** 2 } },
    ],
    ['one whose files lie over one another', () => makeZip([INDEX, { name: 'b', overlapping: true }]), { key: 'damaged' }],
    ['one whose content is broken', () => broken(makeZip([{ ...INDEX, content: randomBytes(1000) }])), { key: 'damaged' }],
    ['a name that no row keeps', () => makeZip([INDEX, { name: 'a\u0000b' }]), { key: 'path', params: { path: 'a\\u0000b' } }],
    ['what is locked', () => makeZip([INDEX, { name: 'k', encrypted: true }]), { key: 'encrypted', params: { path: 'k' } }],
    [
      'a stranger among a story’s languages',
      () => makeZip([story, { name: 'notes.txt' }]),
      { key: 'strangeFile', params: { path: 'notes.txt' } },
    ],
    [
      'a page in UTF-16',
      () => makeZip([{ ...INDEX, content: Buffer.from('\ufeff<head>', 'utf16le') }]),
      { key: 'notUtf8', params: { file: 'index.html' } },
    ],
  ];

  test('each key, in every language', () => {
    const folder = new URL('../../../../mf-lobby/locales/', import.meta.url);
    for (const file of readdirSync(folder)) {
      const { faults } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')).app;
      expect([file, ARCHIVE_FAULTS.filter((key) => !faults[key])]).toEqual([file, []]);
    }
  });

  test.each(plain)('%s', async (_what, archive, expected) => {
    const { faults } = await rejectionWith(archive());
    expect(faults).toMatchObject([expected]);
  });
});

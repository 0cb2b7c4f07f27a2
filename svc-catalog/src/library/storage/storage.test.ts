import { createHash, createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { chunksOf } from '@meowtale/contracts/inputs/catalog/upload-session';
import { v7 as uuidv7 } from 'uuid';
import { type TestS3, testS3 } from '../../testing/s3.ts';
import { diskStorage } from './disk-storage.ts';
import { type Incoming, keys, type Part, type Storage } from './model.ts';
import { createStorage } from './service.ts';

let s3: TestS3;
const folder = mkdtempSync(join(tmpdir(), 'storage-test-'));
mkdirSync(join(folder, 'tmp'));
beforeAll(async () => {
  s3 = await testS3();
});
afterAll(async () => {
  await s3?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function gather<T>(from: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const each of from) all.push(each);
  return all;
}
const collect = async (stream: Readable) => Buffer.concat(await gather(stream as AsyncIterable<Buffer>));
const temporary = () => readdirSync(join(folder, 'tmp'));

describe.each(['disk', 'bucket'])('a %s', (kind) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await createStorage({ FILES_DIR: folder, ...(kind === 'bucket' && s3.env) });
  });
  const listed = async (prefix: string) => (await gather(storage.list(prefix))).map(({ key, size }) => [key, size]).sort();
  const receive = (bytes: Buffer, maxBytes = 1e8) =>
    storage.receive(Readable.from([bytes]), { maxBytes, onTooLarge: () => new Error('too large') });
  const put = async (incoming: Incoming, part: Part, bytes: Buffer) => {
    const address = await storage.parts.addressOf(incoming, part);
    if (address !== null) return (await fetch(address, { method: 'PUT', body: new Uint8Array(bytes) })).status;
    const received = await storage.parts.receive(Readable.from([bytes]), { maxBytes: part.size, onTooLarge: () => new Error('too large') });
    await storage.parts.write(incoming, part, received);
    await received.discard();
    return 200;
  };

  test('stores a file and returns its size and content, whole and in ranges', async () => {
    const key = keys.original(uuidv7());
    const bytes = randomBytes(3 * 1024 ** 2);
    expect(await storage.open(key)).toBeNull();
    const { path } = await receive(bytes);
    await storage.keep(path, key);
    const file = await storage.open(key);
    expect([file?.size, file && Date.now() - file.modifiedAt.getTime() < 60_000]).toEqual([bytes.length, true]);
    expect((await collect(file?.stream() as Readable)).equals(bytes)).toBe(true);
    const part = await collect(file?.stream({ start: 100, end: 1_999_999 }) as Readable);
    expect(part.equals(bytes.subarray(100, 2_000_000))).toBe(true);
    expect(await storage.withLocal(key, async (local) => readFileSync(local).equals(bytes))).toBe(true);
    await storage.remove(key);
    await storage.remove(key);
    expect([await storage.open(key), temporary()]).toEqual([null, []]);
  });

  test('stores a folder, copies it, and removes all of it', async () => {
    const app = uuidv7();
    const made = await storage.workspace();
    await mkdir(join(made, 'game/ä圖'), { recursive: true });
    await writeFile(join(made, 'work.json'), '{}');
    await writeFile(join(made, 'game/ä圖/🐈 + 100%.png'), 'cat');
    await writeFile(join(made, 'game/empty'), '');
    await storage.keep(made, keys.work(app, 1));
    const all = [
      [`works/${app}/1/game/empty`, 0],
      [`works/${app}/1/game/ä圖/🐈 + 100%.png`, 3],
      [`works/${app}/1/work.json`, 2],
    ];
    expect(await listed(keys.works(app))).toEqual(all);
    expect((await collect((await storage.open(`works/${app}/1/game/ä圖/🐈 + 100%.png`))?.stream() as Readable)).toString()).toBe('cat');
    const copy = await storage.copyOut(keys.work(app, 1));
    expect(readFileSync(join(copy, 'game/ä圖/🐈 + 100%.png'), 'utf8')).toBe('cat');
    await storage.keep(copy, keys.work(app, 2));
    await storage.remove(keys.work(app, 1));
    expect((await listed(keys.works(app))).length).toBe(3);
    await storage.remove(keys.works(app));
    await expect(storage.copyOut(keys.work(app, 1))).rejects.toThrow();
    expect([await listed(keys.works(app)), temporary()]).toEqual([[], []]);
  });

  test('joins parts in any order, also repeatedly, and deletes abandoned ones', async () => {
    const bytes = randomBytes(11 * 1024 ** 2 + 5);
    const parts = chunksOf(bytes.length);
    const begin = async () => {
      const key = keys.original(uuidv7());
      return { key, size: bytes.length, handle: await storage.parts.begin(key, bytes.length) };
    };
    const incoming = await begin();
    for (const part of parts.toReversed()) {
      expect(await put(incoming, part, bytes.subarray(part.start, part.start + part.size))).toBe(200);
    }
    expect(await storage.parts.list(incoming, parts)).toEqual(kind === 'bucket' ? [1, 2, 3] : null);
    expect(await storage.open(incoming.key)).toBeNull();
    for (let times = 0; times < 2; times += 1) await storage.parts.join(incoming, parts);
    expect((await collect((await storage.open(incoming.key))?.stream() as Readable)).equals(bytes)).toBe(true);
    expect(await listed('uploads')).toEqual([]);
    await storage.parts.abandon(incoming);
    const left = await begin();
    await put(left, parts[2] as Part, bytes.subarray(-(parts[2] as Part).size));
    await storage.parts.abandon(left);
    expect([await listed('uploads'), await listed('originals'), temporary()]).toEqual([[], [], []]);
  });

  test('rejects invalid keys', async () => {
    for (const key of ['../x', 'a//b', '/etc/passwd', 'a/../../b', 'a\\b', 'a\0b', '']) {
      await expect(Promise.resolve().then(() => storage.open(key))).rejects.toThrow('is no storage key');
    }
  });

  test('rejects files that are too large, and nothing remains', async () => {
    await expect(receive(randomBytes(1000), 999)).rejects.toThrow('too large');
    const broken = Readable.from(
      (async function* () {
        yield randomBytes(1000);
        throw new Error('gone');
      })(),
    );
    await expect(storage.receive(broken, { maxBytes: 1e6, onTooLarge: () => new Error('too large') })).rejects.toThrow('gone');
    expect(temporary()).toEqual([]);
  });
});

describe('a part for a disk', () => {
  const PIECE = 64 * 1024;
  const how = (maxBytes: number) => ({ maxBytes, onTooLarge: () => new Error('too large') });
  const inPieces = (bytes: Buffer) =>
    Readable.from(Array.from({ length: Math.ceil(bytes.length / PIECE) }, (_, n) => bytes.subarray(n * PIECE, (n + 1) * PIECE)));
  const cutOff = (bytes: Buffer) =>
    Readable.from(
      (async function* () {
        yield bytes;
        throw new Error('gone');
      })(),
    );

  test.each([
    ['in memory', 10_000_000, 0],
    ['in a temporary file', 0, 1],
  ])('is received %s, written only at its place, and leaves nothing', async (_where, memoryBytes, files) => {
    const storage = diskStorage(folder, memoryBytes);
    const whole = Buffer.alloc(3_000_000, 'x');
    const incoming = { key: keys.original(uuidv7()), size: whole.length, handle: await storage.parts.begin('', whole.length) };
    const file = join(folder, incoming.handle);
    writeFileSync(file, whole);
    const bytes = randomBytes(1_500_001);
    const received = await storage.parts.receive(inPieces(bytes), how(bytes.length));
    expect([received.bytes, received.md5]).toEqual([bytes.length, createHash('md5').update(bytes).digest('hex')]);
    expect(temporary()).toHaveLength(files);
    await storage.parts.write(incoming, { n: 2, start: 1_000_000, size: bytes.length }, received);
    await received.discard();
    bytes.copy(whole, 1_000_000);
    expect([readFileSync(file).equals(whole), temporary()]).toEqual([true, []]);
    await storage.parts.abandon(incoming);
  });

  test.each([
    ['in memory', 10_000_000],
    ['in a temporary file', 0],
  ])('that is too long or interrupted leaves nothing %s', async (_where, memoryBytes) => {
    const storage = diskStorage(folder, memoryBytes);
    await expect(storage.parts.receive(inPieces(randomBytes(200_000)), how(199_999))).rejects.toThrow('too large');
    await expect(storage.parts.receive(cutOff(randomBytes(1000)), how(200_000))).rejects.toThrow('gone');
    expect(temporary()).toEqual([]);
  });

  test('is received in memory only while it fits, and frees it when it is discarded, rejected or interrupted', async () => {
    const storage = diskStorage(folder, 1000);
    const receive = () => storage.parts.receive(inPieces(randomBytes(600)), how(600));
    await expect(storage.parts.receive(inPieces(randomBytes(601)), how(600))).rejects.toThrow('too large');
    await expect(storage.parts.receive(cutOff(randomBytes(600)), how(600))).rejects.toThrow('gone');
    const first = await receive();
    expect(temporary()).toEqual([]);
    const second = await receive();
    expect(temporary()).toHaveLength(1);
    await first.discard();
    const third = await receive();
    expect(temporary()).toHaveLength(1);
    for (const received of [second, third]) await received.discard();
    expect(temporary()).toEqual([]);
  });
});

/** Computes a PUT's signature version 4 by AWS's description, because the test server doesn't check it. */
function signatureOf(address: string, headers: Record<string, string>): string {
  const { host, pathname, searchParams } = new URL(address);
  const parameter = (name: string) => searchParams.get(`X-Amz-${name}`) ?? '';
  const query = [...searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort();
  const all: Record<string, string> = { ...headers, host };
  const signed = parameter('SignedHeaders').split(';');
  const lines = signed.map((name) => `${name}:${all[name]}\n`).join('');
  const request = ['PUT', pathname, query.join('&'), lines, parameter('SignedHeaders'), 'UNSIGNED-PAYLOAD'].join('\n');
  const scope = parameter('Credential').split('/').slice(1);
  const text = ['AWS4-HMAC-SHA256', parameter('Date'), scope.join('/'), createHash('sha256').update(request).digest('hex')].join('\n');
  const hmac = (key: Buffer | string, value: string) => createHmac('sha256', key).update(value).digest();
  const key = scope.reduce<Buffer | string>((before, part) => hmac(before, part), `AWS4${s3.env.STORAGE_S3_SECRET_ACCESS_KEY}`);
  return hmac(key, text).toString('hex');
}

describe('a signed address', () => {
  const begin = async () => {
    const storage = await createStorage({ FILES_DIR: folder, ...s3.env });
    const incoming = { key: keys.original(uuidv7()), size: 10, handle: await storage.parts.begin('', 10) };
    const part = { n: 1, start: 0, size: 10 };
    return { storage, incoming, part, address: (await storage.parts.addressOf(incoming, part)) as string };
  };
  const send = async (address: string, body: string) => (await fetch(address, { method: 'PUT', body })).status;

  test('is valid for one part of that length for an hour, and signed accordingly', async () => {
    const { storage, incoming, part, address } = await begin();
    const { pathname, searchParams } = new URL(address);
    expect(pathname).toBe(`/meowtale/${incoming.handle}/1`);
    expect([searchParams.get('X-Amz-SignedHeaders'), searchParams.get('X-Amz-Expires')]).toEqual(['content-length;host', '3600']);
    expect(searchParams.get('X-Amz-Signature')).toBe(signatureOf(address, { 'content-length': '10' }));
    expect(signatureOf(address.replace('/1?', '/2?'), { 'content-length': '10' })).not.toBe(searchParams.get('X-Amz-Signature'));
    expect(await send(address, '0123456789')).toBe(200);
    expect(await storage.parts.list(incoming, [part])).toEqual([1]);
  });

  test('of a part with another length is rejected, or the part isn’t stored', async () => {
    const { storage, incoming, part, address } = await begin();
    await send(address, '0123456789A');
    expect(await storage.parts.list(incoming, [part])).toEqual([]);
  });
});

import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PICTURE_FORMATS, PICTURE_WIDTHS } from '@meowtale/contracts/pictures';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { keys } from '../../library/storage/model.ts';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { makeFilm } from '../../testing/film.ts';
import { type ContentServers, contentServers, upload, visit } from '../../testing/works.ts';
import { createVariants } from './variants.ts';

let catalog: TestCatalog;
let servers: ContentServers;
let maker: TestPersonWithUuid;
let playerDir: string;

beforeAll(async () => {
  playerDir = await mkdtemp(join(tmpdir(), 'player-test-'));
  catalog = await testCatalog();
  servers = await contentServers(catalog, playerDir);
  maker = await catalog.creator('painter');
});
afterAll(async () => {
  await servers?.close();
  await catalog?.close();
  await rm(playerDir, { recursive: true, force: true });
});

/** A picture with detail, so that file sizes depend on dimensions; its noise is the same in every run. */
function painting(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  let seed = 1;
  for (let index = 0; index < pixels.length; index += 1) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    pixels[index] = seed >>> 24;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .blur(2)
    .jpeg({ quality: 90 })
    .toBuffer();
}

async function paint(target: string, width: number, height: number): Promise<{ uuid: string; url: string; size: number }> {
  const scope = target === 'avatar' ? 'avatar' : 'store';
  const answer = await upload(catalog, maker, { fields: { scope, target }, name: 'x.jpg', content: await painting(width, height) });
  return answer.json();
}

const at = (path: string, headers?: Record<string, string>) => visit(servers.files, `http://files.localhost:3002${path}`, headers);
/** The stored variants of a picture; its folder is among those of pictures whose ids end alike. */
const variantsOf = (uuid: string) => {
  const folder = join(catalog.filesDir, `variants/${uuid.slice(-2)}/${uuid}`);
  return existsSync(folder) ? readdirSync(folder).sort() : [];
};
const used = async () => Number((await catalog.db('storage_usage').where({ user_uuid: maker.muid }).first())?.used_bytes ?? 0);

describe('a picture', () => {
  test('is served in each width and format, never wider than itself', async () => {
    const { uuid, size } = await paint('screenshot', 1920, 1080);
    for (const format of PICTURE_FORMATS) {
      const sizes: number[] = [];
      for (const width of PICTURE_WIDTHS) {
        const answer = await at(`/i/${uuid}_${width}.${format}`);
        expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, `image/${format}`]);
        const made = await sharp(answer.rawPayload).metadata();
        expect([made.format, made.width, made.height]).toEqual([format === 'avif' ? 'heif' : 'webp', width, Math.round((width * 9) / 16)]);
        sizes.push(answer.rawPayload.length);
      }
      expect(sizes.toSorted((a, b) => a - b)).toEqual(sizes);
      expect(sizes.at(-1)).toBeLessThan(size);
    }
  });

  test('in a small size is also stored at twice its size, which isn’t counted and is served only scaled down', async () => {
    const before = await used();
    const { uuid, size } = await paint('cover240x320', 600, 800);
    expect((await used()) - before).toBe(size);
    const width = async (name: string) => (await sharp((await at(`/i/${name}`)).rawPayload).metadata()).width;
    expect(await width(`${uuid}.jpg`)).toBe(240);
    expect(await width(`${uuid}_208.avif`)).toBe(208);
    expect(await width(`${uuid}_480.avif`)).toBe(480);
    expect(await width(`${uuid}_1280.webp`)).toBe(480);
    expect((await at(`/i/${uuid}.2x.jpg`)).statusCode).toBe(404);
    expect((await used()) - before).toBe(size);
  });

  test('without a higher resolution stays as it is', async () => {
    const { uuid } = await paint('cover240x320', 300, 400);
    expect((await sharp((await at(`/i/${uuid}_480.webp`)).rawPayload).metadata()).width).toBe(240);
  });

  test('stored before variants existed is served without preparation', async () => {
    const uuid = uuidv7();
    const file = join(catalog.filesDir, keys.image(uuid, 'png'));
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(
      file,
      await sharp({ create: { width: 200, height: 200, channels: 4, background: '#0000' } })
        .png()
        .toBuffer(),
    );
    const made = await sharp((await at(`/i/${uuid}_128.webp`)).rawPayload).metadata();
    expect([made.width, made.hasAlpha]).toEqual([128, true]);
  });

  test('is resized once for all requests, and cached for a year', async () => {
    const { uuid } = await paint('cover', 1280, 720);
    const responses = await Promise.all(Array.from({ length: 20 }, () => at(`/i/${uuid}_352.avif`)));
    expect(new Set(responses.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
    expect(variantsOf(uuid)).toEqual(['352.avif']);
    const path = join(catalog.filesDir, keys.variant(uuid, 352, 'avif'));
    const madeAt = statSync(path).mtimeMs;
    const again = await at(`/i/${uuid}_352.avif`);
    expect(statSync(path).mtimeMs).toBe(madeAt);
    expect(again.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect((await at(`/i/${uuid}_352.avif`, { 'if-none-match': String(again.headers.etag) })).statusCode).toBe(304);
    expect(readdirSync(join(catalog.filesDir, 'tmp'))).toEqual([]);
  });

  test('has no other sizes or formats, and an unknown one has none', async () => {
    const { uuid } = await paint('cover', 1280, 720);
    for (const name of [
      `${uuid}_257.avif`,
      `${uuid}_4000.webp`,
      `${uuid}_256.jpg`,
      `${uuid}_256.gif`,
      `${uuid}_0256.avif`,
      `${uuid}_.avif`,
    ]) {
      expect([name, (await at(`/i/${name}`)).statusCode]).toEqual([name, 404]);
    }
    expect((await at(`/i/${uuidv7()}_256.avif`)).statusCode).toBe(404);
    expect(variantsOf(uuid)).toEqual([]);
  });

  test('that can’t be decoded is redirected to itself, as is one while too many wait', async () => {
    const uuid = uuidv7();
    const file = join(catalog.filesDir, keys.image(uuid, 'jpg'));
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, 'no picture');
    const answer = await at(`/i/${uuid}_256.avif`);
    expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([302, `/i/${uuid}.jpg`, 'no-store']);
  });

  test('waits in a queue of 300; further ones are redirected at once', async () => {
    const { promise: pending, resolve } = Promise.withResolvers<null>();
    const slow = { open: async (key: string) => (key.startsWith('variants/') ? null : pending) };
    const variants = createVariants(slow as never, { warn: () => {} });
    const openings = Array.from({ length: 302 }, () => variants.open({ uuid: uuidv7(), width: 256, format: 'avif' }));
    await new Promise((done) => setImmediate(done));
    expect(await variants.open({ uuid: uuidv7(), width: 256, format: 'avif' })).toBe('later');
    resolve(null);
    expect(new Set(await Promise.all(openings))).toEqual(new Set([null]));
    expect(await variants.open({ uuid: uuidv7(), width: 256, format: 'avif' })).toBeNull();
  });
});

describe('a video', () => {
  test('is served in ranges, runs no scripts, and is cached for a year', async () => {
    const content = makeFilm();
    const answer = await upload(catalog, maker, { fields: { scope: 'store', target: 'screenshot' }, name: 'x.webm', content });
    const { uuid, url, mimeType } = answer.json();
    expect([url, mimeType]).toEqual([`http://files.localhost:3002/v/${uuid}.webm`, 'video/webm']);
    const whole = await at(`/v/${uuid}.webm`);
    expect(whole.rawPayload.equals(content)).toBe(true);
    expect(whole.headers).toMatchObject({
      'content-type': 'video/webm',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    const part = await at(`/v/${uuid}.webm`, { range: 'bytes=4-9' });
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 4-9/${content.length}`]);
    expect(part.rawPayload.equals(content.subarray(4, 10))).toBe(true);
    expect((await at(`/v/${uuid}.webm`, { range: `bytes=${content.length}-` })).statusCode).toBe(416);
    for (const path of [`/i/${uuid}.webm`, `/i/${uuid}_256.avif`, `/v/${uuid}.jpg`, `/v/${uuidv7()}.webm`]) {
      expect([path, (await at(path)).statusCode]).toEqual([path, 404]);
    }
  });
});

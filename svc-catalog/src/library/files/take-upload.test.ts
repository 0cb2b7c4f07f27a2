import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import type { Network } from '../../network.ts';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { filesOnDisk } from '../../testing/works.ts';
import type { Works } from '../../works.ts';
import type { Storage } from '../storage/model.ts';
import { takeRoom } from './quota.ts';
import { takeUpload } from './upload.ts';

const ALLOWANCE = 5 * 1024 ** 3;
/** Responses of the web by `host/path`; requests are recorded with their IP address. */
const web = new Map<string, { status?: number; location?: string; body?: () => Readable }>();
const requests: string[] = [];
const HOSTS: Record<string, string[]> = {
  'pictures.example.com': ['93.184.216.34'],
  'both.example.com': ['93.184.216.35', '127.0.0.1'],
  'inside.example.com': ['10.0.0.1'],
};
const network: Network = {
  resolve: async (host) => HOSTS[host] ?? Promise.reject(new Error('ENOTFOUND')),
  answers: async () => false,
  async open(url, address) {
    requests.push(`${url.href} at ${address}`);
    const { status = 200, location = null, body = () => Readable.from([]) } = web.get(url.pathname) ?? { status: 404 };
    return { status, location, body: body() };
  },
};

let catalog: TestCatalog;
let maker: TestPersonWithUuid;
beforeAll(async () => {
  catalog = await testCatalog({ network });
  maker = await catalog.creator('maker');
});
afterAll(() => catalog?.close());

/** Uploads a picture that is stored in two sizes, and awaits `before` each is stored. */
async function take(before: () => Promise<void>) {
  const content = Readable.from([
    await sharp({ create: { width: 640, height: 640, channels: 3, background: '#b93818' } })
      .jpeg()
      .toBuffer(),
  ]);
  const keep: Storage['keep'] = async (path, key) => {
    await before();
    await catalog.storage.keep(path, key);
  };
  const works = { storage: { ...catalog.storage, keep } } as Works;
  return takeUpload(catalog.db, works, {
    ownerUuid: maker.muid,
    fields: { scope: 'store', target: 'cover1to1' },
    filename: 'x.jpg',
    content,
  });
}

test('while a file is stored, its owner’s usage isn’t locked', async () => {
  await catalog.db.transaction((tx) => takeRoom(tx, maker.muid, 1));
  let moved = 0;
  const { uuid } = await take(async () => {
    await catalog.db.transaction((tx) => tx('storage_usage').where({ user_uuid: maker.muid }).forUpdate().noWait());
    moved += 1;
  });
  expect([moved, filesOnDisk(catalog).filter((path) => path.includes(uuid)).length]).toEqual([2, 2]);
});

test('a file whose storage is used up meanwhile, or that can’t be stored, leaves nothing', async () => {
  const before = filesOnDisk(catalog);
  const { used_bytes } = await catalog.db('storage_usage').where({ user_uuid: maker.muid }).first();
  let left = ALLOWANCE - used_bytes;
  const full = take(async () => {
    await catalog.db.transaction((tx) => takeRoom(tx, maker.muid, left));
    left = 0;
  });
  await expect(full).rejects.toMatchObject({ code: 'file/upload.app.add_size' });
  await catalog.db('storage_usage').where({ user_uuid: maker.muid }).update({ used_bytes });
  let moved = 0;
  const stuck = take(async () => {
    moved += 1;
    if (moved === 2) throw new Error('no bucket');
  });
  await expect(stuck).rejects.toThrow('no bucket');
  expect([filesOnDisk(catalog), Number((await catalog.db('storage_usage').first()).used_bytes)]).toEqual([before, used_bytes]);
});

const ADD = 'mutation ($url: String!) { addWebsitePicture(url: $url) { uuid url basename mimeType width height } }';
const given = async (url: string, person = maker) => {
  const { data, errors } = await catalog.graphql(ADD, { url }, person);
  const { code, fields } = errors?.[0]?.extensions ?? {};
  return data?.addWebsitePicture ?? [code, fields?.[0]?.key];
};
const NOT_TAKEN = ['input/invalid', 'website.errors.pictureAddress'];
const picture = (width = 3000) =>
  sharp({ create: { width, height: width / 2, channels: 3, background: '#204060' } })
    .png()
    .toBuffer();

test('a picture at an address is fetched and re-encoded as the caller’s, also after a redirect', async () => {
  const content = await picture();
  web.set('/Harbour%20light.gif', { body: () => Readable.from([content]) });
  web.set('/moved', { status: 302, location: '/Harbour%20light.gif' });
  const uploaded = await given('https://pictures.example.com/Harbour%20light.gif');
  expect(uploaded).toMatchObject({ basename: 'Harbour light.gif', mimeType: 'image/jpeg', width: 1920, height: 960 });
  expect(uploaded.url).toBe(`http://files.localhost:3002/i/${uploaded.uuid}.jpg`);
  const row = await catalog.db('files').where({ uuid: uploaded.uuid }).first();
  expect(row).toMatchObject({ owner_uuid: maker.muid, scope: 'website' });
  requests.length = 0;
  expect(await given('https://pictures.example.com/moved')).toMatchObject({ width: 1920 });
  expect(requests).toEqual(
    ['https://pictures.example.com/moved', 'https://pictures.example.com/Harbour%20light.gif'].map((at) => `${at} at 93.184.216.34`),
  );
});

test('an address of a private network, with a port or credentials isn’t requested, also after a redirect', async () => {
  const within = [
    'http://127.0.0.1/a.png',
    'http://2130706433/a.png',
    'http://[::1]/a.png',
    'http://169.254.169.254/latest/meta-data',
    'http://localhost/a.png',
    'https://inside.example.com/a.png',
    'https://both.example.com/a.png',
    'https://pictures.example.com:8443/a.png',
    'https://me:secret@pictures.example.com/a.png',
    'ftp://pictures.example.com/a.png',
    'file:///etc/passwd',
  ];
  requests.length = 0;
  for (const [at, url] of within.entries()) {
    expect([url, await given(url)]).toEqual([url, NOT_TAKEN]);
    web.set(`/to-${at}`, { status: 302, location: url });
  }
  expect(requests).toEqual([]);
  for (const at of within.keys()) expect(await given(`https://pictures.example.com/to-${at}`)).toEqual(NOT_TAKEN);
  expect(requests).toEqual([...within.keys()].map((at) => `https://pictures.example.com/to-${at} at 93.184.216.34`));
});

test('a missing, redirecting, interrupted, too large or invalid picture leaves nothing; beyond 60 an hour none is requested', async () => {
  const before = [filesOnDisk(catalog), Number((await catalog.db('files').count({ n: '*' }))[0]?.n)];
  web.set('/round', { status: 301, location: 'https://pictures.example.com/round' });
  web.set('/broken', {
    body: () =>
      Readable.from(
        (async function* () {
          yield Buffer.alloc(100);
          throw new Error('ECONNRESET');
        })(),
      ),
  });
  web.set('/large', { body: () => Readable.from([Buffer.alloc(3 * 1024 ** 2)]) });
  web.set('/page', { body: () => Readable.from([Buffer.from('<!doctype html><title>x</title>')]) });
  const responses = [];
  requests.length = 0;
  for (const path of ['gone', 'round', 'broken', 'large', 'page']) responses.push(await given(`https://pictures.example.com/${path}`));
  expect(responses.slice(0, 3)).toEqual([NOT_TAKEN, NOT_TAKEN, NOT_TAKEN]);
  expect(responses.slice(3).map(([code]) => code)).toEqual(['upload/too-large', 'upload/type-refused']);
  expect(requests).toHaveLength(1 + 4 + 1 + 1 + 1);
  expect([filesOnDisk(catalog), Number((await catalog.db('files').count({ n: '*' }))[0]?.n)]).toEqual(before);

  const busy = await catalog.creator('busy');
  const tried = Array.from({ length: 59 }, () => ({ user_uuid: busy.muid }));
  await catalog.db('picture_fetches').insert(tried);
  const [first, second] = await Promise.all([1, 2].map(() => given('https://pictures.example.com/gone', busy)));
  expect([first, second].map(([code]) => code).sort()).toEqual(['gateway/rate-limited', 'input/invalid']);
});

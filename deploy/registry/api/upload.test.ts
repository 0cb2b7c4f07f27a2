import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { builtFiles, withIntegrity } from '@meowtale/releases/testing';
import { startRegistry, type TestRegistry } from '../testing/registry.ts';

let registry: TestRegistry;
let token: string;
beforeAll(async () => {
  registry = await startRegistry({ files: 8, fileBytes: 20_000, totalBytes: 50_000 });
  token = await registry.addTeam('team-a', 'mf-a');
});
afterAll(() => registry.close());

const bytes = (length: number) => Buffer.alloc(length, 'x');
const built = (more: Record<string, Uint8Array>) => {
  const files = new Map([...builtFiles('mf-a', '1'), ...Object.entries(more)]);
  files.delete('integrity.json');
  return withIntegrity(files);
};
const published = () => registry.storage.list('mf-a');

test.each([
  ['a file', { 'a.js': bytes(20_001) }],
  ['all files together', { 'a.js': bytes(20_000), 'b.js': bytes(20_000), 'c.js': bytes(20_000) }],
  ['the number of files', Object.fromEntries('abcdef'.split('').map((name) => [`${name}.js`, bytes(1)]))],
  ['the whole body', { 'a.js': bytes(200_000) }],
])('an upload over the limit of %s gets 413', async (_, more) => {
  expect((await registry.upload(token, built(more))).status).toBe(413);
  expect(await published()).toEqual([]);
});

test.each(['../evil.js', 'a/../../evil.js', '/etc/passwd', 'a//b.js', 'a/./b.js', 'a\\b.js', '..', 'a\0b.js', `${'a'.repeat(201)}.js`])(
  'a file named %j is rejected',
  async (name) => {
    expect((await registry.upload(token, built({ [name]: bytes(1) }))).status).toBe(400);
    expect(await published()).toEqual([]);
    expect(await registry.storage.list('')).toEqual([]);
  },
);

test.each([
  ['../a', '1'],
  ['pointers', '1'],
  ['mf-a', '../1'],
  ['mf-a', '..'],
  ['mf-a', 'a/b'],
])('a build of %j %j is rejected', async (name, version) => {
  expect((await registry.upload(token, builtFiles(name, version))).status).toBe(422);
  expect(await registry.storage.list('')).toEqual([]);
});

test('a name that is a file and a folder, or is there twice, is rejected', async () => {
  expect((await registry.upload(token, built({ media: bytes(1), 'media/cat.svg': bytes(1) }))).status).toBe(400);
  const body = new FormData();
  for (const text of ['a', 'b']) body.append('slice.json', new Blob([text]), 'file');
  const headers = { authorization: `Bearer ${token}` };
  expect((await fetch(`${registry.url}/api/publish`, { method: 'POST', headers, body })).status).toBe(400);
});

test('a body that is no build is rejected', async () => {
  expect((await registry.post('publish', token, { slice: 'mf-a' })).status).toBe(415);
  expect((await registry.upload(token, new Map())).status).toBe(422);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' };
  for (const body of ['nothing', '--x\r\ncontent-disposition: form-data; name="a"; filename="a"\r\n\r\nhalf'])
    expect([400, 422]).toContain((await fetch(`${registry.url}/api/publish`, { method: 'POST', headers, body })).status);
  expect(await registry.storage.list('')).toEqual([]);
});

test('an upload that ends early publishes nothing, and the next one works', async () => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x', 'content-length': 10_000 };
  for (let index = 0; index < 5; index += 1)
    await new Promise<void>((resolve) => {
      const upload = request(`${registry.url}/api/publish`, { method: 'POST', headers });
      upload.on('error', () => resolve());
      upload.write('--x\r\ncontent-disposition: form-data; name="slice.json"; filename="a"\r\n\r\nhalf', () => upload.destroy());
      upload.on('close', () => resolve());
    });
  let { status } = await registry.upload(token, builtFiles('mf-a', '1'));
  // The server may notice the last of them a little later.
  while (status === 503) ({ status } = await registry.upload(token, builtFiles('mf-a', '1')));
  expect(status).toBe(200);
  expect(await published()).toEqual(['1']);
  expect(await registry.upload(token, builtFiles('mf-a', '1'))).toMatchObject({
    status: 422,
    body: { message: 'mf-a 1 is published already; releases never change' },
  });
});

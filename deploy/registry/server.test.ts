import { readFile, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type BuiltFiles, diskStorage, publishRelease } from '@meowtale/releases';
import { builtFiles, temporaryStorage, withIntegrity } from '@meowtale/releases/testing';
import { createRegistryServer } from './server.ts';

let folder: string;
let server: Server;
let port: number;
const faults: unknown[] = [];

/** Returns a build with a compressed script, as the build writes it. */
function built(name: string): BuiltFiles {
  const script = "self.release = '1';";
  const files = new Map(builtFiles(name, '1', {}, { 'remoteEntry.js': script, 'media/cat.svg': '<svg/>' }));
  files.delete('integrity.json');
  return withIntegrity(files.set('remoteEntry.js.br', brotliCompressSync(script)));
}

beforeAll(async () => {
  const { storage, ...temporary } = await temporaryStorage();
  folder = temporary.folder;
  for (const name of ['mf-a', 'mf-b']) await publishRelease(storage, built(name));
  server = createRegistryServer(storage, (fault) => faults.push(fault)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Sends the path unchanged, while `fetch` would normalize it. */
function get(rawPath: string): Promise<{ status: number; headers: Record<string, unknown>; body: string }> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: rawPath, agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    })
      .on('error', reject)
      .end();
  });
}

test('a file is served to any origin and may be cached forever', async () => {
  const { status, headers, body } = await get('/mf-a/1/remoteEntry.js');
  expect({ status, body }).toEqual({ status: 200, body: "self.release = '1';" });
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
});

test('a browser that accepts brotli gets the form that the build compressed', async () => {
  const ask = (encoding: string) => fetch(`http://127.0.0.1:${port}/mf-a/1/remoteEntry.js`, { headers: { 'accept-encoding': encoding } });
  for (const encoding of ['gzip, deflate, br, zstd', 'br;q=0.5']) {
    const answer = await ask(encoding);
    expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual(['br', 'accept-encoding']);
    expect(await answer.text()).toBe("self.release = '1';");
  }
  for (const encoding of ['gzip', 'br;q=0', 'identity']) expect((await ask(encoding)).headers.get('content-encoding')).toBeNull();
});

test('a changed compressed form is not sent, but the file itself', async () => {
  await publishRelease(diskStorage(folder), built('mf-c'));
  await writeFile(path.join(folder, 'mf-c', '1', 'remoteEntry.js.br'), 'other');
  const answer = await fetch(`http://127.0.0.1:${port}/mf-c/1/remoteEntry.js`, { headers: { 'accept-encoding': 'br' } });
  expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual([null, "self.release = '1';"]);
  expect(faults).toContainEqual(expect.objectContaining({ slice: 'mf-c', file: 'remoteEntry.js.br' }));
});

test('a file with one changed byte is not served, and is reported', async () => {
  const file = path.join(folder, 'mf-b', '1', 'remoteEntry.js');
  const bytes = await readFile(file);
  bytes[3] = (bytes[3] ?? 0) ^ 1;
  await writeFile(file, bytes);
  const { status, headers, body } = await get('/mf-b/1/remoteEntry.js');
  expect({ status, cache: headers['cache-control'] }).toEqual({ status: 404, cache: 'no-store' });
  expect(body).not.toContain('release');
  expect(faults).toContainEqual({
    slice: 'mf-b',
    version: '1',
    file: 'remoteEntry.js',
    reason: 'mf-b/1/remoteEntry.js is not what its build wrote',
  });
  expect((await get('/mf-b/1/media/cat.svg')).status).toBe(200);
});

test('a file that the build did not write is not served', async () => {
  await writeFile(path.join(folder, 'mf-a', '1', 'extra.js'), 'alert(1)');
  expect((await get('/mf-a/1/extra.js')).status).toBe(404);
});

test.each([
  '/mf-a/1/../../pointers/local.json',
  '/mf-a/%2e%2e/pointers/local.json',
  '/mf-a/1/%2e%2e%2f%2e%2e%2fpointers/local.json',
  '/pointers/local.json',
  '/pointers/local/00000001.json',
  '/mf-a//remoteEntry.js',
  '/mf-a/1/',
  '/',
])('%s is not found', async (wanted) => {
  expect((await get(wanted)).status).toBe(404);
});

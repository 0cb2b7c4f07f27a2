import { mkdtemp, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createDevelopmentServer, type DevelopmentServer } from './development-server.ts';

let folder: string;
let development: DevelopmentServer;
let origin: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'development-'));
  await writeFile(join(folder, 'remoteEntry.js'), 'started = true;');
  development = createDevelopmentServer('mf-store', folder);
  await new Promise<void>((resolve) => development.server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(development.server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await new Promise((resolve) => development.server.close(resolve).closeAllConnections());
});

/** Opens a page's connection. Returns a function that waits for its next event. */
async function listen(): Promise<(name: string) => Promise<unknown>> {
  const { body } = await fetch(`${origin}/events`);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let received = '';
  return async (name) => {
    for (;;) {
      const [whole, data] = new RegExp(`event: ${name}\\ndata: (.*)\\n\\n`).exec(received) ?? [];
      if (whole && data) {
        received = received.slice(received.indexOf(whole) + whole.length);
        return JSON.parse(data);
      }
      const { value, done } = (await reader?.read()) ?? { value: undefined, done: true };
      if (done) throw new Error(`the connection ended without ${name}`);
      received += value;
    }
  };
}
const problem = { source: 'types', file: 'mf-store/src/page.tsx', line: 3, message: 'wrong' } as const;

test('an open page receives problems, their end, and each build', async () => {
  const next = await listen();
  expect(await next('problems')).toEqual({ slice: 'mf-store', problems: [] });
  development.show([problem]);
  expect(await next('problems')).toEqual({ slice: 'mf-store', problems: [problem] });
  development.show([]);
  expect(await next('problems')).toEqual({ slice: 'mf-store', problems: [] });
  development.announce({ hash: 'a1', isPlanChanged: true });
  expect(await next('built')).toEqual({ hash: 'a1', isPlanChanged: true });
});

test('a page that opens later shows the problems that are there', async () => {
  development.show([problem]);
  const next = await listen();
  expect(await next('problems')).toEqual({ slice: 'mf-store', problems: [problem] });
});

test('any page may load the build’s files and the script that shows problems, and nothing outside the folder', async () => {
  const read = async (path: string) => {
    const response = await fetch(`${origin}${path}`);
    return [response.status, response.headers.get('access-control-allow-origin'), (await response.text()).slice(0, 7)];
  };
  expect(await read('/remoteEntry.js')).toEqual([200, '*', 'started']);
  expect((await read('/client.js')).slice(0, 2)).toEqual([200, '*']);
  expect(await read('/..%2f..%2fetc/passwd')).toEqual([404, '*', '']);
});

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import webpack from 'webpack';
import { RetryFilesPlugin } from './retry-files-plugin.ts';

const RELEASE = 'http://releases/';
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'lost-files-'));
  writeFileSync(path.join(folder, 'main.js'), "globalThis.later = () => import('./later.js').then(({ word }) => word);");
  writeFileSync(path.join(folder, 'later.js'), "export const word = 'there';");
  const compiler = webpack({
    context: folder,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: './main.js',
    output: { path: path.join(folder, 'out'), filename: '[name].js', chunkFilename: 'later.js', publicPath: RELEASE },
    optimization: { minimize: false },
    plugins: [new RetryFilesPlugin()],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => (error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve()));
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (name: string) => readFileSync(path.join(folder, 'out', name), 'utf8');
const refetched = jest.fn<typeof fetch>();
/** Whether the browser's cache has the file, rather than a response that there is none. */
let cached: boolean;
let requestCount: number;
let online: boolean;
beforeEach(() => {
  [cached, requestCount, online] = [false, 0, true];
  refetched.mockReset().mockImplementation(async () => {
    cached = true;
    return new Response('');
  });
});

interface Script {
  src: string;
  onload?: (event: object) => void;
  onerror?: (event: object) => void;
}

/** Runs the build in a page whose script tags load from the cache, and returns its `later`. */
function open(): () => Promise<string> {
  const page = {
    fetch: refetched,
    navigator: {
      get onLine() {
        return online;
      },
    },
    setTimeout,
    clearTimeout,
    document: {
      getElementsByTagName: () => [],
      createElement: () => ({ setAttribute() {} }),
      head: {
        appendChild(script: Script) {
          requestCount += 1;
          queueMicrotask(() => {
            if (cached) vm.runInContext(read('later.js'), context);
            const event = { type: cached ? 'load' : 'error', target: script };
            (cached ? script.onload : script.onerror)?.(event);
          });
        },
      },
    },
  };
  const context = vm.createContext(Object.assign(page, { self: page, window: page }));
  vm.runInContext(read('main.js'), context);
  return (page as unknown as { later: () => Promise<string> }).later;
}

test('a file that is missing in the cache is fetched past it, and the import succeeds', async () => {
  expect(readdirSync(path.join(folder, 'out'))).toContain('later.js');
  expect(await open()()).toBe('there');
  expect([refetched.mock.calls, requestCount]).toEqual([[[`${RELEASE}later.js`, { cache: 'reload' }]], 2]);
});

test('a file that is missing everywhere fails after a second request, and the next import requests it again', async () => {
  refetched.mockResolvedValue(new Response('', { status: 404 }));
  const later = open();
  await expect(later()).rejects.toMatchObject({ name: 'ChunkLoadError' });
  expect(requestCount).toBe(2);
  cached = true;
  expect(await later()).toBe('there');
});

test('without a network nothing is fetched a second time', async () => {
  online = false;
  await expect(open()()).rejects.toMatchObject({ name: 'ChunkLoadError' });
  expect([refetched.mock.calls.length, requestCount]).toEqual([0, 1]);
});

test('an available file is fetched once', async () => {
  cached = true;
  expect(await open()()).toBe('there');
  expect([refetched.mock.calls.length, requestCount]).toEqual([0, 1]);
});

import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { natsBinary } from './nats-binary.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meowtale-finder-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function program(...path: string[]): string {
  const file = join(folder, ...path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, '#!/bin/sh\n');
  chmodSync(file, 0o755);
  return file;
}

const never = () => Promise.reject(new Error('must not be asked'));

test('NATS_SERVER_BIN is preferred to PATH and to an earlier download', async () => {
  const given = program('given', 'my-nats');
  const env = { NATS_SERVER_BIN: given, PATH: join(program('bin', 'nats-server'), '..') };
  const search = { env, cacheFile: program('cache', 'nats-server'), fetchers: [{ name: 'net', fetch: never }] };
  await expect(natsBinary(search)).resolves.toBe(given);
});

test('PATH is preferred to an earlier download', async () => {
  const installed = program('bin', 'nats-server');
  const search = { env: { PATH: `/nowhere:${join(installed, '..')}` }, cacheFile: program('cache', 'nats-server'), fetchers: [] };
  await expect(natsBinary(search)).resolves.toBe(installed);
});

test('an earlier download is used without network access', async () => {
  const cacheFile = program('cache', 'nats-server');
  const fetch = jest.fn(never);
  await expect(natsBinary({ env: {}, cacheFile, fetchers: [{ name: 'net', fetch }] })).resolves.toBe(cacheFile);
  expect(fetch).not.toHaveBeenCalled();
});

test('the second source is used when the first fails', async () => {
  const cacheFile = join(folder, 'cache', 'nats-server');
  const fetchers = [
    { name: 'first', fetch: never },
    { name: 'second', fetch: async () => void program('cache', 'nats-server') },
  ];
  await expect(natsBinary({ env: {}, cacheFile, fetchers })).resolves.toBe(cacheFile);
});

test('when every source fails, the error lists all of them and says what to do', async () => {
  const failing = Object.assign(new Error('Command failed'), { stderr: 'Reading…\nE: Unable to locate package nats-server\n' });
  const search = {
    env: { NATS_SERVER_BIN: join(folder, 'gone'), PATH: folder },
    cacheFile: join(folder, 'cache', 'nats-server'),
    fetchers: [
      { name: 'apt-get download nats-server', fetch: () => Promise.reject(failing) },
      { name: 'GitHub release', fetch: () => Promise.reject(new Error('fetch failed')) },
    ],
  };
  await expect(natsBinary(search)).rejects.toThrow(
    [
      'NATS is not on this machine and could not be brought. Tried:',
      `  - NATS_SERVER_BIN: ${folder}/gone is not a program that can be run`,
      '  - PATH: no nats-server',
      `  - ${folder}/cache/nats-server: not there`,
      '  - apt-get download nats-server: E: Unable to locate package nats-server',
      '  - GitHub release: fetch failed',
      'Install nats-server 2.9 or newer (https://nats.io/download), or set NATS_SERVER_BIN to its path, or set NATS_URL to a running server with JetStream.',
    ].join('\n'),
  );
});

import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { natsCommand } from './nats.ts';

let folder: string;
let storeDir: string;
const given = process.env.NATS_SERVER_BIN;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meowtale-nats-'));
  storeDir = join(folder, 'nats');
});
afterEach(() => {
  if (given === undefined) delete process.env.NATS_SERVER_BIN;
  else process.env.NATS_SERVER_BIN = given;
  rmSync(folder, { recursive: true, force: true });
});

/** Makes a server of this version the one that is found. */
function useServer(version: string): void {
  const file = join(folder, 'nats-server');
  writeFileSync(file, `#!/bin/sh\necho "nats-server: v${version}"\n`);
  chmodSync(file, 0o755);
  process.env.NATS_SERVER_BIN = file;
}

test.each(['2.10.29', '2.12.0', '3.0.1'])('server %s writes each message to the disk before it acknowledges it', async (version) => {
  useServer(version);
  const { args } = await natsCommand({ storeDir, port: 4222, syncAlways: true });
  expect(args.slice(0, 2)).toEqual(['-c', `${storeDir}.conf`]);
  expect(readFileSync(`${storeDir}.conf`, 'utf8')).toBe(`jetstream { store_dir: ${JSON.stringify(storeDir)}, sync_interval: always }\n`);
});

test.each([
  ['2.9.10', true],
  ['2.10.29', false],
])('server %s with syncAlways %s is started without a configuration file', async (version, syncAlways) => {
  useServer(version);
  const { args } = await natsCommand({ storeDir, port: 4222, syncAlways });
  expect(args).toEqual(['-js', '-a', '127.0.0.1', '-p', '4222', '-sd', storeDir]);
  expect(existsSync(`${storeDir}.conf`)).toBe(false);
});

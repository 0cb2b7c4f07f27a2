import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { waitUntil } from '@meowtale/service-kit/wait-until';
import { assertClusterOwner } from './data-folder.ts';
import { explainFailure } from './explain-failure.ts';
import { readOutsideServers } from './outside-servers.ts';
import { assertPortsFree, freePort } from './ports.ts';
import { clearStalePostmaster } from './postgres.ts';
import { isAlive, markOf } from './process-table.ts';
import { loadSecrets } from './secrets.ts';
import { claimDataFolder } from './single-run.ts';
import { accountName } from './unprivileged.ts';

let folder: string;
let server: Server | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meowtale-stack-'));
});
afterEach(async () => {
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
  rmSync(folder, { recursive: true, force: true });
});

test('the error for ports in use names purpose and process, and no free port', async () => {
  const listening = createServer();
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const { port: taken } = listening.address() as AddressInfo;
  const ports = [
    { port: taken, purpose: 'the shell' },
    { port: await freePort(), purpose: 'the gateway' },
  ];
  const error = await assertPortsFree(ports).catch((thrown: Error) => thrown);
  expect(error?.message).toMatch(
    new RegExp(`^port ${taken}, needed for the shell, is taken by process ${process.pid} \\(.*node.*\\)\\nStop it and start again\\.$`),
  );
});

test('a postmaster that outlived its stack is ended', async () => {
  const dataDir = join(folder, 'postgres');
  mkdirSync(dataDir);
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', dataDir], { stdio: 'ignore' });
  const mark = markOf(child.pid ?? 0);
  writeFileSync(join(dataDir, 'postmaster.pid'), `${child.pid}\n${dataDir}\n`);
  await expect(clearStalePostmaster(dataDir)).resolves.toBe(true);
  expect(await waitUntil(() => !mark || !isAlive(mark), { withinMs: 30_000 })).toBe(true);
  expect(existsSync(join(dataDir, 'postmaster.pid'))).toBe(false);
});

test("a postmaster's pid file whose pid now belongs to another program is deleted, and that program keeps running", async () => {
  const dataDir = join(folder, 'postgres');
  mkdirSync(dataDir);
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  writeFileSync(join(dataDir, 'postmaster.pid'), `${child.pid}\n${dataDir}\n`);
  await expect(clearStalePostmaster(dataDir)).resolves.toBe(false);
  expect(child.exitCode).toBeNull();
  expect(existsSync(join(dataDir, 'postmaster.pid'))).toBe(false);
  child.kill('SIGKILL');
});

test('a second stack on one data folder is rejected, and the folder of a dead one is taken over', () => {
  writeFileSync(join(folder, 'stack.json'), JSON.stringify({ pid: process.pid, startedAt: 'another boot' }));
  const release = claimDataFolder(folder);
  expect(() => claimDataFolder(folder)).toThrow(`as process ${process.pid}`);
  release();
  claimDataFolder(folder)();
});

test('the error for a cluster of another account than PostgreSQL’s names its owner; any other cluster is accepted', () => {
  const self = process.getuid?.() ?? 0;
  const pgFolder = join(folder, 'postgres');
  assertClusterOwner(pgFolder, self + 1);
  mkdirSync(pgFolder);
  assertClusterOwner(pgFolder, self);
  expect(() => assertClusterOwner(pgFolder, self + 1)).toThrow(
    `${pgFolder} belongs to ${accountName(self)}, and PostgreSQL would run as ${accountName(self + 1)}`,
  );
});

test('an account is shown by its name, or by its number without one', () => {
  expect(accountName(0)).toBe('account "root"');
  expect(accountName(3_999_999_999)).toBe('account 3999999999');
});

test('secrets are created once, and never again when there are databases that use the old ones', () => {
  const secrets = loadSecrets(folder);
  expect(loadSecrets(folder)).toEqual(secrets);
  expect(new Set(Object.values(secrets)).size).toBe(7);
  const { bankKey: _, releasePreview: __, ...older } = secrets;
  writeFileSync(join(folder, 'secrets.json'), JSON.stringify(older));
  const completed = loadSecrets(folder);
  const aKey = expect.stringMatching(/^[0-9a-f]{64}$/);
  expect(completed).toEqual({ ...older, bankKey: aKey, releasePreview: aKey });
  expect(loadSecrets(folder)).toEqual(completed);
  mkdirSync(join(folder, 'postgres'));
  rmSync(join(folder, 'secrets.json'));
  expect(() => loadSecrets(folder)).toThrow(/npm run reset/);
});

test('half of a pair of outside servers is rejected, and every such pair is named', () => {
  const env = { DATABASE_URL_WALLET: 'postgres://wallet@db/wallet', GOOGLE_APPLICATION_CREDENTIALS: '/key.json' };
  expect(() => readOutsideServers(env)).toThrow(/DATABASE_OWNER_URL_WALLET[\s\S]*FIREBASE_API_KEY go together/);
  const { databases } = readOutsideServers({
    ...env,
    GOOGLE_APPLICATION_CREDENTIALS: '',
    DATABASE_OWNER_URL_WALLET: 'postgres://owner@db/wallet',
  });
  expect(databases).toEqual({
    wallet: { runtimeUrl: 'postgres://wallet@db/wallet', ownerUrl: 'postgres://owner@db/wallet', runtimeRole: 'wallet' },
  });
});

test('an error caused by a full disk says so', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  expect(explainFailure(full, '/clone/.data')).toMatch(/^The disk of \/clone\/\.data is full\. Make room and start again\./);
  const fatal = new Error('postgres did not start (exit code 1)\n    FATAL: could not write: No space left on device');
  expect(explainFailure(fatal, '/clone/.data')).toMatch(/^The disk of \/clone\/\.data is full/);
  expect(explainFailure(new Error('port 3000'), '/clone/.data')).toBe('port 3000');
});

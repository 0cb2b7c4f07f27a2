import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readOutsideServers, serviceKeys } from './outside-servers.ts';
import type { StackSettings } from './programs.ts';
import { loadSecrets } from './secrets.ts';
import { startInOrder } from './stack.ts';
import type { Supervisor } from './supervisor.ts';

let settings: StackSettings;
let log: string[];
beforeEach(() => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'meowtale-order-'));
  const database = { ownerUrl: 'postgres://owner@db/any', runtimeUrl: 'postgres://runtime@db/any', runtimeRole: 'runtime' };
  const databases = Object.fromEntries(serviceKeys.map((key) => [key, database]));
  settings = { dataFolder, secrets: loadSecrets(dataFolder), outside: readOutsideServers({}), databases };
  log = [];
});
afterEach(() => {
  delete process.env.MEOWTALE_OPEN_GATEWAY;
  rmSync(settings.dataFolder, { recursive: true, force: true });
});

const supervisor: Supervisor = {
  async start({ name }) {
    log.push(`${name} starts`);
    await new Promise(setImmediate);
    log.push(`${name} is ready`);
  },
  async runTask({ name }) {
    log.push(name);
    return 'unchanged';
  },
  restart: async () => {},
  stop: async () => undefined,
};

const done = async () => undefined;
const bundles = async () => ({ fileOf: (entry: string) => entry, built: false });
const start = (parts: Parameters<typeof startInOrder>[0]) => startInOrder(parts, settings, (_name, work) => work(), supervisor);

test('a server that fails to start fails the whole start at once, although other parts are still starting', async () => {
  const never = () => new Promise<undefined>(() => {});
  const fails = () => Promise.reject(new Error('nats did not start'));
  await expect(start({ postgres: never, nats: fails, auth: done, pages: done, bundles })).rejects.toThrow('nats did not start');
});

test('the shell, through which the sandbox sends webhooks, is ready before the seed starts', async () => {
  await start({ postgres: done, nats: done, auth: done, pages: done, bundles });
  expect(log.indexOf('shell is ready')).toBeGreaterThan(-1);
  expect(log.indexOf('seed')).toBeGreaterThan(log.indexOf('shell is ready'));
});

test.each([
  ['is not started by itself', undefined, false],
  ['is ready before the seed when tests ask for it', '1', true],
])('the gateway that runs any operation %s', async (_what, setting, isAsked) => {
  if (setting) process.env.MEOWTALE_OPEN_GATEWAY = setting;
  await start({ postgres: done, nats: done, auth: done, pages: done, bundles });
  const beforeSeed = log.slice(0, log.indexOf('seed'));
  expect([log.includes('gateway-open starts'), beforeSeed.includes('gateway-open is ready')]).toEqual([isAsked, isAsked]);
});

test.each([
  ['waits for the services while the first start was never finished', false],
  ['is there before them once it was', true],
])('the gateway with saved schemas %s', async (_what, seeded) => {
  mkdirSync(join(settings.dataFolder, 'gateway'));
  if (seeded) writeFileSync(join(settings.dataFolder, 'seeded'), '');
  await start({ postgres: done, nats: done, auth: done, pages: done, bundles });
  const services = ['svc-catalog', 'svc-wallet', 'svc-drama-ai'].map((name) => log.indexOf(`${name} is ready`));
  const isFirst = log.indexOf('gateway starts') < Math.max(...services);
  expect({ isFirst, seeds: log.includes('seed') }).toEqual({ isFirst: seeded, seeds: !seeded });
});

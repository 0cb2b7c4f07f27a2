import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { publishRelease, type ReleaseStorage } from '@meowtale/releases';
import { promote } from '@meowtale/releases/moves';
import { builtFiles, temporaryStorage } from '@meowtale/releases/testing';
import { type CollectionEvent, collectGarbageRegularly } from './collect-garbage-regularly.ts';

const EVERY_MS = 40;
const collected = (releases: number) => expect.objectContaining({ level: 'info', event: 'garbage.collected', releases });

let storage: ReleaseStorage;
let folder: string;
let clock: number;
const log: CollectionEvent[] = [];
const stops: (() => Promise<void>)[] = [];

beforeEach(async () => {
  ({ storage, folder } = await temporaryStorage());
  clock = 1_700_000_000_000;
  log.length = 0;
  for (const version of ['1', '2', '3']) await publishOld(version);
  await promote(storage, 'local', { 'mf-a': '1' }, { by: 'team A', reason: 'newer' });
});
afterEach(() => Promise.all(stops.splice(0).map((stop) => stop())));

async function publishOld(version: string): Promise<void> {
  await publishRelease(storage, builtFiles('mf-a', version));
  const old = new Date(Date.now() - 90 * 86_400_000);
  await utimes(path.join(folder, 'mf-a', version, 'integrity.json'), old, old);
}

function start(of: ReleaseStorage = storage): () => Promise<void> {
  const stop = collectGarbageRegularly({ storage: of, everyMs: EVERY_MS, log: (event) => log.push(event), now: () => clock });
  stops.push(stop);
  return stop;
}

async function logged(length: number): Promise<void> {
  while (log.length < length) await wait(5);
}

test('what nothing uses is removed at the start and in each interval, and counted in the log', async () => {
  start();
  await logged(1);
  expect(await storage.list('mf-a')).toEqual(['1']);
  await publishOld('4');
  clock += EVERY_MS;
  await logged(2);
  expect(await storage.list('mf-a')).toEqual(['1']);
  expect(log).toEqual([collected(2), collected(1)]);
  expect(await storage.list('.collections')).toHaveLength(1);
});

test('of several processes one collects in an interval, and one that restarts in it does not', async () => {
  await Promise.all([start(), start(), start()].map((stop) => stop()));
  await start()();
  expect(log).toEqual([collected(2)]);
  clock += EVERY_MS;
  await start()();
  expect(log).toEqual([collected(2), collected(0)]);
});

test('a collection that fails is logged, removes nothing, and the next interval tries again', async () => {
  let isBroken = true;
  start({
    ...storage,
    list(name) {
      if (isBroken && name === 'pointers') throw new Error('the bucket is away');
      return storage.list(name);
    },
  });
  await logged(1);
  expect(log).toEqual([{ level: 'error', event: 'garbage.failed', reason: 'Error: the bucket is away' }]);
  expect(await storage.list('mf-a')).toEqual(['1', '2', '3']);
  isBroken = false;
  clock += EVERY_MS;
  await logged(2);
  expect(log[1]).toEqual(collected(2));
});

test('a storage that rejects every call ends nothing', async () => {
  const away = () => Promise.reject(new Error('the bucket is away'));
  start({ ...storage, create: away, list: away, read: away });
  await logged(1);
  clock += EVERY_MS;
  await logged(2);
  expect(log.map(({ event }) => event)).toEqual(['garbage.failed', 'garbage.failed']);
});

test('a pointer that can’t be read removes nothing', async () => {
  await storage.replace('pointers/local/00000001.json', '{');
  await storage.replace('pointers/local.json', '{');
  start();
  await logged(1);
  expect(log).toEqual([expect.objectContaining({ event: 'garbage.failed' })]);
  expect(await storage.list('mf-a')).toEqual(['1', '2', '3']);
});

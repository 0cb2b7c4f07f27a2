import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createTrials, publishRelease, type ReleaseStorage, readPointer, readTrials, stopCanary, type Trials } from './index.ts';
import { promote, startCanary } from './moves/moves.ts';
import { builtFiles, temporaryStorage } from './testing.ts';

const mover = { by: 'team A', reason: 'newer' };
let storage: ReleaseStorage;
let opened: Trials[] = [];
const logged = jest.fn<(details: object, message: string) => void>();

const open = (of: ReleaseStorage = storage) => {
  const trials = createTrials(of, 'local', { error: logged });
  opened.push(trials);
  return trials;
};
const pointer = () => readPointer(storage, 'local');
const running = async () => (await pointer()).slices['mf-a']?.canary?.version ?? null;
const counted = async () => (await readTrials(storage, await pointer()))['mf-a'];
async function add(trials: Trials, version: string, outcomes: string): Promise<void> {
  for (const outcome of outcomes)
    await trials.add('mf-a', await pointer(), { version, isLoad: outcome !== 'e', hasFailed: outcome !== '.' });
}
const tryOut = (version: string) =>
  startCanary(storage, 'local', { slice: 'mf-a', version, share: 100, budget: { loads: 4, failures: 0.1 } }, mover);

beforeEach(async () => {
  logged.mockClear();
  ({ storage } = await temporaryStorage());
  for (const version of ['1', '2', '3']) await publishRelease(storage, builtFiles('mf-a', version));
  await promote(storage, 'local', { 'mf-a': '1' }, mover);
  await tryOut('2');
});
afterEach(async () => {
  for (const trials of opened) await trials.close();
  opened = [];
});

test('a canary is judged by the counts of all processes', async () => {
  const [one, other] = [open(), open()];
  await add(one, '2', '.x');
  await add(other, '2', '.x');
  expect(await running()).toBe('2');
  await one.sync();
  await other.sync();
  expect(await running()).toBeNull();
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ event: 'canary.stopped', slice: 'mf-a', version: '2' }), expect.anything());
});

test('what an ended process has counted is judged with the first outcome of the next one', async () => {
  const first = open();
  await add(first, '2', '..x');
  await first.close();
  expect(await counted()).toEqual({ since: 2, canary: { loads: 3, failures: 1 }, live: { loads: 0, failures: 0 } });
  await add(open(), '2', '.');
  expect(await running()).toBeNull();
});

test('another live release goes on with what was counted beside the canary', async () => {
  const trials = open();
  await add(trials, '1', 'x.');
  await promote(storage, 'local', { 'mf-a': '3' }, mover);
  await add(trials, '3', 'x.');
  await add(trials, '2', '..xx');
  await trials.sync();
  expect(await running()).toBe('2');
  expect(await counted()).toEqual({ since: 2, canary: { loads: 4, failures: 2 }, live: { loads: 4, failures: 2 } });
});

test('a canary of the same release that begins anew is judged anew', async () => {
  const trials = open();
  await add(trials, '2', '..x');
  await stopCanary(storage, 'local', 'mf-a', mover);
  await tryOut('2');
  await add(trials, '2', 'x');
  await trials.sync();
  expect(await running()).toBe('2');
  expect((await counted())?.canary).toEqual({ loads: 1, failures: 1 });
});

test('an error while rendering is a failure and no load, and another version is none of both', async () => {
  const trials = open();
  await add(trials, '2', '.e');
  await add(trials, '3', 'xxxx');
  await trials.sync();
  expect(await counted()).toEqual({ since: 2, canary: { loads: 1, failures: 1 }, live: { loads: 0, failures: 0 } });
});

test('files of canaries that have ended are removed', async () => {
  const [one, other] = [open(), open()];
  await add(one, '2', '.');
  await one.close();
  await stopCanary(storage, 'local', 'mf-a', mover);
  await tryOut('3');
  await add(other, '3', '.');
  await other.sync();
  expect(await storage.list('seen/local.trials')).toHaveLength(1);
  await stopCanary(storage, 'local', 'mf-a', mover);
  await other.sync();
  expect(await storage.list('seen/local.trials')).toEqual([]);
});

test('while the counts of others can’t be read a canary is judged by its own', async () => {
  const away: ReleaseStorage = {
    ...storage,
    list: (folder) => (folder.startsWith('seen') ? Promise.reject(new Error('away')) : storage.list(folder)),
  };
  await add(open(away), '2', '.xxx');
  expect(await running()).toBeNull();
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ event: 'trials.not-stored' }), expect.anything());
});

import { beforeEach, describe, expect, test } from '@jest/globals';
import { type LoadCounts, overBudget, publishRelease, type ReleaseStorage, readHistory, stopCanary } from './index.ts';
import { promote, startCanary } from './moves/moves.ts';
import { builtFiles, builtService, temporaryStorage } from './testing.ts';

test.each<[string, LoadCounts, LoadCounts, boolean]>([
  ['no loads', { loads: 0, failures: 0 }, { loads: 0, failures: 0 }, false],
  ['too few loads', { loads: 9, failures: 9 }, { loads: 0, failures: 0 }, false],
  ['exactly its budget', { loads: 20, failures: 1 }, { loads: 20, failures: 0 }, false],
  ['one failure more', { loads: 20, failures: 2 }, { loads: 20, failures: 0 }, true],
  ['failures, beside a live release without loads', { loads: 20, failures: 2 }, { loads: 0, failures: 0 }, true],
  ['as many failures as the live release', { loads: 20, failures: 4 }, { loads: 100, failures: 20 }, false],
  ['more errors than loads', { loads: 10, failures: 40 }, { loads: 10, failures: 0 }, true],
  ['more errors than loads, as the live release has,', { loads: 10, failures: 40 }, { loads: 10, failures: 40 }, false],
])('a canary with %s', (_, canary, live, isOver) => {
  expect(overBudget({ budget: { loads: 10, failures: 0.05 } }, canary, live) !== null).toBe(isOver);
});

test('the largest budget is exceeded by a canary that fails always', () => {
  const budget = { loads: 1, failures: 0.5 };
  expect(overBudget({ budget }, { loads: 1, failures: 1 }, { loads: 100, failures: 41 })).toMatch('of the live release 41 %');
});

describe('canaries', () => {
  const mover = { by: 'team A', reason: 'newer' };
  const budget = { loads: 1, failures: 0 };
  const address = { url: 'http://127.0.0.1:4101', timeoutMs: null };
  let storage: ReleaseStorage;
  beforeEach(async () => {
    ({ storage } = await temporaryStorage());
    for (const version of ['1', '2']) {
      for (const name of ['mf-store', 'mf-lobby']) await publishRelease(storage, builtFiles(name, version));
      await publishRelease(storage, builtService('svc-catalog', version));
    }
    await promote(storage, 'local', { 'mf-store': '1', 'mf-lobby': '1', 'svc-catalog': '1' }, mover);
    await startCanary(storage, 'local', { slice: 'svc-catalog', version: '2', share: 100, cohort: 'price', budget, address }, mover);
    await startCanary(storage, 'local', { slice: 'mf-store', version: '2', share: 100, cohort: 'price', budget }, mover);
    await startCanary(storage, 'local', { slice: 'mf-lobby', version: '2', share: 100, budget }, mover);
  });

  test('of one cohort end together, in one revision, and those of others go on', async () => {
    const { slices, revision } = await stopCanary(storage, 'local', 'svc-catalog', { by: 'error budget', reason: 'too many failures' });
    const canaries = Object.entries(slices).map(([slice, { canary }]) => [slice, canary?.version ?? null]);
    expect(Object.fromEntries(canaries)).toEqual({ 'mf-store': null, 'mf-lobby': '2', 'svc-catalog': null });
    expect(revision).toBe(5);
    expect((await readHistory(storage, 'local')).at(-1)?.change).toEqual({
      ...{ action: 'stop', by: 'error budget', reason: 'too many failures', isForced: false },
      slices: { 'svc-catalog': { from: '2', to: '1' }, 'mf-store': { from: '2', to: '1' } },
    });
  });

  test('are not ended from another revision than the newest, also a later one', async () => {
    const stop = (expectedRevision: number) => stopCanary(storage, 'local', 'mf-lobby', { ...mover, expectedRevision });
    await expect(stop(3)).rejects.toThrow('local is at revision 4, not 3');
    await expect(stop(5)).rejects.toThrow('local is at revision 4, not 5');
    expect((await stop(4)).slices['mf-lobby']?.canary).toBeNull();
    await expect(stopCanary(storage, 'local', 'mf-lobby', mover)).rejects.toThrow('mf-lobby has no canary in local');
  });

  test('whose budget could never be exceeded are rejected', async () => {
    const wish = { slice: 'mf-store', version: '2', share: 100, budget: { loads: 1, failures: 0.51 } };
    await expect(startCanary(storage, 'local', wish, mover)).rejects.toThrow('a canary may fail at most 50 % more often');
  });
});

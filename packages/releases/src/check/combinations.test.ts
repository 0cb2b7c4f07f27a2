import { beforeEach, describe, expect, test } from '@jest/globals';
import type { LiveRelease, ServiceAddress } from '@meowtale/contracts/releases';
import type { ReleaseStorage } from '../index.ts';
import { startCanary } from '../moves/moves.ts';
import { temporaryStorage } from '../testing.ts';
import { combinationsOf } from './combinations.ts';
import { createCheckTest, mover } from './testing.ts';

function live(cohort?: string, share = 100): LiveRelease {
  const ref = { version: '1', integrity: '' };
  const canary = cohort ? { ...ref, version: '2', share, cohort, since: 1, budget: { loads: 1, failures: 0 }, address: null } : null;
  return { ...ref, kind: 'remote', previous: null, killed: false, pinned: false, canary, address: null };
}
const chosen = (slices: Record<string, LiveRelease>) =>
  combinationsOf(slices).map((combination) =>
    combination
      .filter(({ refs }) => refs[0]?.version === '2')
      .map(({ slice }) => slice)
      .join(' '),
  );

describe('combinations', () => {
  test('of one cohort with two shares are all canaries, and those of the larger share alone', () => {
    expect(chosen({ a: live('x', 2000), b: live('x', 500), c: live() })).toEqual(['', 'a b', 'a']);
    expect(chosen({ a: live('x'), b: live('x') })).toEqual(['', 'a b']);
  });

  test('of two cohorts are each alone, and every two', () => {
    expect(chosen({ a: live('x'), b: live('y') })).toEqual(['', 'a', 'b', 'a b']);
    expect(chosen({ a: live('x', 2000), b: live('x', 500), c: live('y') })).toEqual(['', 'a b', 'a', 'c', 'a b c', 'a c']);
  });

  test('of three cohorts are each alone, every two, and all', () => {
    expect(chosen({ a: live('x'), b: live('y'), c: live('z') })).toEqual(['', 'a', 'b', 'c', 'a b', 'a c', 'b c', 'a b c']);
  });
});

describe('a remote and the service that it needs, as canaries of one cohort,', () => {
  const CATALOG = 'type Store { uuid: ID! } type Query { findStore: [Store!]! }';
  const address = { url: 'http://127.0.0.1:4101', timeoutMs: null };
  let storage: ReleaseStorage;
  const tryOut = (slice: string, share: number, at?: ServiceAddress) =>
    startCanary(storage, 'local', { slice, version: '2', share, cohort: 'price', address: at, budget: { loads: 1, failures: 0 } }, mover);
  beforeEach(async () => {
    ({ storage } = await temporaryStorage());
    const given = createCheckTest(storage);
    await given.publishService('svc-catalog', '1', CATALOG);
    await given.publishService('svc-catalog', '2', CATALOG.replace('uuid: ID!', 'uuid: ID! price: Int'));
    await given.publishRemote('mf-store', '1', ['query List { findStore { uuid } }']);
    await given.publishRemote('mf-store', '2', ['query New { findStore { price } }']);
    for (const slice of ['svc-catalog', 'mf-store']) await given.makeLive(slice, '1');
    await tryOut('svc-catalog', 100, address);
  });

  test('are rejected while more visitors would get the remote than the service', async () => {
    await expect(tryOut('mf-store', 500)).rejects.toThrow('mf-store 2: operation New');
    expect((await tryOut('mf-store', 100)).slices['mf-store']?.canary?.share).toBe(100);
    await expect(tryOut('mf-store', 500)).rejects.toThrow('mf-store 2: operation New');
    await expect(tryOut('svc-catalog', 50)).rejects.toThrow('mf-store 2: operation New');
  });

  test('get more visitors one after the other, the service first', async () => {
    await tryOut('mf-store', 100);
    await tryOut('svc-catalog', 500);
    expect((await tryOut('mf-store', 500)).slices['mf-store']?.canary?.share).toBe(500);
  });
});

import { createHash } from 'node:crypto';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { isInCohort } from '@meowtale/releases';
import type { Generation, Program } from '../stitching/generation.ts';
import { SchemaRejectedError } from '../stitching/schema-rejected-error.ts';
import type { SignedClient } from '../stitching/signed-client.ts';
import { type CanaryGenerations, type CanaryGenerationsOptions, createCanaryGenerations } from './canary-generations.ts';
import type { ServiceCanary } from './live-releases.ts';

const visitors = Array.from({ length: 500 }, (_, index) => createHash('sha256').update(String(index)).digest('hex').slice(0, 16));

const nothing = async () => undefined;
const ask: Program['ask'] = () => Promise.reject(new Error('nothing is asked'));

/** A generation that knows which schemas it has. */
interface TestGeneration extends Generation {
  sdls: string[];
}
function generationOf(programs: ReadonlyMap<string, Program>): TestGeneration {
  const unused = () => Promise.reject(new Error('nothing runs'));
  return {
    sdls: [...programs.values()].map(({ sdl }) => sdl),
    schema: {} as Generation['schema'],
    run: unused,
    retire: jest.fn(),
    close: nothing,
  };
}

const base = (revision = 1) => ({ programs: new Map<string, Program>(), generation: live, revision });
const canary = (service: string, parts: Partial<ServiceCanary> = {}): ServiceCanary => ({
  ...{ service, version: '2', sdl: `${service} 2`, address: { url: 'http://127.0.0.1:1', timeoutMs: null } },
  ...{ cohort: service, share: 5000, since: 1, ...parts },
});

let live: Generation;
let options: jest.Mocked<CanaryGenerationsOptions>;
let canaries: CanaryGenerations;
let events: string[];
beforeEach(() => {
  live = generationOf(new Map());
  events = [];
  const note = (details: { event: string }) => void events.push(details.event);
  options = {
    connect: jest.fn((name: string) => ({ name, close: nothing, drain: nothing }) as unknown as SignedClient),
    askOf: jest.fn(() => ask),
    build: jest.fn(async (programs: ReadonlyMap<string, Program>) => generationOf(programs)),
    operations: jest.fn(async () => []),
    assertAccepted: jest.fn(nothing),
    log: { error: note } as unknown as jest.Mocked<CanaryGenerationsOptions>['log'],
  };
  canaries = createCanaryGenerations(options);
});

const sdlsOf = (visitor: string) => (canaries.of(visitor) as TestGeneration | undefined)?.sdls.toSorted() ?? [];
const dueTo = (visitor: string, all: readonly ServiceCanary[]) =>
  all
    .filter((one) => isInCohort(visitor, one))
    .map(({ sdl }) => sdl)
    .sort();

test('each visitor gets exactly the canaries whose share includes them, in one cohort with several shares and in several cohorts', async () => {
  const one = { cohort: 'price' };
  const all = [
    canary('a', { ...one, share: 2000 }),
    canary('b', { ...one, share: 500 }),
    canary('c'),
    canary('d', { ...one, share: 2000 }),
  ];
  await canaries.update(all, base());
  for (const visitor of visitors) expect(sdlsOf(visitor)).toEqual(dueTo(visitor, all));
  expect(new Set(visitors.map((visitor) => String(sdlsOf(visitor)))).size).toBe(6);
  expect(options.build).toHaveBeenCalledTimes(5);
});

test('a share that changes gives other visitors the canary, and builds only what is new', async () => {
  const [a, b] = [canary('a', { cohort: 'price', share: 2000 }), canary('b', { cohort: 'price', share: 2000 })];
  await canaries.update([a, b], base());
  const raised = [a, { ...b, share: 4000 }];
  await canaries.update(raised, base(2));
  for (const visitor of visitors) expect(sdlsOf(visitor)).toEqual(dueTo(visitor, raised));
  expect(options.build).toHaveBeenCalledTimes(2);
});

test('of ten canaries under cohorts of their own the first three get visitors, and the others are logged once', async () => {
  const all = Array.from({ length: 10 }, (_, index) => canary(`service-${index}`, { since: index }));
  await canaries.update(all.toReversed(), base());
  await canaries.update(all, base(2));
  expect(options.build).toHaveBeenCalledTimes(7);
  for (const visitor of visitors) expect(sdlsOf(visitor)).toEqual(dueTo(visitor, all.slice(0, 3)));
  expect(events).toEqual(['canary.refused']);
});

test('ten canaries of one cohort and share all get its visitors', async () => {
  const all = Array.from({ length: 10 }, (_, index) => canary(`service-${index}`, { cohort: 'price', since: index }));
  await canaries.update(all, base());
  for (const visitor of visitors) expect(sdlsOf(visitor)).toEqual(dueTo(visitor, all));
  expect(options.build).toHaveBeenCalledTimes(1);
});

test('canaries that could not be tried are tried again, and the newest ones that could are used meanwhile', async () => {
  const all = [canary('a', { share: 10_000 })];
  const [visitor = ''] = visitors;
  options.operations.mockRejectedValueOnce(new Error('ETIMEDOUT'));
  await canaries.update(all, base());
  expect([sdlsOf(visitor), events]).toEqual([[], ['canary.not-built']]);
  await canaries.update(all, base());
  const first = canaries.of(visitor);
  expect(sdlsOf(visitor)).toEqual(['a 2']);

  live = generationOf(new Map());
  options.build.mockRejectedValueOnce(new Error('no engine'));
  await canaries.update(all, base(2));
  expect(canaries.of(visitor)).toBe(first);
  await canaries.update(all, base(2));
  expect([canaries.of(visitor) === first, sdlsOf(visitor)]).toEqual([false, ['a 2']]);
  expect(first?.retire).toHaveBeenCalledTimes(1);
});

test('rejected canaries are tried again only at another revision', async () => {
  const all = [canary('a', { share: 10_000 })];
  const [visitor = ''] = visitors;
  options.assertAccepted.mockRejectedValueOnce(new SchemaRejectedError('operation List of mf-store 1'));
  for (let round = 0; round < 3; round += 1) await canaries.update(all, base());
  expect([sdlsOf(visitor), events, options.build.mock.calls.length]).toEqual([[], ['canary.rejected'], 1]);
  await canaries.update(all, base(2));
  expect(sdlsOf(visitor)).toEqual(['a 2']);
});

test('a canary without a usable address leaves the others', async () => {
  options.connect.mockImplementationOnce(() => {
    throw new Error('invalid url');
  });
  await canaries.update([canary('a', { share: 10_000 }), canary('b', { share: 10_000 })], base());
  expect([sdlsOf(visitors[0] as string), events]).toEqual([['b 2'], ['canary.not-built']]);
});

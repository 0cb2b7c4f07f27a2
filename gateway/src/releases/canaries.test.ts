import type { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { ServiceAddress } from '@meowtale/contracts/releases';
import { isInCohort, publishRelease, readHistory, readPointer } from '@meowtale/releases';
import { builtService } from '@meowtale/releases/testing';
import { composeTypeDefs } from '@meowtale/service-kit';
import { waitFor } from '@meowtale/service-kit/testing';
import { print } from 'graphql';
import { STORE, type Stack, startStack } from '../test-stack.ts';
import { catalogTypes, createReleases, partsWith, type Releases } from './testing.ts';

jest.setTimeout(120_000);

let stack: Stack;
let releases: Releases;
beforeEach(async () => {
  stack = await startStack({ changes: { SCHEMA_POLL_MS: 600_000, LOG_LEVEL: 'error' } });
  releases = createReleases(stack.env.RELEASES_DIR);
});
afterEach(() => stack.close());

const NEW_TYPES = catalogTypes.replace('name: String!', 'name: String! mood: String');

/** Starts a program that has the new field. */
function startNewProgram(mood: () => string): Promise<string> {
  const parts = partsWith(NEW_TYPES);
  const resolvers = [...parts.resolvers, { Store: { mood } }];
  return stack.startProgram('catalog', { ...parts, resolvers });
}
const visitors = Array.from({ length: 200 }, (_, index) => index.toString(16).padStart(16, '0'));
const moodOf = (visitor: string) => stack.ask('{ findStore { mood } }', undefined, { cookie: `a=b; meowtale.cohort=${visitor}` });
const statusIn = (answer: { data?: unknown; errors?: unknown }) => (answer.errors ? 'unknown' : 'new');
const linesOf = (event: string) => stack.lines.filter((line) => line.includes(`"${event}"`));

test('a service moves to the address of its release, and its next requests reach it there', async () => {
  const url = await startNewProgram(() => 'calm');
  await releases.service('1', NEW_TYPES, { url, timeoutMs: 5000 });
  await waitFor(async () => (await stack.ask('{ findStore { mood } }')).data?.findStore[0].mood === 'calm');
  await stack.stopService('catalog');
  expect((await stack.ask('{ findStore { name mood } }')).data.findStore).toEqual([{ name: 'The Intercept', mood: 'calm' }]);
});

test('a service that is in no setting is stitched once its release has an address', async () => {
  const typeDefs = ['extend type Query { gifts: [String!]! }'];
  const url = await stack.startProgram('gifts', { typeDefs, resolvers: [{ Query: { gifts: () => ['a bow'] } }] });
  await publishRelease(releases.storage, builtService('svc-gifts', '1', { sdl: `${print(composeTypeDefs(typeDefs))}\n` }));
  await releases.live('svc-gifts', '1', 'service', { address: { url, timeoutMs: null } });
  await waitFor(async () => (await stack.ask('{ gifts findStore { name } }')).data?.gifts?.[0] === 'a bow');
});

describe('a service that is in no setting, once its release', () => {
  let sockets: Set<Socket>;
  let fetched: number;
  let address: ServiceAddress;

  /** Releases a service whose program counts its open connections and how often its schema is read. */
  beforeEach(async () => {
    sockets = new Set();
    fetched = 0;
    const typeDefs = ['extend type Query { gifts: [String!]! }'];
    const sdl = `${print(composeTypeDefs(typeDefs))}\n`;
    const own = { typeDefs, resolvers: [{ Query: { gifts: () => ['a bow'] } }] };
    const url = await stack.startProgram('gifts', own, (app) => {
      app.server.on('connection', (socket) => {
        sockets.add(socket);
        socket.on('close', () => sockets.delete(socket));
      });
      app.addHook('onRequest', async ({ url }) => {
        if (url === '/sdl') fetched += 1;
      });
    });
    address = { url, timeoutMs: null };
    await publishRelease(releases.storage, builtService('svc-gifts', '1', { sdl }));
    await publishRelease(releases.storage, builtService('svc-gifts', '2', { sdl }));
    await releases.live('svc-gifts', '1', 'service', { address });
    await waitFor(async () => (await stack.ask('{ gifts }')).data?.gifts?.[0] === 'a bow');
    expect(sockets.size).toBeGreaterThan(0);
  });
  const isOpen = async () => (await stack.ask('{ gifts }')).data?.gifts?.[0] === 'a bow';
  const codeOf = async () => (await stack.ask('{ gifts }')).errors?.[0]?.extensions?.code ?? 'none';
  const isUnknown = async () => !['none', 'service/unavailable'].includes(await codeOf());

  test.each([
    ['is gone', () => releases.gone('svc-gifts')],
    ['has no address any more', () => releases.live('svc-gifts', '2', 'service')],
  ])('%s, is not asked any more, and is stitched again with the next one', async (_what, end) => {
    await end();
    await waitFor(isUnknown);
    await waitFor(() => sockets.size === 0);
    const before = fetched;
    // Each of these moves reads all schemas anew.
    for (const version of ['1', '2', '3']) await releases.service(version, NEW_TYPES.replace('mood', `mood${version}`));
    await waitFor(async () => JSON.stringify((await stack.ask('{ __type(name: "Store") { fields { name } } }')).data).includes('mood3'));
    expect([fetched, sockets.size]).toEqual([before, 0]);
    await releases.live('svc-gifts', '1', 'service', { address });
    await waitFor(isOpen);
  });

  test('is gone, returns 503 while a live remote asks for its fields', async () => {
    await releases.store('1', 'query List { gifts }');
    await releases.gone('svc-gifts');
    await waitFor(() => sockets.size === 0);
    expect((await stack.ask('{ gifts }')).errors?.[0]?.extensions).toMatchObject({ code: 'service/unavailable', service: 'gifts' });
    await releases.gone('mf-store');
    await waitFor(isUnknown);
  });

  test('is killed, returns 503 without a connection until it is revived', async () => {
    await releases.live('svc-gifts', '1', 'service', { address, killed: true });
    await waitFor(() => sockets.size === 0);
    expect((await stack.ask('{ gifts }')).errors?.[0]?.extensions).toMatchObject({ code: 'service/unavailable', service: 'gifts' });
    await releases.live('svc-gifts', '1', 'service', { address });
    await waitFor(isOpen);
  });
});

test('a service stays where it is when nothing responds at its new address', async () => {
  await releases.service('1', NEW_TYPES, { url: 'http://127.0.0.1:9', timeoutMs: null });
  await waitFor(() => linesOf('service.not-moved').length > 0);
  expect((await stack.ask('{ findStore { name } }')).data.findStore).toEqual([{ name: 'The Intercept' }]);
});

test('a program that fails a public query of a live remote is rejected with the query', async () => {
  await releases.store('1', 'query List { findStore { uuid name } }');
  const parts = partsWith(catalogTypes);
  const failing = { Query: { ...parts.resolvers.at(-1)?.Query, findStore: () => Promise.reject(new Error('broken')) } };
  const url = await stack.startProgram('catalog', { ...parts, resolvers: [...parts.resolvers, failing] });
  await releases.service('2', NEW_TYPES, { url, timeoutMs: null });
  await waitFor(() => linesOf('schema.rejected').length > 0);
  expect(linesOf('schema.rejected')[0]).toContain('query List of mf-store 1: 500');
  expect((await stack.ask('{ findStore { uuid } }')).data.findStore).toEqual([{ uuid: STORE }]);
});

test('a canary of a service gets the visitors of its cohort, and no others', async () => {
  const url = await startNewProgram(() => 'calm');
  await releases.service('1', catalogTypes);
  const canary = { share: 2000, cohort: 'moods' };
  await releases.canary('2', NEW_TYPES, { ...canary, address: { url, timeoutMs: null } });
  const chosen = visitors.filter((visitor) => isInCohort(visitor, canary));
  await waitFor(async () => statusIn(await moodOf(chosen[0] as string)) === 'new');
  const found = new Map(await Promise.all(visitors.map(async (visitor) => [visitor, statusIn(await moodOf(visitor))] as const)));
  expect(visitors.filter((visitor) => found.get(visitor) === 'new')).toEqual(chosen);
  expect(statusIn(await stack.ask('{ findStore { mood } }'))).toBe('unknown');
});

test('a canary of a service that fails ends by its error budget', async () => {
  const url = await startNewProgram(() => {
    throw new Error('broken');
  });
  await releases.service('1', catalogTypes);
  await releases.canary('2', NEW_TYPES, { share: 10_000, budget: { loads: 10, failures: 0.05 }, address: { url, timeoutMs: null } });
  const [visitor = ''] = visitors;
  await waitFor(async () => {
    await moodOf(visitor);
    return (await readPointer(releases.storage, 'local')).slices['svc-catalog']?.canary === null;
  });
  const [newest] = (await readHistory(releases.storage, 'local')).slice(-1);
  expect(newest?.change).toMatchObject({ action: 'stop', by: 'error budget', slices: { 'svc-catalog': { from: '2', to: '1' } } });
  expect(newest?.change?.reason).toMatch(/^10 of 10 loads failed \(100 %\), of the live release 0 %$/);
  await waitFor(async () => statusIn(await moodOf(visitor)) === 'unknown');
  expect((await stack.ask('{ findStore { name } }', undefined, { cookie: `meowtale.cohort=${visitor}` })).data.findStore).toHaveLength(1);
});

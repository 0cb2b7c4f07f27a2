import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { ReleasePointer } from '@meowtale/contracts/releases';
import { createEngine } from '@meowtale/service-kit';
import { waitFor } from '@meowtale/service-kit/testing';
import { parse } from 'graphql';
import type { LiveReleases } from '../releases/live-releases.ts';
import { type Generations, type GenerationsOptions, startGenerations } from './generations.ts';
import type { MovableClient } from './movable-client.ts';
import { unavailable } from './signed-client.ts';

/** A service whose schema can't be fetched the first `awayFor` times. */
function clientOf(name: string, awayFor = 0) {
  const fetchSdl = jest.fn(async () => {
    if (fetchSdl.mock.calls.length <= awayFor) throw unavailable(name);
    return `type Query { ${name}: Int }`;
  });
  const send = () => Promise.reject(unavailable(name));
  const nothing = async () => undefined;
  const client: MovableClient = {
    ...{ name, fetchSdl, send, now: () => new Date(), close: nothing, drain: nothing },
    ...{ moveTo: jest.fn(), disconnect: jest.fn() },
  };
  return { ...client, fetchSdl };
}

const pointerAt = (revision: number): ReleasePointer => ({ environment: 'local', revision, changedAt: '', change: null, slices: {} });

/** Releases of one service with the given schema. */
function releasesOf(service: string, { sdl, url = null }: { sdl: string; url?: string | null }): jest.Mocked<LiveReleases> {
  const address = url === null ? null : { url, timeoutMs: null };
  const released = { version: '1', sdl, address, isUnread: false };
  return {
    environment: 'local',
    pointer: jest.fn(async () => pointerAt(1)),
    services: jest.fn(async (pointer: ReleasePointer) => ({ pointer, services: new Map([[service, released]]), canaries: [], unread: [] })),
    operations: jest.fn(async () => []),
  };
}

let events: string[];
let generations: Generations | undefined;
beforeEach(() => {
  events = [];
  generations = undefined;
});
afterEach(() => generations?.stop());

async function start(options: Partial<GenerationsOptions>): Promise<Generations> {
  const note = ({ event }: { event: string }) => void events.push(event);
  generations = await startGenerations({
    clients: [],
    store: { read: async () => undefined, write: async () => undefined },
    own: { typeDefs: 'type Query { version: Int }', resolvers: {} },
    makeEngine: (schema) => createEngine({ schema, production: false, jit: 0 }),
    production: false,
    pollMs: 60_000,
    connect: (name) => clientOf(name),
    log: { info() {}, warn: note, error: note } as unknown as GenerationsOptions['log'],
    ...options,
  });
  return generations;
}
const hasField = ({ of }: Generations, field: string) => of(null).schema.getQueryType()?.getFields()[field] !== undefined;

test('while one service is down only its schema is fetched again', async () => {
  const [catalog, wallet] = [clientOf('catalog'), clientOf('wallet', 3)];
  const { unknown } = await start({ clients: [catalog, wallet] });
  expect(unknown()).toEqual(['wallet']);
  await waitFor(() => unknown().length === 0);
  expect([catalog, wallet].map(({ fetchSdl }) => fetchSdl.mock.calls.length)).toEqual([1, 4]);
});

test('a first refresh that fails does not end the start', async () => {
  const catalog = clientOf('catalog');
  catalog.fetchSdl.mockImplementationOnce(() => {
    throw new Error('a fault of ours');
  });
  const { unknown, refresh } = await start({ clients: [catalog] });
  expect([unknown(), events]).toEqual([['catalog'], ['releases.not-refreshed']]);
  await refresh();
  expect(unknown()).toEqual([]);
});

test.each([
  ['of a setting', [clientOf('catalog'), clientOf('wallet')]],
  ['of no setting', [clientOf('wallet')]],
])('a service %s at an address that can not be used leaves the others', async (_what, clients) => {
  const releases = releasesOf('catalog', { sdl: 'type Query { catalog: Int }', url: 'http://127.0.0.1:9' });
  const connect = () => {
    throw new Error('invalid url');
  };
  const { refresh } = await start({ clients, releases, connect });
  expect([events, hasField(generations as Generations, 'wallet')]).toEqual([['service.not-moved'], true]);
  await refresh();
});

test('a schema that could not be tried is tried again, and a rejected one is not', async () => {
  const releases = releasesOf('catalog', { sdl: 'type Query { newer: Int }' });
  releases.operations.mockRejectedValueOnce(new Error('ETIMEDOUT'));
  const clients = [clientOf('catalog')];
  const first = await start({ clients, releases });
  expect([hasField(first, 'newer'), events]).toEqual([false, ['schema.not-tried']]);
  await first.refresh();
  expect(hasField(first, 'newer')).toBe(true);
  await first.stop();

  events = [];
  const makeEngine = jest.fn<GenerationsOptions['makeEngine']>((schema) => createEngine({ schema, production: false, jit: 0 }));
  const second = await start({ clients, releases: releasesOf('catalog', { sdl: 'type Query { newer: Nothing }' }), makeEngine });
  await second.refresh();
  await second.refresh();
  expect([events, hasField(second, 'version')]).toEqual([['schema.rejected'], true]);
});

test('until the releases are known no service is called, and once they are each is', async () => {
  const catalog = clientOf('catalog');
  const releases = releasesOf('other', { sdl: 'type Query { other: Int }' });
  releases.pointer.mockRejectedValue(new Error('ETIMEDOUT'));
  const store = { read: async () => 'type Query { catalog: Int }', write: async () => undefined };
  const { areReleasesKnown, of } = await start({ clients: [catalog], releases, store });
  const send = jest.spyOn(catalog, 'send');
  const ask = () =>
    of(null).run(
      parse('{ catalog }'),
      { requestId: '', log: { error() {} }, caller: { address: '' } } as unknown as Parameters<ReturnType<Generations['of']>['run']>[1],
      {},
    );
  await ask().catch(() => undefined);
  expect([areReleasesKnown(), catalog.fetchSdl.mock.calls.length, send.mock.calls.length]).toEqual([false, 0, 0]);
  releases.pointer.mockResolvedValue(pointerAt(1));
  await waitFor(() => areReleasesKnown());
  await waitFor(async () => {
    await ask().catch(() => undefined);
    return send.mock.calls.length > 0;
  });
});

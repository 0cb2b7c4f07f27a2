import { expect, jest, test } from '@jest/globals';
import { createEngine } from '@meowtale/service-kit';
import { waitFor } from '@meowtale/service-kit/testing';
import { type GenerationsOptions, startGenerations } from './generations.ts';
import type { MovableClient } from './movable-client.ts';
import { unavailable } from './signed-client.ts';

/** A service whose schema can't be fetched the first `awayFor` times. */
function clientOf(name: string, awayFor: number) {
  const fetchSdl = jest.fn(async () => {
    if (fetchSdl.mock.calls.length <= awayFor) throw unavailable(name);
    return `type Query { ${name}: Int }`;
  });
  const send = () => Promise.reject(unavailable(name));
  const nothing = async () => undefined;
  const client: MovableClient = { name, fetchSdl, send, now: () => new Date(), close: nothing, drain: nothing, moveTo() {} };
  return { ...client, fetchSdl };
}

test('while one service is down only its schema is fetched again', async () => {
  const [catalog, wallet] = [clientOf('catalog', 0), clientOf('wallet', 3)];
  const generations = await startGenerations({
    clients: [catalog, wallet],
    store: { read: async () => undefined, write: async () => undefined },
    own: { typeDefs: 'type Query { version: Int }', resolvers: {} },
    makeEngine: (schema) => createEngine({ schema, production: false, jit: 0 }),
    production: false,
    pollMs: 60_000,
    connect: () => catalog,
    log: { info() {}, warn() {}, error() {} } as unknown as GenerationsOptions['log'],
  });
  expect(generations.unknown()).toEqual(['wallet']);
  await waitFor(() => generations.unknown().length === 0);
  expect([catalog, wallet].map(({ fetchSdl }) => fetchSdl.mock.calls.length)).toEqual([1, 4]);
  await generations.stop();
});

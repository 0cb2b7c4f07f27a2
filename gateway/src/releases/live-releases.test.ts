import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { publishRelease, readPointer } from '@meowtale/releases';
import { builtService } from '@meowtale/releases/testing';
import { composeTypeDefs } from '@meowtale/service-kit';
import { PATIENCE, testKeys, waitFor } from '@meowtale/service-kit/testing';
import { print } from 'graphql';
import { buildGateway } from '../app.ts';
import { type Stack, startStack } from '../test-stack.ts';
import { catalogTypes, createReleases, partsWith, type Releases, sdlOf } from './testing.ts';

let stack: Stack;
let releases: Releases;
beforeEach(async () => {
  stack = await startStack({ changes: { SCHEMA_POLL_MS: 600_000, LOG_LEVEL: 'error' } });
  releases = createReleases(stack.env.RELEASES_DIR);
});
afterEach(() => stack.close());

const TYPES = catalogTypes;
const askable = async (query: string) => (await stack.ask(query)).errors === undefined;
async function hasField(field: string): Promise<boolean> {
  const { data } = await stack.ask('{ __type(name: "Store") { fields { name } } }');
  return data.__type.fields.some(({ name }: { name: string }) => name === field);
}

test('a released schema is used at once, without asking the service', async () => {
  await releases.service('1', TYPES.replace('name: String!', 'name: String! extra: String'));
  await waitFor(() => hasField('extra'));
  expect(await askable('{ findStore { name related { name } } }')).toBe(true);
});

test('a released schema without a field that a live remote uses is rejected by name, until nothing uses it any more', async () => {
  await releases.service('1', TYPES);
  await releases.store('1', 'query List { findStore { name related { name } } }');
  await releases.store('2', 'query List { findStore { name } }');
  await releases.service('2', TYPES.replace('related: Store', ''));
  await waitFor(() => stack.lines.some((line) => line.includes('schema.rejected')));
  const rejected = stack.lines.find((line) => line.includes('schema.rejected')) ?? '';
  expect(rejected).toContain('operation List of mf-store 1: Cannot query field');
  expect(await askable('{ findStore { related { name } } }')).toBe(true);

  await releases.store('3', 'query List { findStore { name uuid } }');
  await releases.store('4', 'query List { findStore { uuid } }');
  await waitFor(async () => !(await hasField('related')));
  expect(await askable('{ findStore { uuid } }')).toBe(true);
});

test('a damaged release of a service leaves the one before it in use', async () => {
  await releases.service('1', TYPES.replace('name: String!', 'name: String! extra: String'));
  await waitFor(() => hasField('extra'));
  await publishRelease(releases.storage, builtService('svc-catalog', '2', { sdl: sdlOf(TYPES) }));
  await releases.storage.replace('svc-catalog/2/schema.graphql', 'type Query { nothing: Int }');
  await releases.live('svc-catalog', '2', 'service');
  await stack.restartGateway();
  expect(await hasField('extra')).toBe(true);
});

test('requests that run while a schema is replaced all succeed', async () => {
  let done = false;
  const outcomes: boolean[] = [];
  const asking = (async () => {
    while (!done) outcomes.push(await askable('{ findStore { name } }'));
  })();
  for (const version of ['1', '2', '3', '4', '5'])
    await releases.service(version, TYPES.replace('name: String!', `name: String! extra${version}: String`));
  await waitFor(() => hasField('extra5'));
  done = true;
  await asking;
  expect([outcomes.length > 5, outcomes.every(Boolean)]).toEqual([true, true]);
});

test('calls of a killed service return 503 until it is revived, and other services work', async () => {
  await releases.service('1', TYPES);
  await releases.live('svc-catalog', '1', 'service', { killed: true });
  await waitFor(async () => !(await askable('{ findStore { name } }')));
  expect((await stack.ask('{ findStore { name } }')).errors?.[0]?.extensions).toMatchObject({
    code: 'service/unavailable',
    service: 'catalog',
  });
  expect(await askable('{ wallet }')).toBe(true);
  await releases.live('svc-catalog', '1', 'service');
  await waitFor(() => askable('{ findStore { name } }'));
});

describe('a gateway that starts while the releases can not be read', () => {
  /** Makes every file of the pointer unreadable, and returns a function that restores them. */
  async function breakPointer(): Promise<() => Promise<void>> {
    const { storage } = releases;
    const revisions = (await storage.list('pointers/local')).map((file) => `pointers/local/${file}`);
    const files = ['pointers/local.json', ...revisions];
    const texts = await Promise.all(files.map((file) => storage.read(file)));
    for (const file of files) await storage.replace(file, '{');
    return async () => {
      for (const [index, file] of files.entries()) await storage.replace(file, texts[index] as Buffer);
    };
  }
  const statusOf = async (query: string) => (await stack.ask(query)).status;

  test('calls no killed service until it is revived', async () => {
    await releases.service('1', TYPES);
    await releases.live('svc-catalog', '1', 'service', { killed: true });
    await waitFor(async () => (await statusOf('{ findStore { name } }')) === 503);
    const restore = await breakPointer();
    await stack.restartGateway();
    expect(await Promise.all([statusOf('{ findStore { name } }'), statusOf('{ wallet }')])).toEqual([503, 200]);
    await restore();
    await releases.live('svc-catalog', '1', 'service');
    await waitFor(async () => (await statusOf('{ findStore { name } }')) === 200);
  });

  test('calls services where they were, those of no setting too', async () => {
    const parts = partsWith(TYPES);
    const moved = { Query: { ...parts.resolvers.at(-1)?.Query, strict: () => ({ uuid: '1', name: 'moved' }) } };
    const url = await stack.startProgram('catalog', { ...parts, resolvers: [...parts.resolvers, moved] });
    const gifts = { typeDefs: ['extend type Query { gifts: [String!]! }'], resolvers: [{ Query: { gifts: () => ['a bow'] } }] };
    const giftsUrl = await stack.startProgram('gifts', gifts);
    await releases.service('1', TYPES, { url, timeoutMs: null });
    await publishRelease(releases.storage, builtService('svc-gifts', '1', { sdl: `${print(composeTypeDefs(gifts.typeDefs))}\n` }));
    await releases.live('svc-gifts', '1', 'service', { address: { url: giftsUrl, timeoutMs: null } });
    const expected = { strict: { name: 'moved' }, gifts: ['a bow'] };
    const found = async () => (await stack.ask('{ strict { name } gifts }')).data;
    await waitFor(async () => JSON.stringify(await found()) === JSON.stringify(expected));
    await breakPointer();
    await stack.restartGateway();
    expect(await found()).toEqual(expected);
  });

  test('is not ready and calls no service when it never knew them, until they can be read', async () => {
    await releases.service('1', TYPES);
    const restore = await breakPointer();
    const DATA_DIR = join(stack.env.DATA_DIR, 'another');
    const gateway = await buildGateway({ ...stack.env, DATA_DIR, LOG_LEVEL: 'silent' }, { tokenKeys: testKeys, patience: PATIENCE });
    const readiness = async () => (await gateway.inject('/health/ready')).statusCode;
    expect([await readiness(), (await gateway.inject('/health/ready')).json()]).toMatchObject([503, { releases: false }]);
    await restore();
    await waitFor(async () => (await readiness()) === 200);
    await gateway.close();
  });

  test('uses those of before when the storage is empty, as when it is not mounted', async () => {
    await releases.service('1', TYPES);
    await releases.live('svc-catalog', '1', 'service', { killed: true });
    await waitFor(async () => (await statusOf('{ findStore { name } }')) === 503);
    await stack.restartGateway({ RELEASES_DIR: join(stack.env.DATA_DIR, 'nothing') });
    expect(await statusOf('{ findStore { name } }')).toBe(503);
  });
});

test('an address that was stored with a path is used without it, and the gateway goes on', async () => {
  const url = await stack.startProgram('catalog', partsWith(TYPES));
  await releases.service('1', TYPES);
  const { storage } = releases;
  const pointer = await readPointer(storage, 'local');
  const live = { ...pointer.slices['svc-catalog'], address: { url: `${url}/graphql`, timeoutMs: null } };
  const next = { ...pointer, revision: pointer.revision + 1, slices: { 'svc-catalog': live } };
  await storage.create(`pointers/local/${String(next.revision).padStart(8, '0')}.json`, JSON.stringify(next));
  // Gateways watch the folder of the copy.
  await storage.replace('pointers/local.json', JSON.stringify(next));
  await stack.stopService('catalog');
  await waitFor(() => askable('{ findStore { name } }'));
  await stack.restartGateway();
  expect(await askable('{ findStore { name } }')).toBe(true);
});

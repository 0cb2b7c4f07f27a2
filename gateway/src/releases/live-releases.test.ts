import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { publishRelease } from '@meowtale/releases';
import { builtService } from '@meowtale/releases/testing';
import { waitFor } from '@meowtale/service-kit/testing';
import { type Stack, startStack } from '../test-stack.ts';
import { catalogTypes, createReleases, type Releases, sdlOf } from './testing.ts';

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

import { readdir } from 'node:fs/promises';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { ServiceEvents } from '@meowtale/contracts/releases';
import { type BuiltFiles, publishRelease } from './publish.ts';
import { findRelease, listReleases, readPublishedFile, readRelease } from './release.ts';
import type { ReleaseStorage } from './storage.ts';
import { builtFiles, builtService, temporaryStorage, withIntegrity } from './testing.ts';

let storage: ReleaseStorage;
let folder: string;
beforeEach(async () => {
  ({ storage, folder } = await temporaryStorage());
});

const publish = (files: BuiltFiles) => publishRelease(storage, files);
const changed = (files: BuiltFiles, file: string, text: string | null): BuiltFiles => {
  const copy = new Map(files);
  if (text === null) copy.delete(file);
  else copy.set(file, Buffer.from(text));
  return copy;
};

test('publishing an existing version again is rejected and changes nothing', async () => {
  await publish(builtFiles('mf-a', '1'));
  const before = await findRelease(storage, 'mf-a', '1');
  await expect(publish(builtFiles('mf-a', '1', { languages: ['zh-TW'] }))).rejects.toThrow('mf-a 1 is published already');
  expect(await findRelease(storage, 'mf-a', '1')).toEqual(before);
  expect(await readdir(folder)).toEqual(['mf-a']);
});

test('of two who publish the same version at once one is rejected, and the release is whole', async () => {
  const results = await Promise.allSettled(['zh-TW', 'de'].map((language) => publish(builtFiles('mf-a', '1', { languages: [language] }))));
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const ref = await findRelease(storage, 'mf-a', '1');
  await expect(readRelease(storage, 'mf-a', ref ?? { version: '1', integrity: '' })).resolves.toMatchObject({ manifest: { name: 'mf-a' } });
});

const built = builtFiles('mf-a', '1', { preload: ['page.js'] }, { 'media/cat.svg': '<svg/>' });
describe('a build is rejected, and nothing is published,', () => {
  test.each<[string, BuiltFiles, string]>([
    ['when a file was changed', changed(built, 'remoteEntry.js', 'other'), "remoteEntry.js isn't what its build wrote"],
    ['when a file is missing', changed(built, 'media/cat.svg', null), 'media/cat.svg is missing'],
    ['when a file has no hash', changed(built, 'extra.js', 'more'), 'extra.js has no hash in integrity.json'],
    ['when its hashes are empty', changed(built, 'integrity.json', '{}'), 'remoteEntry.js has no hash in integrity.json'],
    ['when its hashes are missing', changed(built, 'integrity.json', null), "integrity.json is missing: the build isn't finished"],
    ['when its hashes are damaged', changed(built, 'integrity.json', '{'), "integrity.json can't be read"],
    ['when its manifest names a file that it lacks', withoutHashed('page.js'), 'page.js is missing, which the slice needs'],
    ['when it has no operations', withoutHashed('operations.json'), 'operations.json is missing'],
    ['when its manifest is missing', withoutHashed('slice.json'), 'slice.json is missing'],
    ['when its name is a folder of the registry', builtFiles('pointers', '1'), "slice.json can't be read"],
    ['when its name leads elsewhere', builtFiles('../mf-b', '1'), "slice.json can't be read"],
    [
      'when the schema of a service is invalid',
      builtService('svc-a', '1', { sdl: 'type Query {' }),
      "schema.graphql can't be read: Syntax",
    ],
    [
      'when an operation is no GraphQL',
      withOperations('{"a":{"document":"query {","operationName":"A","kind":"public"}}'),
      'operation A: Syntax',
    ],
    ['when its operations have another form', withOperations('{"a":"query A { a }"}'), "operations.json can't be read"],
    [
      'when a type of the schema of a service has no fields',
      builtService('svc-a', '1', { sdl: 'type Query { a: B } type B' }),
      "schema.graphql can't be read: Type B must define one or more fields",
    ],
    [
      'when an event is of another service',
      withEvents({ publishes: { 'wallet.order.paid': { version: 1, schema: {}, fixtures: [{}] } }, consumes: {} }),
      "wallet.order.paid isn't an event of svc-a, whose events begin with a.",
    ],
    [
      'when an example of an event is not of its own schema',
      withEvents({ publishes: { 'a.paid': { version: 1, schema: { type: 'string' }, fixtures: [1] } }, consumes: {} }),
      "a.paid: an example isn't of its own schema: payload must be string",
    ],
    [
      'when an example takes too long to compare',
      withEvents({
        publishes: { 'a.paid': { version: 1, schema: { pattern: '^(a+)+$' }, fixtures: [`${'a'.repeat(40)}!`] } },
        consumes: {},
      }),
      'a.paid: a payload takes more than 1 s',
    ],
    [
      'when a schema with which it consumes an event is none',
      withEvents({ publishes: {}, consumes: { 'b.paid': { version: 1, schema: { type: 'strng' } } } }),
      "events.json can't be read: b.paid: schema is invalid",
    ],
    ['when its version leads elsewhere', builtFiles('mf-a', '../../mf-b'), "slice.json can't be read"],
  ])('%s', async (_, files, message) => {
    await expect(publish(files)).rejects.toThrow(message);
    expect(await listReleases(storage)).toEqual([]);
  });
});

function withOperations(text: string): BuiltFiles {
  return builtFiles('mf-a', '1', {}, { 'operations.json': text });
}

function withEvents(events: ServiceEvents): BuiltFiles {
  return builtService('svc-a', '1', { events });
}

/** Returns the build without a file, also without its hash. */
function withoutHashed(file: string): BuiltFiles {
  return withIntegrity(changed(changed(built, file, null), 'integrity.json', null));
}

test('a file that was altered after publishing is an error, and one that the build never had is none', async () => {
  await publish(built);
  await storage.replace('mf-a/1/remoteEntry.js', 'other');
  await expect(readPublishedFile(storage, 'mf-a', '1', 'remoteEntry.js')).rejects.toThrow('remoteEntry.js is not what its build wrote');
  expect((await readPublishedFile(storage, 'mf-a', '1', 'media/cat.svg'))?.toString()).toBe('<svg/>');
  expect(await readPublishedFile(storage, 'mf-a', '1', 'unknown.js')).toBeNull();
  expect(await readPublishedFile(storage, 'mf-a', '2', 'remoteEntry.js')).toBeNull();
});

test('a release whose list of hashes was replaced is not the one that a pointer names', async () => {
  await publish(built);
  const ref = await findRelease(storage, 'mf-a', '1');
  await storage.replace('mf-a/1/integrity.json', '{}');
  await expect(readRelease(storage, 'mf-a', ref ?? { version: '1', integrity: '' })).rejects.toThrow(
    'integrity.json is not what its build wrote',
  );
});

test('a service that has mutations only, and publishes its own events, is published', async () => {
  const events = { publishes: { 'drama.ended': { version: 1, schema: { type: 'object' }, fixtures: [{}] } }, consumes: {} };
  await publish(builtService('svc-drama-ai', '1', { sdl: 'type Mutation { add: Int }', events }));
  expect(await listReleases(storage)).toEqual([{ slice: 'svc-drama-ai', version: '1' }]);
});

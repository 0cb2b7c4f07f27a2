import { beforeEach, expect, test } from '@jest/globals';
import type { ReleaseStorage } from '@meowtale/releases';
import { builtFiles, temporaryStorage } from '@meowtale/releases/testing';
import { createLiveReleases } from './live-releases.ts';
import { catalogTypes, createReleases, type Releases, sdlOf } from './testing.ts';

let releases: Releases;
/** Fails for these files. */
let broken: Set<string>;
let reads: string[];
let storage: ReleaseStorage;
beforeEach(async () => {
  const { folder } = await temporaryStorage();
  releases = createReleases(folder);
  broken = new Set();
  reads = [];
  storage = {
    ...releases.storage,
    async read(file) {
      reads.push(file);
      if (broken.has(file)) throw new Error('ETIMEDOUT');
      return releases.storage.read(file);
    },
  };
});

const read = () => createLiveReleases(storage, 'local');
const NEWER = catalogTypes.replace('name: String!', 'name: String! extra: String');
const address = (port: number) => ({ url: `http://127.0.0.1:${port}`, timeoutMs: null });

test('a schema that can not be read now is neither damaged nor replaced by the one before it', async () => {
  await releases.service('1', catalogTypes, address(1));
  await releases.service('2', NEWER, address(2));
  const live = read();
  broken.add('svc-catalog/2/schema.graphql');
  const { services, unread } = await live.services(await live.pointer());
  expect(services.get('catalog')).toEqual({ version: '2', address: address(2), sdl: undefined, isUnread: true });
  expect(unread).toEqual([{ slice: 'svc-catalog', error: new Error('ETIMEDOUT') }]);
  broken.clear();
  expect((await live.services(await live.pointer())).services.get('catalog')).toMatchObject({ sdl: sdlOf(NEWER), isUnread: false });
});

test('a damaged schema is replaced by the one before it', async () => {
  await releases.service('1', catalogTypes);
  await releases.service('2', NEWER);
  await releases.storage.replace('svc-catalog/2/schema.graphql', 'type Query { nothing: Int }');
  const { services, unread } = await read().services(await read().pointer());
  expect([services.get('catalog'), unread]).toMatchObject([{ sdl: sdlOf(catalogTypes), isUnread: false }, []]);
});

test('a canary that can not be read now is reported, and is there once it can be', async () => {
  await releases.service('1', catalogTypes);
  await releases.canary('2', NEWER, { share: 100, address: address(2) });
  const live = read();
  broken.add('svc-catalog/2/schema.graphql');
  const before = await live.services(await live.pointer());
  expect([before.canaries, before.unread.length, before.services.get('catalog')?.isUnread]).toEqual([[], 1, false]);
  broken.clear();
  expect((await live.services(await live.pointer())).canaries).toMatchObject([{ version: '2', sdl: sdlOf(NEWER), share: 100 }]);
});

test('operations that can not be read now are an error, and those of a damaged release are none', async () => {
  await releases.store('1', 'query List { findStore { uuid } }');
  const live = read();
  broken.add('mf-store/1/operations.json');
  await expect(live.operations(await live.pointer())).rejects.toThrow('ETIMEDOUT');
  broken.clear();
  expect(await live.operations(await live.pointer())).toMatchObject([{ release: 'mf-store 1', operationName: 'List', kind: 'public' }]);
  await releases.storage.replace('mf-store/1/operations.json', '{}');
  expect(await read().operations(await live.pointer())).toEqual([]);
});

test('a document that is no GraphQL leaves the other operations of its release and of all others', async () => {
  const operation = (document: string) => ({ document, operationName: 'List', kind: 'public' });
  const text = JSON.stringify({ a: operation('query {'), b: operation('query List { findStore { uuid } }') });
  // Not published: that rejects such a document.
  await releases.storage.createFolder('mf-store/1', builtFiles('mf-store', '1', {}, { 'operations.json': text }));
  await releases.live('mf-store', '1', 'remote');
  expect(await read().operations(await read().pointer())).toHaveLength(1);
});

test('releases that the pointer does not name any more are forgotten, and others are read once', async () => {
  const live = read();
  const schema = 'svc-catalog/1/schema.graphql';
  const operations = 'mf-store/1/operations.json';
  const readBoth = async () => {
    const pointer = await live.pointer();
    await live.services(pointer);
    await live.operations(pointer);
    return [schema, operations].map((file) => reads.filter((one) => one === file).length);
  };
  for (const version of ['1', '2', '3']) {
    await releases.service(version, version === '1' ? catalogTypes : NEWER);
    await releases.store(version, `query List${version} { findStore { uuid } }`);
    expect(await readBoth()).toEqual([1, 1]);
  }
  await releases.live('svc-catalog', '1', 'service');
  await releases.live('mf-store', '1', 'remote');
  expect(await readBoth()).toEqual([2, 2]);
});

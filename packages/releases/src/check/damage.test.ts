import { beforeEach, describe, expect, test } from '@jest/globals';
import { noFigures, publishRelease, type ReleaseStorage, writeSeen } from '../index.ts';
import { builtFiles, builtService, temporaryStorage } from '../testing.ts';
import { createCheckTest, named } from './testing.ts';

const CATALOG = 'type Store { uuid: ID! owned: Boolean } type Query { findStore: [Store!]! }';
const WALLET = 'type Query { findWallet: Int findCoins: Int }';
const LIST = 'query List { findStore { uuid owned } }';
const COINS = 'query Coins { findWallet findCoins }';

let storage: ReleaseStorage;
let given: ReturnType<typeof createCheckTest>;
beforeEach(async () => {
  ({ storage } = await temporaryStorage());
  given = createCheckTest(storage);
  await given.publishService('svc-catalog', '1', CATALOG);
  await given.publishService('svc-wallet', '1', WALLET);
  await given.publishRemote('mf-store', '1', [LIST, COINS]);
  for (const slice of ['svc-catalog', 'svc-wallet', 'mf-store']) await given.makeLive(slice, '1');
});

describe('a storage that fails', () => {
  const without = (name: string): ReleaseStorage => ({
    ...storage,
    read: (file) => (file === name ? Promise.reject(new Error('ETIMEDOUT')) : storage.read(file)),
  });

  test.each(['mf-store/1/operations.json', 'mf-store/1/slice.json', 'svc-wallet/1/schema.graphql'])(
    'for %s is an error, and not a release without a fault',
    async (file) => {
      await given.publishService('svc-catalog', '2', CATALOG.replace(' owned: Boolean', ''));
      await expect(given.faultsOf('svc-catalog', '2', without(file))).rejects.toThrow('ETIMEDOUT');
    },
  );
});

describe('with a damaged live service', () => {
  const NARROW = WALLET.replace(' findCoins: Int', '');
  beforeEach(() => storage.replace('svc-wallet/1/schema.graphql', 'type Query { other: Int }'));

  test('a remote that may need it is not accepted, and the finding names both', async () => {
    await given.publishRemote('mf-store', '2', [LIST]);
    expect(await given.faultsOf('mf-store', '2')).toEqual([
      {
        ...{ rule: 'unreadable', broken: named('mf-store 2'), breaker: named('svc-wallet 1'), what: 'svc-wallet' },
        message: "mf-store 2 can't be compared with svc-wallet 1, whose files are damaged",
      },
    ]);
    await expect(given.makeLive('mf-store', '2')).rejects.toThrow("mf-store 2 can't be compared with svc-wallet 1");
    expect((await given.makeLive('mf-store', '2', { isForced: true })).slices['mf-store']?.version).toBe('2');
  });

  test('another service is not accepted either, and what is known is still found', async () => {
    await given.publishService('svc-catalog', '2', CATALOG.replace(' owned: Boolean', ''));
    expect((await given.faultsOf('svc-catalog', '2')).map(({ rule, broken }) => [rule, broken])).toEqual([
      ['unreadable', named('svc-catalog 2')],
      ['operation', named('mf-store 1')],
    ]);
  });

  test('a remote without operations is accepted', async () => {
    await given.publishRemote('mf-lobby', '1');
    expect(await given.faultsOf('mf-lobby', '1')).toEqual([]);
  });

  test('its next release is compared with all live operations, and accepted when they are valid in it', async () => {
    await given.publishService('svc-wallet', '2', NARROW);
    await given.publishService('svc-wallet', '3', WALLET);
    expect((await given.faultsOf('svc-wallet', '2')).map(({ message }) => message)).toEqual([
      expect.stringContaining('operation Coins: Cannot query field "findCoins" on type "Query".'),
    ]);
    expect(await given.faultsOf('svc-wallet', '3')).toEqual([]);
  });
});

test('a migration that takes away is not accepted beside a damaged release that may use what goes', async () => {
  const migrations = [{ name: '202612030900_drop', contracts: ['drop column b'], contractsAfter: null }];
  await publishRelease(storage, builtService('svc-wallet', '2', { sdl: WALLET, migrations }));
  await storage.replace('svc-wallet/1/events.json', '{}');
  expect(await given.faultsOf('svc-wallet', '2')).toMatchObject([
    { rule: 'unreadable', broken: named('svc-wallet 1'), breaker: named('svc-wallet 2'), what: '202612030900_drop' },
  ]);
});

describe('a release from before publishing was checked', () => {
  const publishUnchecked = (files: ReadonlyMap<string, Uint8Array>, folder: string) => storage.createFolder(folder, files);
  const HALF = JSON.stringify({ a: { document: 'query {', operationName: 'Half', kind: 'public' } });

  test('with a document that is no GraphQL is rejected itself, and stops no other one', async () => {
    await publishUnchecked(builtFiles('mf-news', '1', {}, { 'operations.json': HALF }), 'mf-news/1');
    expect(await given.faultsOf('mf-news', '1')).toMatchObject([
      { rule: 'operation', broken: named('mf-news 1'), breaker: named('mf-news 1'), what: 'Half' },
    ]);
    await given.makeLive('mf-news', '1', { isForced: true });
    await given.publishService('svc-catalog', '2', `${CATALOG} type More { uuid: ID! }`);
    await given.publishRemote('mf-store', '2', [LIST]);
    expect([await given.faultsOf('svc-catalog', '2'), await given.faultsOf('mf-store', '2')]).toEqual([[], []]);
  });

  test('with a list of operations of another form is rejected itself, and stops no other one', async () => {
    await publishUnchecked(builtFiles('mf-news', '1', {}, { 'operations.json': '[1' }), 'mf-news/1');
    expect(await given.faultsOf('mf-news', '1')).toMatchObject([
      { rule: 'unreadable', broken: named('mf-news 1'), what: 'operations.json' },
    ]);
    await given.makeLive('mf-news', '1', { isForced: true });
    await given.publishRemote('mf-store', '2', [LIST]);
    expect(await given.faultsOf('mf-store', '2')).toEqual([]);
  });

  test.each<[string, object, string]>([
    ['that is no JSON schema', { type: 'strng' }, "can't be used"],
    ['whose pattern takes too long', { properties: { name: { type: 'string', pattern: '^(a+)+$' } } }, 'takes more than'],
  ])('with a schema of events %s is rejected itself, and stops no producer', async (_, schema, message) => {
    const published = { version: 1, schema: {}, fixtures: [{ name: `${'a'.repeat(40)}!` }] };
    const publishes = { 'wallet.order.paid': published };
    await given.publishService('svc-wallet', '2', WALLET, { publishes, consumes: {} });
    await given.makeLive('svc-wallet', '2');
    const consumes = { 'wallet.order.paid': { version: 1, schema: schema as Record<string, unknown> } };
    await publishUnchecked(builtService('svc-news', '1', { events: { publishes: {}, consumes } }), 'svc-news/1');
    const own = expect.objectContaining({ rule: 'event', breaker: named('svc-news 1'), message: expect.stringContaining(message) });
    expect(await given.faultsOf('svc-news', '1')).toEqual([own]);
    await given.makeLive('svc-news', '1', { isForced: true });
    await given.publishService('svc-wallet', '3', WALLET, { publishes, consumes: {} });
    expect(await given.faultsOf('svc-wallet', '3')).toEqual([]);
  });

  test('whose names are those of every object stops no check', async () => {
    await given.publishRemote('shell', '1', [], { provides: { exports: {}, versions: {} } });
    await given.makeLive('shell', '1');
    const uses = { exports: { constructor: ['name'] }, versions: { constructor: '1.0.0' }, popups: { constructor: {} } };
    await given.publishRemote('mf-news', '1', [], { uses });
    expect((await given.faultsOf('mf-news', '1')).map(({ rule }) => rule)).toEqual(['shared', 'shared', 'popup']);
  });
});

test('a report of a release that this environment never offered does not count as an open tab', async () => {
  await given.publishRemote('mf-store', 'never', [COINS]);
  await given.publishService('svc-wallet', '2', WALLET.replace(' findCoins: Int', ''));
  await given.publishRemote('mf-store', '2', [LIST]);
  await given.publishRemote('mf-store', '3', [LIST]);
  for (const version of ['2', '3']) await given.makeLive('mf-store', version);
  const see = (version: string) => writeSeen(storage, 'local', 'a', { 'mf-store': { [version]: noFigures(new Date().toISOString()) } });
  await see('never');
  expect(await given.faultsOf('svc-wallet', '2')).toEqual([]);
  await see('1');
  expect((await given.faultsOf('svc-wallet', '2')).map(({ broken }) => broken)).toEqual([named('mf-store 1')]);
});

import { beforeEach, describe, expect, test } from '@jest/globals';
import type { ServiceAddress, ServiceEvents, SliceManifest } from '@meowtale/contracts/releases';
import { noFigures, publishRelease, type ReleaseStorage, readHistory, readPointer, writeSeen } from '../index.ts';
import { promote, rollback, startCanary } from '../moves/moves.ts';
import { builtService, route, temporaryStorage } from '../testing.ts';
import { createCheckTest, mover, named } from './testing.ts';

let storage: ReleaseStorage;
let { publishRemote, publishService, makeLive, faultsOf } = {} as ReturnType<typeof createCheckTest>;
beforeEach(async () => {
  ({ storage } = await temporaryStorage());
  ({ publishRemote, publishService, makeLive, faultsOf } = createCheckTest(storage));
});

const LIST = 'query List { findStore { uuid name } }';
const OWNED = 'query Owned { findStore { uuid owned } }';

const CATALOG = 'type Store { uuid: ID! name: String! owned: Boolean } type Query { findStore: [Store!]! }';
const WALLET = 'type Query { findWallet: Int }';
const NARROW = CATALOG.replace(' owned: Boolean', '');

describe('operations', () => {
  beforeEach(async () => {
    await publishService('svc-catalog', '1', CATALOG);
    await publishRemote('mf-store', '1', [LIST, OWNED]);
    await makeLive('svc-catalog', '1');
    await makeLive('mf-store', '1');
  });

  test('a service that removes a field breaks the live remote that uses it, by name', async () => {
    await publishService('svc-catalog', '2', NARROW);
    expect(await faultsOf('svc-catalog', '2')).toEqual([
      {
        rule: 'operation',
        broken: named('mf-store 1'),
        breaker: named('svc-catalog 2'),
        what: 'Owned',
        message: 'operation Owned: Cannot query field "owned" on type "Store".',
      },
    ]);
    await expect(makeLive('svc-catalog', '2')).rejects.toThrow('svc-catalog 2 breaks mf-store 1: operation Owned');
    expect((await readPointer(storage, 'local')).slices['svc-catalog']?.version).toBe('1');
  });

  test('it may be removed once no release that can be shown uses it any more', async () => {
    await publishService('svc-catalog', '2', NARROW);
    for (const version of ['2', '3']) await publishRemote('mf-store', version, [LIST]);
    await makeLive('mf-store', '2');
    // 1 is still what a page falls back to.
    expect(await faultsOf('svc-catalog', '2')).toHaveLength(1);
    await makeLive('mf-store', '3');
    expect(await faultsOf('svc-catalog', '2')).toEqual([]);
  });

  test('an open tab of the last day counts as well, an older one doesn’t', async () => {
    await publishService('svc-catalog', '2', NARROW);
    for (const version of ['2', '3']) await publishRemote('mf-store', version, [LIST]);
    await makeLive('mf-store', '2');
    await makeLive('mf-store', '3');
    const seen = async (hoursAgo: number) =>
      writeSeen(storage, 'local', 'a', { 'mf-store': { '1': noFigures(new Date(Date.now() - hoursAgo * 3_600_000).toISOString()) } });
    await seen(23);
    expect((await faultsOf('svc-catalog', '2')).map(({ broken }) => broken)).toEqual([named('mf-store 1')]);
    await seen(25);
    expect(await faultsOf('svc-catalog', '2')).toEqual([]);
  });

  test('a remote that uses a field which isn’t there yet is broken by itself', async () => {
    await publishRemote('mf-store', '2', ['query New { findStore { uuid price } }']);
    expect(await faultsOf('mf-store', '2')).toMatchObject([{ broken: named('mf-store 2'), breaker: named('mf-store 2'), what: 'New' }]);
  });

  test('a remote and the service that it needs may be canaries of one cohort, and of two they may not', async () => {
    await publishService('svc-catalog', '2', CATALOG.replace('name: String!', 'name: String! price: Int'));
    await publishRemote('mf-store', '2', ['query New { findStore { uuid price } }']);
    const tryOut = (slice: string, cohort: string, address?: ServiceAddress) =>
      startCanary(storage, 'local', { slice, version: '2', share: 100, cohort, address, budget: { loads: 1, failures: 0 } }, mover);
    await tryOut('svc-catalog', 'price', { url: 'http://127.0.0.1:4101', timeoutMs: null });
    await expect(tryOut('mf-store', 'other')).rejects.toThrow('mf-store 2: operation New');
    expect((await tryOut('mf-store', 'price')).slices['mf-store']?.canary?.version).toBe('2');
  });

  test('a rollback to a remote that today’s services don’t serve is rejected, unless it is forced', async () => {
    for (const version of ['2', '3', '4']) {
      await publishRemote('mf-store', version, [LIST]);
      await makeLive('mf-store', version);
    }
    await publishService('svc-catalog', '2', NARROW);
    await makeLive('svc-catalog', '2');
    const back = (isForced: boolean) => rollback(storage, 'local', { slice: 'mf-store', to: '1' }, { ...mover, isForced });
    await expect(back(false)).rejects.toThrow('mf-store 1: operation Owned');
    expect((await back(true)).slices['mf-store']?.version).toBe('1');
    expect((await readHistory(storage, 'local')).at(-1)?.change).toMatchObject({ action: 'rollback', isForced: true });
  });

  test('what was broken before isn’t held against the next release', async () => {
    await publishService('svc-catalog', '2', NARROW);
    await makeLive('svc-catalog', '2', { isForced: true });
    await publishRemote('mf-lobby', '1', [LIST]);
    expect(await faultsOf('mf-lobby', '1')).toEqual([]);
  });
});

describe('events', () => {
  const payload = (properties: object, required = Object.keys(properties)) => ({ type: 'object', properties, required });
  const paid = (properties: object, required?: string[]): ServiceEvents => ({
    publishes: {
      'wallet.order.paid': { version: 1, schema: payload(properties, required), fixtures: [{ orderUuid: 'a', coins: 1, more: 'b' }] },
    },
    consumes: {},
  });
  const takes = (properties: object): ServiceEvents => ({
    publishes: {},
    consumes: { 'wallet.order.paid': { version: 1, schema: payload(properties) } },
  });
  const TEXT = { type: 'string' };
  const NUMBER = { type: 'integer' };
  beforeEach(async () => {
    await publishService('svc-wallet', '1', WALLET, paid({ orderUuid: TEXT, coins: NUMBER }));
    await publishService('svc-catalog', '1', CATALOG, takes({ orderUuid: TEXT, coins: NUMBER }));
    await promote(storage, 'local', { 'svc-wallet': '1', 'svc-catalog': '1' }, mover);
  });

  test('a producer that drops a field breaks its consumer', async () => {
    await publishService('svc-wallet', '2', WALLET, paid({ orderUuid: TEXT }));
    expect(await faultsOf('svc-wallet', '2')).toEqual([
      {
        rule: 'event',
        broken: named('svc-catalog 1'),
        breaker: named('svc-wallet 2'),
        what: 'wallet.order.paid',
        message: 'event wallet.order.paid of svc-wallet 2 for svc-catalog 1: coins is required, and may be missing',
      },
    ]);
  });

  test('a consumer that needs a new field breaks with the producer of today, and with the one before it', async () => {
    await publishService('svc-catalog', '2', CATALOG, takes({ orderUuid: TEXT, coins: NUMBER, country: TEXT }));
    const findings = await faultsOf('svc-catalog', '2');
    expect(findings.map(({ broken, breaker }) => [broken, breaker])).toContainEqual([named('svc-catalog 2'), named('svc-wallet 1')]);
    expect(findings.map(({ message }) => message)).toContainEqual(expect.stringContaining('an example is rejected'));
    await publishService('svc-wallet', '2', WALLET, {
      ...paid({ orderUuid: TEXT, coins: NUMBER, country: TEXT }),
      publishes: {
        'wallet.order.paid': {
          version: 1,
          schema: payload({ orderUuid: TEXT, coins: NUMBER, country: TEXT }),
          fixtures: [{ orderUuid: 'a', coins: 1, country: 'tw' }],
        },
      },
    });
    await makeLive('svc-wallet', '2');
    // Events of version 1 are still stored.
    expect((await faultsOf('svc-catalog', '2')).map(({ breaker }) => breaker)).toContainEqual(named('svc-wallet 1'));
  });

  test('a producer that stops an event leaves its consumer without', async () => {
    await publishService('svc-wallet', '2', WALLET);
    expect((await faultsOf('svc-wallet', '2')).map(({ message }) => message)).toEqual([
      'event wallet.order.paid, which svc-catalog 1 consumes, is published by none',
    ]);
  });

  test('an event with one more field breaks no consumer', async () => {
    await publishService('svc-wallet', '2', WALLET, paid({ orderUuid: TEXT, coins: NUMBER, more: TEXT }));
    expect(await faultsOf('svc-wallet', '2')).toEqual([]);
  });
});

describe('collisions', () => {
  test.each<[string, Partial<SliceManifest>, string]>([
    ['an address', { routes: [route('/store/:id')] }, 'route /store/:id of mf-a 1 is /store/:id of mf-b 1'],
    ['a popup', { popups: { 'a.pick': {} } }, 'popup a.pick of mf-a 1 is also one of mf-b 1'],
    [
      'a menu entry',
      { navigation: [{ frame: 'lobby', to: '/lobby/a', order: 1, icon: 'book', labels: { 'en-US': 'A' } }] },
      'menu entry /lobby/a of mf-a 1 is also one of mf-b 1',
    ],
  ])('two slices with %s are found', async (_, parts, message) => {
    await publishRemote('mf-a', '1', [], parts);
    await publishRemote('mf-b', '1', [], parts);
    await makeLive('mf-a', '1');
    expect((await faultsOf('mf-b', '1')).map((finding) => finding.message)).toEqual([message]);
  });
});

describe('migrations', () => {
  const expand = { name: '202612010900_add', contracts: [], contractsAfter: null };
  const stop = { name: '202612020900_stop_using', contracts: [], contractsAfter: null };
  const contract = (contractsAfter: string | null) => ({ name: '202612030900_drop', contracts: ['drop column b'], contractsAfter });
  const publish = (version: string, ...migrations: (typeof expand | ReturnType<typeof contract>)[]) =>
    publishRelease(storage, builtService('svc-wallet', version, { sdl: CATALOG, migrations }));
  beforeEach(async () => {
    await publish('1', expand);
    await makeLive('svc-wallet', '1');
  });

  test('that expand are accepted', async () => {
    await publish('2', expand, stop);
    expect(await faultsOf('svc-wallet', '2')).toEqual([]);
  });

  test('that contract without saying since when are rejected', async () => {
    await publish('2', expand, contract(null));
    expect(await faultsOf('svc-wallet', '2')).toMatchObject([
      {
        ...{ rule: 'migration', broken: named('svc-wallet 1'), breaker: named('svc-wallet 2'), what: '202612030900_drop' },
        message: expect.stringContaining('has "drop column b", and svc-wallet 1 may use that'),
      },
    ]);
  });

  test('that contract are accepted once neither the live release nor the one before it uses what goes', async () => {
    await publish('2', expand, stop);
    await publish('3', expand, stop);
    await publish('4', expand, stop, contract(stop.name));
    expect((await faultsOf('svc-wallet', '4')).map(({ broken }) => broken)).toEqual([named('svc-wallet 1')]);
    await makeLive('svc-wallet', '2');
    // A promote of 4 makes 2 the release to which a rollback returns.
    expect(await faultsOf('svc-wallet', '4')).toEqual([]);
    await makeLive('svc-wallet', '4');
    await publish('5', expand, stop, contract(stop.name));
    expect(await faultsOf('svc-wallet', '5')).toEqual([]);
  });
});

test('a release over its own budget is found', async () => {
  await publishRemote('mf-store', '1', [], { sizeBytes: 2048, budgetBytes: 1024 });
  expect((await faultsOf('mf-store', '1')).map(({ message }) => message)).toEqual(['mf-store 1 has 2 KB, more than its budget of 1 KB']);
});

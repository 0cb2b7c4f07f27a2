import { beforeEach, describe, expect, test } from '@jest/globals';
import type { SliceManifest } from '@meowtale/contracts/releases';
import { forgetRevisions, publishRelease, type ReleaseStorage, readHistory, readPointer } from '../index.ts';
import { builtFiles, builtService, route, temporaryStorage } from '../testing.ts';
import { promote, promotion, rollback, startCanary, switchSlice } from './moves.ts';

let storage: ReleaseStorage;
beforeEach(async () => {
  ({ storage } = await temporaryStorage());
});

const mover = { by: 'team A', reason: 'a new shelf' };
const publish = (name: string, version: string, parts: Partial<SliceManifest> = {}) =>
  publishRelease(storage, builtFiles(name, version, parts));
const makeLive = (name: string, version: string) => promote(storage, 'local', { [name]: version }, mover);
async function live(name: string, version: string, parts: Partial<SliceManifest> = {}) {
  await publish(name, version, parts);
  return makeLive(name, version);
}
const goBack = (to?: string) => rollback(storage, 'local', { slice: 'mf-a', to }, { by: 'team A', reason: 'worse' });
const versions = async () => {
  const { version, previous } = (await readPointer(storage, 'local')).slices['mf-a'] ?? {};
  return [version, previous?.version ?? null];
};

describe('promote', () => {
  test('keeps the earlier release as the previous one, and says in the history who did what and why', async () => {
    await live('mf-a', '1');
    await live('mf-a', '2');
    expect(await versions()).toEqual(['2', '1']);
    expect((await readHistory(storage, 'local')).at(-1)?.change).toEqual({
      action: 'promote',
      slices: { 'mf-a': { from: '1', to: '2' } },
      isForced: false,
      ...mover,
    });
  });

  test('of the live release changes nothing', async () => {
    await live('mf-a', '1');
    await live('mf-a', '2');
    expect((await makeLive('mf-a', '2')).revision).toBe(2);
    expect(await versions()).toEqual(['2', '1']);
  });

  test('of several slices is one revision', async () => {
    await publish('mf-a', '1');
    await publish('mf-b', '1');
    const { slices, revision } = await promote(storage, 'local', { 'mf-a': '1', 'mf-b': '1' }, mover);
    expect([Object.keys(slices).sort(), revision]).toEqual([['mf-a', 'mf-b'], 1]);
  });

  test('from an old revision is rejected', async () => {
    await live('mf-a', '1');
    await publish('mf-a', '2');
    await expect(promote(storage, 'local', { 'mf-a': '2' }, { ...mover, expectedRevision: 0 })).rejects.toThrow('at revision 1, not 0');
    expect(await versions()).toEqual(['1', null]);
  });

  test('of a release that is not published, or is damaged, changes nothing', async () => {
    await live('mf-a', '1');
    await publish('mf-a', '2');
    await storage.replace('mf-a/2/remoteEntry.js', 'other');
    await expect(makeLive('mf-a', '9')).rejects.toThrow("mf-a 9 isn't published");
    await expect(makeLive('mf-a', '2')).rejects.toThrow('mf-a/2/remoteEntry.js is not what its build wrote');
    expect((await readPointer(storage, 'local')).revision).toBe(1);
  });

  test.each<[string, Partial<SliceManifest>, Partial<SliceManifest>, string]>([
    [
      'an address of a live slice, under another parameter name too,',
      { routes: [route('/store/:id')] },
      { routes: [route('/store/:uuid')] },
      'route /store/:id of mf-a 1 is /store/:uuid of mf-b 1',
    ],
    ['a popup of a live slice', { popups: { 'a.pick': {} } }, { popups: { 'a.pick': {} } }, 'popup a.pick of mf-a 1 is also one of mf-b 1'],
  ])('of a release with %s is rejected with both names', async (_, one, other, message) => {
    await live('mf-a', '1', one);
    await expect(live('mf-b', '1', other)).rejects.toThrow(message);
    expect(Object.keys((await readPointer(storage, 'local')).slices)).toEqual(['mf-a']);
  });

  test('the same path on a site host is another address, and a slice keeps its own', async () => {
    await live('mf-a', '1', { routes: [route('/')] });
    await live('mf-b', '1', { routes: [route('/', 'site')] });
    expect((await live('mf-a', '2', { routes: [route('/')] })).slices['mf-a']?.version).toBe('2');
  });

  test("isn't blocked by another team's damaged release", async () => {
    await live('mf-a', '1');
    await live('mf-b', '1');
    await storage.replace('mf-b/1/slice.json', '{}');
    expect((await live('mf-a', '2')).slices['mf-a']?.version).toBe('2');
  });
});

describe('rollback', () => {
  beforeEach(async () => {
    for (const version of ['1', '2', '3']) await live('mf-a', version);
  });

  test('twice goes back two releases, and the third time there is none', async () => {
    await goBack();
    expect(await versions()).toEqual(['2', '1']);
    await goBack();
    expect(await versions()).toEqual(['1', null]);
    await expect(goBack()).rejects.toThrow('mf-a has no earlier release in local');
    expect((await readHistory(storage, 'local')).slice(3).map(({ change }) => [change?.action, change?.slices, change?.reason])).toEqual([
      ['rollback', { 'mf-a': { from: '3', to: '2' } }, 'worse'],
      ['rollback', { 'mf-a': { from: '2', to: '1' } }, 'worse'],
    ]);
  });

  test('after a release that followed a rollback skips what was rolled back', async () => {
    await goBack();
    await live('mf-a', '4');
    await goBack();
    expect(await versions()).toEqual(['2', '1']);
  });

  test('to a given release that was live goes there', async () => {
    await goBack('1');
    expect(await versions()).toEqual(['1', null]);
  });

  test('to a release whose files were altered, together with their hashes, is rejected', async () => {
    for (const [file, bytes] of builtFiles('mf-a', '2', { languages: ['de'] })) await storage.replace(`mf-a/2/${file}`, bytes);
    await expect(goBack()).rejects.toThrow('mf-a/2/integrity.json is not what its build wrote');
  });

  test('to the release of a canary ends the canary', async () => {
    await startCanary(storage, 'local', { slice: 'mf-a', version: '2', share: 100, budget: { loads: 1, failures: 0 } }, mover);
    await goBack();
    expect((await readPointer(storage, 'local')).slices['mf-a']).toMatchObject({ version: '2', canary: null });
  });

  test('to a release that was never live, or is live, is rejected', async () => {
    await publish('mf-a', '4');
    await expect(goBack('4')).rejects.toThrow('mf-a has no earlier release 4 in local');
    await expect(goBack('3')).rejects.toThrow('mf-a has no earlier release 3 in local');
  });

  test('of a pointer from before its revisions were kept goes to its previous release', async () => {
    const { slices } = await readPointer(storage, 'local');
    const old = { environment: 'old', revision: 5, changedAt: '2026-11-01T00:00:00.000Z', slices };
    await storage.replace('pointers/old.json', JSON.stringify(old));
    const { slices: after, revision } = await rollback(storage, 'old', { slice: 'mf-a' }, { by: 'team A', reason: 'worse' });
    expect([after['mf-a']?.version, revision]).toEqual(['2', 6]);
  });
});

describe('a live slice', () => {
  const turn = (action: 'kill' | 'revive' | 'pin' | 'unpin', slice = 'mf-a') => switchSlice(storage, 'local', { slice, action }, mover);

  test('stays killed over a release and a rollback until it is revived', async () => {
    await live('mf-a', '1');
    await turn('kill');
    await live('mf-a', '2');
    expect((await readPointer(storage, 'local')).slices['mf-a']).toMatchObject({ version: '2', killed: true });
    await goBack();
    expect((await readPointer(storage, 'local')).slices['mf-a']).toMatchObject({ version: '1', killed: true });
    expect((await turn('revive')).slices['mf-a']).toMatchObject({ version: '1', killed: false });
  });

  test('that is pinned has no other release, not even by a rollback, while others have', async () => {
    await live('mf-a', '1');
    await live('mf-a', '2');
    await turn('pin');
    await expect(live('mf-a', '3')).rejects.toThrow('mf-a is pinned to 2 in local');
    await expect(goBack()).rejects.toThrow('mf-a is pinned to 2 in local');
    expect(Object.keys((await live('mf-b', '1')).slices)).toEqual(['mf-a', 'mf-b']);
    await turn('unpin');
    expect((await makeLive('mf-a', '3')).slices['mf-a']?.version).toBe('3');
  });

  test('that is pinned can be compared with another release without being unpinned', async () => {
    await live('mf-a', '1');
    await turn('pin');
    await publish('mf-a', '2');
    expect((await promotion(storage, 'local', { 'mf-a': '2' })).after['mf-a']).toMatchObject({ version: '2', pinned: true });
  });

  test('that is killed already is not killed again', async () => {
    await live('mf-a', '1');
    await turn('kill');
    expect((await turn('kill')).revision).toBe(2);
  });

  test('can only be switched when it is live and not the shell', async () => {
    await expect(turn('kill')).rejects.toThrow("mf-a isn't live in local");
    await live('shell', '1');
    await expect(turn('kill', 'shell')).rejects.toThrow("the shell can't be killed");
  });
});

describe('canaries', () => {
  const budget = { loads: 1, failures: 0 };
  const tryOut = (slice: string, version: string, cohort?: string) =>
    startCanary(storage, 'local', { slice, version, share: 100, cohort, budget }, mover);

  test('of two slices with the same route are rejected, also in one cohort', async () => {
    for (const name of ['mf-a', 'mf-b']) {
      await live(name, '1');
      await publish(name, '2', { routes: [route('/new')] });
    }
    await tryOut('mf-a', '2', 'together');
    await expect(tryOut('mf-b', '2', 'together')).rejects.toThrow('route /new of mf-a 2 is /new of mf-b 2');
    await expect(tryOut('mf-b', '2')).rejects.toThrow('route /new of mf-a 2 is /new of mf-b 2');
  });

  test('of one cohort may move a route from one slice to the other', async () => {
    await live('mf-a', '1', { routes: [route('/moved')] });
    await live('mf-b', '1');
    await publish('mf-a', '2');
    await publish('mf-b', '2', { routes: [route('/moved')] });
    await expect(tryOut('mf-b', '2', 'move')).rejects.toThrow('route /moved of mf-a 1 is /moved of mf-b 2');
    await tryOut('mf-a', '2', 'move');
    expect((await tryOut('mf-b', '2', 'move')).slices['mf-b']?.canary?.version).toBe('2');
  });

  test('of the shell, of a slice that is not live, and of the live release are rejected', async () => {
    await live('shell', '1');
    await publish('shell', '2');
    await live('mf-a', '1');
    await publish('mf-b', '1');
    await expect(tryOut('shell', '2')).rejects.toThrow('a shell has no canary');
    await expect(tryOut('mf-b', '1')).rejects.toThrow("mf-b isn't live in local");
    await expect(tryOut('mf-a', '1')).rejects.toThrow('mf-a 1 is live in local already');
  });

  test('that become the live release are none any more, and another one goes on', async () => {
    await live('mf-a', '1');
    for (const version of ['2', '3']) await publish('mf-a', version);
    await tryOut('mf-a', '2');
    expect((await makeLive('mf-a', '3')).slices['mf-a']).toMatchObject({ version: '3', canary: { version: '2' } });
    expect((await makeLive('mf-a', '2')).slices['mf-a']).toMatchObject({ version: '2', canary: null });
  });
});

describe('the address of a service', () => {
  const at = (port: number) => ({ url: `http://127.0.0.1:${port}`, timeoutMs: null });
  const promoteService = (version: string, port?: number) =>
    promote(storage, 'local', { 'svc-a': { version, address: port === undefined ? undefined : at(port) } }, mover);
  const budget = { loads: 1, failures: 0 };
  beforeEach(async () => {
    for (const version of ['1', '2', '3']) await publishRelease(storage, builtService('svc-a', version));
  });

  test('is given with a release, stays with the next one, and goes back with a rollback', async () => {
    await promoteService('1', 4001);
    expect((await promoteService('2')).slices['svc-a']).toMatchObject({ version: '2', address: at(4001) });
    await promoteService('3', 4003);
    expect((await rollback(storage, 'local', { slice: 'svc-a' }, mover)).slices['svc-a']).toMatchObject({
      version: '2',
      address: at(4001),
    });
  });

  test('of a release whose own revision is forgotten is that of the release before, and never that of the next one', async () => {
    await promoteService('1', 4001);
    await promoteService('2', 4002);
    await forgetRevisions(storage, 'local', [1]);
    const { slices } = await rollback(storage, 'local', { slice: 'svc-a' }, mover);
    expect(slices['svc-a']).toMatchObject({ version: '1', kind: 'service', address: at(4001) });
  });

  test('that was not stored has to be given for a rollback, unless the service never had one', async () => {
    await promoteService('1', 4001);
    const { slices } = await promoteService('2', 4002);
    const { previous, ...release } = slices['svc-a'] ?? { previous: null };
    const store = (environment: string, address: object | null) => {
      const old = { ...release, previous: { version: '1', integrity: previous?.integrity }, address };
      return storage.replace(
        `pointers/${environment}.json`,
        JSON.stringify({ environment, revision: 5, changedAt: '', slices: { 'svc-a': old } }),
      );
    };
    await store('old', at(4002));
    await store('settings', null);
    const back = (environment: string, port?: number) =>
      rollback(storage, environment, { slice: 'svc-a', address: port === undefined ? undefined : at(port) }, mover);
    await expect(back('old')).rejects.toThrow("it isn't known where the program of svc-a 1 ran: say where it runs, with --url");
    expect((await back('old', 4001)).slices['svc-a']).toMatchObject({ version: '1', address: at(4001) });
    expect((await back('settings')).slices['svc-a']).toMatchObject({ version: '1', address: null });
  });

  test('changes without another release, and its fallback stays', async () => {
    await promoteService('1', 4001);
    await promoteService('2');
    const { revision, slices } = await promoteService('2', 4002);
    expect(slices['svc-a']).toMatchObject({ version: '2', address: at(4002), previous: { version: '1' } });
    expect((await promoteService('2', 4002)).revision).toBe(revision);
  });

  test('of a canary is required, and becomes that of the live release', async () => {
    await promoteService('1', 4001);
    const wish = { slice: 'svc-a', version: '2', share: 100, budget };
    await expect(startCanary(storage, 'local', wish, mover)).rejects.toThrow('say where its canary runs');
    await startCanary(storage, 'local', { ...wish, address: at(4002) }, mover);
    expect((await startCanary(storage, 'local', { ...wish, share: 5000 }, mover)).slices['svc-a']?.canary).toMatchObject({
      share: 5000,
      address: at(4002),
    });
    expect((await promoteService('2')).slices['svc-a']).toMatchObject({ version: '2', address: at(4002), canary: null });
  });

  test('of a remote is rejected', async () => {
    await publish('mf-a', '1');
    await expect(promote(storage, 'local', { 'mf-a': { version: '1', address: at(4001) } }, mover)).rejects.toThrow('no service');
  });
});

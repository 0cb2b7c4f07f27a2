import { expect, test } from '@jest/globals';
import type { ReleaseStorage } from '@meowtale/releases';
import type { BrowserContext } from 'playwright-core';
import { slices } from '../../local/programs.ts';
import { allBreakages, shortOf } from './breakages.ts';
import { placesAt } from './page-visits.ts';
import type { Parts } from './parts.ts';

// Nothing is broken here: the list is read.
const tools = {
  parts: {} as Parts,
  storage: {} as ReleaseStorage,
  releasesFolder: '',
  urls: { catalog: '', wallet: '' },
  context: {} as BrowserContext,
  watchLog: () => async () => {},
};
const all = allBreakages(tools, placesAt({ uuid: 'a', name: 'A work' }));
const keys = all.map(({ what, fault }) => `${what} ${fault}`);

test('each remote is broken in each of five ways, and each service in four', () => {
  const faultsOf = (slice: string) => all.filter(({ what }) => what === slice).map(({ fault }) => fault);
  for (const remote of slices.filter((name) => name !== 'shell'))
    expect([remote, faultsOf(remote)]).toEqual([remote, ['404', 'hangs', 'truncated', 'corrupt', 'throws']]);
  for (const service of ['svc-catalog', 'svc-wallet', 'svc-drama-ai'])
    expect([service, faultsOf(service)]).toEqual([service, ['killed', 'hangs', 'bad schema', 'bad event']]);
});

test('no breakage occurs twice, and each has the page of another part beside its own', () => {
  expect(new Set(keys).size).toBe(keys.length);
  expect(all.filter(({ places }) => new Set(places).size < 2)).toEqual([]);
});

test('the short form has one breakage of each kind, each of another part, with two pages', () => {
  const short = shortOf(all);
  expect(short.map(({ what, fault }) => `${what}: ${fault}`)).toEqual([
    'mf-store: throws',
    'mf-lobby: 404',
    'shell: corrupt',
    'svc-catalog: killed',
    'svc-wallet: bad event',
    'svc-drama-ai: bad schema',
    'gateway: hangs',
    'nats: killed',
    'postgres: restarts',
  ]);
  expect(short.filter(({ places }) => places.length !== 2)).toEqual([]);
});

test('only the process that serves pages may leave people without any', () => {
  expect(all.filter(({ usableWithinMs }) => usableWithinMs !== 3000).map(({ what, fault }) => `${what} ${fault}`)).toEqual([
    'shell killed',
    'shell hangs',
  ]);
});

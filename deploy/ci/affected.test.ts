import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from '../local/paths.ts';
import { slices } from '../local/programs.ts';
import { affectedOf, type Importers } from './affected.ts';
import { JOURNEY_SLICES } from './journey-slices.ts';

const importers: Importers = new Map([
  ['mf-store/src/bill.ts', ['mf-store/src/page.tsx']],
  ['mf-store/src/page.tsx', ['mf-store/src/page.test.tsx']],
  ['mf-store/src/page.test.tsx', []],
  ['svc-wallet/src/money.test.ts', []],
  ['gateway/src/stitch.test.ts', []],
  ['e2e/support/people.ts', ['e2e/paying.spec.ts']],
  ['e2e/paying.spec.ts', []],
]);
const SPECS = Object.keys(JOURNEY_SLICES).map((name) => `e2e/${name}`);
const affected = (...changed: string[]) => affectedOf(changed, importers, SPECS);

test('a changed source affects the tests that import it, and the journeys of its slice', () => {
  const { jest, journeys } = affected('mf-store/src/bill.ts');
  expect(jest).toContain('mf-store/src/page.test.tsx');
  expect(jest).not.toContain('svc-wallet/src/money.test.ts');
  expect(journeys).toContain('e2e/paying.spec.ts');
  expect(affected('mf-website-builder/src/site.ts').journeys).toContain('e2e/sites.spec.ts');
  expect(affected('mf-website-builder/src/site.ts').journeys).not.toContain('e2e/paying.spec.ts');
});

test('a changed test affects itself and no journey', () => {
  expect(affected('mf-store/src/page.test.tsx')).toMatchObject({ journeys: [] });
});

test('a file without importers affects the tests of its workspace; a GraphQL schema also affects the gateway’s', () => {
  expect(affected('svc-wallet/src/orders/notes.sql').jest).toContain('svc-wallet/src/money.test.ts');
  const { jest } = affected('svc-wallet/src/orders/schema.graphql');
  expect(jest).toEqual(expect.arrayContaining(['svc-wallet/src/money.test.ts', 'gateway/src/stitch.test.ts']));
});

test('a service that every page needs, the shell and packages affect every journey', () => {
  for (const file of ['svc-wallet/src/a.ts', 'shell/src/a.ts', 'packages/ui/src/a.ts', 'deploy/seed/a.ts']) {
    expect(affected(file).journeys).toBeUndefined();
  }
  expect(affected('svc-wallet/src/a.test.ts').journeys).toEqual([]);
});

test('what everything is built with affects everything, and nothing changed affects nothing', () => {
  expect(affected('package-lock.json')).toEqual({ jest: undefined, journeys: undefined });
  expect(affected('packages/build/src/webpack.ts')).toEqual({ jest: undefined, journeys: undefined });
  expect(affected()).toEqual({ jest: [], journeys: [] });
});

test('a change of a journey’s own support affects that journey', () => {
  expect(affected('e2e/support/people.ts').journeys).toEqual(['e2e/paying.spec.ts']);
});

test('each spec says which slices it loads, and each remote has a journey', () => {
  const specs = readdirSync(join(repositoryRoot, 'e2e')).filter((name) => name.endsWith('.spec.ts'));
  expect(Object.keys(JOURNEY_SLICES).sort()).toEqual(specs.sort());
  const remotes = slices.filter((name) => name !== 'shell');
  const named = new Set(Object.values(JOURNEY_SLICES).flat());
  expect([...named].sort()).toEqual([...remotes].sort());
});

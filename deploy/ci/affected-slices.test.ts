import { describe, expect, test } from '@jest/globals';
import { chooseTests, intersect, ofSlices, testedSlices } from './affected-slices.ts';
import { JOURNEY_SLICES } from './journey-slices.ts';

const SPECS = Object.keys(JOURNEY_SLICES).map((name) => `e2e/${name}`);
const JEST = ['mf-store/src/page.test.tsx', 'mf-store-two/src/a.test.ts', 'packages/ui/src/menu.test.tsx', 'svc-wallet/src/money.test.ts'];
const of = (...slices: string[]) => ofSlices(slices, JEST, SPECS);

describe('the tests of slices', () => {
  test('are the Jest files of their folders', () => {
    expect(of('mf-store').jest).toEqual(['mf-store/src/page.test.tsx']);
    expect(of('svc-wallet', 'packages/ui').jest).toEqual(['packages/ui/src/menu.test.tsx', 'svc-wallet/src/money.test.ts']);
    expect(of('mf-none').jest).toEqual([]);
  });

  test('are the journeys that load one of the remotes, each once', () => {
    const loading = (...remotes: string[]) => SPECS.filter((spec) => JOURNEY_SLICES[spec.slice(4)]?.some((name) => remotes.includes(name)));
    expect(of('mf-website-builder').journeys).toEqual(loading('mf-website-builder'));
    expect(of('mf-website-builder').journeys).toContain('e2e/sites.spec.ts');
    expect(of('mf-website-builder').journeys).not.toContain('e2e/paying.spec.ts');
    expect(of('mf-website-builder', 'mf-store').journeys).toEqual(loading('mf-website-builder', 'mf-store'));
  });

  test('are the journeys that call svc-drama-ai, also through a page', () => {
    const { journeys } = of('svc-drama-ai');
    expect(journeys).toEqual(expect.arrayContaining(['e2e/api-errors.spec.ts', 'e2e/drama.spec.ts', 'e2e/staff.spec.ts']));
    expect(journeys).not.toContain('e2e/paying.spec.ts');
  });

  test.each(['shell', 'gateway', 'svc-catalog', 'svc-new', 'packages/ui'])('are all journeys for %s', (slice) => {
    expect(of(slice).journeys).toBeUndefined();
    expect(of('mf-store', slice).journeys).toBeUndefined();
  });

  test('are no journeys for a remote that none loads yet', () => {
    expect(of('mf-none').journeys).toEqual([]);
  });
});

test('of a change only what the slices have is run, and of the slices only what the change can affect', () => {
  const store = of('mf-store');
  const change = {
    jest: ['mf-store/src/page.test.tsx', 'svc-wallet/src/money.test.ts'],
    journeys: ['e2e/paying.spec.ts', 'e2e/agents.spec.ts'],
  };
  expect(intersect(store, change)).toEqual({
    jest: ['mf-store/src/page.test.tsx'],
    journeys: expect.arrayContaining(['e2e/paying.spec.ts', 'e2e/agents.spec.ts']),
  });
  expect(intersect(of('svc-drama-ai'), change)).toEqual({ jest: [], journeys: ['e2e/agents.spec.ts'] });
  expect(intersect(of('shell'), change)).toEqual({ jest: [], journeys: change.journeys });
  expect(intersect(store, { jest: undefined, journeys: undefined })).toEqual(store);
  expect(intersect(store, { jest: [], journeys: [] })).toEqual({ jest: [], journeys: [] });
});

test('slices and packages of the repository can be named, and have the tests of their folders', () => {
  const slices = testedSlices();
  expect(slices).toEqual(expect.arrayContaining(['gateway', 'mf-lobby', 'packages/contracts', 'shell', 'svc-wallet']));
  expect(slices.filter((name) => /^(?:deploy|e2e|bench|docs)/.test(name))).toEqual([]);
  const { jest = [], journeys } = chooseTests(['mf-store'], undefined);
  expect(jest.length).toBeGreaterThan(10);
  expect(jest.filter((file) => !file.startsWith('mf-store/'))).toEqual([]);
  expect(journeys).toContain('e2e/paying.spec.ts');
});

test('without slices and a commit nothing is left out', () => {
  expect(chooseTests([], undefined)).toEqual({ jest: undefined, journeys: undefined });
});

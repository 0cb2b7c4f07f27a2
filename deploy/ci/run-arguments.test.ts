import { expect, test } from '@jest/globals';
import { parseRunArguments } from './run-arguments.ts';

const known = {
  slices: ['gateway', 'mf-store', 'packages/ui', 'shell', 'svc-wallet'],
  exists: (file: string) => file.startsWith('svc-wallet/'),
};
const parse = (...argv: string[]) => parseRunArguments(argv, known);
const nothing = { keepGoing: false, changed: undefined, groups: [], slices: [], files: [] };

test('without arguments nothing is left out', () => {
  expect(parse()).toEqual(nothing);
});

test('slices, packages, steps and a commit are read in any order, each once', () => {
  expect(parse('mf-store')).toEqual({ ...nothing, slices: ['mf-store'] });
  expect(parse('--changed', 'main', 'packages/ui/', 'jest', 'gateway', 'gateway/', '--keep-going', 'jest')).toEqual({
    ...nothing,
    keepGoing: true,
    changed: 'main',
    groups: ['jest'],
    slices: ['packages/ui', 'gateway'],
  });
});

test('test files are read as files', () => {
  const files = ['svc-wallet/src/money.test.ts', 'svc-wallet/src/paying.spec.ts'];
  expect(parse(...files)).toEqual({ ...nothing, files });
});

test.each([
  [['mf-stroe'], 'no step, slice or package called mf-stroe; there are lint, typecheck, jest, journeys, gateway, mf-store, packages/ui'],
  [['packages'], 'called packages'],
  [['svc-wallet/src'], 'called svc-wallet/src'],
  [['mf-store/src/gone.test.ts'], 'there is no file mf-store/src/gone.test.ts'],
  [['mf-store', 'svc-wallet/src/money.test.ts'], 'not both'],
  [['--changed', 'main', 'svc-wallet/src/money.test.ts'], '--changed chooses the test files itself'],
  [['--changed='], '--changed needs a commit'],
  [['--changed'], 'argument missing'],
  [['--fast'], '--fast'],
])('%j is rejected, and the message says why', (argv, message) => {
  expect(() => parse(...argv)).toThrow(message);
});

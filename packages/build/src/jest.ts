import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from 'jest';

type Project = NonNullable<Exclude<Config['projects'], undefined>[number]> & object;

const support = join(import.meta.dirname, 'jest');

/**
 * Time limit of a test and of a hook. It exceeds the limit of each single wait within one (a statement has 75 s, a test's database 100 s, a
 * process 60 s to be ready), so that a slow test ends with that wait's own error.
 */
export const TEST_TIMEOUT_MS = 120_000;

const common = {
  // Node 24 runs the sources as ES modules, so the tests do too.
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.data/'],
  modulePathIgnorePatterns: ['<rootDir>/.*/dist/', '/\\.data/'],
  restoreMocks: true,
} satisfies Config;

function transform(jsx: boolean): Config['transform'] {
  const parser = { syntax: 'typescript', tsx: jsx };
  const react = { runtime: 'automatic', development: false };
  const options = {
    jsc: {
      experimental: { keepImportAttributes: true },
      target: 'es2024',
      parser,
      transform: { react },
    },
    module: { type: 'es6' },
    sourceMaps: true,
  };
  return { [jsx ? '\\.[jt]sx?$' : '\\.[jt]s$']: ['@swc/jest', options] };
}

/** Options of a workspace's tests. Folders are relative to the repository. */
export interface ProjectOptions {
  root: string;
  folder: string;
  /** Modules that start and end the servers the tests need; they set TEST_PG_URL and TEST_NATS_URL. */
  servers?: { globalSetup: string; globalTeardown: string };
}

/** Returns the project of tests that run in Node: services, gateway, packages without a page. */
export function nodeProject({ root, folder, servers }: ProjectOptions): Project {
  return {
    ...common,
    // Loaded by Node itself, which doesn't support JSX.
    testMatch: ['<rootDir>/**/*.test.ts'],
    ...servers,
    displayName: folder,
    rootDir: join(root, folder),
    testEnvironment: 'node',
    testRunner: join(support, 'native-runner.mts'),
    setupFilesAfterEnv: [join(support, 'property-seed.ts')],
    transform: transform(false),
  };
}

/** Returns the project of tests that run in jsdom: the shell, the slices, `ui` and `web-kit`. */
export function domProject({ root, folder }: ProjectOptions): Project {
  return {
    ...common,
    displayName: folder,
    rootDir: join(root, folder),
    testEnvironment: join(support, 'dom-environment.ts'),
    setupFilesAfterEnv: [join(support, 'property-seed.ts'), join(support, 'dom-setup.ts')],
    transform: transform(true),
    moduleNameMapper: {
      '\\.module\\.css$': join(support, 'css-module-stub.ts'),
      '\\.css$': join(support, 'file-stub.ts'),
      '\\.(png|jpe?g|webp|svg|woff2?)$': join(support, 'file-stub.ts'),
    },
  };
}

/** Returns the folders directly under `parent` that have a package.json. */
export function workspacesIn(root: string, parent = '.'): string[] {
  return readdirSync(join(root, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
    .filter((entry) => readdirSync(join(root, parent, entry.name)).includes('package.json'))
    .map((entry) => (parent === '.' ? entry.name : `${parent}/${entry.name}`));
}

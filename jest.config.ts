import { join } from 'node:path';
import { domProject, nodeProject, TEST_TIMEOUT_MS, workspacesIn } from '@meowtale/build/jest';
import type { Config } from 'jest';

const root = import.meta.dirname;
const local = join(root, 'deploy/local');
const servers = {
  globalSetup: join(local, 'jest/global-setup.ts'),
  globalTeardown: join(local, 'jest/global-teardown.ts'),
};

const pages = /^(mf-.+|packages\/(ui|web-kit|faces|profile))$/;
const needsServers = /^(svc-.+|gateway|deploy|packages\/service-kit)$/;
// Playwright runs these, and jest's own matcher would take its specs for its own.
const notJest = /^(e2e)$/;

/** The views of a page whose other tests run in Node. */
const viewsOf = (folder: string) => ({ ...domProject({ root, folder }), testMatch: ['<rootDir>/**/*.test.tsx'] });

const config: Config = {
  // A hang is a fault, a busy machine is not: what waits for a condition may take its time.
  testTimeout: TEST_TIMEOUT_MS,
  // What a test file loaded stays in its worker's memory: one that has so much goes, before it does little but collect garbage.
  workerIdleMemoryLimit: '1.5GB',
  projects: [...workspacesIn(root), ...workspacesIn(root, 'packages')]
    .filter((folder) => !notJest.test(folder))
    .flatMap((folder) => {
      // The shell is two things: a page, and the server that hands it out.
      if (folder === 'shell') return [domProject({ root, folder: 'shell/src' }), nodeProject({ root, folder: 'shell/server' })];
      if (pages.test(folder)) return [domProject({ root, folder })];
      // The player is a page that the catalogue serves: its views are tested in one.
      if (folder === 'svc-catalog') return [nodeProject({ root, folder, servers }), viewsOf('svc-catalog/player')];
      // A build for development adds code that runs in pages.
      if (folder === 'packages/build') return [nodeProject({ root, folder }), viewsOf('packages/build/src/dev/runtime')];
      return [nodeProject(needsServers.test(folder) ? { root, folder, servers } : { root, folder })];
    }),
};

export default config;

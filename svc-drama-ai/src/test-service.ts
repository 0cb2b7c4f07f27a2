import { type TestService, testService } from '@meowtale/service-kit/testing';
import { buildApp, type DramaParts } from './app.ts';
import { migrations } from './migrations/index.ts';

/** Settings of providers for tests that need none. */
export const QUIET = { AI_BLOCKED_WORDS: ['porn'], AI_PRICES: {}, AI_SENT_DAYS: 90, AI_JOBS_AT_ONCE: 2 };

/** Starts the service on a database of the test file's own. */
export const testDramaAi = ({
  overrides,
  jobsAtOnce: AI_JOBS_AT_ONCE = 2,
  ...parts
}: Pick<DramaParts, 'providers' | 'charges' | 'overrides'> & { jobsAtOnce?: number } = {}): Promise<TestService> =>
  testService({
    migrations,
    ...(overrides && { overrides }),
    build: (given) => buildApp({ ...given, ...parts, env: { ...given.env, ...QUIET, AI_JOBS_AT_ONCE } }),
  });

import { type TestService, testService } from '@meowtale/service-kit/testing';
import { buildApp, type DramaParts } from './app.ts';
import { migrations } from './migrations/index.ts';

/** What of the environment is said of providers where nothing is. */
export const QUIET = { AI_BLOCKED_WORDS: ['porn'], AI_PRICES: {}, AI_SENT_DAYS: 90 };

/** The service as it runs, on a database of the test file's own. */
export const testDramaAi = ({ overrides, ...parts }: Pick<DramaParts, 'hands' | 'charges' | 'overrides'> = {}): Promise<TestService> =>
  testService({
    migrations,
    ...(overrides && { overrides }),
    build: (given) => buildApp({ ...given, ...parts, env: { ...given.env, ...QUIET } }),
  });

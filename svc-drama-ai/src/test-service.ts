import { type TestService, testService } from '@meowtale/service-kit/testing';
import { buildApp } from './app.ts';
import { migrations } from './migrations/index.ts';

/** The service as it runs, on a database of the test file's own. */
export const testDramaAi = (): Promise<TestService> => testService({ migrations, build: buildApp });

import { dirname, join } from 'node:path';
import { repositoryRoot } from '../local/paths.ts';
import { RUNNER_MS, SILENT_MS } from './limits.ts';
import type { Outcome } from './outcome.ts';
import { runProgram } from './run-program.ts';
import { runTests, type TestRunner } from './run-tests.ts';
import { EVENTS_FILE, hasCompleted } from './test-events.ts';
import { inWorkFolder } from './work-folder.ts';

const jestProgram = join(repositoryRoot, 'node_modules/jest/bin/jest.js');
const reporter = join(import.meta.dirname, 'reporters/jest-events.ts');

export interface JestScope {
  /** Only these test files, from the repository's top; all unless given. */
  files?: readonly string[];
  /** What the tests find in their environment besides this process's own. */
  env?: Record<string, string>;
  /** False lets a failed test fail at once; true unless given. */
  secondChance?: boolean;
  /** Without a finished test for so long the run is ended; SILENT_MS unless given. */
  silentMs?: number;
}

/** Runs Jest's tests, and the files of failed ones once more, one after the other. */
export function jest({ files = [], env = {}, secondChance = true, silentMs = SILENT_MS }: JestScope = {}): Promise<Outcome> {
  const runner: Pick<TestRunner, 'run'> = {
    run(events, again) {
      const paths = again ? [...new Set(again.map(({ file }) => file))] : files;
      const workers = `--maxWorkers=${again ? 1 : 4}`;
      return runProgram(
        [
          ...[
            '--max-semi-space-size=128',
            '--experimental-vm-modules',
            '--disable-warning=ExperimentalWarning',
            jestProgram,
            '--ci',
            workers,
          ],
          ...['--reporters=default', `--reporters=${reporter}`],
          ...(paths.length > 0 ? ['--runTestsByPath', ...paths] : []),
        ],
        {
          // Each worker loads the same sources: what Node made of them is shared.
          env: { ...process.env, NODE_COMPILE_CACHE: join(dirname(events), 'node'), ...env, [EVENTS_FILE]: events },
          withinMs: RUNNER_MS,
          progress: { file: events, silentMs },
          until: () => hasCompleted(events),
        },
      );
    },
  };
  return inWorkFolder((folder) => runTests('jest', { ...runner, secondChance }, (nth) => join(folder, `jest-${nth}.ndjson`)));
}

import { rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findChromium, headlessShellFirst } from '../local/chromium.ts';
import { repositoryRoot } from '../local/paths.ts';
import { prepareStack, type Step } from '../local/stack.ts';
import { temporaryRoot } from '../local/temporary-root.ts';
import { startAiServer } from './ai-server.ts';
import { crashDrill } from './crash-drill.ts';
import { withStack } from './ending.ts';
import { RUNNER_MS, SILENT_MS } from './limits.ts';
import { outageDrill } from './outage-drill.ts';
import { addOutcomes, failedOf, type Outcome, singleOutcome } from './outcome.ts';
import { runProgram } from './run-program.ts';
import { runTests, type TestRunner } from './run-tests.ts';
import { EVENTS_FILE, hasCompleted, type TestResult } from './test-events.ts';
import { inWorkFolder } from './work-folder.ts';

const playwrightProgram = join(repositoryRoot, 'node_modules/@playwright/test/cli.js');
const reporter = join(import.meta.dirname, 'reporters/playwright-events.ts');
const testResults = join(repositoryRoot, 'e2e/test-results');

/** Limits of the journeys' stack: a busy machine gets no fallback slice, no client rendering and no 503. */
const RELAXED_LIMITS = { SLICE_LOAD_TIMEOUT_MS: '10000', RENDER_BUDGET_MS: '3000', MAX_EVENT_LOOP_DELAY_MS: '0' };

/** The gateway runs operations of releases only, as in production; a second one runs those that tests, demo data and drills send. */
const REGISTERED_OPERATIONS = { OPERATIONS_MODE: 'registered', MEOWTALE_OPEN_GATEWAY: '1' };

/** Playwright's projects in their order, with their workers. */
const PROJECTS: readonly [project: string, workers: number][] = [
  ['alone', 1],
  ['together', 3],
  ['afterwards', 1],
];

/**
 * Runs the journeys on their own stack, on the fixed addresses and in a folder that is removed afterwards, then outages of its parts
 * and the crash of all of it. `files` are specs from the repository's top; all, and the drills, unless given.
 */
export const journeys = (step: Step, files: readonly string[] = []): Promise<Outcome> =>
  onOwnStack({ step, files, limits: RELAXED_LIMITS, root: temporaryRoot() }, async ({ runProject, add, dataFolder, stop }) => {
    for (const [project, workers] of PROJECTS) {
      const outcome = await runProject(project, workers);
      // A runner that was killed may have left a part of the stack held down.
      if (failedOf(outcome).some(({ file }) => file === '')) return;
    }
    if (files.length > 0) return;
    add(await step('outages under people who buy', () => outageDrill({ dataFolder, form: 'short' })));
    await stop();
    add(await step('a crash of the whole stack', () => crashDrill(dataFolder)));
  });

/** Playwright's projects of proofs: journeys that only `npm run prove` runs, and those that `npm test` runs with longer limits. */
const PROOF_PROJECTS: readonly string[] = ['at length', 'again'];

/** Runs the journeys that are proofs, on a stack with the product's own limits. `files` as in `journeys`. */
export const journeysAtLength = (step: Step, files: readonly string[] = []): Promise<Outcome> =>
  onOwnStack({ step, files }, async ({ runProject }) => {
    for (const project of PROOF_PROJECTS) await runProject(project, 1);
  });

/** Breaks slices and processes in each way, on a stack with the product's own limits. `only` are their names; all unless given. */
export const outagesAtLength = (step: Step, only: readonly string[] = []): Promise<Outcome> =>
  onOwnStack({ step, files: [] }, async ({ add, dataFolder }) => add(await outageDrill({ dataFolder, form: 'full', only })));

interface StackOptions {
  step: Step;
  files: readonly string[];
  limits?: Record<string, string>;
  /** Where the stack's data lies; in the machine's temporary folder unless given. */
  root?: string;
}

interface OwnStack {
  dataFolder: string;
  runProject(project: string, workers: number): Promise<Outcome>;
  add(outcome: Outcome): void;
  stop(): Promise<void>;
}

/** Starts a stack for the work and returns all outcomes; an error of the stack itself is one. */
async function onOwnStack({ step, files, limits = {}, root }: StackOptions, work: (stack: OwnStack) => Promise<void>): Promise<Outcome> {
  const { executablePath, env } = await findChromium(headlessShellFirst);
  rmSync(testResults, { recursive: true, force: true });
  const outcomes: Outcome[] = [];
  const add = (outcome: Outcome) => void outcomes.push(outcome);
  await inWorkFolder(async (folder) => {
    const dataFolder = join(folder, 'data');
    const endAiServer = await startAiServer();
    try {
      Object.assign(process.env, REGISTERED_OPERATIONS, limits);
      const stack = await prepareStack(dataFolder, console.log, step);
      const runnerEnv = { ...env, CHROMIUM_BIN: executablePath, MEOWTALE_DATA_DIR: dataFolder };
      const runProject = async (project: string, workers: number) => {
        const runner = playwright({ project, workers, files, folder, env: runnerEnv });
        const outcome = await runTests(`journeys ${project}`, runner, (nth) => join(folder, `${project}-${nth}.ndjson`));
        add(outcome);
        return outcome;
      };
      await withStack(stack, () => work({ dataFolder, runProject, add, stop: () => stack.stop() }));
    } finally {
      for (const name of Object.keys(REGISTERED_OPERATIONS)) delete process.env[name];
      endAiServer();
    }
  }, root).catch((error: Error) => add(singleOutcome('journeys', error.message)));
  const { results, notes } = addOutcomes(outcomes);
  const missing = files.filter((file) => !results.some((result) => result.file === file));
  if (missing.length === 0) return { results, notes };
  return addOutcomes([...outcomes, singleOutcome('journeys', `Nothing ran of ${missing.join(', ')}; npm run prove runs the long ones.`)]);
}

interface PlaywrightScope {
  project: string;
  workers: number;
  files: readonly string[];
  folder: string;
  env: Record<string, string>;
}

function playwright({ project, workers, files, folder, env }: PlaywrightScope): TestRunner {
  return {
    secondChance: !PROOF_PROJECTS.includes(project),
    run(events, again) {
      const only = again
        ? ['--workers=1', `--test-list=${writeTestList(folder, again)}`]
        : [`--workers=${workers}`, ...(files.length > 0 ? ['--pass-with-no-tests'] : []), ...files.map(asFilter)];
      const pictures = join(testResults, again ? `${project}-again` : project);
      return runProgram(
        [
          ...[playwrightProgram, 'test', '-c', 'e2e', `--project=${project}`, ...only],
          ...['--forbid-only', '--retries=0', `--output=${pictures}`, `--reporter=list,${reporter}`],
        ],
        {
          env: { ...process.env, ...env, [EVENTS_FILE]: events },
          withinMs: RUNNER_MS,
          progress: { file: events, silentMs: SILENT_MS },
          until: () => hasCompleted(events),
        },
      );
    },
  };
}

/** Playwright takes a file as a pattern of its whole path. */
const asFilter = (file: string): string => `${join(repositoryRoot, file).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;

/** Writes the list by which Playwright runs exactly these tests, and returns its path. */
function writeTestList(folder: string, tests: readonly TestResult[]): string {
  const path = join(folder, 'again.txt');
  const lines = tests.map(({ file, name }) => {
    const [project, ...titles] = name.split(' › ');
    return [project, relative('e2e', file), ...titles].join(' › ');
  });
  writeFileSync(path, lines.join('\n'));
  return path;
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findChromium, headlessShellFirst } from '../local/chromium.ts';
import { repositoryRoot } from '../local/paths.ts';
import { prepareStack, type Step } from '../local/stack.ts';
import { crashDrill } from './crash-drill.ts';
import { whileItStands } from './ending.ts';
import { RUNNER_MS, SILENT_MS } from './limits.ts';
import { addOutcomes, type Outcome } from './outcome.ts';
import { runProgram } from './run-program.ts';
import { runTests, type TestRunner } from './run-tests.ts';
import { EVENTS_FILE, hasCompleted, type TestResult } from './test-events.ts';
import { inWorkFolder } from './work-folder.ts';

const playwrightProgram = join(repositoryRoot, 'node_modules/@playwright/test/cli.js');
const reporter = join(import.meta.dirname, 'reporters/playwright-events.ts');

/** Limits of the journeys' stack: a busy machine gets no fallback slice, no client rendering and no 503. */
const RELAXED_LIMITS = { SLICE_LOAD_TIMEOUT_MS: '10000', RENDER_BUDGET_MS: '3000', MAX_EVENT_LOOP_DELAY_MS: '0' };

/**
 * The journeys of a browser through a stack of their own, on the fixed addresses and in a folder that is removed afterwards; then
 * the crash of all of it, on that folder. `files` are specs from the repository's top; all, and the crash, unless given.
 */
export const journeys = (step: Step, files: readonly string[] = []): Promise<Outcome> =>
  onOwnStack(step, RELAXED_LIMITS, async (walk, dataFolder, stop) => {
    const walked = [await walk('alone', 1, files), await walk('together', 3, files), await walk('afterwards', 1, files)];
    if (files.length > 0) return walked;
    await stop();
    return [...walked, await step('a crash of the whole stack', () => crashDrill(dataFolder))];
  });

/** The journeys that take long, on a stack with the product's own limits. `files` as in `journeys`. */
export const journeysAtLength = (step: Step, files: readonly string[] = []): Promise<Outcome> =>
  onOwnStack(step, {}, async (walk) => [await walk('at length', 1, files)]);

type Walk = (project: string, workers: number, files: readonly string[]) => Promise<Outcome>;

async function onOwnStack(
  step: Step,
  limits: Record<string, string>,
  work: (walk: Walk, dataFolder: string, stop: () => Promise<void>) => Promise<Outcome[]>,
): Promise<Outcome> {
  const { executablePath, env } = await findChromium(headlessShellFirst);
  return inWorkFolder(async (folder) => {
    const dataFolder = join(folder, 'data');
    const browserEnv = { ...env, CHROMIUM_BIN: executablePath };
    const writer = await startWriter();
    Object.assign(process.env, limits);
    const stack = await prepareStack(dataFolder, console.log, step);
    const walk: Walk = (project, workers, files) => {
      const runner = playwright({ project, workers, files, folder, env: { ...browserEnv, MEOWTALE_DATA_DIR: dataFolder } });
      return runTests(`journeys ${project}`, runner, (nth) => join(folder, `${project}-${nth}.ndjson`));
    };
    try {
      return await whileItStands(stack, async () => addOutcomes(await work(walk, dataFolder, () => stack.stop())));
    } finally {
      writer.kill();
    }
  });
}

/** Starts a server with the protocols of text and picture models, and points the stack's AI settings at it. */
async function startWriter(): Promise<ChildProcess> {
  const main = join(repositoryRoot, 'svc-drama-ai/src/providers/testing/conformance-main.ts');
  const writer = spawn(process.execPath, [main], { env: { ...process.env, PORT: '0' }, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(writer.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  Object.assign(process.env, { AI_OPENAI_BASE_URL: new URL('/v1', line.toString().trim()).href, AI_OPENAI_MODEL: 'of the journeys' });
  return writer;
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
    secondChance: project !== 'at length',
    run(events, again) {
      const only = again
        ? ['--workers=1', `--test-list=${writeTestList(folder, again)}`]
        : [`--workers=${workers}`, ...files.map(asFilter)];
      return runProgram(
        [
          ...[playwrightProgram, 'test', '-c', 'e2e', `--project=${project}`, ...only],
          ...['--forbid-only', '--retries=0', '--pass-with-no-tests', `--reporter=list,${reporter}`],
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

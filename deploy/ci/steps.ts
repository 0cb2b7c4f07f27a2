import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../local/chromium.ts';
import { repositoryRoot } from '../local/paths.ts';
import { prepareStack, type Step } from '../local/stack.ts';
import { crashDrill } from './crash-drill.ts';
import { endWithUs, whileItStands } from './ending.ts';
import { checkFiles } from './file-rules.ts';
import { lockFaults } from './lock-file.ts';
import {
  addOutcomes,
  checkOutcome,
  type JestReport,
  jestOutcome,
  type Outcome,
  type PlaywrightReport,
  playwrightOutcome,
} from './outcome.ts';
import { runProgram } from './run-program.ts';

const modules = join(repositoryRoot, 'node_modules');
const minutes = (count: number) => count * 60_000;

/** Limits of the journeys' stack: a busy machine gets no fallback slice, no client rendering and no 503. */
const RELAXED_LIMITS = { SLICE_LOAD_TIMEOUT_MS: '10000', RENDER_BUDGET_MS: '3000', MAX_EVENT_LOOP_DELAY_MS: '0' };

async function check(args: readonly string[]): Promise<Outcome> {
  const { code } = await runProgram(args, { withinMs: minutes(4) });
  return checkOutcome(code === 0);
}

/** Formatting and rules of single files. Biome's program is native: its launcher hands over to it. */
export const biome = () => check([join(modules, '@biomejs/biome/bin/biome'), 'check', '.']);

/** Who may import whom. */
export const importZones = () => {
  const folders = readdirSync(repositoryRoot).filter((name) => /^(?:shell|gateway|mf-.+|svc-.+|packages|deploy|e2e|bench)$/.test(name));
  return check([join(modules, 'dependency-cruiser/bin/dependency-cruise.mjs'), '--config', '.dependency-cruiser.cjs', ...folders]);
};

/** Files, exports and packages that nothing uses, and packages that are used but not named. */
export const unused = () => check([join(modules, 'knip/bin/knip.js'), '--no-config-hints']);

export const typecheck = () => check([join(modules, 'typescript/bin/tsc'), '-p', 'tsconfig.json']);

export async function fileRules(): Promise<Outcome> {
  const faults = [...checkFiles(repositoryRoot), ...lockFaults(repositoryRoot)];
  for (const fault of faults) console.error(fault);
  return checkOutcome(faults.length === 0);
}

export interface JestScope {
  /** Only these test files, from the repository's top; all unless given. */
  files?: readonly string[];
  /** What the tests find in their environment besides this process's own. */
  env?: Record<string, string>;
  /** 15 unless given. */
  withinMinutes?: number;
}

export async function jest({ files = [], env = {}, withinMinutes = 15 }: JestScope = {}): Promise<Outcome> {
  return inWorkFolder(async (folder) => {
    const report = join(folder, 'jest.json');
    const args = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', join(modules, 'jest/bin/jest.js')];
    const { ended } = await runProgram([...args, '--ci', '--maxWorkers=3', '--json', `--outputFile=${report}`, ...files], {
      env: { ...process.env, ...env },
      withinMs: minutes(withinMinutes),
      until: () => existsSync(report),
    });
    if (!existsSync(report)) return { passed: 0, failed: 1, tests: [], notes: ['jest ended without a report'] };
    const outcome = jestOutcome(JSON.parse(readFileSync(report, 'utf8')) as JestReport);
    if (!ended) return outcome;
    return { ...outcome, failed: outcome.failed + 1, notes: [...outcome.notes, 'jest did not leave: a test left something open'] };
  });
}

/**
 * The journeys of a browser through a stack of their own, on the fixed addresses and in a folder that goes afterwards; then
 * the crash of all of it, on that folder.
 */
export const journeys = (step: Step): Promise<Outcome> =>
  onOwnStack(step, RELAXED_LIMITS, async (walk, dataFolder, stop) => {
    const walked = [await walk('alone', 1), await walk('together', 2), await walk('afterwards', 1)];
    await stop();
    return [...walked, await step('a crash of the whole stack', () => crashDrill(dataFolder))];
  });

/** The journeys that take long: each remote broken in each way, the whole path in other languages, a network that fails. */
export const journeysAtLength = (step: Step): Promise<Outcome> => onOwnStack(step, {}, async (walk) => [await walk('at length', 1)]);

type Walk = (project: string, workers: number) => Promise<Outcome>;

async function onOwnStack(
  step: Step,
  limits: Record<string, string>,
  work: (walk: Walk, dataFolder: string, stop: () => Promise<void>) => Promise<Outcome[]>,
): Promise<Outcome> {
  const { executablePath, env } = await findChromium();
  return inWorkFolder(async (folder) => {
    const dataFolder = join(folder, 'data');
    const browserEnv = { ...env, CHROMIUM_BIN: executablePath };
    const writer = await startWriter();
    Object.assign(process.env, limits);
    const stack = await prepareStack(dataFolder, console.log, step);
    const walk: Walk = (project, workers) =>
      playwright(project, workers, join(folder, `${project}.json`), { ...browserEnv, MEOWTALE_DATA_DIR: dataFolder });
    try {
      return await whileItStands(stack, async () => addOutcomes(await work(walk, dataFolder, () => stack.stop())));
    } finally {
      writer.kill();
    }
  });
}

/** A server that speaks as text and picture models do, for the dramas of the journeys; the stack is told of it. */
async function startWriter(): Promise<ChildProcess> {
  const main = join(repositoryRoot, 'svc-drama-ai/src/providers/testing/conformance-main.ts');
  const writer = spawn(process.execPath, [main], { env: { ...process.env, PORT: '0' }, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(writer.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  Object.assign(process.env, { AI_OPENAI_BASE_URL: new URL('/v1', line.toString().trim()).href, AI_OPENAI_MODEL: 'of the journeys' });
  return writer;
}

async function playwright(project: string, workers: number, report: string, env: Record<string, string>): Promise<Outcome> {
  const args = [join(modules, '@playwright/test/cli.js'), 'test', '-c', 'e2e', `--project=${project}`, `--workers=${workers}`];
  await runProgram([...args, '--forbid-only', '--retries=1', '--reporter=list,json'], {
    env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    withinMs: minutes(20),
  });
  if (!existsSync(report)) return { passed: 0, failed: 1, tests: [], notes: [`Playwright ended without a report of those ${project}`] };
  return playwrightOutcome(JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport);
}

async function inWorkFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'meowtale-ci-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const takeBack = endWithUs(remove);
  try {
    return await work(folder);
  } finally {
    remove();
    takeBack();
  }
}

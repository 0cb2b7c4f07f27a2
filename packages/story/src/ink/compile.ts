import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Compiler, CompilerOptions } from 'inkjs/compiler/Compiler';
import { StoryFault } from '../engine.ts';
import type { StoryBundle } from './bundle.ts';
import { createInkEngine } from './engine.ts';
import { type PlaceShape, shapeOf } from './shape.ts';
import { countWords } from './words.ts';

export { compareShapes, type PlaceShape, type ShapeDifference, standingPlaces } from './shape.ts';
export { translatedShare } from './translated.ts';

export const INK_SOURCE_MAX_BYTES = 4 * 1024 ** 2;
const FAULTS_MAX = 50;
/** Of the processor's time, so that a busy machine makes no story a faulty one; under the time that a call may take. */
const COMPILE_CPU_MS = 12_000;
const COMPILE_WITHIN_MS = 75_000;
const COMPILE_MEMORY_MB = 512;

/** What is wrong with a source; `line` counts from 1, null when it concerns the whole. */
export interface SourceFault {
  line: number | null;
  message: string;
}

export interface StoryReport {
  words: number;
  endings: number;
  knots: number;
  choices: number;
  /** For telling whether a translation is one (`compareShapes`). */
  shape: PlaceShape[];
  warnings: SourceFault[];
}

export type Compilation = { ok: true; bundle: StoryBundle; report: StoryReport } | { ok: false; faults: SourceFault[] };

/**
 * Compiles an ink source and reads its first passage, so that a story which can't even begin is refused here. Refuses
 * includes (a source is one file) and more than 4 MiB. The bundle says no language: that is for who knows it. For a source of somebody else's use `compileInkApart`.
 */
export function compileInk(source: string): Compilation {
  const refused = refuse(source);
  if (refused !== null) return { ok: false, faults: [refused] };
  const errors: SourceFault[] = [];
  const warnings: SourceFault[] = [];
  // ErrorType: 0 author's note, 1 warning, 2 error.
  const onMessage = (message: string, type: number) => {
    if (type > 0) (type === 2 ? errors : warnings).push(readFault(message));
  };
  try {
    const compiler = new Compiler(source, new CompilerOptions(null, [], false, onMessage, null));
    const ink = JSON.parse(compiler.Compile().ToJson() as string) as StoryBundle['ink'];
    const stats = compiler.GenerateStats();
    if (errors.length > 0) return { ok: false, faults: errors.slice(0, FAULTS_MAX) };
    const shape = shapeOf(ink.root);
    const words = countWords(ink.root);
    const bundle: StoryBundle = {
      format: 1,
      kind: 'ink',
      fingerprint: hashOf(ink),
      language: null,
      shape: hashOf(shape),
      words,
      endings: 0,
      ink,
    };
    const engine = createInkEngine(bundle);
    engine.begin(1);
    bundle.endings = engine.endings.length;
    const report = {
      words,
      endings: bundle.endings,
      knots: stats?.knots ?? 0,
      choices: stats?.choices ?? 0,
      shape,
      warnings: warnings.slice(0, FAULTS_MAX),
    };
    return { ok: true, bundle, report };
  } catch (error) {
    const thrown =
      error instanceof StoryFault || errors.length === 0 ? [readFault(error instanceof Error ? error.message : String(error))] : [];
    return { ok: false, faults: [...errors, ...thrown].slice(0, FAULTS_MAX) };
  }
}

/**
 * `compileInk` of each source in a thread of its own with 12 s of the processor and 512 MB for all of them, so that no source can
 * stop or fill the process that asks. Answers in the order of the sources, and ends at one that takes too long or stops the thread.
 */
export async function compileInkApart(sources: readonly string[], cpuMs = COMPILE_CPU_MS): Promise<Compilation[]> {
  const worker = new Worker(new URL('./compile-worker.ts', import.meta.url), {
    workerData: sources,
    resourceLimits: { maxOldGenerationSizeMb: COMPILE_MEMORY_MB },
  });
  const compiled: Compilation[] = [];
  const { promise, resolve } = Promise.withResolvers<Compilation[]>();
  const fail = (message: string) => resolve([...compiled, { ok: false, faults: [{ line: null, message }] }]);
  const tooLong = () => fail('The story took too long to compile.');
  const timer = setTimeout(tooLong, COMPILE_WITHIN_MS);
  afterCpuTime(worker, cpuMs).then(tooLong, () => undefined);
  worker.on('message', (result: Compilation) => {
    if (compiled.push(result) === sources.length) resolve(compiled);
  });
  worker.once('error', () => fail('The story could not be compiled.'));
  worker.once('exit', () => fail('The story could not be compiled.'));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

/** Resolves once a thread has used so much of the processor's time, rejects when it ends before. */
async function afterCpuTime(worker: Worker, cpuMs: number): Promise<void> {
  for (let leftMs = cpuMs; leftMs > 0; ) {
    await pause(Math.max(leftMs, 50), undefined, { ref: false });
    const { user, system } = await worker.cpuUsage();
    leftMs = cpuMs - (user + system) / 1000;
  }
}

const hashOf = (content: unknown): string => createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);

function refuse(source: string): SourceFault | null {
  if (Buffer.byteLength(source) > INK_SOURCE_MAX_BYTES) return { line: null, message: 'The source is larger than 4 MB.' };
  if (source.includes('\u0000')) return { line: null, message: 'The source is not a text.' };
  const include = source.split(/\r?\n/).findIndex((line) => /^\s*INCLUDE\s/.test(line));
  return include === -1 ? null : { line: include + 1, message: 'INCLUDE is not supported: a story is one file.' };
}

function readFault(message: string): SourceFault {
  const match = /^(?:(?:ERROR|WARNING|RUNTIME ERROR|RUNTIME WARNING): )?(?:'[^']*' )?line (\d+): (.*)$/s.exec(message);
  if (match === null) return { line: null, message: message.slice(0, 500) };
  return { line: Number(match[1]), message: (match[2] ?? '').slice(0, 500) };
}

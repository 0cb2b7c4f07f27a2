import { Compiler, CompilerOptions } from 'inkjs/compiler/Compiler';
import { StoryFault } from '../engine.ts';
import type { InkBundle } from './bundle.ts';
import { deadEndFaults } from './dead-end-faults.ts';
import { findDeadEnds } from './dead-ends.ts';
import { unreachedKnots } from './endings.ts';
import { createInkEngine } from './engine.ts';
import { includesIn } from './includes.ts';
import { makeOpening, type OpeningReport } from './opening.ts';
import { type PlaceShape, shapeOf } from './shape.ts';
import { emptyStart, type InkFaultKey, readBeginning, readFaults, type SourceFault, unreached } from './source-faults.ts';
import { countWords } from './words.ts';

export type { SourceFault } from './source-faults.ts';

export const INK_SOURCE_MAX_BYTES = 4 * 1024 ** 2;
const FAULTS_MAX = 50;

export interface StoryReport {
  words: number;
  endings: number;
  knots: number;
  choices: number;
  /** For comparing a translation with the story (`compareShapes`). */
  shape: PlaceShape[];
  opening: OpeningReport | null;
  warnings: SourceFault[];
}

/** `opening` is the free part, of a story that marks its end. */
export type Compilation =
  | { ok: true; bundle: InkBundle; opening: InkBundle | null; report: StoryReport }
  | { ok: false; faults: SourceFault[] };

export interface CompileWith {
  /** Returns 16 hex digits of a hash. */
  hashOf(content: unknown): string;
  /** Called at each rule of the grammar that is tried; may throw `SourceTooHard` to stop compiling. */
  onRule?(): void;
}

/**
 * Compiles an ink source and reads its first passage, so that a story that can't begin is rejected here. Rejects INCLUDE (join files with
 * `joinIncludes` first) and more than 4 MiB. Runs in browsers and Node, and leaves the bundle's language null for the caller to set.
 */
export function compileSource(source: string, { hashOf, onRule }: CompileWith): Compilation {
  const fault = refuse(source);
  if (fault !== null) return { ok: false, faults: [fault] };
  const errors: SourceFault[] = [];
  const warnings: SourceFault[] = [];
  // ErrorType: 0 author's note, 1 warning, 2 error.
  const onMessage = (message: string, type: number) => {
    if (type > 0) (type === 2 ? errors : warnings).push(...readFaults(message, source));
  };
  try {
    const compiler = new Compiler(source, new CompilerOptions(null, [], false, onMessage, null));
    if (onRule) watchRules(compiler, onRule);
    const ink = JSON.parse(compiler.Compile().ToJson() as string) as InkBundle['ink'];
    const stats = compiler.GenerateStats();
    if (errors.length > 0) return { ok: false, faults: errors.slice(0, FAULTS_MAX) };
    const shape = shapeOf(ink.root);
    const wordCount = countWords(ink.root);
    const bundle: InkBundle = {
      format: 1,
      kind: 'ink',
      fingerprint: hashOf(ink),
      language: null,
      shape: hashOf(shape),
      words: wordCount,
      endings: 0,
      ink,
    };
    const engine = createInkEngine(bundle);
    const { passage } = engine.begin(1);
    const unreachable = unreachedKnots(ink.root);
    if (passage.choices.length === 0 && passage.paragraphs.every(({ text }) => text === ''))
      return { ok: false, faults: [emptyStart(source, unreachable)] };
    bundle.endings = engine.endings.length;
    const opening = makeOpening(bundle, source);
    if (opening?.ok === false) return opening;
    const report = {
      words: wordCount,
      endings: bundle.endings,
      knots: stats?.knots ?? 0,
      choices: stats?.choices ?? 0,
      shape,
      opening: opening?.report ?? null,
      warnings: [
        ...(opening?.report.warnings ?? []),
        ...warnings,
        ...unreached(unreachable, source),
        ...deadEndFaults(findDeadEnds(ink.root), source, warnings),
      ].slice(0, FAULTS_MAX),
    };
    return { ok: true, bundle, opening: opening?.bundle ?? null, report };
  } catch (error) {
    if (error instanceof SourceTooHard) return { ok: false, faults: [error.fault] };
    const message = error instanceof Error ? error.message : String(error);
    const thrown = error instanceof StoryFault ? readBeginning(error, source) : errors.length === 0 ? readFaults(message, source) : [];
    return { ok: false, faults: [...errors, ...thrown].slice(0, FAULTS_MAX) };
  }
}

/**
 * Calls `onRule` at each grammar rule. inkjs creates its parser while compiling and reports no progress, so the parser is intercepted as it
 * is assigned.
 */
function watchRules(compiler: Compiler, onRule: () => void): void {
  let parser: { BeginRule(): number } | null = null;
  Object.defineProperty(compiler, '_parser', {
    get: () => parser,
    set(made: { BeginRule(): number }) {
      const begin = made.BeginRule;
      made.BeginRule = () => {
        onRule();
        return begin();
      };
      parser = made;
    },
  });
}

/** Thrown by `onRule` to stop compiling with an error. */
export class SourceTooHard extends Error {
  readonly fault: SourceFault;

  constructor(fault: SourceFault) {
    super(fault.message);
    this.fault = fault;
  }
}

function refuse(source: string): SourceFault | null {
  const whole = (key: InkFaultKey, message: string): SourceFault => ({ line: null, key, message });
  if (new TextEncoder().encode(source).byteLength > INK_SOURCE_MAX_BYTES) return whole('tooLarge', 'The source is larger than 4 MB.');
  if (source.includes('\u0000')) return whole('notText', 'The source is not a text.');
  const [include] = includesIn(source);
  return include ? { line: include.line, key: 'include', message: 'INCLUDE names a file that is not here.' } : null;
}

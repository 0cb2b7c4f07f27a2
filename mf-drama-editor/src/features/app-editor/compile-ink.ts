import type { StoryEngine } from '@meowtale/story';
import { compileInkHere, type SourceFault } from '@meowtale/story/compile-here';
import { createInkEngine } from '@meowtale/story/ink';
import type { Problem } from './problems.ts';

/** A problem without its text. */
export type InkProblem = Pick<SourceFault, 'line' | 'key' | 'params'> & Pick<Problem, 'severity'>;

export interface Compiled {
  /** Null for a source with errors. */
  engine: StoryEngine | null;
  problems: readonly InkProblem[];
}

/** Compiles an ink source. It is in a chunk of its own, fetched with the first source, because the compiler is larger than the editor. */
export function compileInk(source: string, language: string | null): Compiled {
  const compiled = compileInkHere(source);
  if (!compiled.ok) return { engine: null, problems: compiled.faults.map((fault) => ({ ...fault, severity: 'error' })) };
  const problems = compiled.report.warnings.map((fault) => ({ ...fault, severity: 'warning' }) as const);
  return { engine: createInkEngine({ ...compiled.bundle, language }), problems };
}

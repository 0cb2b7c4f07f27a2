import type { StoryEngine } from '@meowtale/story';
import { compileInkHere, type SourceFault } from '@meowtale/story/compile-here';
import { createInkEngine } from '@meowtale/story/ink';
import type { Problem } from './problems.ts';

/** A problem before it is put into words. */
export type InkProblem = Pick<SourceFault, 'line' | 'key' | 'params'> & Pick<Problem, 'severity'>;

export interface Compiled {
  /** Null for a source with faults. */
  engine: StoryEngine | null;
  problems: readonly InkProblem[];
}

/** A part of its own, fetched when the first source is compiled: the compiler is larger than the editor. */
export function compileInk(source: string, language: string | null): Compiled {
  const compiled = compileInkHere(source);
  if (!compiled.ok) return { engine: null, problems: compiled.faults.map((fault) => ({ ...fault, severity: 'error' })) };
  const problems = compiled.report.warnings.map((fault) => ({ ...fault, severity: 'warning' }) as const);
  return { engine: createInkEngine({ ...compiled.bundle, language }), problems };
}

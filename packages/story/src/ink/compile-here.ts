import { sourceMark } from '../model/parts.ts';
import { type Compilation, compileSource, SourceTooHard } from './compile-source.ts';

export type { Compilation, SourceFault, StoryReport } from './compile-source.ts';
export { INK_FAULT_KEYS } from './source-faults.ts';

/** Message of the error for a source that takes too long here; another machine may well compile it. */
export const TOO_LONG_HERE = 'The story takes too long to compile here.';
const RULES_BETWEEN_LOOKS = 1000;

/**
 * Compiles in the page itself within a time limit, so that no source can block its tab. Not in a worker: releases have another origin than
 * the page, which browsers reject for workers, and the page's policy forbids workers from text. Fingerprints differ from those of
 * `compileInk`, but distinguish the same versions.
 */
export function compileInkHere(source: string, withinMs = 2000): Compilation {
  const until = performance.now() + withinMs;
  let rules = 0;
  const onRule = () => {
    rules += 1;
    if (rules % RULES_BETWEEN_LOOKS === 0 && performance.now() > until)
      throw new SourceTooHard({ line: null, key: 'tooLong', message: TOO_LONG_HERE });
  };
  return compileSource(source, { hashOf: (content) => sourceMark(JSON.stringify(content)), onRule });
}

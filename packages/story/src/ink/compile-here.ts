import { sourceMark } from '../model/parts.ts';
import { type Compilation, compileSource, SourceTooHard } from './compile-source.ts';

export type { Compilation, SourceFault, StoryReport } from './compile-source.ts';
export { INK_FAULT_KEYS } from './source-faults.ts';

/** The message of the fault that is told of a source which takes too long here; another machine may well compile it. */
export const TOO_LONG_HERE = 'The story takes too long to compile here.';
const RULES_BETWEEN_LOOKS = 1000;

/**
 * Compiles in the page itself, in so many milliseconds at most: no source can stop the tab that it is written in. A thread of its
 * own would be one from another origin, since a release isn't served by the page's, and no browser starts such a worker; the page's
 * policy allows none made of a text either. Fingerprints differ from those of `compileInk`, and mean the same.
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

import type { Problem } from '@meowtale/story/check';

const WEIGHT = { error: 0, warning: 1, note: 2 } as const;

/** Returns problems, the worst first. */
export const worstFirst = (problems: readonly Problem[]): Problem[] => problems.toSorted((a, b) => WEIGHT[a.severity] - WEIGHT[b.severity]);

/** Returns the ids of the parts that a problem concerns, its place first, each once. */
export const partsOf = ({ at, also }: Pick<Problem, 'at' | 'also'>): string[] => [...new Set([at, ...also].map(({ part }) => part))];

/** Returns the errors and warnings of each part, the worst first, without notes. */
export function problemsByPart(problems: readonly Problem[]): Map<string, Problem[]> {
  const found = new Map<string, Problem[]>();
  for (const problem of worstFirst(problems)) {
    if (problem.severity === 'note') continue;
    for (const part of partsOf(problem)) {
      const known = found.get(part);
      if (known) known.push(problem);
      else found.set(part, [problem]);
    }
  }
  return found;
}

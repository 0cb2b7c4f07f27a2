import type { Problem } from '@meowtale/story/check';

const WEIGHT = { error: 0, warning: 1, note: 2 } as const;

/** Returns problems, the worst first. */
export const worstFirst = (problems: readonly Problem[]): Problem[] => problems.toSorted((a, b) => WEIGHT[a.severity] - WEIGHT[b.severity]);

/** Returns the errors and warnings of each part, the worst first, without notes. */
export function problemsByPart(problems: readonly Problem[]): Map<string, Problem[]> {
  const found = new Map<string, Problem[]>();
  for (const problem of worstFirst(problems)) {
    if (problem.severity === 'note') continue;
    found.set(problem.at.part, [...(found.get(problem.at.part) ?? []), problem]);
  }
  return found;
}

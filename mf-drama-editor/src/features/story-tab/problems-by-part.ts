import type { Problem } from '@meowtale/story/check';

const WEIGHT = { error: 0, warning: 1, note: 2 } as const;

/** Problems, the worst first. */
export const worstFirst = (problems: readonly Problem[]): Problem[] => problems.toSorted((a, b) => WEIGHT[a.severity] - WEIGHT[b.severity]);

/** What is wrong with each part and wants to be mended, the worst first; notes aren't among them. */
export function problemsByPart(problems: readonly Problem[]): Map<string, Problem[]> {
  const found = new Map<string, Problem[]>();
  for (const problem of worstFirst(problems)) {
    if (problem.severity === 'note') continue;
    found.set(problem.at.part, [...(found.get(problem.at.part) ?? []), problem]);
  }
  return found;
}

/** A problem of a text, at a line counted from 1; null for the whole text. */
export interface Problem {
  line: number | null;
  message: string;
  severity: 'error' | 'warning';
}

/** Removes duplicates: a compiler may repeat a problem, and the service repeats those known here. */
export function distinct(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [`${problem.line} ${problem.message}`, problem])).values()];
}

/** What is wrong with a text, at a line counted from 1; null where it concerns the whole. */
export interface Problem {
  line: number | null;
  message: string;
  severity: 'error' | 'warning';
}

/** Each once: a compiler may say the same twice, and the service says again what was known here. */
export function distinct(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [`${problem.line} ${problem.message}`, problem])).values()];
}

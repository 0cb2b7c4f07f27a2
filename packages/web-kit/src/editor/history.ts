const STEPS_MAX = 300;
const GROUP_WITHIN_MS = 1000;

/** One edit; `T` is a whole version, or what the edit replaced. */
export interface Step<T> {
  /** Edits of the same group within a second are one step, so that typing is undone by the word. */
  group: string | null;
  at: number;
  before: T;
  after: T;
}

export interface History<T> {
  /** Steps to undo, the last one last. */
  past: readonly Step<T>[];
  /** Steps to redo, the next one last. */
  future: readonly Step<T>[];
}

export const NO_HISTORY: History<never> = { past: [], future: [] };

const joinVersions = <T>(first: Step<T>, second: Step<T>): Step<T> => ({ ...second, before: first.before });

/** Records a step, joined with the last one where that goes on. The oldest of more than 300 are forgotten. */
export function recorded<T>(
  { past, future }: History<T>,
  step: Step<T>,
  join: (first: Step<T>, second: Step<T>) => Step<T> = joinVersions,
) {
  const last = past.at(-1);
  const goesOn = last && step.group !== null && last.group === step.group && step.at - last.at < GROUP_WITHIN_MS && future.length === 0;
  const steps = goesOn ? [...past.slice(0, -1), join(last, step)] : [...past, step];
  return { past: steps.slice(-STEPS_MAX), future: [] } satisfies History<T>;
}

/** Takes the last step back; null without one. */
export function undone<T>({ past, future }: History<T>): { step: Step<T>; history: History<T> } | null {
  const step = past.at(-1);
  return step ? { step, history: { past: past.slice(0, -1), future: [...future, step] } } : null;
}

/** Takes the last undone step again; null without one. Typing after it is a step of its own. */
export function redone<T>({ past, future }: History<T>): { step: Step<T>; history: History<T> } | null {
  const step = future.at(-1);
  return step ? { step, history: { past: [...past, { ...step, group: null }], future: future.slice(0, -1) } } : null;
}

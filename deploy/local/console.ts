import type { Step } from './stack.ts';

/** Returns the seconds since a time of `performance.now()`, with one decimal. */
export const secondsSince = (moment: number) => ((performance.now() - moment) / 1000).toFixed(1);

export const say = (line: string) => console.log(line);

/** Runs a step and prints a line with its duration. */
export const step: Step = async (name, work, detail) => {
  const since = performance.now();
  const result = await work();
  const more = detail?.(result);
  say(`${secondsSince(since).padStart(6)} s  ${name}${more ? ` (${more})` : ''}`);
  return result;
};

/**
 * Calls `stop` once on the first signal, although several may come (a terminal, npm and a service manager may all forward the
 * same one), then exits with `signalled`. Returns the same exit for the program itself.
 */
export function endOnSignals(stop: () => Promise<void>, signalled = 0): { end: (code: number) => Promise<never>; isEnding: () => boolean } {
  let ending: Promise<never> | undefined;
  const end = (code: number): Promise<never> => {
    ending ??= stop().then(() => process.exit(code));
    return ending;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(signalled));
  return { end, isEnding: () => ending !== undefined };
}

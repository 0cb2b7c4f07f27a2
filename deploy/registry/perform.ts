import { BreakingChangeError, PointerMovedError, ReleaseError } from '@meowtale/releases';
import { type Command, UsageError } from './commands/command.ts';

/** Exit codes: done, rejected, wrong usage, and a pointer that isn't at the expected revision. */
export const EXIT = { done: 0, rejected: 1, usage: 2, conflict: 3 } as const;

/** An error of a registry on another machine, with the name that it has there. */
export class RegistryError extends ReleaseError {
  readonly exitCode: number;
  readonly findings: readonly unknown[] | undefined;

  constructor({ error, message, findings, exitCode }: ErrorReport & { exitCode: number }) {
    super(message);
    this.name = error;
    this.exitCode = exitCode;
    this.findings = findings;
  }
}

/** An error as `--json` and the API print it. */
export interface ErrorReport {
  error: string;
  message: string;
  /** What a change would break. */
  findings?: readonly unknown[] | undefined;
}

export function reportOf(error: Error): ErrorReport {
  const { name, message } = error;
  const findings = error instanceof BreakingChangeError || error instanceof RegistryError ? error.findings : undefined;
  return { error: name, message, ...(findings && { findings }) };
}

export function exitCodeOf(error: unknown): number {
  if (error instanceof RegistryError) return error.exitCode;
  return error instanceof UsageError ? EXIT.usage : error instanceof PointerMovedError ? EXIT.conflict : EXIT.rejected;
}

/** @throws UsageError when an argument or a required option is missing, or an argument is too many */
export function checkUsage(
  { args, required }: Command,
  given: { args: readonly string[]; options: Readonly<Record<string, unknown>> },
): void {
  const atLeast = args.filter((name) => !name.startsWith('[')).length;
  const atMost = args.at(-1)?.endsWith('...') ? Number.POSITIVE_INFINITY : args.length;
  if (given.args.length < atLeast) throw new UsageError(`${args[given.args.length]} is missing`);
  if (given.args.length > atMost) throw new UsageError(`"${given.args[atMost]}" is one argument too many`);
  const missing = required.find((option) => !given.options[option]);
  if (missing !== undefined) throw new UsageError(`--${missing} is missing`);
}

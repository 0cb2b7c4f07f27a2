import type { ParseArgsOptionsConfig } from 'node:util';
import type { ReleaseStorage } from '@meowtale/releases';

export interface CommandEnv {
  previewSecret?: string | undefined;
  siteUrl?: string | undefined;
}

/** What a command got from the command line. */
export interface Given {
  storage: ReleaseStorage;
  args: readonly string[];
  options: Readonly<Record<string, string | boolean | undefined>>;
  /** What the process has of the shell's settings. */
  env: CommandEnv;
  /** Prints progress; silent with `--json`. */
  say(line: string): void;
}

/** A result as lines for people, and as data for `--json`. */
export interface Result {
  lines: readonly string[];
  data: unknown;
}

export interface Command {
  /** Names of its arguments, as in `<slice> <version>`; one that ends in `...` takes one or more. */
  args: readonly string[];
  options: ParseArgsOptionsConfig;
  /** One line for the list of commands, and a description per option. */
  summary: string;
  help: Readonly<Record<string, string>>;
  /** Options without which the command is a mistake. */
  required: readonly string[];
  run(given: Given): Promise<Result>;
}

/** The command can't run as it was given; the message says why. */
export class UsageError extends Error {
  override name = 'UsageError';
}

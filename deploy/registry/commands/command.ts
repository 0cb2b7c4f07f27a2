import type { ParseArgsOptionsConfig } from 'node:util';
import type { BuiltFiles, ReleaseStorage } from '@meowtale/releases';

export interface CommandEnv {
  previewSecret?: string | undefined;
  siteUrl?: string | undefined;
  /** The file of the teams that may use the API. */
  teamsFile?: string | undefined;
  /** Hours from one collection of garbage to the next by the server of releases; 0 never collects, as does none. */
  gcHours?: number | undefined;
}

/** What a command got from the command line or from the API. */
export interface Given {
  storage: ReleaseStorage;
  args: readonly string[];
  options: Readonly<Record<string, string | boolean | undefined>>;
  /** What the process has of the shell's settings. */
  env: CommandEnv;
  /** What was uploaded for a command that takes files. */
  files?: BuiltFiles | undefined;
  /** Prints progress; silent with `--json`. */
  say(line: string): void;
}

/** A result as lines for people, and as data for `--json`. */
export interface Result {
  lines: readonly string[];
  data: unknown;
  /** True when the command found faults; its exit code is 1. */
  isRejected?: boolean;
  /** True when the environment was like this already. */
  isUnchanged?: boolean;
}

/** A registry on another machine, reached over its API. Its errors are `RegistryError`s. */
export interface RemoteRegistry {
  /** Runs a command there. */
  run(command: string, input: Readonly<Record<string, string | boolean | undefined>>): Promise<Result>;
  publish(files: BuiltFiles): Promise<Result>;
  /** Returns whether a release is published. */
  has(slice: string, version: string): Promise<boolean>;
}

export interface Command {
  /** Which teams may run it over the API: all, or those that own its slice; none without it. */
  offeredTo?: 'every team' | 'owners' | undefined;
  /** Whether the API takes files for it, as a multipart body. */
  takesFiles?: boolean | undefined;
  /** Runs on this machine for a registry on another one; for a command that builds or reads files here. */
  runAt?: ((registry: RemoteRegistry, given: Omit<Given, 'storage'>) => Promise<Result>) | undefined;
  /** Names of its arguments, as in `<slice> <version>`; one that ends in `...` takes one or more, one in `[]` may be missing. */
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

import { userInfo } from 'node:os';
import {
  environmentNameSchema,
  releaseVersionSchema,
  type ServiceAddress,
  serviceAddressSchema,
  sliceNameSchema,
} from '@meowtale/contracts/releases';
import type { Mover } from '@meowtale/releases/moves';
import type { z } from 'zod';
import { type Given, UsageError } from './command.ts';

function parse(schema: z.ZodType<string>, what: string, given: unknown): string {
  const { success, data } = schema.safeParse(given);
  if (!success) throw new UsageError(`"${given}" is no name of ${what}`);
  return data;
}

export const sliceOf = (given: unknown): string => parse(sliceNameSchema, 'a slice', given);
export const versionOf = (given: unknown): string => parse(releaseVersionSchema, 'a version', given);
export const nameOf = (given: unknown): string => parse(environmentNameSchema, 'a cohort', given);
export const environmentOf = (given: unknown): string => parse(environmentNameSchema, 'an environment', given);

/** Returns the name of this machine's user; in a container it may have none. */
export function thisUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** Options of every command that moves a pointer, and their help. */
export const moverOptions = {
  options: { reason: { type: 'string' }, by: { type: 'string' }, revision: { type: 'string' }, force: { type: 'boolean' } },
  help: {
    '--reason <text>': 'why, for the history',
    '--by <name>': "who, for the history; this machine's user unless given",
    '--revision <number>': 'fails with exit code 3 unless the environment is at this revision',
    '--force': 'makes the change although it breaks other releases; the history says so',
  },
} as const;

/** Reads who moves a pointer and why. */
export function moverOf({ options }: Pick<Given, 'options'>): Mover {
  const { force, ...texts } = options;
  const { reason = '', by = thisUser(), revision } = texts as Record<string, string | undefined>;
  if (!by || by.length > 200) throw new UsageError('--by has 1 to 200 characters');
  if (reason.length > 2000) throw new UsageError('--reason has at most 2,000 characters');
  if (revision !== undefined && !/^\d{1,9}$/.test(revision)) throw new UsageError(`"${revision}" is no revision`);
  return { by, reason, expectedRevision: revision === undefined ? undefined : Number(revision), isForced: force === true };
}

/** Options of commands that say where a service's program runs, and their help. */
export const addressOptions = {
  options: { url: { type: 'string' }, timeout: { type: 'string' } },
  help: {
    '--url <url>': "where a service's program of this release runs",
    '--timeout <ms>': 'how long the gateway waits for it without a byte, with --url',
  },
} as const;

/** Reads where a service's program runs; undefined when it isn't given. */
export function addressOf({ options }: Pick<Given, 'options'>): ServiceAddress | undefined {
  const { url, timeout } = options;
  if (url === undefined && timeout === undefined) return undefined;
  const { success, data } = serviceAddressSchema.safeParse({ url, timeoutMs: timeout === undefined ? null : Number(timeout) });
  if (!success)
    throw new UsageError(
      '--url is scheme, host and port, as in http://svc-news.internal:4004, and --timeout a number of milliseconds from 100 to 120,000',
    );
  return data;
}

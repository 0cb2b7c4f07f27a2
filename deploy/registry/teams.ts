import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { sliceNameSchema } from '@meowtale/contracts/releases';
import { ReleaseError } from '@meowtale/releases';
import { z } from 'zod';

/** The only team that may own all slices. */
const PLATFORM = 'platform';
const ALL_SLICES = '*';

export const teamNameSchema = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);

const tokenSchema = z.strictObject({
  /** By which a person finds it in the list; the first part of the token. */
  id: z.string().regex(/^[0-9a-f]{8}$/),
  /** SHA-256 of the whole token, hexadecimal. A token is random, so a slow hash isn't needed. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  createdAt: z.iso.datetime(),
});

export const teamSchema = z.strictObject({
  slices: z.array(z.union([z.literal(ALL_SLICES), sliceNameSchema])).min(1),
  /** Where programs of its services may run, as in `svc-a.internal` or `svc-a.internal:4001`; the gateway sends people's requests there. */
  hosts: z.array(z.string().regex(/^[a-z0-9.-]+(?::\d{1,5})?$/)).default([]),
  tokens: z.array(tokenSchema),
});

const teamsSchema = z
  .record(teamNameSchema, teamSchema)
  .refine((teams) => Object.entries(teams).every(([name, { slices }]) => name === PLATFORM || !slices.includes(ALL_SLICES)), {
    error: `only ${PLATFORM} may own ${ALL_SLICES}`,
  });

export type Team = z.infer<typeof teamSchema>;
export type Teams = Map<string, Team>;

/** The file of the teams is missing or malformed, so that no token is accepted. Its message names the fault, without contents. */
export class TeamsUnreadableError extends ReleaseError {
  override name = 'TeamsUnreadableError';
}

function parse(file: string, text: string): Teams {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new TeamsUnreadableError(`${file} is no JSON`);
  }
  const { success, data, error } = teamsSchema.safeParse(value);
  if (!success) throw new TeamsUnreadableError(`${file} is malformed: ${z.prettifyError(error).replaceAll(/\s+/g, ' ')}`);
  return new Map(Object.entries(data));
}

/** Reads the teams and their token hashes. @throws TeamsUnreadableError */
export async function readTeams(file: string): Promise<Teams> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new TeamsUnreadableError(`${file} can't be read: ${error.code}`);
  });
  return parse(file, text);
}

/**
 * Changes the teams. The new file is created before the old one is read, and then takes its place, so that of two changes at once one is
 * rejected, and a revoked token never returns.
 */
export async function changeTeams<T>(file: string, change: (teams: Teams) => T): Promise<T> {
  await mkdir(path.dirname(file), { recursive: true });
  const next = `${file}.new`;
  const handle = await open(next, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw new ReleaseError(`${next} exists: another command changes the teams; delete it if none runs`);
    throw error;
  });
  try {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '{}';
      throw error;
    });
    const teams = parse(file, text);
    const result = change(teams);
    await handle.writeFile(`${JSON.stringify(teamsSchema.parse(Object.fromEntries(teams)), null, 1)}\n`);
    await handle.sync();
    await rename(next, file);
    return result;
  } finally {
    await handle.close();
    await rm(next, { force: true });
  }
}

const digest = (token: string) => createHash('sha256').update(token).digest();

/** Creates a token of a team, and adds its hash. The token itself is stored nowhere. */
export function addToken(team: Team): { id: string; token: string } {
  const id = randomBytes(4).toString('hex');
  const token = `meowtale-${id}-${randomBytes(32).toString('base64url')}`;
  team.tokens.push({ id, hash: digest(token).toString('hex'), createdAt: new Date().toISOString() });
  return { id, token };
}

/** Returns the name of the team that a token belongs to; null when it belongs to none. Takes the same time for each token. */
export function teamOfToken(teams: Teams, token: string): string | null {
  const presented = digest(token);
  let found: string | null = null;
  for (const [name, { tokens }] of teams)
    for (const { hash } of tokens) if (timingSafeEqual(Buffer.from(hash, 'hex'), presented)) found = name;
  return found;
}

/** Returns whether a team may name a URL as where a service's program runs. A team that owns all slices may name any. */
export function mayUseHost({ slices, hosts }: Team, url: string): boolean {
  const { host, hostname } = new URL(url);
  return slices.includes(ALL_SLICES) || hosts.includes(host) || hosts.includes(hostname);
}

export const ownsSlice = ({ slices }: Team, slice: string): boolean => slices.includes(ALL_SLICES) || slices.includes(slice);

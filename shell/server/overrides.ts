import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isPublicSite } from '@meowtale/contracts/local-address';
import { releaseVersionSchema, sliceManifestSchema, sliceNameSchema } from '@meowtale/contracts/releases';
import {
  findRelease,
  listReleases,
  ReleaseError,
  type ReleaseStorage,
  readPointer,
  readRelease,
  readReleaseFile,
  releaseFile,
} from '@meowtale/releases';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ShellEnv } from './env.ts';
import type { ShownRelease } from './releases.ts';

/** Written by the override panel (`public/override-panel.js`). */
const OVERRIDES_COOKIE = 'meowtale.overrides';
export const OVERRIDE_PANEL = '/development/override-panel.js';
const MOST_OVERRIDES = 20;
const DEVELOPMENT_SERVER_TIMEOUT_MS = 2000;

const developmentServerSchema = z
  .string()
  .regex(/^http:\/\/(?:localhost|127\.0\.0\.1):\d{1,5}$/)
  .refine(URL.canParse);

const overridesSchema = z
  .record(sliceNameSchema, z.union([releaseVersionSchema, developmentServerSchema]))
  .transform((overrides) => new Map(Object.entries(overrides)))
  .refine(({ size }) => size <= MOST_OVERRIDES);

/** Slice → the version, or the origin of the development server, that one browser gets instead of the live release. */
export type Overrides = ReadonlyMap<string, string>;

const NONE: Overrides = new Map();

/** Returns whether this server has the override panel and reads its cookie: never in production, nor for a site that others can reach. */
export function hasOverrides({ NODE_ENV, SITE_URL }: ShellEnv): boolean {
  return NODE_ENV !== 'production' && !isPublicSite(SITE_URL);
}

/** Returns what a browser in development asked for; nothing for a cookie with anything that isn't an override. */
export function readOverrides(env: ShellEnv, request: FastifyRequest): Overrides {
  const cookie = request.cookies[OVERRIDES_COOKIE];
  if (cookie === undefined || !hasOverrides(env)) return NONE;
  try {
    return overridesSchema.safeParse(JSON.parse(cookie)).data ?? NONE;
  } catch {
    return NONE;
  }
}

async function readDevelopmentServer(slice: string, origin: string): Promise<ShownRelease> {
  if (slice === 'shell') throw new ReleaseError('the shell can be overridden by a version only');
  const fetched = await fetch(`${origin}/slice.json`, { redirect: 'error', signal: AbortSignal.timeout(DEVELOPMENT_SERVER_TIMEOUT_MS) })
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null);
  const { data: manifest } = sliceManifestSchema.safeParse(fetched);
  if (manifest?.name !== slice) throw new ReleaseError(`${origin} doesn't serve a build of ${slice}`);
  return { manifest, integrity: {}, baseUrl: origin };
}

/** Returns the release that an override names. @throws ReleaseError when it isn't published, was changed, or no server runs there */
export async function readOverride(storage: ReleaseStorage, slice: string, wanted: string): Promise<ShownRelease> {
  if (developmentServerSchema.safeParse(wanted).success) return readDevelopmentServer(slice, wanted);
  const ref = await findRelease(storage, slice, wanted);
  if (!ref) throw new ReleaseError(`${slice} ${wanted} isn't published`);
  const release = await readRelease(storage, slice, ref);
  const { scripts, styles, preload } = release.manifest;
  // After the browser rejects one of the shell's there would be nothing to fall back to.
  if (slice === 'shell') for (const file of [...scripts, ...styles, ...preload]) await readReleaseFile(storage, release, file);
  return release;
}

/** What the panel shows of one slice. */
interface SliceChoice {
  slice: string;
  live: string | null;
  /** The published releases, the last one first. */
  versions: { version: string; publishedAt: string }[];
  override: string | null;
  /** Why the override isn't used. */
  problem: string | null;
}

async function publishedRemotes(storage: ReleaseStorage): Promise<Map<string, SliceChoice['versions']>> {
  const found = new Map<string, SliceChoice['versions']>();
  for (const { slice, version } of await listReleases(storage)) {
    // Services have none.
    const look = await storage.look(releaseFile(slice, version, 'slice.json'));
    if (look) found.set(slice, [...(found.get(slice) ?? []), { version, publishedAt: look.writtenAt.toISOString() }]);
  }
  for (const versions of found.values()) versions.sort((one, other) => other.publishedAt.localeCompare(one.publishedAt));
  return found;
}

/** Registers the override panel and the list of releases that it shows; in development only. */
export function registerOverrides(app: FastifyInstance, env: ShellEnv, storage: ReleaseStorage): void {
  if (!hasOverrides(env)) return;
  app.get(OVERRIDE_PANEL, async (_, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .send(await readFile(path.join(import.meta.dirname, 'public', 'override-panel.js'), 'utf8')),
  );
  app.get('/development/releases', async (request): Promise<{ slices: SliceChoice[] }> => {
    const overrides = readOverrides(env, request);
    const [published, { slices: live }] = await Promise.all([publishedRemotes(storage), readPointer(storage, env.RELEASE_ENVIRONMENT)]);
    const problemOf = (slice: string, wanted: string) =>
      readOverride(storage, slice, wanted).then(
        () => null,
        (error: Error) => error.message,
      );
    const choices = [...new Set([...published.keys(), ...overrides.keys()])].sort().map(async (slice): Promise<SliceChoice> => {
      const override = overrides.get(slice) ?? null;
      const problem = override === null ? null : await problemOf(slice, override);
      return { slice, live: live[slice]?.version ?? null, versions: published.get(slice) ?? [], override, problem };
    });
    return { slices: await Promise.all(choices) };
  });
}

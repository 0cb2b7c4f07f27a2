import {
  integritySchema,
  type LiveRelease,
  type ReleaseRef,
  releaseVersionSchema,
  type ServiceEvents,
  type ServiceManifest,
  type SliceManifest,
  serviceEventsSchema,
  serviceManifestSchema,
  sliceManifestSchema,
  sliceNameSchema,
} from '@meowtale/contracts/releases';
import { ReleaseError } from './errors.ts';
import { integrityOf } from './integrity.ts';
import type { ReleaseStorage } from './storage.ts';

/** Hash by file. */
type Integrity = Readonly<Record<string, string>>;

/** A remote's release whose `slice.json` has the hash that its build wrote. */
export interface VerifiedRelease {
  manifest: SliceManifest;
  integrity: Integrity;
}

/** A service's release, with what others need to know of it. */
export interface VerifiedService {
  manifest: ServiceManifest;
  integrity: Integrity;
  sdl: string;
  events: ServiceEvents;
}

/** Returns the name of a release's file in the storage. */
export const releaseFile = (slice: string, version: string, file: string): string => `${slice}/${version}/${file}`;

/** Returns a release's reference; null when it isn't published. */
export async function findRelease(storage: ReleaseStorage, slice: string, version: string): Promise<ReleaseRef | null> {
  const bytes = await storage.read(releaseFile(slice, version, 'integrity.json'));
  return bytes && { version, integrity: integrityOf(bytes) };
}

const namesOf = (names: readonly string[], schema: typeof sliceNameSchema) => names.filter((name) => schema.safeParse(name).success);

/** Lists all published releases. */
export async function listReleases(storage: ReleaseStorage): Promise<{ slice: string; version: string }[]> {
  const slices = namesOf(await storage.list(''), sliceNameSchema);
  const lists = await Promise.all(
    slices.map(async (slice) => namesOf(await storage.list(slice), releaseVersionSchema).map((version) => ({ slice, version }))),
  );
  return lists.flat();
}

async function readHashed(storage: ReleaseStorage, file: string, expected: string | undefined): Promise<Buffer> {
  if (expected === undefined) throw new ReleaseError(`${file} is missing`);
  const known = storage.verified?.get(file, expected);
  if (known) return known;
  const bytes = await storage.read(file);
  if (!bytes) throw new ReleaseError(`${file} is missing`);
  if (integrityOf(bytes) !== expected) throw new ReleaseError(`${file} is not what its build wrote`);
  storage.verified?.set(file, expected, bytes);
  return bytes;
}

/**
 * Returns a file of a release by the hash in the release's own `integrity.json`; null when the release has no such file.
 * @throws ReleaseError when the file is missing or was changed, or `integrity.json` can't be read
 */
export async function readPublishedFile(storage: ReleaseStorage, slice: string, version: string, file: string): Promise<Buffer | null> {
  const list = await storage.read(releaseFile(slice, version, 'integrity.json'));
  if (!list || file === 'integrity.json') return list;
  const expected = parseIntegrity(list, releaseFile(slice, version, 'integrity.json'))[file];
  return expected === undefined ? null : readHashed(storage, releaseFile(slice, version, file), expected);
}

function parseIntegrity(bytes: Buffer, name: string): Record<string, string> {
  try {
    return integritySchema.parse(JSON.parse(bytes.toString()));
  } catch (error) {
    throw new ReleaseError(`${name} can't be read`, { cause: error });
  }
}

/** Returns what kind of slice has these files. */
export const kindOf = (files: { has(file: string): boolean }): LiveRelease['kind'] => (files.has('service.json') ? 'service' : 'remote');

/** Lists the files without which a remote's release can't be loaded. */
export function requiredFiles({ scripts, styles, preload, server }: SliceManifest): string[] {
  return [...scripts, ...styles, ...preload, ...(server ? [server] : []), 'operations.json'];
}

/** The files that a service's release has beside `service.json`. */
export const SERVICE_FILES = ['schema.graphql', 'events.json'] as const;

/** Returns the hashes of a release's files. @throws ReleaseError when `integrity.json` is missing or was changed */
async function readIntegrity(storage: ReleaseStorage, slice: string, ref: ReleaseRef): Promise<Integrity> {
  const name = releaseFile(slice, ref.version, 'integrity.json');
  return parseIntegrity(await readHashed(storage, name, ref.integrity), name);
}

/**
 * Reads what a remote's release consists of.
 * @throws ReleaseError when `integrity.json` or `slice.json` is missing or was changed, or a required file has no hash
 */
export async function readRelease(storage: ReleaseStorage, slice: string, ref: ReleaseRef): Promise<VerifiedRelease> {
  const name = (file: string) => releaseFile(slice, ref.version, file);
  const integrity = await readIntegrity(storage, slice, ref);
  const bytes = await readHashed(storage, name('slice.json'), integrity['slice.json']);
  const manifest = sliceManifestSchema.parse(JSON.parse(bytes.toString()));
  const bare = requiredFiles(manifest).find((file) => !integrity[file]);
  if (bare !== undefined) throw new ReleaseError(`${name(bare)} has no hash`);
  return { manifest, integrity };
}

/** Reads a service's release. @throws ReleaseError when a file is missing or was changed */
export async function readService(storage: ReleaseStorage, slice: string, ref: ReleaseRef): Promise<VerifiedService> {
  const integrity = await readIntegrity(storage, slice, ref);
  const read = (file: string) => readHashed(storage, releaseFile(slice, ref.version, file), integrity[file]);
  const [manifest, sdl, events] = await Promise.all(['service.json', ...SERVICE_FILES].map(async (file) => (await read(file)).toString()));
  return {
    manifest: serviceManifestSchema.parse(JSON.parse(manifest as string)),
    integrity,
    sdl: sdl as string,
    events: serviceEventsSchema.parse(JSON.parse(events as string)),
  };
}

/** Reads all files of a release, and returns what kind it is. @throws ReleaseError when one is missing or was changed */
export async function assertIntact(storage: ReleaseStorage, slice: string, ref: ReleaseRef): Promise<LiveRelease['kind']> {
  const integrity = await readIntegrity(storage, slice, ref);
  for (const [file, hash] of Object.entries(integrity)) await readHashed(storage, releaseFile(slice, ref.version, file), hash);
  const kind = kindOf(new Set(Object.keys(integrity)));
  await (kind === 'service' ? readService(storage, slice, ref) : readRelease(storage, slice, ref));
  return kind;
}

/** Returns the bytes of one file of a release. @throws ReleaseError when it is missing or was changed */
export function readReleaseFile(storage: ReleaseStorage, { manifest, integrity }: VerifiedRelease, file: string): Promise<Buffer> {
  return readHashed(storage, releaseFile(manifest.name, manifest.version, file), integrity[file]);
}

import {
  integritySchema,
  type ReleaseRef,
  releaseVersionSchema,
  type SliceManifest,
  sliceManifestSchema,
  sliceNameSchema,
} from '@meowtale/contracts/releases';
import { ReleaseError } from './errors.ts';
import { integrityOf } from './integrity.ts';
import type { ReleaseStorage } from './storage.ts';

/** A release whose `slice.json` has the hash that its build wrote. */
export interface VerifiedRelease {
  manifest: SliceManifest;
  /** Hash by file. */
  integrity: Readonly<Record<string, string>>;
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
  const bytes = expected === undefined ? null : await storage.read(file);
  if (!bytes) throw new ReleaseError(`${file} is missing`);
  if (integrityOf(bytes) !== expected) throw new ReleaseError(`${file} is not what its build wrote`);
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

/** Lists the files without which a slice's release can't be loaded. */
export function requiredFiles({ scripts, styles, preload, server }: SliceManifest): string[] {
  return [...scripts, ...styles, ...preload, ...(server ? [server] : []), 'operations.json'];
}

/**
 * Reads what a slice's release consists of.
 * @throws ReleaseError when `integrity.json` or `slice.json` is missing or was changed, or a required file has no hash
 */
export async function readRelease(storage: ReleaseStorage, slice: string, ref: ReleaseRef): Promise<VerifiedRelease> {
  const name = (file: string) => releaseFile(slice, ref.version, file);
  const list = await readHashed(storage, name('integrity.json'), ref.integrity);
  const integrity = parseIntegrity(list, name('integrity.json'));
  const bytes = await readHashed(storage, name('slice.json'), integrity['slice.json']);
  const manifest = sliceManifestSchema.parse(JSON.parse(bytes.toString()));
  const bare = requiredFiles(manifest).find((file) => !integrity[file]);
  if (bare !== undefined) throw new ReleaseError(`${name(bare)} has no hash`);
  return { manifest, integrity };
}

/** Returns the bytes of one file of a release. @throws ReleaseError when it is missing or was changed */
export function readReleaseFile(storage: ReleaseStorage, { manifest, integrity }: VerifiedRelease, file: string): Promise<Buffer> {
  return readHashed(storage, releaseFile(manifest.name, manifest.version, file), integrity[file]);
}

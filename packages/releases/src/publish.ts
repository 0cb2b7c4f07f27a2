import { integritySchema, type SliceManifest, sliceManifestSchema } from '@meowtale/contracts/releases';
import { ReleaseError } from './errors.ts';
import { integrityOf } from './integrity.ts';
import { findRelease, requiredFiles } from './release.ts';
import type { ReleaseStorage } from './storage.ts';

/** A finished build: its files by name, with `/` between folders. */
export type BuiltFiles = ReadonlyMap<string, Uint8Array>;

function readJson<T>(files: BuiltFiles, file: string, parse: (value: unknown) => T): T {
  const bytes = files.get(file);
  if (!bytes) throw new ReleaseError(`${file} is missing: the build isn't finished`);
  try {
    return parse(JSON.parse(Buffer.from(bytes).toString()));
  } catch (error) {
    throw new ReleaseError(`${file} can't be read: ${(error as Error).message}`, { cause: error });
  }
}

/** Lists the differences between a build's files and its `integrity.json`. */
function findDamage(files: BuiltFiles): string[] {
  const integrity = readJson(files, 'integrity.json', (value) => integritySchema.parse(value));
  const names = new Set([...files.keys(), ...Object.keys(integrity)]);
  names.delete('integrity.json');
  return [...names].flatMap((file) => {
    const bytes = files.get(file);
    if (!bytes) return [`${file} is missing`];
    if (!integrity[file]) return [`${file} has no hash in integrity.json`];
    return integrityOf(bytes) === integrity[file] ? [] : [`${file} isn't what its build wrote`];
  });
}

/** Lists the required files that the build lacks. */
function findMissing(files: BuiltFiles, manifest: SliceManifest): string[] {
  return requiredFiles(manifest)
    .filter((file) => !files.has(file))
    .map((file) => `${file} is missing, without which the slice can't be loaded`);
}

/**
 * Publishes a finished build as `<slice>/<version>/`; it never changes afterwards.
 * @throws ReleaseError when the version exists, a file has no hash or another one than `integrity.json` says, or a file is missing.
 */
export async function publishRelease(storage: ReleaseStorage, files: BuiltFiles): Promise<SliceManifest> {
  const damage = findDamage(files);
  if (damage.length > 0) throw new ReleaseError(damage.join('\n'));
  const manifest = readJson(files, 'slice.json', (value) => sliceManifestSchema.parse(value));
  const missing = findMissing(files, manifest);
  if (missing.length > 0) throw new ReleaseError(missing.join('\n'));
  const { name, version } = manifest;
  if ((await findRelease(storage, name, version)) || !(await storage.createFolder(`${name}/${version}`, files)))
    throw new ReleaseError(`${name} ${version} is published already; releases never change`);
  return manifest;
}

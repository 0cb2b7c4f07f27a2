import { integritySchema, serviceEventsSchema, serviceManifestSchema, sliceManifestSchema } from '@meowtale/contracts/releases';
import { mergeSdl } from './check/merge-sdl.ts';
import { ReleaseError } from './errors.ts';
import { integrityOf } from './integrity.ts';
import { findRelease, kindOf, requiredFiles, SERVICE_FILES } from './release.ts';
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

/** @throws ReleaseError for a schema that no operation could be compared with */
function checkSdl(files: BuiltFiles): void {
  const bytes = files.get('schema.graphql');
  if (!bytes) return;
  try {
    mergeSdl([Buffer.from(bytes).toString()]);
  } catch (error) {
    throw new ReleaseError(`schema.graphql can't be read: ${(error as Error).message}`, { cause: error });
  }
}

/** Reads a build's manifest, and lists the files without which it is of no use. */
function describe(files: BuiltFiles): { name: string; version: string; required: readonly string[] } {
  if (kindOf(files) === 'service') {
    const { name, version } = readJson(files, 'service.json', (value) => serviceManifestSchema.parse(value));
    readJson(files, 'events.json', (value) => serviceEventsSchema.parse(value));
    checkSdl(files);
    return { name, version, required: SERVICE_FILES };
  }
  const manifest = readJson(files, 'slice.json', (value) => sliceManifestSchema.parse(value));
  return { name: manifest.name, version: manifest.version, required: requiredFiles(manifest) };
}

/**
 * Returns the slice and version of a finished build.
 * @throws ReleaseError when a file has no hash or another one than `integrity.json` says, or a file is missing.
 */
export function checkBuild(files: BuiltFiles): { name: string; version: string } {
  const damage = findDamage(files);
  if (damage.length > 0) throw new ReleaseError(damage.join('\n'));
  const { name, version, required } = describe(files);
  const missing = required.filter((file) => !files.has(file));
  if (missing.length > 0) throw new ReleaseError(missing.map((file) => `${file} is missing, which the slice needs`).join('\n'));
  return { name, version };
}

/**
 * Publishes a finished build as `<slice>/<version>/`; it never changes afterwards.
 * @throws ReleaseError when the version exists, or for a build that `checkBuild` rejects.
 */
export async function publishRelease(storage: ReleaseStorage, files: BuiltFiles): Promise<{ name: string; version: string }> {
  const { name, version } = checkBuild(files);
  if ((await findRelease(storage, name, version)) || !(await storage.createFolder(`${name}/${version}`, files)))
    throw new ReleaseError(`${name} ${version} is published already; releases never change`);
  return { name, version };
}

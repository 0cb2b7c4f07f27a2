import {
  eventOwnerOf,
  integritySchema,
  operationsSchema,
  type ServiceEvents,
  serviceEventsSchema,
  serviceManifestSchema,
  sliceManifestSchema,
} from '@meowtale/contracts/releases';
import { parse as parseGraphql, validateSchema } from 'graphql';
import { compileEventSchema } from './check/event-schemas.ts';
import { mergeSdl } from './check/merge-sdl.ts';
import { ReleaseError } from './errors.ts';
import { integrityOf } from './integrity.ts';
import { findRelease, kindOf, requiredFiles, SERVICE_FILES } from './release.ts';
import type { ReleaseStorage } from './storage.ts';

/** A finished build: its files by name, with `/` between folders. */
export type BuiltFiles = ReadonlyMap<string, Uint8Array>;

function readText<T>(files: BuiltFiles, file: string, parse: (text: string) => T): T {
  const bytes = files.get(file);
  if (!bytes) throw new ReleaseError(`${file} is missing: the build isn't finished`);
  try {
    return parse(Buffer.from(bytes).toString());
  } catch (error) {
    throw new ReleaseError(`${file} can't be read: ${(error as Error).message}`, { cause: error });
  }
}

const readJson = <T>(files: BuiltFiles, file: string, parse: (value: unknown) => T): T =>
  readText(files, file, (text) => parse(JSON.parse(text)));

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

function assertSdl(text: string): void {
  // A service may have mutations only.
  const [fault] = validateSchema(mergeSdl([text, 'extend type Query { other: Int }']));
  if (fault) throw fault;
}

/** Asserts that each document is GraphQL: the check parses the operations of all releases. */
function assertOperations(value: unknown): void {
  for (const { document, operationName } of Object.values(operationsSchema.parse(value))) {
    try {
      parseGraphql(document, { noLocation: true });
    } catch (error) {
      throw new Error(`operation ${operationName}: ${(error as Error).message}`, { cause: error });
    }
  }
}

/** Asserts that a schema of events is a JSON schema, and that examples are accepted by it. */
function assertSchema(type: string, schema: Readonly<Record<string, unknown>>, examples: readonly unknown[]): void {
  try {
    const reason = examples.map(compileEventSchema(schema)).find((one) => one !== null);
    if (reason !== undefined) throw new Error(`an example isn't of its own schema: ${reason}`);
  } catch (error) {
    throw new Error(`${type}: ${(error as Error).message}`, { cause: error });
  }
}

/** Asserts that a service publishes events of its own only, and that the check can use its schemas. */
function assertEvents(service: string, { publishes, consumes }: ServiceEvents): void {
  const prefix = `${eventOwnerOf(service)}.`;
  const foreign = Object.keys(publishes).find((type) => !type.startsWith(prefix));
  if (foreign !== undefined) throw new Error(`${foreign} isn't an event of ${service}, whose events begin with ${prefix}`);
  for (const [type, { schema, fixtures }] of Object.entries(publishes)) assertSchema(type, schema, fixtures);
  for (const [type, { schema }] of Object.entries(consumes)) assertSchema(type, schema, []);
}

/** Reads a build's manifest, and lists the files without which it is of no use. */
function describe(files: BuiltFiles): { name: string; version: string; required: readonly string[] } {
  if (kindOf(files) === 'service') {
    const { name, version } = readJson(files, 'service.json', (value) => serviceManifestSchema.parse(value));
    readJson(files, 'events.json', (value) => assertEvents(name, serviceEventsSchema.parse(value)));
    readText(files, 'schema.graphql', assertSdl);
    return { name, version, required: SERVICE_FILES };
  }
  const manifest = readJson(files, 'slice.json', (value) => sliceManifestSchema.parse(value));
  readJson(files, 'operations.json', assertOperations);
  return { name: manifest.name, version: manifest.version, required: requiredFiles(manifest) };
}

/**
 * Returns the slice and version of a finished build.
 * @throws ReleaseError when a file has no hash or another one than `integrity.json` says, or is missing, or when the check couldn't compare
 * the operations, the schema or the events with those of other slices
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

import { randomBytes } from 'node:crypto';
import { access, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { integritySchema, pointerSchema, type ReleasePointer, type SliceManifest, sliceManifestSchema } from '@meowtale/contracts/releases';

/** A folder with releases in `<slice>/<version>/…`, which never change, and `pointers/<environment>.json`, which do. */
export interface Registry {
  folder: string;
}

/** An error that a person can fix; the command line prints only its message. */
export class RegistryError extends Error {
  override name = 'RegistryError';
}

export function releaseFolder(registry: Registry, slice: string, version: string): string {
  return path.join(registry.folder, slice, version);
}

export function pointerFile(registry: Registry, environment: string): string {
  return path.join(registry.folder, 'pointers', `${environment}.json`);
}

export async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** Reads the pointer of an environment; without one, returns a pointer to no release. */
export async function readPointer(registry: Registry, environment: string): Promise<ReleasePointer> {
  const text = await readFile(pointerFile(registry, environment), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return { environment, revision: 0, changedAt: new Date(0).toISOString(), slices: {} };
  return pointerSchema.parse(JSON.parse(text));
}

/** Returns every environment that has a pointer. */
export async function listEnvironments(registry: Registry): Promise<string[]> {
  const files = await readdir(path.join(registry.folder, 'pointers')).catch(() => []);
  return files.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -'.json'.length));
}

/** Replaces a file in one step, so that a reader sees the old text or the new one, never a part. */
export async function writeAtomically(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const temporary = `${file}.${randomBytes(6).toString('hex')}.tmp`;
  await writeFile(temporary, text, { flush: true });
  await rename(temporary, file);
}

/** No flip takes nearly this long; an older lock was left by a process that was killed. */
const LOCK_STALE_MS = 10_000;
const LOCK_WAIT_MS = 20;

async function takeLock(file: string): Promise<boolean> {
  try {
    await (await open(file, 'wx')).close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const lock = await stat(file).catch(() => null);
    if (lock && Date.now() - lock.mtimeMs > LOCK_STALE_MS) await rm(file, { force: true });
    return false;
  }
}

/** Runs `work` while no other process or call changes this environment's pointer. */
export async function holdingPointer<T>(registry: Registry, environment: string, work: () => Promise<T>): Promise<T> {
  const lock = `${pointerFile(registry, environment)}.lock`;
  await mkdir(path.dirname(lock), { recursive: true });
  while (!(await takeLock(lock))) await wait(LOCK_WAIT_MS);
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

export async function readManifest(folder: string): Promise<SliceManifest> {
  return sliceManifestSchema.parse(JSON.parse(await readFile(path.join(folder, 'slice.json'), 'utf8')));
}

export async function readIntegrity(folder: string): Promise<Record<string, string>> {
  return integritySchema.parse(JSON.parse(await readFile(path.join(folder, 'integrity.json'), 'utf8')));
}

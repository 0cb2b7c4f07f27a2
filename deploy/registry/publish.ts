import { randomBytes } from 'node:crypto';
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@meowtale/build/integrity';
import type { SliceManifest } from '@meowtale/contracts/releases';
import { samePattern } from '@meowtale/web-kit/routes';
import {
  exists,
  listEnvironments,
  type Registry,
  RegistryError,
  readIntegrity,
  readManifest,
  readPointer,
  releaseFolder,
} from './store.ts';

/** Lists what only one slice can have: an address on a kind of host, or a popup's name. */
export function findConflicts(incoming: SliceManifest, others: readonly SliceManifest[]): string[] {
  const conflicts: string[] = [];
  for (const other of others) {
    if (other.name === incoming.name) continue;
    for (const route of incoming.routes) {
      const taken = other.routes.find(({ host, pattern }) => host === route.host && samePattern(pattern, route.pattern));
      if (taken) conflicts.push(`route ${route.pattern} of ${incoming.name} is ${taken.pattern} of ${other.name}`);
    }
    for (const popup of Object.keys(incoming.popups)) {
      if (popup in other.popups) conflicts.push(`popup ${popup} of ${incoming.name} is also one of ${other.name}`);
    }
  }
  return conflicts;
}

/** Returns the manifests of every release that any environment runs now. */
async function liveManifests(registry: Registry): Promise<SliceManifest[]> {
  const manifests: SliceManifest[] = [];
  for (const environment of await listEnvironments(registry)) {
    const { slices } = await readPointer(registry, environment);
    for (const [slice, { version }] of Object.entries(slices)) manifests.push(await readManifest(releaseFolder(registry, slice, version)));
  }
  return manifests;
}

async function assertUntouched(folder: string): Promise<void> {
  for (const [file, expected] of Object.entries(await readIntegrity(folder))) {
    if (integrityOf(await readFile(path.join(folder, file))) !== expected) throw new RegistryError(`${file} isn't what its build wrote`);
  }
}

/**
 * Copies a finished build into the registry as `<slice>/<version>/`, in one step; it never changes afterwards.
 * @param built a folder made by `buildSlice`.
 * @throws RegistryError when the version already exists, a file differs from `integrity.json`, or a live slice has one of its routes or
 * popups.
 */
export async function publish(registry: Registry, built: string): Promise<SliceManifest> {
  const manifest = await readManifest(built);
  const target = releaseFolder(registry, manifest.name, manifest.version);
  if (await exists(target)) throw new RegistryError(`${manifest.name} ${manifest.version} is published already; releases never change`);
  await assertUntouched(built);
  const conflicts = findConflicts(manifest, await liveManifests(registry));
  if (conflicts.length > 0)
    throw new RegistryError(`${manifest.name} ${manifest.version} is refused:\n${conflicts.map((line) => `  ${line}`).join('\n')}`);
  const incoming = path.join(registry.folder, `.incoming-${randomBytes(6).toString('hex')}`);
  await mkdir(path.dirname(target), { recursive: true });
  await cp(built, incoming, { recursive: true });
  try {
    await rename(incoming, target);
  } catch (error) {
    await rm(incoming, { recursive: true, force: true });
    throw new RegistryError(`${manifest.name} ${manifest.version} was published by somebody else meanwhile`, { cause: error });
  }
  return manifest;
}

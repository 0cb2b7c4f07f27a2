import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@meowtale/build/integrity';
import type { ReleasePointer, ReleaseRef } from '@meowtale/contracts/releases';
import { findConflicts } from './publish.ts';
import {
  exists,
  holdingPointer,
  pointerFile,
  type Registry,
  RegistryError,
  readManifest,
  readPointer,
  releaseFolder,
  writeAtomically,
} from './store.ts';

async function releaseRef(registry: Registry, slice: string, version: string): Promise<ReleaseRef> {
  const folder = releaseFolder(registry, slice, version);
  if (!(await exists(path.join(folder, 'integrity.json')))) throw new RegistryError(`${slice} ${version} isn't published`);
  return { version, integrity: integrityOf(await readFile(path.join(folder, 'integrity.json'))) };
}

async function assertNoConflicts(registry: Registry, pointer: ReleasePointer): Promise<void> {
  const manifests = await Promise.all(
    Object.entries(pointer.slices).map(([slice, { version }]) => readManifest(releaseFolder(registry, slice, version))),
  );
  const conflicts = manifests.flatMap((manifest, index) => findConflicts(manifest, manifests.slice(index + 1)));
  if (conflicts.length > 0)
    throw new RegistryError(`${pointer.environment} can't run these together:\n${conflicts.map((line) => `  ${line}`).join('\n')}`);
}

/**
 * Points an environment at published releases, all in one step, and keeps each slice's earlier version as its previous one.
 * A slice that already runs the version keeps its previous one. Concurrent flips wait for each other.
 * @param versions slice → version.
 * @throws RegistryError when a release isn't published or two would have the same route or popup; the pointer then stays unchanged.
 */
export function flip(registry: Registry, environment: string, versions: Readonly<Record<string, string>>): Promise<ReleasePointer> {
  return holdingPointer(registry, environment, () => flipHeld(registry, environment, versions));
}

async function flipHeld(registry: Registry, environment: string, versions: Readonly<Record<string, string>>): Promise<ReleasePointer> {
  const before = await readPointer(registry, environment);
  const slices = { ...before.slices };
  for (const [slice, version] of Object.entries(versions)) {
    const running = before.slices[slice];
    if (running?.version === version) continue;
    const previous = running ? { version: running.version, integrity: running.integrity } : null;
    slices[slice] = { ...(await releaseRef(registry, slice, version)), previous };
  }
  const after: ReleasePointer = { environment, revision: before.revision + 1, changedAt: new Date().toISOString(), slices };
  await assertNoConflicts(registry, after);
  await writeAtomically(pointerFile(registry, environment), `${JSON.stringify(after, null, 1)}\n`);
  return after;
}

/** Points a slice at its previous version. @throws RegistryError when there is none. */
export function rollback(registry: Registry, environment: string, slice: string): Promise<ReleasePointer> {
  return holdingPointer(registry, environment, async () => {
    const previous = (await readPointer(registry, environment)).slices[slice]?.previous;
    if (!previous) throw new RegistryError(`${slice} has no previous release in ${environment}`);
    return flipHeld(registry, environment, { [slice]: previous.version });
  });
}

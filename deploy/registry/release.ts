import { rm } from 'node:fs/promises';
import path from 'node:path';
import { sliceVersion } from '@meowtale/build/version';
import { flip } from './flip.ts';
import { publish } from './publish.ts';
import { exists, type Registry, readPointer, releaseFolder } from './store.ts';

export interface Released {
  slice: string;
  version: string;
  /** False when this version was already published, so nothing was built. */
  built: boolean;
  ms: number;
}

/** Builds and publishes a slice unless the registry already has this version. */
export async function releaseSlice(registry: Registry, slice: string): Promise<Released> {
  const started = performance.now();
  const version = await sliceVersion(slice);
  const built = !(await exists(path.join(releaseFolder(registry, slice, version), 'integrity.json')));
  if (built) {
    const outputFolder = path.join(registry.folder, `.build-${slice}`);
    // Imported here, because most starts build nothing, and the build tools take longer to load than everything else.
    const { buildSlice } = await import('@meowtale/build/build-slice');
    await buildSlice({ name: slice, version, outputFolder, mode: 'production' });
    await publish(registry, outputFolder);
    await rm(outputFolder, { recursive: true, force: true });
  }
  return { slice, version, built, ms: performance.now() - started };
}

/**
 * Brings an environment to the current sources: builds and publishes what changed, then flips all of it in one step.
 * Builds run one at a time, because webpack uses both cores.
 */
export async function releaseAll(
  registry: Registry,
  environment: string,
  slices: readonly string[],
  each: (released: Released) => void,
): Promise<void> {
  const versions: Record<string, string> = {};
  for (const slice of slices) {
    const released = await releaseSlice(registry, slice);
    versions[slice] = released.version;
    each(released);
  }
  const { slices: running } = await readPointer(registry, environment);
  if (Object.entries(versions).some(([slice, version]) => running[slice]?.version !== version)) await flip(registry, environment, versions);
}

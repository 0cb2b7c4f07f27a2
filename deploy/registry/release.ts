import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sliceVersion } from '@meowtale/build/version';
import { findRelease, publishRelease, type ReleaseStorage, readPointer } from '@meowtale/releases';
import { readBuilt } from './built-folder.ts';
import { type Mover, promote } from './moves.ts';

export interface Released {
  slice: string;
  version: string;
  /** False when this version was already published, so nothing was built. */
  built: boolean;
  ms: number;
}

/** Builds and publishes a slice unless the registry already has this version. */
export async function releaseSlice(storage: ReleaseStorage, slice: string): Promise<Released> {
  const started = performance.now();
  const version = await sliceVersion(slice);
  const built = (await findRelease(storage, slice, version)) === null;
  if (built) {
    const outputFolder = await mkdtemp(path.join(tmpdir(), `meowtale-build-${slice}-`));
    try {
      // Imported here, because most starts build nothing, and the build tools take longer to load than everything else.
      const { buildSlice } = await import('@meowtale/build/build-slice');
      await buildSlice({ name: slice, version, outputFolder, mode: 'production' });
      await publishRelease(storage, await readBuilt(outputFolder));
    } finally {
      await rm(outputFolder, { recursive: true, force: true });
    }
  }
  return { slice, version, built, ms: performance.now() - started };
}

/**
 * Brings an environment to the current sources: builds and publishes what changed, then makes all of it live in one step, except
 * for pinned slices.
 * Builds run one at a time, because webpack uses both cores.
 */
export async function releaseAll(
  storage: ReleaseStorage,
  environment: string,
  slices: readonly string[],
  mover: Mover,
  each: (released: Released) => void,
): Promise<void> {
  const versions: Record<string, string> = {};
  for (const slice of slices) {
    const released = await releaseSlice(storage, slice);
    versions[slice] = released.version;
    each(released);
  }
  const { slices: live } = await readPointer(storage, environment);
  const free = Object.entries(versions).filter(([slice]) => !live[slice]?.pinned);
  await promote(storage, environment, Object.fromEntries(free), mover);
}

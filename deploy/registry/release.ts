import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ServiceAddress } from '@meowtale/contracts/releases';
import { type BuiltFiles, findRelease, publishRelease, type ReleaseStorage, readPointer } from '@meowtale/releases';
import { type Mover, promote } from '@meowtale/releases/moves';
import { readBuilt } from './built-folder.ts';

export interface Released {
  slice: string;
  version: string;
  /** False when this version was already published, so nothing was built. */
  built: boolean;
  ms: number;
}

/** Builds a remote, or describes a service. The build tools are loaded here, because most starts build nothing. */
async function build(name: string, version: string, outputFolder: string): Promise<void> {
  if (name !== 'shell' && !name.startsWith('mf-')) {
    const { buildService } = await import('@meowtale/build/build-service');
    return buildService({ name, version, outputFolder });
  }
  const { buildSlice } = await import('@meowtale/build/build-slice');
  return buildSlice({ name, version, outputFolder, mode: 'production' });
}

/** Where releases are published. */
export interface ReleaseTarget {
  has(slice: string, version: string): Promise<boolean>;
  publish(files: BuiltFiles): Promise<unknown>;
}

/** Returns a storage as the place to publish to. */
export const targetIn = (storage: ReleaseStorage): ReleaseTarget => ({
  has: async (slice, version) => (await findRelease(storage, slice, version)) !== null,
  publish: (files) => publishRelease(storage, files),
});

/** Builds and publishes a slice unless the registry already has this version. */
export async function releaseSlice(target: ReleaseTarget, slice: string): Promise<Released> {
  const started = performance.now();
  const { sliceVersion } = await import('@meowtale/build/version');
  const version = await sliceVersion(slice);
  const built = !(await target.has(slice, version));
  if (built) {
    const outputFolder = await mkdtemp(path.join(tmpdir(), `meowtale-build-${slice}-`));
    try {
      await build(slice, version, outputFolder);
      await target.publish(await readBuilt(outputFolder));
    } finally {
      await rm(outputFolder, { recursive: true, force: true });
    }
  }
  return { slice, version, built, ms: performance.now() - started };
}

export interface ReleaseWish {
  storage: ReleaseStorage;
  environment: string;
  slices: readonly string[];
  /** Where the program of the only slice runs, if that is a service. */
  address?: ServiceAddress | undefined;
}

/**
 * Brings an environment to the current sources: builds and publishes what changed, then makes all of it live in one step, except
 * for pinned slices.
 * Builds run one at a time, because webpack uses both cores.
 */
export async function releaseAll(
  { storage, environment, slices, address }: ReleaseWish,
  mover: Mover,
  each: (released: Released) => void,
): Promise<void> {
  const versions: Record<string, string> = {};
  for (const slice of slices) {
    const released = await releaseSlice(targetIn(storage), slice);
    versions[slice] = released.version;
    each(released);
  }
  const { slices: live } = await readPointer(storage, environment);
  const free = Object.entries(versions).filter(([slice]) => !live[slice]?.pinned);
  const wishes = Object.fromEntries(free.map(([slice, version]) => [slice, { version, address }]));
  await promote(storage, environment, wishes, mover);
}

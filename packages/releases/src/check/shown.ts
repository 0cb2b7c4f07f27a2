import type { ReleaseRef, SliceManifest } from '@meowtale/contracts/releases';
import type { VerifiedService } from '../index.ts';
import type { Choice, Combination } from './combinations.ts';
import type { ReleaseReader } from './release-reader.ts';

async function firstReadable<T>(refs: readonly ReleaseRef[], read: (ref: ReleaseRef) => Promise<T | null>): Promise<T | null> {
  for (const ref of refs) {
    const release = await read(ref);
    if (release) return release;
  }
  return null;
}

/** Returns the first release of a remote that can be read, as the shell does; null without one. */
export async function readShown(reader: ReleaseReader, { slice, refs }: Choice): Promise<SliceManifest | null> {
  return (await firstReadable(refs, (ref) => reader.remote(slice, ref)))?.manifest ?? null;
}

/** Returns the first release of each service that can be read, as the gateway does. */
export async function readServed(reader: ReleaseReader, combination: Combination): Promise<VerifiedService[]> {
  const services = combination.filter(({ kind }) => kind === 'service');
  const read = services.map(({ slice, refs }) => firstReadable(refs, (ref) => reader.service(slice, ref)));
  return (await Promise.all(read)).filter((release) => release !== null);
}

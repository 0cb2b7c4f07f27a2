import type { SliceManifest } from '@meowtale/contracts/releases';
import type { Choice } from './combinations.ts';
import type { ReleaseReader } from './release-reader.ts';

/** Returns the first release of a remote that can be read, as the shell does; null without one. */
export async function readShown(reader: ReleaseReader, { slice, refs }: Choice): Promise<SliceManifest | null> {
  for (const ref of refs) {
    const release = await reader.remote(slice, ref);
    if (release) return release.manifest;
  }
  return null;
}

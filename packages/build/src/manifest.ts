import { type SliceManifest, sliceManifestSchema } from '@meowtale/contracts/releases';
import { describeSlice, readSliceConfig, readWords } from './slice.ts';
import { readProvided, readUses } from './uses.ts';

/** The parts of `slice.json` that come from the bundler. */
export type BuiltFiles = Pick<SliceManifest, 'scripts' | 'styles' | 'preload' | 'sizeBytes'>;

/** Returns a build's `slice.json`. @throws for a label without words, or a popup whose input can't be described */
export async function readManifest(
  { name, version, globalName, server }: Pick<SliceManifest, 'name' | 'version' | 'globalName' | 'server'>,
  files: BuiltFiles,
): Promise<SliceManifest> {
  const description = describeSlice(await readSliceConfig(name), await readWords(`${name}/locales`));
  return sliceManifestSchema.parse({
    ...{ ...description, ...files, server, version, globalName },
    ...{ uses: await readUses(name), provides: await readProvided(name) },
  });
}

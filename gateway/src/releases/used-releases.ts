import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { liveReleaseSchema, pointerSchema } from '@meowtale/contracts/releases';
import { z } from 'zod';

const usedReleasesSchema = z.object({
  /** The newest one that was read. */
  pointer: pointerSchema,
  /** Where each service's calls go, by its name; null: the address in the settings. A service may not have moved to the pointer's address yet. */
  addresses: z.record(z.string(), liveReleaseSchema.shape.address),
});

export type UsedReleases = z.infer<typeof usedReleasesSchema>;

/** Stores what a gateway uses of an environment, for a start while the releases can't be read. */
export interface UsedReleasesStore {
  /** Returns undefined when nothing was stored, and when it is damaged or of another environment. */
  read(): Promise<UsedReleases | undefined>;
  /** Writes nothing when it is what was written last. */
  write(used: UsedReleases): Promise<void>;
}

export function createUsedReleasesStore(folder: string, environment: string): UsedReleasesStore {
  const file = join(folder, 'releases.json');
  let written = '';
  return {
    async read() {
      try {
        const used = usedReleasesSchema.parse(JSON.parse(await readFile(file, 'utf8')));
        return used.pointer.environment === environment ? used : undefined;
      } catch {
        return undefined;
      }
    },
    async write(used) {
      const text = JSON.stringify(used);
      if (text === written) return;
      await mkdir(folder, { recursive: true });
      const unfinished = `${file}.${process.pid}`;
      await writeFile(unfinished, text);
      await rename(unfinished, file);
      written = text;
    },
  };
}

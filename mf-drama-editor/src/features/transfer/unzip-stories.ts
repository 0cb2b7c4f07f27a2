import { STORY_FILE_MAX_BYTES } from '@meowtale/story/formats';
import { unzipSync } from 'fflate';

/** Of one archive: as many as a person may have dramas. */
export const ZIP_MAX_STORIES = 1000;
/** Of an archive, packed and unpacked. */
export const ZIP_MAX_BYTES = 64 * 1024 ** 2;

export interface StoryFile {
  name: string;
  /** Null for one larger than a story may be, which isn't unpacked. */
  bytes: Uint8Array | null;
}

export type Unzipped = { ok: true; files: StoryFile[] } | { ok: false; fault: 'damaged' | 'none' | 'tooMany' | 'tooLarge' };

/** Where macOS and others put what isn't a file of the person. */
const HIDDEN = /(?:^|\/)(?:__MACOSX\/|\.)/;
const isStory = (name: string, types: readonly string[]): boolean =>
  !HIDDEN.test(name) && types.some((type) => name.toLowerCase().endsWith(type));

/** Unpacks the files of these types, in the archive's order; its limits are checked before anything is unpacked. */
export function unzipStories(zip: Uint8Array, types: readonly string[]): Unzipped {
  const sizes = new Map<string, number>();
  try {
    // The directory alone: nothing passes.
    unzipSync(zip, {
      filter: ({ name, originalSize }) => {
        if (isStory(name, types)) sizes.set(name, originalSize);
        return false;
      },
    });
    const fits = (size: number) => size <= STORY_FILE_MAX_BYTES;
    const unpacked = [...sizes.values()].filter(fits).reduce((sum, size) => sum + size, 0);
    if (sizes.size === 0) return { ok: false, fault: 'none' };
    if (sizes.size > ZIP_MAX_STORIES) return { ok: false, fault: 'tooMany' };
    if (unpacked > ZIP_MAX_BYTES) return { ok: false, fault: 'tooLarge' };
    const files = unzipSync(zip, { filter: ({ name }) => fits(sizes.get(name) ?? Number.POSITIVE_INFINITY) });
    return { ok: true, files: [...sizes.keys()].map((name) => ({ name, bytes: files[name] ?? null })) };
  } catch {
    return { ok: false, fault: 'damaged' };
  }
}

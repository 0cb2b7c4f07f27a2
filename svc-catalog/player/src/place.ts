import { z } from 'zod';
import { embeddedData } from './embedded-data.ts';

/** Returns the storage key of the place. Served works have an origin each; exported ones may share theirs, like all files of a disk. */
function keyOfPlace(): string {
  const host = embeddedData()?.host as { appUuid?: string } | undefined;
  return host?.appUuid ? `meowtale:place:${host.appUuid}` : 'meowtale:place';
}

const placeSchema = z.object({
  /** The stored save's revision that this place came from or became; 0 before there was one. */
  revision: z.int().nonnegative(),
  /** True until the page has confirmed that it is stored. */
  unsaved: z.boolean(),
  save: z.string(),
});

/** Returns a reader's place stored in this browser: all there is for a guest, and a fallback without a connection for others. */
export type Place = z.infer<typeof placeSchema>;

export function readPlace(): Place | null {
  try {
    return placeSchema.parse(JSON.parse(localStorage.getItem(keyOfPlace()) ?? 'null'));
  } catch {
    return null;
  }
}

/** Stores the place. Returns whether that succeeded; it fails when the storage is full or blocked, and the story is played all the same. */
export function keepPlace(place: Place): boolean {
  try {
    localStorage.setItem(keyOfPlace(), JSON.stringify(place));
    return true;
  } catch {
    return false;
  }
}

/** Returns the place to continue: the stored save when it was read further elsewhere, else this browser's. */
export function newerPlace(here: Place | null, stored: { revision: number; data: string } | null): Place | null {
  if (stored === null) return here;
  const there = { revision: stored.revision, unsaved: false, save: stored.data };
  if (here === null || stored.revision > here.revision) return there;
  return here.unsaved ? here : there;
}

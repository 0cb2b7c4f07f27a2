import { z } from 'zod';
import { carried } from './carried.ts';

/** Works that we serve have an origin each; exported ones may share theirs, as all files of a disk do. */
function keyOfPlace(): string {
  const host = carried()?.host as { appUuid?: string } | undefined;
  return host?.appUuid ? `meowtale:place:${host.appUuid}` : 'meowtale:place';
}

const placeSchema = z.object({
  /** The stored save's revision that this place came from or became; 0 before there was one. */
  revision: z.int().nonnegative(),
  /** True while the page has not said that it is stored. */
  unsaved: z.boolean(),
  save: z.string(),
});

/** A reader's place as this browser keeps it: all there is for a guest, and what bridges a lost connection for others. */
export type Place = z.infer<typeof placeSchema>;

export function readPlace(): Place | null {
  try {
    return placeSchema.parse(JSON.parse(localStorage.getItem(keyOfPlace()) ?? 'null'));
  } catch {
    return null;
  }
}

/** A browser that keeps nothing still plays. */
export function keepPlace(place: Place): void {
  try {
    localStorage.setItem(keyOfPlace(), JSON.stringify(place));
  } catch {
    // Full or forbidden: the page around us has the save.
  }
}

/** Which of the two to go on from: the stored save when somebody read on elsewhere, else this browser's. */
export function newerPlace(here: Place | null, stored: { revision: number; data: string } | null): Place | null {
  if (stored === null) return here;
  const there = { revision: stored.revision, unsaved: false, save: stored.data };
  if (here === null || stored.revision > here.revision) return there;
  return here.unsaved ? here : there;
}

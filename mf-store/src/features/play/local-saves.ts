import { keepInBrowser } from '@meowtale/web-kit';
import type { GuestPlace, GuestSave } from './guest-place.ts';
import type { SavedRun, SaveResult, Saves } from './play-session.ts';

const PREFIX = 'meowtale.save.';

function read(app: string): GuestSave | null {
  try {
    const stored = JSON.parse(localStorage.getItem(PREFIX + app) ?? 'null') as Partial<GuestSave> | null;
    const whole = stored && typeof stored.revision === 'number' && typeof stored.data === 'string' && typeof stored.updated_at === 'string';
    return whole ? (stored as GuestSave) : null;
  } catch {
    return null;
  }
}

/**
 * Stores a guest's place in a work, in this browser only. The page stores it and not the frame, because a private window blocks storage in
 * frames of other origins.
 */
export function localSaves(app: string): Saves {
  return {
    load: async () => read(app),
    save: async (revision: number, run: SavedRun): Promise<SaveResult> => {
      const stored = read(app);
      if ((stored?.revision ?? 0) !== revision) return { kind: 'conflict', current: stored };
      const next: GuestSave = { app_uuid: app, slot: 'auto', revision: revision + 1, ...run, updated_at: new Date().toISOString() };
      return keepInBrowser(PREFIX + app, JSON.stringify(next)) ? { kind: 'saved', revision: next.revision } : { kind: 'failed' };
    },
  };
}

/** Returns the place stored by `localSaves`, to be moved to the person who signs in. */
export function guestPlace(app: string): GuestPlace {
  return {
    read: () => read(app),
    discard: () => void keepInBrowser(PREFIX + app, null),
  };
}

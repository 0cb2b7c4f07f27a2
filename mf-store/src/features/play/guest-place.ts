import type { PlaySave } from './documents.ts';
import type { Saves } from './play-session.ts';

/** A guest's save; `ended` is missing from those stored by earlier releases. */
export type GuestSave = PlaySave & { ended?: boolean };

/** A guest's place in a work, stored in this browser. */
export interface GuestPlace {
  read(): GuestSave | null;
  discard(): void;
}

/**
 * Wraps a signed-in person's saves: a guest's place in this browser is moved into them when the work is opened, once, unless the person has
 * a later one. `load` also rejects while the guest's place can't be written, so that it isn't skipped.
 */
export function withGuestPlace(stored: Saves, guest: GuestPlace): Saves {
  async function load(): Promise<PlaySave | null> {
    const current = await stored.load();
    const place = guest.read();
    if (!place) return current;
    if (current && Date.parse(current.updated_at) >= Date.parse(place.updated_at)) {
      guest.discard();
      return current;
    }
    const result = await stored.save(current?.revision ?? 0, { data: place.data, ended: place.ended ?? false });
    if (result.kind === 'denied') return current;
    if (result.kind === 'failed') {
      if (!result.isFinal) throw new Error('a guest’s place could not be carried over');
      return current;
    }
    guest.discard();
    // Another browser of theirs saved meanwhile: that is later.
    return result.kind === 'conflict' ? result.current : { ...place, revision: result.revision };
  }
  return { load, save: stored.save };
}

const PREFIX = 'meowtale.reader.';
const GUEST = 'guest';

export interface LastReader {
  /** Returns whether another person last read the work in this browser; false where unknown. */
  isOther(): boolean;
  note(): void;
}

/**
 * Records who reads a work in this browser. The work's own storage has one place for all of them, with separate revisions.
 * @param person null for a guest
 */
export function lastReader(app: string, person: string | null): LastReader {
  const reader = person ?? GUEST;
  return {
    isOther() {
      try {
        return (localStorage.getItem(PREFIX + app) ?? reader) !== reader;
      } catch {
        return false;
      }
    },
    note() {
      try {
        localStorage.setItem(PREFIX + app, reader);
      } catch {
        // A browser without storage has no earlier reader either.
      }
    },
  };
}

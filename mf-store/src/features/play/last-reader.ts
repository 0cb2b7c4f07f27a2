const PREFIX = 'meowtale.reader.';
const GUEST = 'guest';

export interface LastReader {
  /** Whether somebody else read the work in this browser last; not where nobody knows. */
  isOther(): boolean;
  note(): void;
}

/**
 * Notes who reads a work in this browser. The work's own storage has one place for all of them, and their revisions count apart.
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
        // A browser that refuses storage has no earlier reader either.
      }
    },
  };
}

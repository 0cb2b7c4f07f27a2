import { keepInBrowser } from '@meowtale/web-kit';

/** What is said, and whether it gives the story away. */
export interface Draft {
  comment: string;
  spoils: boolean;
}

const PREFIX = 'meowtale.draft.';

/**
 * What somebody began to write, kept in this browser until it was taken. A browser that refuses storage keeps nothing.
 * @param of who writes, and of what: nobody finds another's words
 */
export function readDraft(of: string): Draft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(PREFIX + of) ?? 'null') as Partial<Draft> | null;
    return typeof kept?.comment === 'string' && kept.comment !== '' ? { comment: kept.comment, spoils: kept.spoils === true } : null;
  } catch {
    return null;
  }
}

/** Returns whether this browser has room for it. */
export function keepDraft(of: string, said: Draft): boolean {
  return keepInBrowser(PREFIX + of, said.comment === '' ? null : JSON.stringify(said));
}

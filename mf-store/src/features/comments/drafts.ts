import { keepInBrowser } from '@meowtale/web-kit';

/** The text, and whether it is a spoiler. */
export interface Draft {
  comment: string;
  spoils: boolean;
}

const PREFIX = 'meowtale.draft.';

/**
 * Returns a comment's draft, saved in this browser until it is sent. A browser without storage saves nothing.
 * @param of the writer and the subject, so that no one else sees it
 */
export function readDraft(of: string): Draft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(PREFIX + of) ?? 'null') as Partial<Draft> | null;
    return typeof kept?.comment === 'string' && kept.comment !== '' ? { comment: kept.comment, spoils: kept.spoils === true } : null;
  } catch {
    return null;
  }
}

export function keepDraft(of: string, said: Draft): void {
  keepInBrowser(PREFIX + of, said.comment === '' ? null : JSON.stringify(said));
}

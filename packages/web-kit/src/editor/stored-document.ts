import { keepInBrowser, whenCleared } from '@meowtale/web-kit';

/** Unsaved input is stored in this browser at most this often; and when the page closes. */
const KEEP_EVERY_MS = 300;

/** What a person edits. Two people who share a browser must not see each other's texts, nor hear each other's tabs. */
export interface EditedDocument {
  kind: 'drama' | 'store' | 'app' | 'site';
  personUuid: string;
  uuid: string;
}

/** Returns the key of a document's unsaved input in this browser, which is its tab channel's name too. */
export const documentKey = ({ kind, personUuid, uuid }: EditedDocument): string => `meowtale.${kind}.${personUuid}.${uuid}`;

/** Returns what `storeUnsaved` stored; null without anything readable. */
export function readUnsaved(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores unsaved input in this browser, or removes it with null. Returns false when the browser has no space for it. */
export const storeUnsaved = (key: string, input: object | null): boolean => keepInBrowser(key, input && JSON.stringify(input));

export interface Keeping {
  /** Stores at once. */
  now(): void;
  /** Stores after a pause, for input being typed. */
  soon(): void;
  /** Stores what still waits, and ends. */
  stop(): void;
}

/** Calls `keep`, which stores what is unsaved: now, when asked, when the page closes, and when the person has cleared the site's data. */
export function startKeeping(keep: () => void): Keeping {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = () => {
    clearTimeout(timer);
    timer = undefined;
    keep();
  };
  const endHearing = whenCleared(now);
  // A closed tab runs no clean-up of React's.
  window.addEventListener('pagehide', now);
  now();
  return {
    now,
    soon() {
      timer ??= setTimeout(now, KEEP_EVERY_MS);
    },
    stop() {
      window.removeEventListener('pagehide', now);
      endHearing();
      if (timer !== undefined) now();
    },
  };
}

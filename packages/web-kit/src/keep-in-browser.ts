/** Dispatched on the window with each write, so that the page knows whether what was begun outlives it. */
export const KEPT_EVENT = 'meowtale:kept';

export interface KeptDetail {
  key: string;
  /** False where the write failed. */
  isKept: boolean;
  /** Whether something is stored under the key now. */
  isStored: boolean;
}

/**
 * Writes a person's unsaved work to this browser's storage, or removes it with null. Returns whether the browser keeps it: one whose
 * storage is full or closed doesn't, and the page then promises nothing (the shell listens to `KEPT_EVENT`).
 */
export function keepInBrowser(key: string, value: string | null): boolean {
  const isKept = tryToKeep(key, value);
  dispatchEvent(new CustomEvent<KeptDetail>(KEPT_EVENT, { detail: { key, isKept, isStored: isKept && value !== null } }));
  return isKept;
}

function tryToKeep(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    // Storage that is closed has nothing to remove.
    return value === null;
  }
}

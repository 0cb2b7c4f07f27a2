/** Dispatched on the window with each write, so that the page knows whether unsaved work survives it. */
export const KEPT_EVENT = 'meowtale:kept';

export interface KeptDetail {
  key: string;
  /** False where the write failed. */
  isKept: boolean;
  /** Whether something is stored under the key now. */
  isStored: boolean;
}

/**
 * Saves a person's unsaved work in this browser's storage, or removes it with null. Returns whether that succeeded; it fails when the
 * storage is full or blocked, and the shell, which listens to `KEPT_EVENT`, then doesn't promise it.
 */
export function keepInBrowser(key: string, value: string | null): boolean {
  const isKept = tryToKeep(key, value);
  report({ key, isKept, isStored: isKept && value !== null });
  return isKept;
}

/** Removes what is stored under a key if it is still `text`: another tab may have stored its own since. */
export function removeFromBrowser(key: string, text: string | null): void {
  const stored = readFromBrowser(key);
  if (stored === text) keepInBrowser(key, null);
  else report({ key, isKept: true, isStored: stored !== null });
}

/** Returns what is stored under a key; null without it, or where the storage is blocked. */
export function readFromBrowser(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const report = (detail: KeptDetail): boolean => dispatchEvent(new CustomEvent<KeptDetail>(KEPT_EVENT, { detail }));

function tryToKeep(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    // Blocked storage has nothing to remove.
    return value === null;
  }
}

/** Calls `keep` when the person has cleared the site's data with the page open. Returns the function that ends this. */
export function whenCleared(keep: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    // A single key's event names it.
    if (key === null) keep();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

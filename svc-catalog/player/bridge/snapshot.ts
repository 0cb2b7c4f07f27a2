import { withPresentAddress, withStableAddress } from './work-address.ts';

/** Matches our own keys in a game's localStorage. */
const REVISION_KEY = '__meowtale:revision';
const OURS = /^__meowtale:|^meowtale:/;
/** SAVE_MAX_BYTES counts UTF-8; a third of it in UTF-16 units can never exceed it. */
const SNAPSHOT_MAX_UNITS = 80_000;

export const EMPTY_SNAPSHOT = JSON.stringify({ format: 1, storage: [] });

/**
 * Returns a game's localStorage as one text, with sorted keys so that equal storages have equal texts; null when it is too large to save.
 * The page's address in a key is replaced by a stable one.
 */
export function takeSnapshot(storage: Storage): string | null {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key !== null && !OURS.test(key));
  const stored = new Map((keys as string[]).map((key) => [withStableAddress(key), storage.getItem(key) ?? '']));
  const entries = [...stored.keys()].sort().map((key) => [key, stored.get(key)]);
  const text = JSON.stringify({ format: 1, storage: entries });
  return text.length > SNAPSHOT_MAX_UNITS ? null : text;
}

/** Restores a snapshot; returns false when it is invalid, or equal to the current data. */
export function putSnapshot(storage: Storage, text: string): boolean {
  const entries = readEntries(text);
  if (entries === null || takeSnapshot(storage) === text) return false;
  for (const key of Object.keys(storage)) if (!OURS.test(key)) storage.removeItem(key);
  for (const [key, value] of entries) storage.setItem(withPresentAddress(key), value);
  return true;
}

export const readRevision = (storage: Storage): number => Number(storage.getItem(REVISION_KEY) ?? 0) || 0;
export const writeRevision = (storage: Storage, revision: number): void => storage.setItem(REVISION_KEY, String(revision));

function readEntries(text: string): [string, string][] | null {
  try {
    const { format, storage } = JSON.parse(text) as { format?: unknown; storage?: unknown };
    if (format !== 1 || !Array.isArray(storage)) return null;
    const entries = storage.filter(
      (entry): entry is [string, string] => Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string'),
    );
    return entries.length === storage.length ? entries.filter(([key]) => !OURS.test(key)) : null;
  } catch {
    return null;
  }
}

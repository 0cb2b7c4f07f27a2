const KEY = 'meowtale.chunk-reload';
const ONCE_A_MINUTE_MS = 60_000;

/** Whether a failure is of a piece of code that couldn't be fetched. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ChunkLoadError' || /Loading (?:CSS )?chunk/.test(error.message));
}

/** Reloads the page after a failed chunk, at most once a minute (SPEC §2). Answers whether it does. */
export function reloadForChunk(storage: Pick<Storage, 'getItem' | 'setItem'>, reload: () => void, now = Date.now()): boolean {
  const last = Number(storage.getItem(KEY) ?? 0);
  if (now - last < ONCE_A_MINUTE_MS) return false;
  storage.setItem(KEY, String(now));
  reload();
  return true;
}

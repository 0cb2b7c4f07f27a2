const KEY = 'meowtale.chunk-reload';
const ONCE_A_MINUTE_MS = 60_000;

/** Returns whether an error is a chunk that couldn't be fetched. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ChunkLoadError' || /Loading (?:CSS )?chunk/.test(error.message));
}

/** Returns whether it couldn't be fetched for lack of a network: then it isn't lost, and a reload would lose the open page. */
export function isOutOfReach(error: unknown): boolean {
  return isChunkFailure(error) && !navigator.onLine;
}

/** Reloads the page after a failed chunk, at most once a minute (SPEC §2). Returns whether it does. */
export function reloadForChunk(storage: Pick<Storage, 'getItem' | 'setItem'>, reload: () => void, now = Date.now()): boolean {
  const last = Number(storage.getItem(KEY) ?? 0);
  if (now - last < ONCE_A_MINUTE_MS) return false;
  storage.setItem(KEY, String(now));
  reload();
  return true;
}

/** Reloads the page when the error is a lost chunk. Returns whether it does. */
export function reloadIfLost(error: unknown, reload: () => void = () => location.reload()): boolean {
  if (!isChunkFailure(error) || isOutOfReach(error)) return false;
  try {
    return reloadForChunk(sessionStorage, reload);
  } catch {
    // Without storage the last reload is unknown, and the page might reload endlessly.
    return false;
  }
}

/** Logs an error caught by React, except a missing network, which the page shows. */
export function logCaught(error: unknown): void {
  if (!isOutOfReach(error)) console.error(error);
}

/** Detects chunks lost outside React: of the page's own start, and after a click. */
export function watchForLostCode(page: EventTarget, lost: (error: unknown) => void = reloadIfLost): void {
  page.addEventListener('unhandledrejection', (event) => lost((event as PromiseRejectionEvent).reason));
}

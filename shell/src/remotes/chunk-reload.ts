const KEY = 'meowtale.chunk-reload';
const ONCE_A_MINUTE_MS = 60_000;

/** Whether a failure is of a piece of code that couldn't be fetched. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ChunkLoadError' || /Loading (?:CSS )?chunk/.test(error.message));
}

/** Whether it couldn't be fetched for want of a network: then it isn't lost, and a reload would lose the page that is open. */
export function isOutOfReach(error: unknown): boolean {
  return isChunkFailure(error) && !navigator.onLine;
}

/** Reloads the page after a failed chunk, at most once a minute (SPEC §2). Answers whether it does. */
export function reloadForChunk(storage: Pick<Storage, 'getItem' | 'setItem'>, reload: () => void, now = Date.now()): boolean {
  const last = Number(storage.getItem(KEY) ?? 0);
  if (now - last < ONCE_A_MINUTE_MS) return false;
  storage.setItem(KEY, String(now));
  reload();
  return true;
}

/** What a failure means for the page: a piece of its code that is lost reloads it. Answers whether it does. */
export function reloadIfLost(error: unknown, reload: () => void = () => location.reload()): boolean {
  if (!isChunkFailure(error) || isOutOfReach(error)) return false;
  try {
    return reloadForChunk(sessionStorage, reload);
  } catch {
    // A browser that keeps nothing can't say when it last did, and might reload for ever.
    return false;
  }
}

/** React's word of what a boundary caught. That there is no network is no fault: what stands there instead says so. */
export function logCaught(error: unknown): void {
  if (!isOutOfReach(error)) console.error(error);
}

/** Hears of code that was fetched outside of React and is lost: the page's own start, and what a click asks for. */
export function watchForLostCode(page: EventTarget, lost: (error: unknown) => void = reloadIfLost): void {
  page.addEventListener('unhandledrejection', (event) => lost((event as PromiseRejectionEvent).reason));
}

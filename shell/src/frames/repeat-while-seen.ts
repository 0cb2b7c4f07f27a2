/** A return to the page often comes as two events. */
const LEAST_MS = 5000;

/**
 * Calls `work` at an interval while the page is visible and online, and at once when it is focused or becomes so. Returns the function that
 * stops it.
 */
export function repeatWhileSeen(work: () => void, everyMs: number): () => void {
  let lastMs = Number.NEGATIVE_INFINITY;
  function run(): void {
    const nowMs = Date.now();
    if (document.visibilityState === 'hidden' || !navigator.onLine || nowMs - lastMs < LEAST_MS) return;
    lastMs = nowMs;
    work();
  }
  const sources: [EventTarget, string][] = [
    [window, 'online'],
    [window, 'focus'],
    [document, 'visibilitychange'],
  ];
  for (const [source, event] of sources) source.addEventListener(event, run);
  const timer = setInterval(run, everyMs);
  return () => {
    clearInterval(timer);
    for (const [source, event] of sources) source.removeEventListener(event, run);
  };
}

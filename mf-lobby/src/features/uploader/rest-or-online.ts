/** Waits for a time, or less when the network returns. */
export function restOrOnline(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      globalThis.removeEventListener('online', done);
      resolve();
    }
    signal.addEventListener('abort', done);
    globalThis.addEventListener('online', done);
  });
}

/** Runs background work when the browser is idle; after a second in a browser without idle callbacks. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 5_000 });
  else setTimeout(work, 1_000);
}

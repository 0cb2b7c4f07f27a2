/** Does what nobody waits for once there is nothing else to do; soon, where a browser can't say when that is. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 5_000 });
  else setTimeout(work, 1_000);
}

/** Lets the browser draw, and hear the person, between two pieces of work. */
export function breathe(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/** Does what nobody waits for once there is nothing else to do; soon, where a browser can't say when that is. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 5_000 });
  else setTimeout(work, 1_000);
}

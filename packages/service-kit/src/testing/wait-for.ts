import { setTimeout as wait } from 'node:timers/promises';

/** Looks until `check` is true; what it throws counts as not yet. @throws the last of that, or that time is over (30 s unless given) */
export async function waitFor(check: () => Promise<boolean> | boolean, timeoutMs = 30_000): Promise<void> {
  const until = Date.now() + timeoutMs;
  let fault: unknown = new Error('it did not become true in time');
  while (Date.now() < until) {
    try {
      if (await check()) return;
    } catch (error) {
      fault = error;
    }
    await wait(20);
  }
  throw fault;
}

import { waitUntil } from '../wait-until.ts';

/** Polls `check` until it is true; an error counts as false. @throws the last such error, or one that time is over (30 s unless given) */
export async function waitFor(check: () => Promise<boolean> | boolean, timeoutMs = 30_000): Promise<void> {
  let lastError: unknown = new Error(`it did not become true within ${timeoutMs} ms`);
  const condition = async () => {
    try {
      return await check();
    } catch (error) {
      lastError = error;
      return false;
    }
  };
  if (!(await waitUntil(condition, { withinMs: timeoutMs, everyMs: 20 }))) throw lastError;
}

import { createHash } from 'node:crypto';

const MINUTE_MS = 60_000;

/**
 * Returns a function that counts a click of a caller and returns whether it is within `perMinute`. Each process counts by itself and in
 * memory only, where callers are hashed.
 */
export function createClickLimit(perMinute: number, now = Date.now): (caller: string) => boolean {
  let minute = 0;
  let counts = new Map<string, number>();
  return (caller) => {
    const current = Math.floor(now() / MINUTE_MS);
    if (current !== minute) [minute, counts] = [current, new Map()];
    const key = createHash('sha256').update(caller).digest('base64url');
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= perMinute;
  };
}

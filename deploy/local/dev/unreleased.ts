import type { Problem } from '@meowtale/build/problems';

/** Returns the operations of a build that a live release doesn't have: a site that runs released ones only rejects them. */
export function findUnreleased(own: ReadonlyMap<string, string>, live: ReadonlySet<string> | null, site: string): Problem[] {
  const names = live ? [...own].filter(([hash]) => !live.has(hash)).map(([, name]) => name) : [];
  if (names.length === 0) return [];
  const message = `${site} runs released operations only and rejects these until they are published: ${names.join(', ')}`;
  return [{ source: 'released', file: null, line: null, message }];
}

/** Returns the hashes of a live release's operations; null when it can't be fetched. */
export async function readLiveOperations(base: string | null): Promise<ReadonlySet<string> | null> {
  if (base === null) return null;
  const response = await fetch(new URL('operations.json', base)).catch(() => null);
  return response?.ok ? new Set(Object.keys((await response.json()) as object)) : null;
}

import { useHost } from '@meowtale/web-kit';
import { useCallback } from 'react';

/** Returns the function that finds the tracked link that led to a work; null with an older shell, which lacks it. */
export function useAdLinkOf(): (storeId: string) => Promise<string | null> {
  const host = useHost();
  return useCallback(async (storeId) => (await host.adLinkOf?.(storeId)) ?? null, [host]);
}

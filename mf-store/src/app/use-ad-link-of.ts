import { useHost } from '@meowtale/web-kit';
import { useCallback } from 'react';

/** Tells which tracked link led to a work; a shell of before doesn't know. */
export function useAdLinkOf(): (storeId: string) => Promise<string | null> {
  const host = useHost();
  return useCallback(async (storeId) => (await host.adLinkOf?.(storeId)) ?? null, [host]);
}

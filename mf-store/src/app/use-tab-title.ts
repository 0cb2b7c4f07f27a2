import { isolate } from '@meowtale/contracts/isolate';
import { useLocation } from '@meowtale/web-kit';
import { useEffect } from 'react';

/**
 * Titles the tab by what the page shows, once that is known (null until then): the shell titles a page that one moves to by its route
 * alone, and again for each address.
 */
export function useTabTitle(title: string | null | undefined): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shell resets the title at each address, also when the next work has the same name.
  useEffect(() => {
    if (title) document.title = `${isolate(title)} · Meowtale`;
  }, [title, pathname]);
}

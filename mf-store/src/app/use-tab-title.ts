import { namedPageTitle } from '@meowtale/contracts/page-title';
import { useLocation } from '@meowtale/web-kit';
import { useEffect } from 'react';

/**
 * Sets the tab's title to the page's content, once known (null until then): the shell sets it by the route only, again for each address.
 */
export function useTabTitle(title: string | null | undefined): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shell resets the title at each address, also when the next work has the same name.
  useEffect(() => {
    if (title) document.title = namedPageTitle(title);
  }, [title, pathname]);
}

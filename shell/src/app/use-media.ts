import { useSyncExternalStore } from 'react';

/** Returns whether the window matches a media query, and follows changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    // The server renders only pages of the storefront, which fit every window.
    () => true,
  );
}

import { useSyncExternalStore } from 'react';

/** Whether the window fits a media query, as it changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    // The server draws pages of the storefront alone, which fit every window.
    () => true,
  );
}

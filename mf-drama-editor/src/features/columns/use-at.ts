import { useHost, useLocation } from '@meowtale/web-kit';
import { useCallback } from 'react';

/** Returns the selected part of the story, which is in the address; null without a selection. */
export function useAt(): [string | null, (id: string | null) => void] {
  const { navigation } = useHost();
  const { search } = useLocation();
  const go = useCallback(
    (id: string | null) => {
      const { pathname, search: now } = navigation.get();
      const query = new URLSearchParams(now);
      if (id === null) query.delete('at');
      else query.set('at', id);
      const text = query.toString();
      navigation.replace(text ? `${pathname}?${text}` : pathname);
    },
    [navigation],
  );
  return [new URLSearchParams(search).get('at'), go];
}

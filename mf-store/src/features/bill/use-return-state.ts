import { useHost, useLocation } from '@meowtale/web-kit';
import { useEffect } from 'react';
import { readReturnState } from './return-state.ts';

/** Opens the bill that a payment came back for, once, and takes the state out of the address (SPEC §2). */
export function useReturnState(): void {
  const { navigation, openPopup } = useHost();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const state = readReturnState(search);
    if (!state) return;
    const query = new URLSearchParams(search);
    query.delete('state');
    const rest = query.toString();
    navigation.replace(rest ? `${pathname}?${rest}` : pathname);
    void openPopup('store.bill', { storeIds: state.storeIds });
  }, [navigation, openPopup, pathname, search]);
}

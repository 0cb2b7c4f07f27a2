import { useHost, useLocation } from '@meowtale/web-kit';
import { useEffect } from 'react';

/** Opens the bill that a payment came back for, once, and takes the state out of the address (SPEC §2). */
export function useReturnState(): void {
  const { navigation, openPopup } = useHost();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (!query.has('state')) return;
    let left = false;
    async function open() {
      // What checks a state comes with one: no other page needs it.
      const { readReturnState } = await import('./return-state.ts');
      const state = readReturnState(search);
      if (!state || left) return;
      query.delete('state');
      const rest = query.toString();
      navigation.replace(rest ? `${pathname}?${rest}` : pathname);
      if (state.action === 'open-bill') void openPopup('store.bill', { storeIds: state.storeIds });
      else void openPopup('store.sponsor-bill', { storeId: state.storeIds[0], price: state.price });
    }
    void open();
    return () => {
      left = true;
    };
  }, [navigation, openPopup, pathname, search]);
}

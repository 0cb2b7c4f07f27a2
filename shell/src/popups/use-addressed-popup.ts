import { addressWith, readReturnState, useHost, useLocation } from '@meowtale/web-kit';
import { useEffect } from 'react';

/** Opens the popup in an address, once, and removes the state from it (SPEC §2). Other states are left as they are. */
export function useAddressedPopup(): void {
  const { navigation, openPopup, session, report } = useHost();
  const location = useLocation();
  useEffect(() => {
    const popup = readReturnState(location.search);
    if (!popup) return;
    navigation.replace(addressWith(location, null));
    async function open({ name, input, personal }: NonNullable<typeof popup>) {
      if (!personal || (await session.signIn())) await openPopup(name, input);
    }
    // An input that doesn't fit the popup's schema was written by others, and opens nothing.
    open(popup).catch((error: unknown) => report(error));
  }, [location, navigation, openPopup, session, report]);
}

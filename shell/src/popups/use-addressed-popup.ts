import { addressWith, readReturnState, useHost, useLocation } from '@meowtale/web-kit';
import { useEffect } from 'react';

/** Opens the popup that an address asks for, once, and takes the state out of it (SPEC §2). What isn't ours stays as it is. */
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
    // What doesn't fit the popup's schema was written by somebody else, and opens nothing.
    open(popup).catch((error: unknown) => report(error));
  }, [location, navigation, openPopup, session, report]);
}

import { type HostV1, useHost, usePerson } from '@meowtale/web-kit';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStoreSession, type OpenState, type StoreSession } from './store-session.ts';

/** The listings open in this tab, by person and listing. */
export type OpenStores = Map<string, StoreSession>;

const OpenStoresContext = createContext<OpenStores | null>(null);

export function OpenStoresProvider({ stores, children }: { stores: OpenStores; children: ReactNode }) {
  return <OpenStoresContext value={stores}>{children}</OpenStoresContext>;
}

function sessionOf(stores: OpenStores, host: HostV1, personUuid: string, id: string): StoreSession {
  const key = `${personUuid} ${id}`;
  const known = stores.get(key);
  if (known) return known;
  const session = createStoreSession({
    client: () => host.urql,
    personUuid,
    id,
    isHere: () => {
      const now = host.session.get();
      return now.status === 'signed-in' && now.person.uuid === personUuid;
    },
    onEnd: () => stores.get(key) === session && stores.delete(key),
  });
  stores.set(key, session);
  return session;
}

/** The listing that the address names, opened once for all its tabs; null before it is known whose it is. */
export function useOpenStore(id: string): { open: OpenState; reload(): void } {
  const host = useHost();
  const stores = useContext(OpenStoresContext);
  if (!stores) throw new Error('useOpenStore needs an OpenStoresProvider above it');
  const person = usePerson()?.uuid ?? '';
  const [session, setSession] = useState(() => sessionOf(stores, host, person, id));
  useEffect(() => {
    // It may have ended between the first drawing and now.
    const current = sessionOf(stores, host, person, id);
    setSession(current);
    return current.watch();
  }, [stores, host, person, id]);
  return { open: useStore(session.state), reload: session.reload };
}

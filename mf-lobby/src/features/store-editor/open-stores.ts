import { type HostV1, useHost, usePerson } from '@meowtale/web-kit';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStoreSession, type OpenState, type StoreSession } from './store-session.ts';

/** The open listings of a tab, by person and listing. */
type OpenStores = Map<string, StoreSession>;

// A tab has one host for its whole life, and so have its open listings.
const openStores = new WeakMap<HostV1, OpenStores>();

function storesOf(host: HostV1): OpenStores {
  const stores = openStores.get(host) ?? new Map();
  openStores.set(host, stores);
  return stores;
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

/** Opens the listing in the address, once for all its tabs. */
export function useOpenStore(id: string): { open: OpenState; reload(): void } {
  const host = useHost();
  const stores = storesOf(host);
  const person = usePerson()?.uuid ?? '';
  const [session, setSession] = useState(() => sessionOf(stores, host, person, id));
  useEffect(() => {
    // It may have ended between the first render and now.
    const current = sessionOf(stores, host, person, id);
    setSession(current);
    return current.watch();
  }, [stores, host, person, id]);
  return { open: useStore(session.state), reload: session.reload };
}

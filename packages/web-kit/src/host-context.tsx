import { isAdultCategory } from '@meowtale/contracts/categories';
import { createContext, type ReactNode, useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import type { ColorScheme, HostLocation, HostV1, SessionPerson, SessionState, Watchable } from './host.ts';

const HostContext = createContext<HostV1 | null>(null);

export function HostProvider({ host, children }: { host: HostV1; children: ReactNode }) {
  return <HostContext value={host}>{children}</HostContext>;
}

/** What the shell gave this slice. Throws outside `HostProvider`: a page can't work without it. */
export function useHost(): HostV1 {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost needs a HostProvider above it');
  return host;
}

function useWatchable<T>(source: Watchable<T>, atFirst = source.get): T {
  return useSyncExternalStore(source.subscribe, source.get, atFirst);
}

const LOADING: SessionState = { status: 'loading' };
/** What the server drew knew nobody, so the first view here doesn't either. */
const unknownAtFirst = () => LOADING;

export function useSession(): SessionState {
  return useWatchable(useHost().session, unknownAtFirst);
}

/** The person signed in, or null while loading and for a guest. */
export function usePerson(): SessionPerson | null {
  const session = useSession();
  return session.status === 'signed-in' ? session.person : null;
}

/** Calls back each time the session was asked again: after a top-up, what a page knows of the wallet is old. */
export function useSessionRefreshed(again: () => void): void {
  const session = useSession();
  const seen = useRef(session);
  useEffect(() => {
    if (seen.current === session) return;
    seen.current = session;
    again();
  });
}

export function useLocation(): HostLocation {
  return useWatchable(useHost().navigation);
}

const notYetAsked = () => false;

/** Whether age was confirmed here; false while the server draws, and in the first view of what it drew. */
export function useAdultConfirmed(): boolean {
  return useWatchable(useHost().adult, notYetAsked);
}

/**
 * Brings the adult gate for a work of such a category. True where nothing of the work may be drawn yet (ADR 10).
 * @param category undefined while it isn't known
 */
export function useAdultGate(category: string | undefined): boolean {
  const { requireAdult } = useHost();
  const confirmed = useAdultConfirmed();
  const adult = isAdultCategory(category);
  useEffect(() => {
    if (adult && category) requireAdult(category);
  }, [adult, category, requireAdult]);
  return adult && !confirmed;
}

export function useColorScheme(): ColorScheme {
  return useWatchable(useHost().colorScheme);
}

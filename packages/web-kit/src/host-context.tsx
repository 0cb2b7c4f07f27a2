import { isAdultCategory } from '@meowtale/contracts/categories';
import { createContext, type ReactNode, useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import type { ColorScheme, HostLocation, HostV1, SessionPerson, SessionState, Watchable } from './host.ts';
import { paths } from './links.ts';

const HostContext = createContext<HostV1 | null>(null);

export function HostProvider({ host, children }: { host: HostV1; children: ReactNode }) {
  return <HostContext value={host}>{children}</HostContext>;
}

/** Returns the shell's host for this slice. Throws outside `HostProvider`. */
export function useHost(): HostV1 {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost needs a HostProvider above it');
  return host;
}

function useWatchable<T>(source: Watchable<T>, atFirst = source.get): T {
  return useSyncExternalStore(source.subscribe, source.get, atFirst);
}

const LOADING: SessionState = { status: 'loading' };
/** The session in the first render, which must equal the server's render without a person. */
const unknownAtFirst = () => LOADING;

export function useSession(): SessionState {
  return useWatchable(useHost().session, unknownAtFirst);
}

/** Returns the signed-in person, or null while loading and for a guest. */
export function usePerson(): SessionPerson | null {
  const session = useSession();
  return session.status === 'signed-in' ? session.person : null;
}

/** Calls `again` each time the session was refreshed, for instance after a top-up, when a page's balances are outdated. */
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

/** Returns the path at which the person verifies their address and then comes back to this page. */
export function useVerifyEmailPath(): string {
  const { pathname, search, hash } = useLocation();
  return paths.verifyEmail({ returnUrl: `${pathname}${search}${hash}` });
}

const notYetAsked = () => false;

/** Returns whether age was confirmed in this browser; false on the server and in the first render. */
export function useAdultConfirmed(): boolean {
  return useWatchable(useHost().adult, notYetAsked);
}

/**
 * Opens the adult gate for a work of an adult category. Returns true while nothing of the work may be rendered (ADR 10).
 * @param category undefined while unknown
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

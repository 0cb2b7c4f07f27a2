import { createContext, type FunctionComponent, type ReactNode, useContext, useEffect, useState } from 'react';

/** Renders what is said of a part whose code couldn't be fetched, with a retry. Set by what knows the words; nothing is said without. */
export const LostPartContext = createContext<((retry: () => void) => ReactNode) | null>(null);

/** What was fetched before is rendered at once when it is next mounted. */
const fetched = new WeakMap<object, FunctionComponent<never>>();

interface LateView<P> {
  /** Null until its code has come. */
  View: FunctionComponent<P> | null;
  isLost: boolean;
  retry(): void;
  /** What is said while its code couldn't be fetched; belongs beside what is shown instead of the view. */
  lostNotice: ReactNode;
}

/**
 * Fetches the code of a part of a page, after the mount, so that the server never renders it. A part whose code can't be fetched, offline
 * or after a release, leaves the page as it is and is fetched again by `retry` or at its next mount; React's `lazy` would throw it away.
 * @param fetchView the same function at every render
 */
export function useLateView<P extends object>(fetchView: () => Promise<FunctionComponent<P>>, isWanted = true): LateView<P> {
  const say = useContext(LostPartContext);
  const [View, setView] = useState(() => (fetched.get(fetchView) as FunctionComponent<P> | undefined) ?? null);
  const [isLost, setLost] = useState(false);
  const isFetching = isWanted && !View && !isLost;
  useEffect(() => {
    if (!isFetching) return;
    let isMounted = true;
    fetchView().then(
      (view) => {
        fetched.set(fetchView, view);
        if (isMounted) setView(() => view);
      },
      () => isMounted && setLost(true),
    );
    return () => {
      isMounted = false;
    };
  }, [isFetching, fetchView]);
  const retry = () => setLost(false);
  return { View, isLost, retry, lostNotice: isLost && say ? say(retry) : null };
}

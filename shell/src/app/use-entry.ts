import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { Entry } from './history.ts';
import { useShell } from './shell.ts';

/** Returns the current entry of the tab's history: a new one with each navigation, also to the same address. */
export function useEntry(): Entry {
  const { history } = useShell();
  return useSyncExternalStore(history.subscribe, history.get, history.get);
}

/** Scrolls each page to its stored position, or to its top. */
export function useScrollMemory(): void {
  const { scroll } = useShell();
  const entry = useEntry();
  const first = useRef(entry);
  useLayoutEffect(() => {
    if (entry === first.current) scroll.recallFirst(entry);
    else scroll.recall(entry);
  }, [entry, scroll]);
}

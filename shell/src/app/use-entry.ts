import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { Entry } from './history.ts';
import { useShell } from './shell.ts';

/** The entry of the tab's history that is shown: a new one with each move, also one to the same address. */
export function useEntry(): Entry {
  const { history } = useShell();
  return useSyncExternalStore(history.subscribe, history.get, history.get);
}

/** Puts each page to where it was left, or to its top. */
export function useScrollMemory(): void {
  const { scroll } = useShell();
  const entry = useEntry();
  const first = useRef(entry);
  useLayoutEffect(() => {
    if (entry === first.current) scroll.recallFirst(entry);
    else scroll.recall(entry);
  }, [entry, scroll]);
}

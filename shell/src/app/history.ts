import type { Watchable } from '@meowtale/web-kit';
import { createStore } from 'zustand';
import { watchStore } from './watchable.ts';

/** One entry of the tab's history. */
export interface Entry {
  /** As in the browser: with the language prefix. */
  pathname: string;
  search: string;
  hash: string;
  /** Unique to the entry, and the same after a reload. */
  key: string;
}

/** A navigation that waits until the person has confirmed or cancelled. */
export interface PendingNavigation {
  /** The path that it leads to, with the language prefix. */
  to: string;
  goOn(): void;
  stay(): void;
}

export interface TabHistory extends Watchable<Entry> {
  /** Takes an address of this origin, with the language prefix. */
  push(address: string): void;
  replace(address: string): void;
  back(): void;
  /** The navigation that waits; null without one. */
  pending: Watchable<PendingNavigation | null>;
}

export interface TabHistoryParts {
  tab: Pick<Window, 'history' | 'location' | 'addEventListener'>;
  /** Returns whether the person must confirm before the tab goes to another path. */
  asks: (to: string) => boolean;
  /** Called with an entry before its page is left. */
  left: (entry: Entry) => void;
}

/** The history state of an entry. */
interface Mark {
  key: string;
  /** Number of our entries before it. */
  index: number;
}

type MarkedEntry = Entry & Mark;

function markIn(state: unknown): Mark | null {
  const { key, index } = (state ?? {}) as Partial<Mark>;
  return typeof key === 'string' && typeof index === 'number' ? { key, index } : null;
}

/** Creates the tab's history over the browser's, which asks before a page with unsaved changes is left. */
export function createTabHistory({ tab, asks, left }: TabHistoryParts): TabHistory {
  /** Called once the browser is back at its entry. */
  let takenBack: (() => void) | null = null;
  let allowed = false;

  /** Returns the current entry; one that the browser made itself, such as for a `#part`, gets its state here. */
  function markedEntry(index: number): MarkedEntry {
    const { pathname, search, hash } = tab.location;
    const known = markIn(tab.history.state);
    const mark = known ?? { key: crypto.randomUUID(), index };
    if (!known) tab.history.replaceState(mark, '');
    return { pathname, search, hash, ...mark };
  }
  const store = createStore<{ entry: MarkedEntry; pending: PendingNavigation | null }>()(() => ({ entry: markedEntry(0), pending: null }));
  const here = () => store.getState().entry;

  function arrive(): void {
    left(here());
    store.setState({ entry: markedEntry(here().index + 1), pending: null });
  }
  function hold(to: string, move: () => void): void {
    const release = () => store.setState({ pending: null });
    const goOn = () => {
      release();
      move();
    };
    store.setState({ pending: { to, goOn, stay: release } });
  }
  function mustAsk(pathname: string): boolean {
    return pathname !== here().pathname && asks(pathname);
  }
  function go(kind: 'pushState' | 'replaceState', address: string): void {
    const move = () => {
      tab.history[kind]({ key: crypto.randomUUID(), index: here().index + (kind === 'pushState' ? 1 : 0) }, '', address);
      arrive();
    };
    const to = new URL(address, tab.location.href).pathname;
    if (mustAsk(to)) hold(to, move);
    else move();
  }
  tab.addEventListener('popstate', () => {
    const follow = takenBack;
    takenBack = null;
    if (follow) return follow();
    const steps = (markIn(tab.history.state)?.index ?? here().index + 1) - here().index;
    const to = tab.location.pathname;
    const free = allowed || steps === 0 || !mustAsk(to);
    allowed = false;
    if (free) return arrive();
    // The browser has moved already: it is taken back, and moves again when the person confirms.
    takenBack = () =>
      hold(to, () => {
        allowed = true;
        tab.history.go(steps);
      });
    tab.history.go(-steps);
  });

  return {
    ...watchStore(store, ({ entry }) => entry),
    push: (address) => go('pushState', address),
    replace: (address) => go('replaceState', address),
    back: () => tab.history.back(),
    pending: watchStore(store, ({ pending }) => pending),
  };
}

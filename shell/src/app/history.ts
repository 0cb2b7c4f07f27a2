import type { Watchable } from '@meowtale/web-kit';
import { createStore } from 'zustand';
import { watchStore } from './watchable.ts';

/** One place in the tab's history. */
export interface Entry {
  /** As the browser has it: with the language prefix. */
  pathname: string;
  search: string;
  hash: string;
  /** No other entry's, and kept over a reload. */
  key: string;
}

/** A move that waits until the person has said whether they leave. */
export interface HeldMove {
  /** The path that it leads to; with the language prefix. */
  to: string;
  goOn(): void;
  stay(): void;
}

export interface TabHistory extends Watchable<Entry> {
  /** Takes an address of this origin, language prefix included. */
  push(address: string): void;
  replace(address: string): void;
  back(): void;
  /** The move that was held up last; null while none is. */
  held: Watchable<HeldMove | null>;
}

export interface TabHistoryParts {
  tab: Pick<Window, 'history' | 'location' | 'addEventListener'>;
  /** Whether the person must be asked before the tab goes to another path. */
  asks: (to: string) => boolean;
  /** Hears of an entry while its page still stands. */
  left: (entry: Entry) => void;
}

/** What the browser keeps beside an entry. */
interface Mark {
  key: string;
  /** How many entries of ours lie below it. */
  index: number;
}

type MarkedEntry = Entry & Mark;

function markIn(state: unknown): Mark | null {
  const { key, index } = (state ?? {}) as Partial<Mark>;
  return typeof key === 'string' && typeof index === 'number' ? { key, index } : null;
}

/** The tab's history over the browser's own, with a question before a page is left that would lose something. */
export function createTabHistory({ tab, asks, left }: TabHistoryParts): TabHistory {
  /** What follows once the browser is back where it was. */
  let takenBack: (() => void) | null = null;
  let allowed = false;

  /** The entry on which the tab stands; one that the browser made by itself, such as for a `#part`, gets its mark here. */
  function standing(index: number): MarkedEntry {
    const { pathname, search, hash } = tab.location;
    const known = markIn(tab.history.state);
    const mark = known ?? { key: crypto.randomUUID(), index };
    if (!known) tab.history.replaceState(mark, '');
    return { pathname, search, hash, ...mark };
  }
  const store = createStore<{ entry: MarkedEntry; held: HeldMove | null }>()(() => ({ entry: standing(0), held: null }));
  const here = () => store.getState().entry;

  function arrive(): void {
    left(here());
    store.setState({ entry: standing(here().index + 1), held: null });
  }
  function hold(to: string, move: () => void): void {
    const release = () => store.setState({ held: null });
    const goOn = () => {
      release();
      move();
    };
    store.setState({ held: { to, goOn, stay: release } });
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
    // The browser has moved already: it is taken back, and moves again when the person says so.
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
    held: watchStore(store, ({ held }) => held),
  };
}

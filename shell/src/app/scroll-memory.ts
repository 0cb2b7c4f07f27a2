import type { Entry } from './history.ts';

const KEY = 'meowtale.scroll';

type Places = Record<string, number>;

export interface ScrollMemory {
  /** Stores the scroll position of an entry, for returning to it. */
  keep(entry: Entry): void;
  /** Scrolls to the entry's stored position, else to the hash of its address, else to the top. */
  recall(entry: Entry): void;
  /** The same for the tab's first entry, whose page may have been scrolled before its script ran. */
  recallFirst(entry: Entry): void;
}

function partOf(page: Document, hash: string): HTMLElement | null {
  try {
    return page.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

function readPlaces(tab: Window): Places {
  try {
    return JSON.parse(tab.sessionStorage.getItem(KEY) ?? '{}') as Places;
  } catch {
    // Without storage pages begin at the top.
    return {};
  }
}

/** Creates the store of each history entry's scroll position; session storage preserves it over a reload. */
export function createScrollMemory(tab: Window, here: () => Entry): ScrollMemory {
  const places = readPlaces(tab);
  const keep = ({ key }: Entry) => {
    places[key] = tab.scrollY;
  };
  function goTo({ key, hash }: Entry): boolean {
    const place = places[key];
    if (place !== undefined) tab.scrollTo(0, place);
    const part = place === undefined && hash ? partOf(tab.document, hash) : null;
    part?.scrollIntoView();
    return place !== undefined || part !== null;
  }
  // During the tab's life we restore the position: the browser would do so before the page is rendered.
  tab.history.scrollRestoration = 'manual';
  tab.addEventListener('pageshow', () => {
    tab.history.scrollRestoration = 'manual';
  });
  tab.addEventListener('pagehide', () => {
    keep(here());
    tab.history.scrollRestoration = 'auto';
    try {
      tab.sessionStorage.setItem(KEY, JSON.stringify(places));
    } catch {
      // Session storage is unavailable.
    }
  });
  return {
    keep,
    recall(entry) {
      if (!goTo(entry)) tab.scrollTo(0, 0);
    },
    recallFirst(entry) {
      // Otherwise the browser, which keeps visible content in place while fonts load, or the person has scrolled already.
      if (tab.scrollY === 0) goTo(entry);
    },
  };
}

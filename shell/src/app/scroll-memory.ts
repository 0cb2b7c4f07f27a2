import type { Entry } from './history.ts';

const KEY = 'meowtale.scroll';

type Places = Record<string, number>;

export interface ScrollMemory {
  /** Remembers how far the page is scrolled, for when somebody comes back to this entry. */
  keep(entry: Entry): void;
  /** Scrolls to where the entry was left, else to the part that its address names, else to the top. */
  recall(entry: Entry): void;
  /** The same for the tab's first entry, whose page may have been read and scrolled before its script ran. */
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
    // A browser that keeps nothing begins at the top.
    return {};
  }
}

/** How far each entry of the tab's history was scrolled; the session's storage keeps it over a reload. */
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
  // Within the tab's life it is ours to say where a page stands; the browser would before the page is drawn.
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
      // As above.
    }
  });
  return {
    keep,
    recall(entry) {
      if (!goTo(entry)) tab.scrollTo(0, 0);
    },
    recallFirst(entry) {
      // The browser, which holds on to what is seen while faces come, or the person was there before.
      if (tab.scrollY === 0) goTo(entry);
    },
  };
}

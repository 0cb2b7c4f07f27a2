import { DEFAULT_LOCALE, type Locale } from '@meowtale/contracts/locales';
import type { HostLocation, Navigation } from '@meowtale/web-kit';
import type { TabHistory } from './history.ts';

/** What the language puts before every path; nothing for the default (SPEC §2). */
export function languagePrefix(locale: Locale): string {
  return locale === DEFAULT_LOCALE ? '' : `/${locale}`;
}

/** A question that leaving for a path (null: for another site) must ask first, or null when nothing would be lost. */
type Guard = (to: string | null) => string | null;

export interface Guards {
  add(guard: Guard): () => void;
  /** What the open page would lose, if anything. */
  question(to: string | null): string | null;
}

/** What the pages that are open would lose. */
export function createGuards(): Guards {
  const guards = new Set<Guard>();
  return {
    add(guard) {
      guards.add(guard);
      return () => guards.delete(guard);
    },
    question(to) {
      for (const guard of guards) {
        const message = guard(to);
        if (message !== null) return message;
      }
      return null;
    },
  };
}

/** Moves the page for slices. Theirs are paths without language prefix, the history's are with it. */
export function createNavigation(history: TabHistory, prefix: string, guards: Guards): Navigation {
  let last: { key: string; location: HostLocation } | null = null;

  function read(): HostLocation {
    const { pathname, search, hash } = history.get();
    const path = prefix && (pathname === prefix || pathname.startsWith(`${prefix}/`)) ? pathname.slice(prefix.length) : pathname;
    // Two slashes at its beginning would be another host's address to whoever leads there by this path.
    const below = `/${path.replace(/^\/+/, '')}`;
    const key = `${below}${search}${hash}`;
    if (last?.key !== key) last = { key, location: { pathname: below, search, hash } };
    return last.location;
  }
  const href = (path: string) => (path === '/' ? prefix || '/' : `${prefix}${path}`);
  return {
    get: read,
    subscribe: history.subscribe,
    push: (path) => history.push(href(path)),
    replace: (path) => history.replace(href(path)),
    back: history.back,
    href,
    guard: guards.add,
  };
}

import { DEFAULT_LOCALE, type Locale } from '@meowtale/contracts/locales';
import type { HostLocation, Navigation } from '@meowtale/web-kit';
import type { TabHistory } from './history.ts';

/** Returns the language prefix of every path; empty for the default (SPEC §2). */
export function languagePrefix(locale: Locale): string {
  return locale === DEFAULT_LOCALE ? '' : `/${locale}`;
}

/** Returns a question to ask before leaving for a path (null: for another site), or null when nothing would be lost. */
type Guard = (to: string | null) => string | null;

export interface Guards {
  add(guard: Guard): () => void;
  /** Returns the question of an open page with unsaved changes, if any. */
  question(to: string | null): string | null;
}

/** Creates the collection of the open pages' guards. */
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

/** Creates the navigation for slices. Their paths have no language prefix, the history's do. */
export function createNavigation(history: TabHistory, prefix: string, guards: Guards): Navigation {
  let last: { key: string; location: HostLocation } | null = null;

  function read(): HostLocation {
    const { pathname, search, hash } = history.get();
    const path = prefix && (pathname === prefix || pathname.startsWith(`${prefix}/`)) ? pathname.slice(prefix.length) : pathname;
    // Two slashes at its beginning would be another host's address wherever the path is used.
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

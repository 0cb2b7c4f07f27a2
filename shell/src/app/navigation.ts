import { DEFAULT_LOCALE, type Locale } from '@meowtale/contracts/locales';
import type { HostLocation, Navigation } from '@meowtale/web-kit';
import type { createBrowserRouter } from 'react-router';

type Router = ReturnType<typeof createBrowserRouter>;

/** What the language puts before every path; nothing for the default (SPEC §2). */
export function languagePrefix(locale: Locale): string {
  return locale === DEFAULT_LOCALE ? '' : `/${locale}`;
}

/** A question that leaving must ask first, or null when nothing would be lost. */
export type Guard = () => string | null;

export interface ShellNavigation extends Navigation {
  /** What the open page would lose, if anything. */
  question(): string | null;
}

/** Moves the page for slices. Paths are without language prefix: the router's basename carries it. */
export function createNavigation(router: Router, prefix: string): ShellNavigation {
  const guards = new Set<Guard>();
  let last: { key: string; location: HostLocation } | null = null;

  function read(): HostLocation {
    const { pathname, search, hash } = router.state.location;
    const below = prefix && (pathname === prefix || pathname.startsWith(`${prefix}/`)) ? pathname.slice(prefix.length) || '/' : pathname;
    const key = `${below}${search}${hash}`;
    if (last?.key !== key) last = { key, location: { pathname: below, search, hash } };
    return last.location;
  }
  function question(): string | null {
    for (const guard of guards) {
      const message = guard();
      if (message !== null) return message;
    }
    return null;
  }
  return {
    get: read,
    subscribe: (listener) => router.subscribe(listener),
    push: (path) => void router.navigate(path),
    replace: (path) => void router.navigate(path, { replace: true }),
    back: () => void router.navigate(-1),
    href: (path) => (path === '/' ? prefix || '/' : `${prefix}${path}`),
    guard: (message) => {
      guards.add(message);
      return () => guards.delete(message);
    },
    question,
  };
}

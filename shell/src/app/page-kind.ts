import type { Plan } from '../plan.ts';

/** What a tab renders for an address: the page of its route, that there is none, or that its slice can't be read. */
export type PageKind = 'route' | 'not-found' | 'unreadable';

/** Returns what a tab renders. The server's status is that of the tab's first address only. */
export function pageKindOf(
  { status, ownWords, isIncomplete }: Pick<Plan, 'status' | 'ownWords' | 'isIncomplete'>,
  { hasRoute, isFirst }: { hasRoute: boolean; isFirst: boolean },
): PageKind {
  // The next page may have the routes that this one lacks.
  if (!hasRoute) return isIncomplete ? 'unreadable' : 'not-found';
  // The server knew that the work of the first address doesn't exist; the route alone doesn't show that.
  return status === 404 && !ownWords && isFirst ? 'not-found' : 'route';
}

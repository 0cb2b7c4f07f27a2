import type { Session } from '@meowtale/web-kit';

/** What somebody has may have changed in another tab, a payment's among them: it is asked again whenever this one is looked at again. */
export function refreshWhenSeen(session: Pick<Session, 'refresh'>, page: Document): void {
  page.addEventListener('visibilitychange', () => {
    // Who can't be asked now stays as they were.
    if (page.visibilityState === 'visible') session.refresh().catch(() => {});
  });
}

import type { Session } from '@meowtale/web-kit';

/** Refreshes the session whenever the page becomes visible, because it may have changed in another tab, for example by a payment. */
export function refreshWhenSeen(session: Pick<Session, 'refresh'>, page: Document): void {
  page.addEventListener('visibilitychange', () => {
    // After a failure the person stays as they were.
    if (page.visibilityState === 'visible') session.refresh().catch(() => {});
  });
}

import { matchRoute } from '@meowtale/web-kit/routes';
import type { ErrorStore } from '../errors/error-store.ts';
import type { Plan } from '../plan.ts';
import type { PopupStore } from '../popups/popup-store.ts';

/** Closes the sign-in, and the message that the sign-in has ended, once the person has signed in in another tab. */
export function closeOutdated(popups: PopupStore, errors: ErrorStore): void {
  for (const { name, close } of popups.getState().open) if (name === 'shell.sign-in') close(true);
  const { shown, close } = errors.getState();
  if (shown?.code === 'auth/id-token-expired') close();
}

/** Returns whether a page may become another person's while it is open: not one without a frame of ours, in which a story may be playing. */
export function canFollow(routes: Plan['routes'], pathname: string): boolean {
  return matchRoute(routes, pathname)?.route.frame !== 'bare';
}

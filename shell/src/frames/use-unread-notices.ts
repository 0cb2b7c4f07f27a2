import { usePerson } from '@meowtale/web-kit';
import { useEffect, useEffectEvent } from 'react';
import { useClient, useQuery } from 'urql';
import { HeaderNoticesDocument } from './header-documents.ts';
import { repeatWhileSeen } from './repeat-while-seen.ts';

const REFRESH_EVERY_MS = 60_000;
/** Marking one returns no notification, so the types that it changes are named here. */
const CONTEXT = { additionalTypenames: ['Notification', 'NotificationList'] };
/** For requests that the person did not make: a failure shows no error and keeps the number. */
const QUIETLY = { ...CONTEXT, requestPolicy: 'network-only', quiet: true } as const;

/** Returns the number of the person's unread notifications; 0 for a guest, and during an outage. */
export function useUnreadNotices(): number {
  const person = usePerson();
  const [{ data }] = useQuery({ query: HeaderNoticesDocument, context: CONTEXT, pause: !person });
  return person ? (data?.findNotification.unreadCount ?? 0) : 0;
}

/** Updates the number wherever it is shown, each minute while the page is seen and when the person returns to it. */
export function useUnreadNoticesRefresh(isShown: boolean): void {
  const client = useClient();
  const isAsked = usePerson() !== null && isShown;
  const refresh = useEffectEvent(() => void client.query(HeaderNoticesDocument, {}, QUIETLY).toPromise());
  useEffect(() => (isAsked ? repeatWhileSeen(() => refresh(), REFRESH_EVERY_MS) : undefined), [isAsked]);
}

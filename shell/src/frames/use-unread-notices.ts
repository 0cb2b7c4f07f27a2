import { usePerson } from '@meowtale/web-kit';
import { useMemo } from 'react';
import { useQuery } from 'urql';
import { HeaderNoticesDocument } from './header-documents.ts';

/** Returns the number of the person's unread notifications; 0 for a guest, and during an outage. */
export function useUnreadNotices(): number {
  const person = usePerson();
  // Marking one returns no notification, so the types that it changes are named here.
  const context = useMemo(() => ({ additionalTypenames: ['Notification', 'NotificationList'] }), []);
  const [{ data }] = useQuery({ query: HeaderNoticesDocument, context, pause: !person });
  return person ? (data?.findNotification.unreadCount ?? 0) : 0;
}

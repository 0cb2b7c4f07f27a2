import { usePerson } from '@meowtale/web-kit';
import { useMemo } from 'react';
import { useQuery } from 'urql';
import { HeaderNoticesDocument } from './header-documents.ts';

/** How many notices the person hasn't read; 0 for a guest, and while nobody can say. */
export function useUnreadNotices(): number {
  const person = usePerson();
  // Marking one answers no notice, so the types that it changes are named here.
  const context = useMemo(() => ({ additionalTypenames: ['Notification', 'NotificationList'] }), []);
  const [{ data }] = useQuery({ query: HeaderNoticesDocument, context, pause: !person });
  return person ? (data?.findNotification.unreadCount ?? 0) : 0;
}

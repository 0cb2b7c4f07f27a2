import { useSyncExternalStore } from 'react';

const never = () => () => {};
const here = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const onTheServer = () => 'UTC';

/** The person's time zone; UTC on the server and in the first view of a page that it drew. */
export function useTimeZone(): string {
  return useSyncExternalStore(never, here, onTheServer);
}

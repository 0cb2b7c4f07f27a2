import { useSyncExternalStore } from 'react';

const never = () => () => {};
let found: string | undefined;
function here(): string {
  found ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return found;
}
const onTheServer = () => 'UTC';

/** The person's time zone; UTC on the server and in the first view of a page that it drew. */
export function useTimeZone(): string {
  return useSyncExternalStore(never, here, onTheServer);
}

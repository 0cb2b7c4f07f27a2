import { useSyncExternalStore } from 'react';

const never = () => () => {};
let found: string | undefined;
function here(): string {
  found ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return found;
}
const onTheServer = () => 'UTC';

/** Returns the browser's time zone (IANA); UTC on the server and in the first view of a page that it rendered. */
export function useTimeZone(): string {
  return useSyncExternalStore(never, here, onTheServer);
}

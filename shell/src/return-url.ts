import { RETURN_URL_MAX, returnPathOf } from '@meowtale/contracts/return-path';
import type { HostLocation } from '@meowtale/web-kit';

/**
 * Returns an address to go back to, if it stays on this site; otherwise home (TRUST 21, SPEC §2).
 * @param value the query parameter, which is untrusted.
 * @param home the fallback.
 */
export function safeReturnUrl(value: string | null | undefined, home: string): string {
  return returnPathOf(value ?? '') ?? home;
}

/** Pages that a person leaves once they are signed in or their address is verified. */
const PASSED = /^\/(sign-in|sign-up|verify-email|reset-password)$/;

/** Returns the path to which a mail requested at a place leads back: that page's own return address, or the page itself; null without one. */
export function returnUrlOf({ pathname, search, hash }: HostLocation): string | null {
  const here = PASSED.test(pathname) ? '' : `${pathname}${search}${hash}`;
  const path = safeReturnUrl(new URLSearchParams(search).get('returnUrl'), safeReturnUrl(here, ''));
  return path === '' || path.length > RETURN_URL_MAX ? null : path;
}

/** Returns the return address of the page that a mail's link opened: its own, or that of its `continueUrl` on this site; otherwise ''. */
export function mailedReturnUrl(search: string, origin: string): string {
  const params = new URLSearchParams(search);
  const continued = URL.parse(params.get('continueUrl') ?? '');
  const mailed = continued?.origin === origin ? continued.searchParams.get('returnUrl') : null;
  return safeReturnUrl(params.get('returnUrl') ?? mailed, '');
}

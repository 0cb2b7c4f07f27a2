import { returnPathOf } from '@meowtale/contracts/return-path';
import { DomainError } from '@meowtale/service-kit';

/** The parameter of a return path that names the payment whose page was left without paying; the shop's pages read it. */
const LEFT = 'left';

/** Returns the path for a person who left the provider's page without paying: theirs, with the payment that they left. */
export function leftPathOf(returnPath: string, paymentUuid: string): string {
  const url = new URL(returnPath, 'http://localhost');
  url.searchParams.set(LEFT, paymentUuid);
  return url.pathname + url.search + url.hash;
}

/**
 * Returns the path, query and fragment of an address on our own site; null when none was given.
 * Throws `input/invalid` for every other address, which would be an open redirect (TRUST 21).
 */
export function givenReturnPath(returnUrl: string | null | undefined, origin: string): string | null {
  if (!returnUrl) return null;
  const path = returnPathOf(returnUrl, origin);
  if (path === null) throw new DomainError('input/invalid', { fields: [{ path: 'return_url', key: 'invalid.return-url' }] });
  return path;
}

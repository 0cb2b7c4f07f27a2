import { DomainError } from '@meowtale/service-kit';

/**
 * The path of an address that is on our own site, with query and fragment; null when none was given.
 * Throws `input/invalid` for every other address: nobody is sent elsewhere from a payment (TRUST 21).
 */
export function returnPathOf(returnUrl: string | null | undefined, origin: string): string | null {
  if (!returnUrl) return null;
  const url = URL.parse(returnUrl, origin);
  if (url?.origin !== new URL(origin).origin || url.username !== '' || url.password !== '') {
    throw new DomainError('input/invalid', { fields: [{ path: 'return_url', key: 'invalid.return-url' }] });
  }
  const path = url.pathname + url.search + url.hash;
  // `//host` on a page of ours would be another site.
  return path.startsWith('//') ? `/${path.replace(/^\/+/, '')}` : path;
}

/** Longest return address that a service takes, in UTF-16 units. */
export const RETURN_URL_MAX = 2048;

/** Browsers drop control characters and read a backslash as a slash, so neither may decide where a link leads. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const FORBIDDEN = /[\u0000-\u0020\\]/;
/** A second slash, even an encoded one that is decoded later, makes the rest another host. */
const SITE_PATH = /^\/(?![/\\]|%2f|%5c)/i;
const BASE = 'http://site.invalid';

/**
 * Returns the path, query and fragment of an address to go back to; null unless it stays on this site (TRUST 21, SPEC §2).
 * @param value an untrusted path, or an absolute address if `origin` is given.
 * @param origin the site's own origin.
 */
export function returnPathOf(value: string, origin?: string): string | null {
  if (FORBIDDEN.test(value) || !(value.startsWith('/') || origin)) return null;
  const base = origin ? new URL(origin).origin : BASE;
  const url = URL.parse(value, value.startsWith('/') ? base : undefined);
  if (url?.origin !== base || url.username || url.password || !SITE_PATH.test(url.pathname)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

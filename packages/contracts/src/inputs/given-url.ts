import { isPublicHost } from './public-host.ts';
import { line } from './text.ts';

const SCHEMES: readonly string[] = ['http:', 'https:', 'ftp:'];
/** An address with scheme, `//` and host, without backslashes and blanks, which parsers correct differently. */
const AS_WRITTEN = /^[a-z]+:\/\/[^/?#\\\s][^\\\s]*$/i;

/**
 * Returns whether an address may be shown to others: http, https or ftp, without user or password, on a public host (SPEC §5). The URL
 * parser normalizes other notations of a host.
 */
function isPublicUrl(value: string): boolean {
  if (!AS_WRITTEN.test(value) || !URL.canParse(value)) return false;
  const url = new URL(value);
  return SCHEMES.includes(url.protocol) && url.username === '' && url.password === '' && isPublicHost(url.hostname);
}

export const GIVEN_URL_MAX = 2000;

/** An address in one line, or empty; the error is `upload/game-pack-invalid-url` (SPEC §8). */
export const givenUrl = line(GIVEN_URL_MAX).refine((value) => value === '' || isPublicUrl(value), 'upload/game-pack-invalid-url');

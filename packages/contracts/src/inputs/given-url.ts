import { isPublicHost } from './public-host.ts';
import { line } from './text.ts';

const SCHEMES: readonly string[] = ['http:', 'https:', 'ftp:'];
/** What the parser would mend, and what others read otherwise than it does: no scheme with two strokes and a host behind it, a backslash or a blank. */
const AS_WRITTEN = /^[a-z]+:\/\/[^/?#\\\s][^\\\s]*$/i;

/**
 * Whether an address that a person gave may be shown to others: http, https or ftp, no name or password in it, and a public host
 * (SPEC §5). The parser has brought every way of writing an address to one.
 */
function isPublicUrl(value: string): boolean {
  if (!AS_WRITTEN.test(value) || !URL.canParse(value)) return false;
  const url = new URL(value);
  return SCHEMES.includes(url.protocol) && url.username === '' && url.password === '' && isPublicHost(url.hostname);
}

export const GIVEN_URL_MAX = 2000;

/** An address that a person gave, in one line, or nothing yet; anything else is `upload/game-pack-invalid-url` (SPEC §8). */
export const givenUrl = line(GIVEN_URL_MAX).refine((value) => value === '' || isPublicUrl(value), 'upload/game-pack-invalid-url');

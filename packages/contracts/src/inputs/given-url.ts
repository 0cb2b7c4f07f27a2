import { line } from './text.ts';

const SCHEMES: readonly string[] = ['http:', 'https:', 'ftp:'];
/** Names that mean this machine or the network around it (RFC 6761, 6762, 8375, and what home routers make up). */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|private|home\.arpa|test|invalid)$/;
/** What the parser would mend, and what others read otherwise than it does: no scheme with two strokes and a host behind it, or a backslash. */
const AS_WRITTEN = /^[a-z]+:\/\/[^/?#\\][^\\]*$/i;
const IPV4 = /^(\d+)\.(\d+)\.(\d+)\.(\d+)$/;

/** IPv4 that nobody reaches from outside: "this" network, private, shared, loopback, link-local, test nets, benchmarks, multicast and above. */
function isPrivateIpv4([a = 0, b = 0, c = 0]: readonly number[]): boolean {
  if (a === 0 || a === 10 || a === 127 || a >= 224) return true;
  if (a === 100) return b >= 64 && b <= 127;
  if (a === 172) return b >= 16 && b <= 31;
  if (a === 192) return b === 168 || (b === 0 && (c === 0 || c === 2)) || (b === 88 && c === 99);
  if (a === 198) return b === 18 || b === 19 || (b === 51 && c === 100);
  return (a === 169 && b === 254) || (a === 203 && b === 0 && c === 113);
}

/** Only global unicast (2000::/3) is out there; of it, what documents or what carries an IPv4 address inside is not. */
function isPrivateIpv6(address: string): boolean {
  const [first = '', second = ''] = address.split(':');
  const [high, low] = [Number.parseInt(first, 16), Number.parseInt(second || '0', 16)];
  if (!(high >= 0x2000 && high <= 0x3fff)) return true;
  return high === 0x2002 || (high === 0x2001 && (low < 0x200 || low === 0xdb8));
}

/**
 * Whether an address that a person gave may be shown to others: http, https or ftp, no name or password in it, and a host that
 * isn't this machine's or a private network's (SPEC §5). The parser has brought every way of writing an address to one.
 */
function isPublicUrl(value: string): boolean {
  if (!AS_WRITTEN.test(value) || !URL.canParse(value)) return false;
  const url = new URL(value);
  if (!SCHEMES.includes(url.protocol) || url.username !== '' || url.password !== '') return false;
  const host = url.hostname.replace(/\.$/, '').toLowerCase();
  if (host.startsWith('[')) return !isPrivateIpv6(host.slice(1, -1));
  const numbers = IPV4.exec(host);
  if (numbers) return !isPrivateIpv4(numbers.slice(1).map(Number));
  const labels = host.split('.');
  return labels.length > 1 && labels.every((label) => label !== '') && !LOCAL_NAME.test(host);
}

export const GIVEN_URL_MAX = 2000;

/** An address that a person gave, in one line, or nothing yet; anything else is `upload/game-pack-invalid-url` (SPEC §8). */
export const givenUrl = line(GIVEN_URL_MAX).refine((value) => value === '' || isPublicUrl(value), 'upload/game-pack-invalid-url');

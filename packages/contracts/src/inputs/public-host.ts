import { parse } from 'tldts';

/** Names in the public suffix list without web servers: `arpa` is DNS infrastructure (RFC 3172), `onion` is Tor's (RFC 7686). */
const NO_WEB_NAME = /\.(?:arpa|onion)$/;
const IPV4 = /^(\d+)\.(\d+)\.(\d+)\.(\d+)$/;

/**
 * Returns whether an IPv4 address isn't public: "this" network, private, shared, loopback, link-local, test nets, benchmarks, multicast and
 * above.
 */
function isPrivateIpv4([a = 0, b = 0, c = 0]: readonly number[]): boolean {
  if (a === 0 || a === 10 || a === 127 || a >= 224) return true;
  if (a === 100) return b >= 64 && b <= 127;
  if (a === 172) return b >= 16 && b <= 31;
  if (a === 192) return b === 168 || (b === 0 && (c === 0 || c === 2)) || (b === 88 && c === 99);
  if (a === 198) return b === 18 || b === 19 || (b === 51 && c === 100);
  return (a === 169 && b === 254) || (a === 203 && b === 0 && c === 113);
}

/** Returns whether an IPv6 address isn't public: all but global unicast (2000::/3), and of that documentation and embedded IPv4. */
function isPrivateIpv6(address: string): boolean {
  const [first = '', second = ''] = address.split(':');
  const [high, low] = [Number.parseInt(first, 16), Number.parseInt(second || '0', 16)];
  if (!(high >= 0x2000 && high <= 0x3fff)) return true;
  if (high === 0x3fff) return low < 0x1000;
  return high === 0x2002 || (high === 0x2001 && (low < 0x200 || low === 0xdb8));
}

/** Returns whether an IP address, as URL parsers and resolvers write it, is public (IANA's special-purpose registries). */
export function isPublicAddress(address: string): boolean {
  const numbers = IPV4.exec(address);
  return numbers ? !isPrivateIpv4(numbers.slice(1).map(Number)) : !isPrivateIpv6(address);
}

/**
 * Returns whether a name, in lower case and punycode and without a final dot, is below a public suffix that ICANN delegates
 * (publicsuffix.org). Names of this machine, of networks and clusters (`localhost`, `*.svc`, `*.consul`, `*.lan`) and reserved ones (RFC
 * 6761) aren't.
 */
export function isPublicName(name: string): boolean {
  const labels = name.split('.');
  if (labels.length < 2 || labels.includes('') || NO_WEB_NAME.test(name)) return false;
  return parse(name, { allowPrivateDomains: false, detectIp: false, extractHostname: false, validateHostname: false }).isIcann === true;
}

/** Returns whether a host, as `URL.hostname` writes it, is public: by its address, or by its name. */
export function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/\.$/, '');
  if (host.startsWith('[')) return isPublicAddress(host.slice(1, -1));
  return IPV4.test(host) ? isPublicAddress(host) : isPublicName(host);
}

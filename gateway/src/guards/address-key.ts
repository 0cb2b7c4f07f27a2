/** Groups of an IPv6 address that identify its network: a household or a server gets a /64. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':');
}

/**
 * Returns the key by which an address is counted: a whole IPv4 address, also when written as IPv6, and the /64 of any other IPv6 address.
 */
export function addressKey(ip: string): string {
  const [address = ''] = ip.split('%');
  // The URL parser takes IPv6 addresses between brackets, and writes each in its one shortest form.
  const url = URL.parse(`http://[${address}]`);
  if (url === null) return ip;
  const [head = '', tail] = url.hostname.slice(1, -1).split('::');
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')];
  const groups = [...before, ...Array<string>(GROUPS - before.length - after.length).fill('0'), ...after];
  if (groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff') {
    const [high, low] = [Number.parseInt(groups[6] ?? '', 16), Number.parseInt(groups[7] ?? '', 16)];
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** Returns the /48 of an `addressKey`, which is what a site gets: 65,536 /64s. Null for an IPv4 address. */
export const siteKey = (key: string): string | null => (key.endsWith('::/64') ? key.replace(/:[^:]+::\/64$/, '::/48') : null);

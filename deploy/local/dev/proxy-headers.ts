import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** The two ends of the proxy: what the browser sees, and the site. */
export interface ProxyOrigins {
  own: string;
  site: string;
}

/** Headers of one connection (RFC 9110, 7.6.1). */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

const withoutHops = (headers: IncomingHttpHeaders) => Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name));

/** Returns an address of one end as one of the other; unchanged when it belongs to neither, as that of a page elsewhere. */
function moveAddress(address: string, from: string, to: string): string {
  return address === from || address.startsWith(`${from}/`) ? `${to}${address.slice(from.length)}` : address;
}

/**
 * Returns a request's headers for the site. Only this proxy's own origin becomes the site's, so that a request of a page elsewhere is
 * rejected there as always.
 */
export function toSiteHeaders(headers: IncomingHttpHeaders, { own, site }: ProxyOrigins): OutgoingHttpHeaders {
  const isPage = headers.accept?.includes('text/html') ?? false;
  const moved = withoutHops(headers).map(([name, value]) => {
    const isAddress = (name === 'origin' || name === 'referer') && typeof value === 'string';
    return [name, isAddress ? moveAddress(value, own, site) : value];
  });
  // A page is changed on its way back, so it must not be compressed, nor "not modified".
  const forPage = isPage ? { 'accept-encoding': 'identity', 'if-none-match': undefined, 'if-modified-since': undefined } : {};
  const all: OutgoingHttpHeaders = { ...Object.fromEntries(moved), ...forPage, host: new URL(site).host };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** Returns a cookie of the site as one of this machine, which is another host and has no TLS. */
export function toOwnCookie(cookie: string, { site }: ProxyOrigins): string {
  const [pair = '', ...attributes] = cookie.split(/;\s*/);
  const isPrefixed = /^__(?:Host|Secure)-/.test(pair);
  const kept = attributes.filter((attribute) => {
    const name = attribute.split('=')[0]?.toLowerCase();
    // Browsers take a secure cookie from localhost, and reject one with such a name that isn't.
    return name !== 'domain' && !(name === 'secure' && !isPrefixed && site.startsWith('https:'));
  });
  return [pair, ...kept].join('; ');
}

/** Returns a page's policy with the origin of the development server wherever the page loads files or connects. */
export function withDevelopmentOrigin(policy: string, origin: string): string {
  const directives = policy.split(';').map((directive) => directive.trim());
  return directives
    .filter((directive) => directive !== '' && directive !== 'upgrade-insecure-requests')
    .map((directive) =>
      /^(?:script|style|img|font|connect)-src\s/.test(directive) ? `${directive.replace(/\s'none'$/, '')} ${origin}` : directive,
    )
    .join('; ');
}

/** Returns a response's headers for the browser. The length is that of the site's bytes: a changed page needs its own. */
export function toOwnHeaders(headers: IncomingHttpHeaders, origins: ProxyOrigins): OutgoingHttpHeaders {
  const {
    location,
    'set-cookie': cookies,
    'strict-transport-security': _,
    ...rest
  } = Object.fromEntries(withoutHops(headers)) as IncomingHttpHeaders;
  return {
    ...rest,
    ...(location !== undefined && { location: moveAddress(location, origins.site, origins.own) }),
    ...(cookies && { 'set-cookie': cookies.map((cookie) => toOwnCookie(cookie, origins)) }),
  };
}

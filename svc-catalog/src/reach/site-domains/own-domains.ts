/** Settings for sites at their creators' own domains, from the environment. */
export interface OwnDomains {
  /** Returns a site's origin at its domain, without a slash at the end. */
  origin(domain: string): string;
  /** Our servers' addresses, for domains that can't have a CNAME. */
  addresses: readonly string[];
  /** Name servers for the checks; the system's if empty. */
  nameServers: readonly string[];
  /** Returns whether it is one of our hosts or below one, which can't belong to a site. */
  isOurs(domain: string): boolean;
}

export interface OwnDomainsEnv {
  /** `{domain}` is replaced by the domain. */
  OWN_DOMAINS_ORIGIN: string;
  SITES_ADDRESSES: string;
  DNS_SERVERS: string;
  SHELL_ORIGIN: string;
  FILES_ORIGIN: string;
  WORKS_ORIGIN: string;
  SITES_ORIGIN: string;
}

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

/** Returns an origin's host; for an origin with a placeholder, the part that all of its hosts end with. */
function baseOf(origin: string): string {
  const host = new URL(origin.replace(/\{\w+\}/, 'named')).hostname;
  return host.includes('named') ? host.slice(host.indexOf('.') + 1) : host;
}

export function createOwnDomains(env: OwnDomainsEnv): OwnDomains {
  const bases = [env.SHELL_ORIGIN, env.FILES_ORIGIN, env.WORKS_ORIGIN, env.SITES_ORIGIN].map(baseOf);
  return {
    origin: (domain) => env.OWN_DOMAINS_ORIGIN.replace('{domain}', domain),
    addresses: listOf(env.SITES_ADDRESSES),
    nameServers: listOf(env.DNS_SERVERS),
    isOurs: (domain) => bases.some((base) => domain === base || domain.endsWith(`.${base}`)),
  };
}

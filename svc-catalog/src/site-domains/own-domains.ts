/** How sites are reached by domains of their makers' own, as the environment has it. */
export interface OwnDomains {
  /** The address of a site at its domain, without a slash at its end. */
  origin(domain: string): string;
  /** Where our sites are, for domains that can have no CNAME. */
  addresses: readonly string[];
  /** Who is asked about domains; whom this machine asks when there is none. */
  nameServers: readonly string[];
  /** Whether it is a host of ours, or below one: nobody has it as their own. */
  isOurs(domain: string): boolean;
}

export interface OwnDomainsEnv {
  /** `{domain}` stands for the domain. */
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

/** The host of an origin, or, where a name stands in it, what all of them are below. */
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

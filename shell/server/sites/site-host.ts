import type { FastifyRequest } from 'fastify';
import type { ShellEnv } from '../env.ts';

const PLACE = 'name-of-site';

/** Returns the address that we give a site, without a trailing slash. */
export const siteAddress = ({ SITES_URL }: Pick<ShellEnv, 'SITES_URL'>, name: string): string => SITES_URL.replace('{name}', name);

/** Returns the requested host, by which caches in front store the response; a claimed x-forwarded-host is ignored. */
export const hostnameOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string => (headers.host ?? '').split(':', 1)[0] ?? '';

/** Creates the function that reads a site's name from its host (`s-<name>`); null for every other host. */
export function siteNameReader(env: Pick<ShellEnv, 'SITES_URL'>): (hostname: string) => string | null {
  const [before = '', after = ''] = new URL(siteAddress(env, PLACE)).hostname.split(PLACE);
  return (hostname) => {
    const host = hostname.toLowerCase();
    if (!host.startsWith(before) || !host.endsWith(after)) return null;
    const name = host.slice(before.length, host.length - after.length);
    return /^[a-z0-9-]+$/.test(name) ? name : null;
  };
}

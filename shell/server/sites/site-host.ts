import type { FastifyRequest } from 'fastify';
import type { ShellEnv } from '../env.ts';

const PLACE = 'name-of-site';

/** The address that we give a site, without a slash at its end. */
export const siteAddress = ({ SITES_URL }: Pick<ShellEnv, 'SITES_URL'>, name: string): string => SITES_URL.replace('{name}', name);

/** The host that was asked for, by which caches in front keep the answer; what a visitor says it was forwarded for is none of it. */
export const hostnameOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string => (headers.host ?? '').split(':', 1)[0] ?? '';

/** Reads the name of a site off the host that we give it (`s-<name>`); null for every other host. */
export function siteNameReader(env: Pick<ShellEnv, 'SITES_URL'>): (hostname: string) => string | null {
  const [before = '', after = ''] = new URL(siteAddress(env, PLACE)).hostname.split(PLACE);
  return (hostname) => {
    const host = hostname.toLowerCase();
    if (!host.startsWith(before) || !host.endsWith(after)) return null;
    const name = host.slice(before.length, host.length - after.length);
    return /^[a-z0-9-]+$/.test(name) ? name : null;
  };
}

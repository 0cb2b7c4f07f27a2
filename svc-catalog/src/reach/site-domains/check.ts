import { Resolver } from 'node:dns/promises';
import type { SiteDomainReason } from '@meowtale/contracts/inputs/catalog/site-domain';

const ANSWERS_WITHIN_MS = 2500;
const NOTHING = new Set(['ENODATA', 'NODATA']);
const UNKNOWN = new Set(['ENOTFOUND', 'NOTFOUND', 'NXDOMAIN']);

/** DNS records that a site's domain must have. */
export interface Wanted {
  domain: string;
  txtName: string;
  txtValue: string;
  cnameTarget: string;
  /** Our servers' addresses, for a domain that can't have a CNAME. */
  addresses: readonly string[];
}

class NoAnswer extends Error {}

/** Returns the records of a name; null for an unknown name. @throws NoAnswer when the name server fails */
async function records<T>(ask: Promise<T[]>): Promise<T[] | null> {
  try {
    return await ask;
  } catch (error) {
    const code = String((error as { code?: unknown }).code);
    if (NOTHING.has(code)) return [];
    if (UNKNOWN.has(code)) return null;
    throw new NoAnswer(code, { cause: error });
  }
}

const bare = (name: string) => name.toLowerCase().replace(/\.$/, '');

async function faultOfText(resolver: Resolver, { txtName, txtValue }: Wanted): Promise<SiteDomainReason | null> {
  const texts = (await records(resolver.resolveTxt(txtName))) ?? [];
  if (texts.length === 0) return 'txt-missing';
  // Long texts are split into parts.
  return texts.some((parts) => parts.join('').trim() === txtValue) ? null : 'txt-wrong';
}

/** Checks the CNAME, else the addresses, because some name servers return a CNAME's target instead. */
async function faultOfTarget(resolver: Resolver, { domain, cnameTarget, addresses }: Wanted): Promise<SiteDomainReason | null> {
  const names = await records(resolver.resolveCname(domain));
  if (names?.some((name) => bare(name) === cnameTarget)) return null;
  const addressesOf = async (host: string) =>
    (await Promise.all([records(resolver.resolve4(host)), records(resolver.resolve6(host))])).flatMap((found) => found ?? []);
  const found = await addressesOf(domain);
  if (found.length === 0) return names === null ? 'unknown-domain' : names.length > 0 ? 'target-elsewhere' : 'target-missing';
  const ours = [...addresses, ...(await addressesOf(cnameTarget))];
  return found.every((address) => ours.includes(address)) ? null : 'target-elsewhere';
}

/** Checks a domain's records with the name servers; returns what is missing or wrong, or null. */
export async function findFault(wanted: Wanted, nameServers: readonly string[]): Promise<SiteDomainReason | null> {
  const resolver = new Resolver({ timeout: ANSWERS_WITHIN_MS, tries: 1 });
  if (nameServers.length > 0) resolver.setServers(nameServers);
  const late = setTimeout(() => resolver.cancel(), ANSWERS_WITHIN_MS * 2);
  try {
    const target = await faultOfTarget(resolver, wanted);
    if (target === 'unknown-domain') return target;
    return (await faultOfText(resolver, wanted)) ?? target;
  } catch (error) {
    if (error instanceof NoAnswer) return 'no-answer';
    throw error;
  } finally {
    clearTimeout(late);
  }
}

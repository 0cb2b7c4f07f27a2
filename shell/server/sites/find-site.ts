import { z } from 'zod';
import { SiteNameDocument } from '../../src/site-documents.ts';
import { askGateway, type Visit } from '../ask-gateway.ts';
import type { ShellEnv } from '../env.ts';
import { cacheFresh } from './cache-fresh.ts';
import { siteNameReader } from './site-host.ts';

const FRESH_MS = 15_000;
const RETRY_MS = 5_000;
const PATIENCE_MS = 500;
const DOMAINS_MAX = 5_000;
const DOMAIN = /^(?=.{4,253}$)(?:[a-z0-9-]{1,63}\.)+[a-z0-9-]{2,63}$/;

const answerSchema = z.object({ data: z.object({ findWebsiteNameByDomain: z.string().nullable() }), errors: z.undefined().optional() });

/**
 * Creates the function that returns the name of a host's site: from the host itself, or for a creator's own domain; '' for an unknown one.
 * @throws during an outage
 */
export function createSiteFinder(env: ShellEnv): (hostname: string, visit: Visit) => Promise<string> {
  const nameOf = siteNameReader(env);
  const keep = cacheFresh<string>({
    freshMs: FRESH_MS,
    retryMs: RETRY_MS,
    patienceMs: PATIENCE_MS,
    most: DOMAINS_MAX,
    isNothing: (name) => name === '',
  });
  return async (hostname, visit) => {
    const name = nameOf(hostname);
    if (name !== null) return name;
    const domain = hostname.toLowerCase().replace(/\.$/, '');
    if (!DOMAIN.test(domain)) return '';
    return keep(domain, async () => {
      const answer = await askGateway(env, { document: SiteNameDocument, variables: { domain }, schema: answerSchema }, visit);
      return answer.data.findWebsiteNameByDomain ?? '';
    });
  };
}

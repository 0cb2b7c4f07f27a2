import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ShellEnv } from '../env.ts';
import { localeOfBrowser, splitLocale } from '../locale.ts';
import { registerCertificates } from './certificates.ts';
import { createSiteFinder } from './find-site.ts';
import { registerSiteFiles } from './site-files.ts';
import { hostnameOf, siteAddress, siteNameReader } from './site-host.ts';
import { createLanguageFinder } from './site-language.ts';
import { createSitePages, type SitePage, type SitePagesContext } from './site-pages.ts';

const MAX_AGE_SECONDS = 5;
const OWN_DOMAIN_MAX_AGE_SECONDS = 300;

function siteHeaders(secure: boolean): Record<string, string> {
  return {
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // A creator's own domain may have subdomains that we don't know.
    ...(secure && { 'strict-transport-security': 'max-age=31536000' }),
  };
}

const takesBrotli = (header = '') => header.split(',').some((coding) => /^\s*br\s*(?:;\s*q=(?:1|0\.0*[1-9]).*)?$/.test(coding));

function send(request: FastifyRequest, reply: FastifyReply, page: SitePage, prefixed: boolean): FastifyReply {
  reply.code(page.status).headers({
    'cache-control': `public, max-age=${MAX_AGE_SECONDS}, stale-if-error=86400`,
    vary: prefixed ? 'accept-encoding' : 'accept-encoding, accept-language',
    'content-language': page.locale,
    'content-security-policy': page.policy,
    etag: page.etag,
  });
  if (page.status === 200 && request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
  reply.type('text/html; charset=utf-8');
  if (!takesBrotli(request.headers['accept-encoding'])) return reply.send(Buffer.from(page.html));
  return reply.header('content-encoding', 'br').send(page.brotli);
}

/** Sends 503 for a page that was never rendered and can't be now; crawlers retry. */
const resting = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .headers({ 'cache-control': 'no-store', 'retry-after': '10' })
    .type('text/plain; charset=utf-8')
    .send(`Meowtale is resting. Try again soon. (${request.id})\n`);

/** Returns where a page of our host is now: at the site's own domain while that is verified, or under its new name; null for here. */
function movedTo({ env, nameOf }: { env: ShellEnv; nameOf: (hostname: string) => string | null }, name: string, { site }: SitePage) {
  if (!site) return null;
  const isOwnDomain = nameOf(new URL(site.address).hostname) === null;
  if (isOwnDomain) return { address: site.address, forever: false };
  return site.name === name ? null : { address: siteAddress(env, site.name), forever: true };
}

/** Registers the routes of creators' sites: server-rendered pages, feeds, files for crawlers, and the check for certificates. */
export async function registerSites(app: FastifyInstance, context: SitePagesContext): Promise<void> {
  const { env } = context;
  const findSite = createSiteFinder(env);
  const pageOf = createSitePages(context);
  const nameOf = siteNameReader(env);
  const spokenPage = createLanguageFinder();
  const headers = siteHeaders(env.SITE_URL.startsWith('https:'));
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  await registerCertificates(app, { env, findSite });
  registerSiteFiles(app, { env, findSite });

  app.get('/*', async (request, reply) => {
    const url = new URL(request.url.replace(/^\/+/, '/'), 'http://site');
    const { locale, pathname, prefixed } = splitLocale(url.pathname);
    const visit = { requestId: request.id, ip: request.ip };
    const wanted = prefixed ? locale : localeOfBrowser(request.headers['accept-language']);
    const reloaded = /\b(?:no-cache|max-age=0)\b/.test(request.headers['cache-control'] ?? '');
    const answer = findSite(hostnameOf(request), visit).then(async (name) => ({
      site: name,
      page: await spokenPage(name, wanted, (spoken) => pageOf({ site: name, locale: spoken, pathname, reloaded, visit })),
    }));
    const found = await answer.catch((error: unknown) => {
      request.log.error({ event: 'site.failed', err: error }, 'a site could not be rendered');
      return null;
    });
    if (!found) return resting(request, reply);
    const { site, page } = found;
    const moved = nameOf(hostnameOf(request)) === null ? null : movedTo({ env, nameOf }, site, page);
    if (moved) {
      // A domain can be given up, and then the site is here again.
      if (!moved.forever) reply.header('cache-control', `public, max-age=${OWN_DOMAIN_MAX_AGE_SECONDS}`);
      return reply.redirect(`${moved.address}${url.pathname}`, 301);
    }
    return send(request, reply, page, prefixed);
  });
}

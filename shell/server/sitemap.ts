import { OPEN_CATEGORIES } from '@meowtale/contracts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@meowtale/contracts/locales';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { SitemapDocument } from '../src/sitemap-document.ts';
import { askGateway, type Visit } from './ask-gateway.ts';
import type { ShellEnv } from './env.ts';
import { escapeHtml } from './escape.ts';
import { isLocale, localizePath } from './locale.ts';
import { RETRY_AFTER_SECONDS } from './refusals.ts';
import type { LiveSlices } from './releases.ts';
import { createSitemapWorks, type SitemapEntry, type WorksPage } from './sitemap-works.ts';

const answerSchema = z.object({
  data: z.object({
    findStore: z.object({
      totalCount: z.int(),
      list: z.array(z.object({ uuid: z.string(), updated_at: z.string() })),
      pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
    }),
  }),
});

export interface SitemapContext {
  env: ShellEnv;
  readLive: () => Promise<LiveSlices>;
}

/** Returns the entry of one page in one language, with its address in every language (hreflang), in the sitemap protocol. */
function urlOf(site: string, locale: Locale, { path, changed }: SitemapEntry): string {
  const address = (language: Locale) => escapeHtml(new URL(localizePath(language, path), site).href);
  const alternate = (name: string, language: Locale) => `<xhtml:link rel="alternate" hreflang="${name}" href="${address(language)}"/>`;
  const alternates = [...LOCALES.map((language) => alternate(language, language)), alternate('x-default', DEFAULT_LOCALE)];
  return `<url><loc>${address(locale)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}${alternates.join('')}</url>`;
}

/** Returns the URL set. A search engine counts a language's address as submitted only when it has its own entry. */
function urlSet(site: string, locales: readonly Locale[], entries: readonly SitemapEntry[]): string {
  const urls = locales.flatMap((locale) => entries.map((entry) => urlOf(site, locale, entry))).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls}\n</urlset>\n`;
}

function sitemapIndex(site: string, files: readonly string[]): string {
  const list = files.map((file) => `<sitemap><loc>${site}/sitemap/${file}.xml</loc></sitemap>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${list}\n</sitemapindex>\n`;
}

/** Returns the pages without a work: server-rendered routes without parameters. */
async function ownPages({ readLive }: SitemapContext): Promise<SitemapEntry[]> {
  const routes = (await readLive()).slices.flatMap(({ current }) => current.manifest.routes);
  return routes
    .filter(({ host, render, pattern }) => host === 'shell' && render === 'server' && !pattern.includes(':'))
    .map(({ pattern }) => ({ path: pattern }));
}

/** Queries works oldest first, so that a new one changes only the last file. Adult works are left out (ADR 10). */
async function readWorks(env: ShellEnv, range: { pageSize: number; after: string | null }, visit: Visit): Promise<WorksPage> {
  const q = { ...range, orderField: 'released_at-asc', categories: OPEN_CATEGORIES };
  const { data } = await askGateway(env, { document: SitemapDocument, variables: { q }, schema: answerSchema }, visit);
  const { totalCount, list, pageInfo } = data.findStore;
  const entries = list.map(({ uuid, updated_at }) => ({ path: `/store/${uuid}`, changed: updated_at.slice(0, 10) }));
  return { totalCount, entries, end: pageInfo.hasNextPage ? pageInfo.endCursor : null };
}

/** Registers `/sitemap.xml` and the files that it lists. */
export function registerSitemap(app: FastifyInstance, context: SitemapContext): void {
  const site = context.env.SITE_URL;
  const works = createSitemapWorks({
    read: (range, visit) => readWorks(context.env, range, visit),
    failed: (error) => app.log.warn({ event: 'sitemap.walk-failed', err: error }, 'the walk over all works ended early'),
  });
  app.addHook('onClose', async () => works.stop());

  async function index(visit: Visit): Promise<string> {
    const files = Array.from({ length: await works.countFiles(visit) }, (_, at) => `works-${at + 1}`);
    return sitemapIndex(site, ['pages', ...LOCALES.flatMap((locale) => files.map((file) => `${locale}/${file}`))]);
  }
  const send = (reply: FastifyReply, xml: string) =>
    reply.header('cache-control', 'public, max-age=3600').type('application/xml; charset=utf-8').send(xml);
  const notYet = (reply: FastifyReply) =>
    reply
      .code(503)
      .headers({ 'retry-after': RETRY_AFTER_SECONDS, 'cache-control': 'no-store' })
      .type('text/plain; charset=utf-8')
      .send('This file of the sitemap isn’t ready yet.\n');
  const visitOf = (request: FastifyRequest): Visit => ({ requestId: request.id, ip: request.ip });

  app.get('/sitemap.xml', async (request, reply) => send(reply, await index(visitOf(request))));
  app.get('/sitemap/pages.xml', async (_, reply) => send(reply, urlSet(site, LOCALES, await ownPages(context))));
  app.get<{ Params: { locale: string; file: string } }>('/sitemap/:locale/works-:file(^[1-9]\\d{0,3}$).xml', async (request, reply) => {
    const { locale, file } = request.params;
    if (!isLocale(locale)) return reply.callNotFound();
    const entries = await works.entriesOf(Number(file), visitOf(request));
    if (entries === null) return notYet(reply);
    return entries.length > 0 ? send(reply, urlSet(site, [locale], entries)) : reply.callNotFound();
  });
}

import { OPEN_CATEGORIES } from '@meowtale/contracts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@meowtale/contracts/locales';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { SitemapDocument } from '../src/sitemap-document.ts';
import { askGateway, type Visit } from './ask-gateway.ts';
import type { ShellEnv } from './env.ts';
import { escapeHtml } from './escape.ts';
import { isLocale, localizePath } from './locale.ts';
import type { LiveSlice } from './releases.ts';

/** Works in one file, of which each language has its own; and works per query. */
const WORKS_PER_FILE = 1_000;
const WORKS_PER_QUESTION = 100;
const FRESH_MS = 3_600_000;

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
  readLive: () => Promise<LiveSlice[]>;
}

interface Entry {
  path: string;
  /** ISO day; left out for pages without one. */
  changed?: string;
}

/** The works of one file, and the cursor of the last of them; null for the last file. */
interface Stretch {
  entries: Entry[];
  end: string | null;
}

/** Returns the entry of one page in one language, with its address in every language (hreflang), in the sitemap protocol. */
function urlOf(site: string, locale: Locale, { path, changed }: Entry): string {
  const address = (language: Locale) => escapeHtml(new URL(localizePath(language, path), site).href);
  const alternate = (name: string, language: Locale) => `<xhtml:link rel="alternate" hreflang="${name}" href="${address(language)}"/>`;
  const alternates = [...LOCALES.map((language) => alternate(language, language)), alternate('x-default', DEFAULT_LOCALE)];
  return `<url><loc>${address(locale)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}${alternates.join('')}</url>`;
}

/** Returns the URL set. A search engine counts a language's address as submitted only when it has its own entry. */
function urlSet(site: string, locales: readonly Locale[], entries: readonly Entry[]): string {
  const urls = locales.flatMap((locale) => entries.map((entry) => urlOf(site, locale, entry))).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls}\n</urlset>\n`;
}

function sitemapIndex(site: string, files: readonly string[]): string {
  const list = files.map((file) => `<sitemap><loc>${site}/sitemap/${file}.xml</loc></sitemap>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${list}\n</sitemapindex>\n`;
}

/** Returns the pages without a work: server-rendered routes without parameters. */
async function ownPages({ readLive }: SitemapContext): Promise<Entry[]> {
  const routes = (await readLive()).flatMap(({ current }) => current.manifest.routes);
  return routes
    .filter(({ host, render, pattern }) => host === 'shell' && render === 'server' && !pattern.includes(':'))
    .map(({ pattern }) => ({ path: pattern }));
}

/** Queries works oldest first, so that a new one changes only the last file. Adult works are left out (ADR 10). */
async function ask(env: ShellEnv, visit: Visit, stretch: { pageSize: number; after: string | null }) {
  const q = { ...stretch, orderField: 'released_at-asc', categories: OPEN_CATEGORIES };
  return (await askGateway(env, { document: SitemapDocument, variables: { q }, schema: answerSchema }, visit)).data.findStore;
}

async function readStretch({ env }: SitemapContext, after: string | null, visit: Visit): Promise<Stretch> {
  const entries: Entry[] = [];
  let end = after;
  do {
    const { list, pageInfo } = await ask(env, visit, { pageSize: WORKS_PER_QUESTION, after: end });
    entries.push(...list.map(({ uuid, updated_at }) => ({ path: `/store/${uuid}`, changed: updated_at.slice(0, 10) })));
    end = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (end !== null && entries.length < WORKS_PER_FILE);
  return { entries, end };
}

/** Returns a cache that creates each value at most once an hour; a failed one is created again on the next request. */
function hourly<T>() {
  const made = new Map<number, { thing: Promise<T>; at: number }>();
  return (key: number, make: () => Promise<T>): Promise<T> => {
    const known = made.get(key);
    if (known && Date.now() - known.at < FRESH_MS) return known.thing;
    const entry = { thing: make(), at: Date.now() };
    made.set(key, entry);
    entry.thing.catch(() => made.delete(key));
    return entry.thing;
  };
}

/** Registers `/sitemap.xml` and the files that it lists. */
export function registerSitemap(app: FastifyInstance, context: SitemapContext): void {
  const site = context.env.SITE_URL;
  const total = hourly<number>();
  const stretches = hourly<Stretch>();

  async function index(visit: Visit): Promise<string> {
    const works = await total(0, async () => (await ask(context.env, visit, { pageSize: 1, after: null })).totalCount);
    const files = Array.from({ length: Math.ceil(works / WORKS_PER_FILE) }, (_, at) => `works-${at + 1}`);
    return sitemapIndex(site, ['pages', ...LOCALES.flatMap((locale) => files.map((file) => `${locale}/${file}`))]);
  }
  /** Returns the works of a file. It begins where the file before it ends, because numbered pages end long before the works do. */
  async function worksOf(file: number, visit: Visit): Promise<Entry[]> {
    let after: string | null = null;
    for (let number = 1; ; number += 1) {
      const begin: string | null = after;
      const { entries, end }: Stretch = await stretches(number, () => readStretch(context, begin, visit));
      if (number === file) return entries;
      if (end === null) return [];
      after = end;
    }
  }
  const send = (reply: FastifyReply, xml: string) =>
    reply.header('cache-control', 'public, max-age=3600').type('application/xml; charset=utf-8').send(xml);
  const visitOf = (request: FastifyRequest): Visit => ({ requestId: request.id, ip: request.ip });

  app.get('/sitemap.xml', async (request, reply) => send(reply, await index(visitOf(request))));
  app.get('/sitemap/pages.xml', async (_, reply) => send(reply, urlSet(site, LOCALES, await ownPages(context))));
  app.get<{ Params: { locale: string; file: string } }>('/sitemap/:locale/works-:file(^[1-9]\\d{0,3}$).xml', async (request, reply) => {
    const { locale, file } = request.params;
    if (!isLocale(locale)) return reply.callNotFound();
    const works = await worksOf(Number(file), visitOf(request));
    return works.length > 0 ? send(reply, urlSet(site, [locale], works)) : reply.callNotFound();
  });
}

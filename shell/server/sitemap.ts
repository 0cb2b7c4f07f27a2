import { ADULT_CATEGORIES, type StoreCategory } from '@meowtale/contracts';
import { LOCALES } from '@meowtale/contracts/locales';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { SitemapDocument } from '../src/sitemap-document.ts';
import { askGateway, type Visit } from './ask-gateway.ts';
import type { ShellEnv } from './env.ts';
import { escapeHtml } from './escape.ts';
import { localizePath } from './locale.ts';
import type { LiveSlice } from './releases.ts';

/** Works in one file, and in one question. */
const WORKS_PER_FILE = 1_000;
const WORKS_PER_QUESTION = 100;
const FRESH_MS = 3_600_000;

const answerSchema = z.object({
  data: z.object({
    findStore: z.object({
      totalCount: z.int(),
      list: z.array(z.object({ uuid: z.string(), category: z.string(), updated_at: z.string() })),
    }),
  }),
});

export interface SitemapContext {
  env: ShellEnv;
  readLive: () => Promise<LiveSlice[]>;
}

interface Entry {
  path: string;
  /** ISO day; left out for pages that say nothing of it. */
  changed?: string;
}

/** One page with its address in every language (hreflang), as the sitemap protocol writes it. */
function urlOf(site: string, { path, changed }: Entry): string {
  const address = (locale: (typeof LOCALES)[number]) => escapeHtml(new URL(localizePath(locale, path), site).href);
  const alternates = LOCALES.map((locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${address(locale)}"/>`);
  return `<url><loc>${escapeHtml(new URL(path, site).href)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}${alternates.join('')}</url>`;
}

function urlSet(site: string, entries: readonly Entry[]): string {
  const urls = entries.map((entry) => urlOf(site, entry)).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls}\n</urlset>\n`;
}

function sitemapIndex(site: string, files: readonly string[]): string {
  const list = files.map((file) => `<sitemap><loc>${site}/sitemap/${file}.xml</loc></sitemap>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${list}\n</sitemapindex>\n`;
}

/** The pages that are the same for everybody: those that the server draws and that name no work. */
async function ownPages({ readLive }: SitemapContext): Promise<Entry[]> {
  const routes = (await readLive()).flatMap(({ current }) => current.manifest.routes);
  return routes
    .filter(({ host, render, pattern }) => host === 'shell' && render === 'server' && !pattern.includes(':'))
    .map(({ pattern }) => ({ path: pattern }));
}

async function askPage(env: ShellEnv, page: number, pageSize: number, visit: Visit) {
  const answer = await askGateway(env, SitemapDocument, { q: { page, pageSize, orderField: 'released_at-asc' } }, visit);
  return answerSchema.parse(answer).data.findStore;
}

/** The works of one file, oldest first, so that a new one changes the last file alone. Adult works are left out. */
async function worksOf({ env }: SitemapContext, file: number, visit: Visit): Promise<Entry[]> {
  const entries: Entry[] = [];
  const questions = WORKS_PER_FILE / WORKS_PER_QUESTION;
  for (let index = 0; index < questions; index += 1) {
    const { list } = await askPage(env, (file - 1) * questions + index + 1, WORKS_PER_QUESTION, visit);
    const open = list.filter(({ category }) => !ADULT_CATEGORIES.includes(category as StoreCategory));
    entries.push(...open.map(({ uuid, updated_at }) => ({ path: `/store/${uuid}`, changed: updated_at.slice(0, 10) })));
    if (list.length < WORKS_PER_QUESTION) break;
  }
  return entries;
}

/** `/sitemap.xml` and the files it names; each is made at most once an hour. */
export function registerSitemap(app: FastifyInstance, context: SitemapContext): void {
  const site = context.env.SITE_URL;
  const made = new Map<string, { xml: Promise<string>; at: number }>();

  function make(name: string, xml: () => Promise<string>): Promise<string> {
    const known = made.get(name);
    if (known && Date.now() - known.at < FRESH_MS) return known.xml;
    const entry = { xml: xml(), at: Date.now() };
    made.set(name, entry);
    entry.xml.catch(() => made.delete(name));
    return entry.xml;
  }
  async function index(visit: Visit): Promise<string> {
    const { totalCount } = await askPage(context.env, 1, 1, visit);
    const files = Math.ceil(totalCount / WORKS_PER_FILE);
    return sitemapIndex(site, ['pages', ...Array.from({ length: files }, (_, at) => `works-${at + 1}`)]);
  }
  const hour = 'public, max-age=3600';
  const xmlType = 'application/xml; charset=utf-8';

  app.get('/sitemap.xml', async (request, reply) => {
    const xml = await make('index', () => index({ requestId: request.id, ip: request.ip }));
    return reply.header('cache-control', hour).type(xmlType).send(xml);
  });
  app.get<{ Params: { file: string } }>('/sitemap/:file(^pages|works-[1-9]\\d{0,3}$).xml', async (request, reply) => {
    const visit = { requestId: request.id, ip: request.ip };
    const { file } = request.params;
    const entries = () => (file === 'pages' ? ownPages(context) : worksOf(context, Number(file.slice('works-'.length)), visit));
    const xml = await make(file, async () => urlSet(site, await entries()));
    return reply.header('cache-control', hour).type(xmlType).send(xml);
  });
}

import { isAdultCategory } from '@meowtale/contracts/categories';
import { pickWords } from '@meowtale/contracts/words';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Feed } from 'feed';
import { z } from 'zod';
import { SiteContentsDocument } from '../../src/site-documents.ts';
import { askGateway, type Visit } from '../ask-gateway.ts';
import type { ShellEnv } from '../env.ts';
import { escapeHtml } from '../escape.ts';
import { cacheFresh } from './cache-fresh.ts';
import { SITE_FEEDS } from './site-feeds.ts';
import { hostnameOf } from './site-host.ts';

const FRESH_MS = 60_000;
const RETRY_MS = 5_000;
const PATIENCE_MS = 500;
const SITES_MAX = 500;
const ENTRIES_MAX = 50;

const workSchema = z.object({
  uuid: z.string(),
  category: z.string(),
  default_lang: z.string(),
  released_at: z.string().nullable(),
  updated_at: z.string(),
  store_info: z.array(z.object({ language: z.string(), name: z.string(), brief: z.string() })),
});
const shownSchema = z.object({ uid: z.string().nullable(), store: workSchema.nullable() });
const contentsSchema = z.object({
  name: z.string(),
  address: z.string(),
  author: z.object({ nickname: z.string() }),
  updated_at: z.string(),
  config: z.object({
    language: z.string(),
    modules: z.array(
      z.object({
        type: z.string(),
        element: z.object({ title: z.string(), description: z.string() }),
        list: z.array(shownSchema),
        gameInfo: shownSchema.nullable(),
      }),
    ),
  }),
  articles: z.array(
    z.object({
      uuid: z.string(),
      headline: z.string(),
      excerpt: z.string(),
      cover: z.object({ url: z.string() }).nullable(),
      created_at: z.string(),
      updated_at: z.string(),
    }),
  ),
});
type Contents = z.infer<typeof contentsSchema>;
const answerSchema = z.object({ data: z.object({ findWebsitePublic: contentsSchema.nullable() }), errors: z.undefined().optional() });

/** Returns the works that a site shows to everyone, each once; adult ones are left out, because readers confirm no age (ADR 10). */
function worksOf({ config }: Contents) {
  const shown = config.modules.flatMap(({ list, gameInfo }) => [...list, ...(gameInfo ? [gameInfo] : [])]);
  const open = shown.flatMap(({ store, uid }) => (store && !isAdultCategory(store.category) ? [{ ...store, uid }] : []));
  return [...new Map(open.map((work) => [work.uuid, work])).values()];
}

/** Returns a site's articles and works as a feed, the newest first. Feed readers parse titles and summaries as HTML, so texts are escaped. */
function feedOf(site: Contents, env: ShellEnv): Feed {
  const profile = site.config.modules.find(({ type }) => type === 'profile')?.element;
  const title = profile?.title.trim() || site.author.nickname;
  const feed = new Feed({
    id: `${site.address}/`,
    title,
    // RSS requires a description.
    description: profile?.description || title,
    link: `${site.address}/`,
    feedLinks: { atom: `${site.address}${SITE_FEEDS.atom.path}`, rss: `${site.address}${SITE_FEEDS.rss.path}` },
    language: site.config.language,
    updated: new Date(site.updated_at),
    author: { name: title, link: `${site.address}/` },
    copyright: '',
    generator: 'Meowtale',
  });
  const articles = site.articles.map(({ uuid, headline, excerpt, created_at, updated_at, cover }) => ({
    title: escapeHtml(headline || title),
    id: `${site.address}/articles/${uuid}`,
    link: `${site.address}/articles/${uuid}`,
    description: escapeHtml(excerpt),
    published: new Date(created_at),
    date: new Date(updated_at),
    ...(cover && { image: cover.url }),
  }));
  const works = worksOf(site).map(({ uuid, uid, released_at, updated_at, store_info, default_lang }) => {
    const localized = pickWords(store_info, site.config.language, default_lang);
    const link = `${env.SITE_URL}/store/${uuid}${uid ? `?uid=${encodeURIComponent(uid)}` : ''}`;
    const published = new Date(released_at ?? updated_at);
    const [name, brief] = [escapeHtml(localized?.name ?? ''), escapeHtml(localized?.brief ?? '')];
    return { title: name, id: `urn:uuid:${uuid}`, link, description: brief, published, date: published };
  });
  const newest = [...articles, ...works].toSorted((one, other) => other.published.getTime() - one.published.getTime());
  for (const entry of newest.slice(0, ENTRIES_MAX)) feed.addItem(entry);
  return feed;
}

function sitemapOf({ address, updated_at, articles }: Contents): string {
  const url = (path: string, changed: string) =>
    `<url><loc>${escapeHtml(`${address}${path}`)}</loc><lastmod>${changed.slice(0, 10)}</lastmod></url>`;
  const urls = [url('/', updated_at), ...articles.map((article) => url(`/articles/${article.uuid}`, article.updated_at))];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

interface SiteFilesContext {
  env: ShellEnv;
  findSite: (hostname: string, visit: Visit) => Promise<string>;
}

/** Registers `/feed.xml` (Atom), `/rss.xml` (RSS 2.0), `/sitemap.xml` and `/robots.txt` of each site. */
export function registerSiteFiles(app: FastifyInstance, { env, findSite }: SiteFilesContext): void {
  const keep = cacheFresh<Contents | null>({
    freshMs: FRESH_MS,
    retryMs: RETRY_MS,
    patienceMs: PATIENCE_MS,
    most: SITES_MAX,
    isNothing: (site) => site === null,
  });

  async function contentsFor(request: FastifyRequest): Promise<Contents | null> {
    const visit = { requestId: request.id, ip: request.ip };
    const name = await findSite(hostnameOf(request), visit);
    if (name === '') return null;
    const question = { document: SiteContentsDocument, variables: { name }, schema: answerSchema };
    return keep(name, async () => (await askGateway(env, question, visit)).data.findWebsitePublic);
  }
  const file = (path: string, type: string, textOf: (site: Contents) => string) =>
    app.get(path, async (request, reply: FastifyReply) => {
      const site = await contentsFor(request);
      if (!site) return reply.callNotFound();
      return reply.header('cache-control', 'public, max-age=300').type(type).send(textOf(site));
    });

  const { atom, rss } = SITE_FEEDS;
  file(atom.path, `${atom.type}; charset=utf-8`, (site) => feedOf(site, env).atom1());
  file(rss.path, `${rss.type}; charset=utf-8`, (site) => feedOf(site, env).rss2());
  file('/sitemap.xml', 'application/xml; charset=utf-8', sitemapOf);
  file('/robots.txt', 'text/plain; charset=utf-8', ({ address }) => `User-agent: *\nAllow: /\n\nSitemap: ${address}/sitemap.xml\n`);
}

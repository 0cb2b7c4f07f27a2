import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Locale } from '@meowtale/contracts/locales';
import { matchRoute } from '@meowtale/web-kit/routes';
import type { Visit } from '../ask-gateway.ts';
import { buildPlan, releaseUrl } from '../build-plan.ts';
import type { ShellEnv } from '../env.ts';
import { isLocale, localizePath } from '../locale.ts';
import type { LiveSlice, ReadLive } from '../releases.ts';
import type { PageToRender, RenderedPage } from '../render/render-page.ts';
import { cacheFresh } from './cache-fresh.ts';
import { type HeadSite, siteHead, siteOfResults } from './site-head.ts';
import { siteHtml, sitePolicy } from './site-html.ts';

/** A rendered page is reused within this time; after it, changes are visible. */
const FRESH_MS = 2_000;
/** Limit for reloads, which expect the current page: at most one rendering per this time. */
const RELOADED_MS = 250;
const RETRY_MS = 5_000;
const PATIENCE_MS = 500;
const PAGES_MAX = 500;
/** No tab would render it instead, and one rendering serves many. Less than the time after which a rendering counts as hung. */
const BUDGET_MS = 9_000;
const compress = promisify(brotliCompress);
const WELL = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

interface SiteIdentity {
  /** The current name. */
  name: string;
  /** The public origin: a verified own domain, else our host. */
  address: string;
  /** The language in which it is written; null for one that we don't have. */
  language: Locale | null;
}

export interface SitePage {
  status: 200 | 404;
  locale: Locale;
  /** Null for an unknown site. */
  site: SiteIdentity | null;
  html: string;
  brotli: Buffer;
  etag: string;
  policy: string;
}

export interface AskedPage {
  /** The site's name; '' for an unknown one. */
  site: string;
  locale: Locale;
  /** Without language. */
  pathname: string;
  reloaded: boolean;
  visit: Visit;
}

export interface SitePagesContext {
  env: ShellEnv;
  readLive: ReadLive;
  drawPage: (page: PageToRender) => Promise<RenderedPage | null>;
}

function identityOf({ name, address, config: { language } }: HeadSite): SiteIdentity {
  return { name, address, language: isLocale(language) ? language : null };
}

/** Returns the previous releases of slices, for pages that the current ones can't render; null without any. */
function asBefore(live: readonly LiveSlice[]): LiveSlice[] | null {
  const replaced = ({ current, previous }: LiveSlice) => previous !== null && current.manifest.name !== 'shell';
  if (!live.some(replaced)) return null;
  return live.map((slice) => (replaced(slice) && slice.previous ? { ...slice, current: slice.previous, previous: null } : slice));
}

/**
 * Creates the function that returns sites' pages: each is rendered once for many requests, and the last good one is used while rendering
 * fails.
 */
export function createSitePages({ env, readLive, drawPage }: SitePagesContext) {
  const keep = cacheFresh<SitePage>({
    freshMs: FRESH_MS,
    retryMs: RETRY_MS,
    patienceMs: PATIENCE_MS,
    most: PAGES_MAX,
    isNothing: ({ status }) => status === 404,
  });

  async function draw(live: readonly LiveSlice[], { site, locale, pathname, visit }: AskedPage) {
    const plan = buildPlan(env, live, { locale, nonce: '', theme: 'auto', host: 'site', development: null });
    const matched = matchRoute(plan.routes, pathname);
    if (!matched) throw new Error('no slice that runs draws sites');
    const { route } = matched;
    const params = { ...(matched.params as Record<string, string>), site };
    const request = {
      plan,
      live,
      pathname,
      search: '',
      address: localizePath(locale, pathname),
      visit,
      budgetMs: Math.max(BUDGET_MS, env.RENDER_BUDGET_MS),
    };
    const rendered = await drawPage({ ...request, alone: { route: route.id, params } });
    const drawer = live.find(({ current }) => current.manifest.name === route.slice)?.current;
    return rendered && drawer && { drawn: rendered, title: route.title, files: releaseUrl(env, drawer, '') };
  }

  async function make(live: readonly LiveSlice[], request: AskedPage): Promise<SitePage> {
    const before = asBefore(live);
    const page = (await draw(live, request)) ?? (before && (await draw(before, request)));
    if (!page) throw new Error('a site could not be drawn');
    const { drawn, title, files } = page;
    const site = siteOfResults(drawn.answers);
    const there: HeadSite | null = site && (!request.pathname.startsWith('/articles/') || site.article) ? site : null;
    const head = there && siteHead(there, request.locale, (uuid) => `${env.SITE_URL}/store/${uuid}`);
    const styles = drawn.styles.replaceAll(/url\((["']?)media\//g, (_, quote) => `url(${quote}${files}media/`);
    const html = siteHtml({ locale: request.locale, head, title, body: drawn.html, styles });
    return {
      status: head ? 200 : 404,
      locale: request.locale,
      site: site && identityOf(site),
      html,
      brotli: await compress(html, WELL),
      etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`,
      policy: sitePolicy(env, styles),
    };
  }

  /** @throws when it can't be rendered, and never was */
  return async (request: AskedPage): Promise<SitePage> => {
    const { slices: live } = await readLive();
    // One that can't be read leaves the pages that were rendered before.
    const isKilled = live.some(
      ({ killed, isUnreadable, current }) => killed && !isUnreadable && current.manifest.routes.some(({ host }) => host === 'site'),
    );
    if (isKilled) throw new Error('the slice of sites is killed');
    const routes = live.flatMap(({ current }) => current.manifest.routes.filter(({ host }) => host === 'site'));
    // All unknown addresses share one page.
    const { site, locale, pathname } = matchRoute(routes, request.pathname) ? request : { ...request, site: '', pathname: '/' };
    return keep(
      JSON.stringify([site, locale, pathname]),
      () => make(live, { ...request, site, pathname }),
      request.reloaded ? RELOADED_MS : undefined,
    );
  };
}

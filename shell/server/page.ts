import { randomBytes } from 'node:crypto';
import { DEFAULT_LOCALE, LANGUAGE_COOKIE, LOCALES, type Locale } from '@meowtale/contracts/locales';
import { pageTitle } from '@meowtale/contracts/page-title';
import { PREVIEW_PARAMETER } from '@meowtale/contracts/release-preview';
import { matchPattern, matchRoute } from '@meowtale/web-kit/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Plan, ThemeChoice } from '../src/plan.ts';
import type { Visit } from './ask-gateway.ts';
import { buildPlan, releaseUrl } from './build-plan.ts';
import { creatorHead, findCreatorHead } from './creator-head.ts';
import { readDevelopment, withDevelopment } from './development.ts';
import type { ShellEnv } from './env.ts';
import { renderPage, type StartFile } from './html.ts';
import { languageRedirect, localizePath, splitLocale } from './locale.ts';
import type { OutageProbe } from './outage-probe.ts';
import { hasOverrides, OVERRIDE_PANEL } from './overrides.ts';
import { RETRY_AFTER_SECONDS } from './refusals.ts';
import type { LiveSlice, ReadLive } from './releases.ts';
import type { PageToRender, RenderedPage } from './render/render-page.ts';
import { contentSecurityPolicy } from './security.ts';
import { findSharedLink } from './shared-link.ts';
import { hostnameOf } from './sites/site-host.ts';
import { findStoreHead, isAdult, type PageHead, storeHead } from './store-head.ts';
import { keepCohort, readVisitor, takePreview } from './visitor.ts';

export interface PageContext {
  env: ShellEnv;
  readLive: ReadLive;
  drawPage: (page: PageToRender) => Promise<RenderedPage | null>;
  isShelfAway: OutageProbe;
}

const THEME_COOKIE = 'meowtale.theme';
const STORE_PATTERNS = ['/store/:id', '/store/:id/fullscreen'];
const CREATOR_PATTERN = '/creator/:uuid';
const SHARED_PATTERN = '/shared/:token';

function themeOf(request: FastifyRequest): ThemeChoice {
  const cookie = request.cookies[THEME_COOKIE];
  return cookie === 'light' || cookie === 'dark' ? cookie : 'auto';
}

/** Returns schema.org data of the whole site, for its home page. */
function siteData(env: ShellEnv, locale: Locale): Record<string, unknown> {
  const list = new URL(localizePath(locale, '/store'), env.SITE_URL).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Meowtale',
    url: new URL(localizePath(locale, '/'), env.SITE_URL).href,
    inLanguage: locale,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${list}?keyword={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

interface FoundHead {
  head: PageHead;
  status: Plan['status'];
  adult: boolean;
  drawable: boolean;
  ownWords?: true;
  /** True when no query to the gateway has confirmed the page's status yet. */
  unasked?: true;
}

const STATUS_OF = { found: 200, missing: 404, unknown: 503 } as const;

/**
 * Returns what is known of the page before any slice runs: its status, and its head. `ownWords` means that its slice explains a missing
 * page, so that the tab renders the slice's page and not the shell's 404.
 */
async function findHead(env: ShellEnv, plan: Plan, pathname: string, visit: Visit): Promise<FoundHead> {
  const canonical = new URL(localizePath(plan.locale, pathname), env.SITE_URL).href;
  const matched = matchRoute(plan.routes, pathname);
  const plain: PageHead = {
    title: pageTitle(matched?.route.title ?? ''),
    description: matched?.route.description ?? '',
    canonical,
    image: null,
    type: 'website',
    linkedData: null,
  };
  // It may be a page of the slice whose routes aren't known.
  if (!matched) return { head: plain, status: plan.isIncomplete ? 503 : 404, adult: false, drawable: false };
  const creator = matchPattern(CREATOR_PATTERN, pathname)?.uuid;
  if (creator !== undefined) {
    const answer = await findCreatorHead(env, creator, visit);
    if (answer.state === 'found') return { head: creatorHead(answer.creator, canonical), status: 200, adult: false, drawable: true };
    return { head: plain, status: STATUS_OF[answer.state], adult: false, drawable: false };
  }
  const token = matchPattern(SHARED_PATTERN, pathname)?.token;
  if (token !== undefined) {
    const state = await findSharedLink(env, token, visit);
    return { head: plain, status: STATUS_OF[state], adult: false, drawable: state === 'found', ownWords: true };
  }
  const id = STORE_PATTERNS.map((pattern) => matchPattern(pattern, pathname)?.id).find((found) => found !== undefined);
  if (id === undefined) {
    const linkedData = pathname === '/' ? siteData(env, plan.locale) : null;
    const isShown = matched.route.render === 'server';
    return { head: { ...plain, linkedData }, status: 200, adult: false, drawable: true, ...(isShown && { unasked: true }) };
  }
  const answer = await findStoreHead(env, id, visit);
  if (answer.state === 'found') {
    const adult = isAdult(answer.listing);
    return { head: storeHead(answer.listing, plan.locale, canonical), status: 200, adult, drawable: !adult };
  }
  // During an outage the work may be an adult one: its tab finds out.
  return { head: plain, status: STATUS_OF[answer.state], adult: false, drawable: false };
}

function startFiles(env: ShellEnv, shell: LiveSlice, kind: 'scripts' | 'styles' | 'preload'): StartFile[] {
  const { manifest, integrity } = shell.current;
  return manifest[kind].map((file) => ({ url: releaseUrl(env, shell.current, file), integrity: integrity[file] as string }));
}

/** Returns the files that the page's slice needs at once, so that the browser can load them early. */
function sliceFiles(env: ShellEnv, live: readonly LiveSlice[], plan: Plan, pathname: string): StartFile[] {
  const name = matchRoute(plan.routes, pathname)?.route.slice;
  const slice = live.find(({ current }) => current.manifest.name === name && name !== 'shell');
  if (!slice || slice.killed || slice.current.baseUrl) return [];
  const { manifest, integrity } = slice.current;
  return [...manifest.scripts, ...manifest.preload].map((file) => ({
    url: releaseUrl(env, slice.current, file),
    integrity: integrity[file] as string,
  }));
}

function withoutPreview({ pathname, searchParams }: URL): string {
  searchParams.delete(PREVIEW_PARAMETER);
  // Two slashes at the beginning would be read as another host's address.
  return `${pathname.replace(/^\/+/, '/')}${searchParams.size > 0 ? `?${searchParams}` : ''}`;
}

/** Returns whether the slice of a page is killed or can't be read. */
function isSwitchedOff(live: readonly LiveSlice[], plan: Plan, pathname: string): boolean {
  const name = matchRoute(plan.routes, pathname)?.route.slice;
  return live.some(({ current, killed }) => killed && current.manifest.name === name);
}

/** Sends one page: the current release pointer, the route's real status, the plan, and no slice's code. */
export async function answerPage(
  { env, readLive, drawPage, isShelfAway }: PageContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // Two slashes at the beginning would be read as another host's address.
  const url = new URL(request.url.replace(/^\/+/, '/'), 'http://shell');
  const path = splitLocale(url.pathname);
  const redirect = languageRedirect(path, {
    cookie: request.cookies[LANGUAGE_COOKIE.name],
    ofDomain: env.CHINESE_DOMAINS.get(hostnameOf(request)),
    accepted: request.headers['accept-language'],
  });
  reply.header('vary', 'cookie, accept-language');
  if (redirect !== null) return reply.redirect(`${redirect}${url.search}`, 302);

  const wish = takePreview(env, request, reply, url.searchParams.get(PREVIEW_PARAMETER));
  if (wish === 'changed') return reply.redirect(withoutPreview(url), 302);

  const development = await readDevelopment(env);
  const visitor = readVisitor(env, request);
  const { slices, isIncomplete } = await readLive(visitor);
  const live = await withDevelopment(slices, development);
  if (live.some(({ hasCanary }) => hasCanary)) keepCohort(env, reply, visitor);
  const shell = live.find(({ current }) => current.manifest.name === 'shell');
  if (!shell) throw new Error(`the environment ${env.RELEASE_ENVIRONMENT} has no shell release that is intact`);
  const nonce = randomBytes(18).toString('base64');
  const plan = buildPlan(env, live, {
    locale: path.locale,
    nonce,
    theme: themeOf(request),
    host: 'shell',
    development,
    wish,
    isIncomplete,
  });
  if (plan.previews.length > 0) reply.header('x-robots-tag', 'noindex');

  const visit = { requestId: request.id, ip: request.ip, cohort: visitor.cohort };
  const address = `${url.pathname}${url.search}`;
  const [{ head, adult, drawable, ownWords, unasked, ...found }, drawing] = await Promise.all([
    findHead(env, plan, path.pathname, visit),
    drawPage({ plan, live, pathname: path.pathname, search: url.search, address, visit }),
  ]);
  const rendered = drawable ? drawing : null;
  // Its tab would show the error, but a crawler would index the empty page.
  const isAway = isSwitchedOff(live, plan, path.pathname) || (unasked && !rendered && (await isShelfAway(visit)));
  const status = isAway && found.status === 200 ? 503 : found.status;
  if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  const inLanguage = (locale: Locale) => new URL(localizePath(locale, path.pathname), env.SITE_URL).href;
  const alternates = new Map<string, string>([
    ...LOCALES.map((locale) => [locale, inLanguage(locale)] as const),
    ['x-default', inLanguage(DEFAULT_LOCALE)],
  ]);
  const served = live.flatMap(({ current }) => current.baseUrl ?? []);
  const origins = development ? [...served, new URL(development.eventsUrl).origin] : served;
  return reply
    .code(status)
    .header('content-security-policy', contentSecurityPolicy(env, { nonce, development: [...new Set(origins)] }))
    .type('text/html; charset=utf-8')
    .send(
      renderPage({
        plan: { ...plan, status, adult, ownWords: ownWords ?? false },
        head,
        alternates,
        styles: startFiles(env, shell, 'styles'),
        scripts: startFiles(env, shell, 'scripts'),
        preload: [...startFiles(env, shell, 'preload'), ...sliceFiles(env, live, plan, path.pathname)],
        overridePanel: hasOverrides(env) ? OVERRIDE_PANEL : null,
        drawn: rendered,
      }),
    );
}

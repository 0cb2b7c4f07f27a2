import { createHash } from 'node:crypto';
import type { Locale } from '@meowtale/contracts/locales';
import type { ShellEnv } from '../env.ts';
import { escapeHtml, scriptJson } from '../escape.ts';
import { SITE_FEEDS } from './site-feeds.ts';
import type { SiteHead } from './site-head.ts';

export interface SiteDocument {
  locale: Locale;
  /** Null for a missing page. */
  head: SiteHead | null;
  title: string;
  body: string;
  styles: string;
}

const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
const open = (property: string, content: string) => `<meta property="og:${property}" content="${escapeHtml(content)}">`;

function headTags({ canonical, description, image, indexed, linkedData, siteName, title, type }: SiteHead, locale: Locale): string[] {
  return [
    ...(indexed ? [] : [meta('robots', 'noindex')]),
    ...(description ? [meta('description', description), open('description', description)] : []),
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...Object.values(SITE_FEEDS).map(
      ({ path, type: feedType }) => `<link rel="alternate" type="${feedType}" title="${escapeHtml(siteName)}" href="${path}">`,
    ),
    open('site_name', siteName),
    open('title', title),
    open('type', type),
    open('url', canonical),
    open('locale', locale.replace('-', '_')),
    ...(image ? [open('image', image.url), meta('twitter:image', image.url)] : []),
    ...(image?.width && image.height ? [open('image:width', String(image.width)), open('image:height', String(image.height))] : []),
    meta('twitter:card', (image?.width ?? 0) >= 600 ? 'summary_large_image' : 'summary'),
    meta('twitter:title', title),
    `<script type="application/ld+json">${scriptJson(linkedData)}</script>`,
  ];
}

/** Minifies styles: removes comments and whitespace. */
const lookOf = (styles: string) =>
  `body{margin:0}${styles
    .replaceAll('</', '<\\/')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .trim()}`;

/** Returns a site's page: the rendered HTML and its styles, without any script. All texts of people are escaped. */
export function siteHtml({ locale, head, title, body, styles }: SiteDocument): string {
  return [
    '<!doctype html>',
    `<html lang="${locale}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(head?.title ?? title)}</title>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<style>${lookOf(styles)}</style>`,
    ...(head ? headTags(head, locale) : [meta('robots', 'noindex')]),
    '</head>',
    `<body>${body}</body>`,
    '</html>',
    '',
  ].join('\n');
}

/** Returns the policy of sites: no scripts, no requests, no framing; media and fonts from our own origins, and the page's own styles. */
export function sitePolicy(env: Pick<ShellEnv, 'FILES_URL' | 'RELEASES_URL'>, styles: string): string {
  const files = new URL(env.FILES_URL).origin;
  const styleHash = createHash('sha256').update(lookOf(styles)).digest('base64');
  const policy = {
    'default-src': "'none'",
    'style-src': `'sha256-${styleHash}'`,
    'img-src': `'self' ${files}`,
    'media-src': files,
    // The page sends no requests; audit tools read robots.txt under this rule.
    'connect-src': "'self'",
    'font-src': new URL(env.RELEASES_URL).origin,
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
  };
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');
}

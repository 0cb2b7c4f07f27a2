import { DEFAULT_LOCALE } from '@meowtale/contracts/locales';
import type { SliceManifest } from '@meowtale/contracts/releases';
import { matchRoute } from '@meowtale/web-kit/routes';
import { z } from 'zod';

/** The parts of a page's plan that depend on a slice (`shell/src/plan.ts`); everything else stays as the site decided it. */
const planSchema = z.looseObject({
  locale: z.string(),
  status: z.number(),
  nonce: z.string(),
  slices: z.array(z.looseObject({ name: z.string(), release: z.looseObject({ version: z.string(), entry: z.string() }) })),
  previews: z.array(z.looseObject({ slice: z.string() })),
  routes: z.array(z.looseObject({ slice: z.string(), pattern: z.string() })),
  navigation: z.array(z.looseObject({ slice: z.string(), order: z.number() })),
  popups: z.record(z.string(), z.looseObject({ slice: z.string() })),
  registeredOperationsOnly: z.boolean(),
});
export type SitePlan = z.infer<typeof planSchema>;

/** A remote that this machine builds. */
export interface LocalRemote {
  manifest: SliceManifest;
  /** Where its files are. */
  origin: string;
}

/** A slice that is built for development is larger, and its first page waits for the first build. */
const LOAD_TIMEOUT_MS = 30_000;

function inLanguage(texts: Readonly<Record<string, string>>, locale: string): string {
  return texts[locale] ?? texts[DEFAULT_LOCALE] ?? '';
}

/** Returns a path without its language. */
export function withoutLanguage(pathname: string, locale: string): string {
  return pathname === `/${locale}` || pathname.startsWith(`/${locale}/`) ? pathname.slice(locale.length + 1) || '/' : pathname;
}

/** Returns the status of a page whose routes have changed: of an address that the site doesn't know yet, or that has gone. */
function statusWith(plan: SitePlan, routes: SitePlan['routes'], name: string, pathname: string): number {
  const path = withoutLanguage(pathname, plan.locale);
  const before = matchRoute(plan.routes, path);
  const after = matchRoute(routes, path);
  if (!after) return 404;
  return before === null && after.route.slice === name ? 200 : plan.status;
}

/** Returns the plan with the local build in the place of a remote's release, also of one that is switched off or new. */
export function replaceSlice(plan: SitePlan, { manifest, origin }: LocalRemote, pathname: string): SitePlan {
  const { name, version, globalName } = manifest;
  const isOther = ({ slice }: { slice: string }) => slice !== name;
  const own = manifest.routes
    .filter(({ host }) => host === 'shell')
    .map(({ titles, descriptions = {}, host: _, ...route }) => ({
      ...{ ...route, slice: name },
      ...{ title: inLanguage(titles, plan.locale), description: inLanguage(descriptions, plan.locale) },
    }));
  const routes = [...plan.routes.filter(isOther), ...own];
  const entries = manifest.navigation.map(({ labels, ...entry }) => ({ ...entry, slice: name, label: inLanguage(labels, plan.locale) }));
  const popups = Object.entries(manifest.popups).map(([popup, input]) => [popup, { slice: name, input }] as const);
  const release = { version, entry: `${origin}/${manifest.scripts[0]}`, globalName, integrity: null };
  return {
    ...plan,
    status: statusWith(plan, routes, name, pathname),
    slices: [...plan.slices.filter((slice) => slice.name !== name), { name, release, previous: null, channel: 'override' }],
    previews: plan.previews.filter(isOther),
    sliceTimeoutMs: LOAD_TIMEOUT_MS,
    routes,
    navigation: [...plan.navigation.filter(isOther), ...entries].sort((one, other) => one.order - other.order),
    popups: { ...Object.fromEntries(Object.entries(plan.popups).filter(([, popup]) => isOther(popup))), ...Object.fromEntries(popups) },
    // The page's script of the development server does what this would make the shell do.
    development: null,
  };
}

const PLAN = /(<script type="application\/json" id="plan"[^>]*>)([\s\S]*?)(<\/script>)/;
/** What the site's server rendered, up to the end of the page's content. */
const RENDERED = /<div id="root">[\s\S]*(?=<noscript>)/;

const scriptJson = (value: unknown) =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** Returns the addresses of a plan's release of a slice, which end before the name of a file; none when it has none. */
function baseOf(plan: SitePlan, name: string): string | null {
  const entry = plan.slices.find((slice) => slice.name === name)?.release.entry;
  return entry === undefined ? null : entry.slice(0, entry.lastIndexOf('/') + 1);
}

export interface RewrittenPage {
  html: string;
  status: number;
  /** The plan that the site sent. */
  plan: SitePlan;
  /** The address of the files of the live release; null when it isn't live. */
  liveBase: string | null;
}

/** Returns a site's page with the local build of a remote; null for HTML that isn't a page of the shell. */
export function rewritePage(html: string, local: LocalRemote, pathname: string): RewrittenPage | null {
  const [, start, text, end] = PLAN.exec(html) ?? [];
  const plan = text === undefined ? undefined : planSchema.safeParse(JSON.parse(text)).data;
  if (!plan) return null;
  const next = replaceSlice(plan, local, pathname);
  const liveBase = baseOf(plan, local.manifest.name);
  const isOwn = matchRoute(next.routes, withoutLanguage(pathname, plan.locale))?.route.slice === local.manifest.name;
  const client = `<script defer src="${local.origin}/client.js" nonce="${plan.nonce}"></script>`;
  const withPlan = html.replace(PLAN, () => `${start}${scriptJson(next)}${end}\n${client}`);
  // The browser would hydrate the release's page with the local build.
  const withoutRendered = isOwn ? withPlan.replace(RENDERED, '<div id="root"></div>\n') : withPlan;
  const lines = withoutRendered
    .split('\n')
    .filter((line) => !(liveBase && line.startsWith('<link rel="preload"') && line.includes(`"${liveBase}`)));
  return { html: lines.join('\n'), status: next.status, plan, liveBase };
}

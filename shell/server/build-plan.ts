import { DEFAULT_LOCALE, type Locale } from '@meowtale/contracts/locales';
import type { Plan, PlannedRelease, ThemeChoice } from '../src/plan.ts';
import type { DevelopmentSlice } from './development.ts';
import type { ShellEnv } from './env.ts';
import type { LiveSlice, ShownRelease } from './releases.ts';
import type { PreviewWish } from './visitor.ts';

function inLanguage(texts: Readonly<Record<string, string>>, locale: Locale): string {
  return texts[locale] ?? texts[DEFAULT_LOCALE] ?? '';
}

/** Returns the address of a release's file. */
export function releaseUrl(env: ShellEnv, { manifest, baseUrl }: ShownRelease, file: string): string {
  return `${baseUrl ?? `${env.RELEASES_URL}/${manifest.name}/${manifest.version}`}/${file}`;
}

function plannedRelease(env: ShellEnv, release: ShownRelease): PlannedRelease {
  const entry = release.manifest.scripts[0] as string;
  return {
    version: release.manifest.version,
    entry: releaseUrl(env, release, entry),
    globalName: release.manifest.globalName,
    integrity: release.baseUrl === undefined ? (release.integrity[entry] as string) : null,
  };
}

/**
 * Returns whether a file has texts of a language that this page doesn't use: another language is another page, and en-US is the fallback of
 * all.
 */
function isOfOtherLanguage(file: string, locale: Locale): boolean {
  const spoken = /^(?:words|public)-(.+)-json\./.exec(file)?.[1];
  return spoken !== undefined && spoken !== locale && spoken !== DEFAULT_LOCALE;
}

/** Returns the hashes of the files that this page may load of each release; a slice under development has none. */
function heldFiles(env: ShellEnv, live: readonly LiveSlice[], locale: Locale): Plan['held'] {
  const releases = live
    .filter(({ killed }) => !killed)
    .flatMap(({ current, previous }) => (previous ? [current, previous] : [current]))
    .filter(({ baseUrl }) => baseUrl === undefined);
  const loaded = ({ integrity }: ShownRelease) =>
    Object.entries(integrity).filter(([file]) => /\.(?:js|css)$/.test(file) && !isOfOtherLanguage(file, locale));
  return Object.fromEntries(
    releases.map((release) => [releaseUrl(env, release, '').replace(/\/$/, ''), Object.fromEntries(loaded(release))]),
  );
}

/** Returns whether a route is offered; the design page isn't in production. */
function isOffered(env: ShellEnv, slice: string, route: string): boolean {
  return env.NODE_ENV !== 'production' || slice !== 'shell' || route !== 'design';
}

export interface PlanInput {
  locale: Locale;
  nonce: string;
  theme: ThemeChoice;
  /** Whether it is a page of the shell or of a creator's site. */
  host: 'shell' | 'site';
  development: DevelopmentSlice | null;
  /** What the address said about previews. */
  wish?: PreviewWish;
  /** Whether a slice whose routes aren't known is missing. */
  isIncomplete?: boolean;
}

/** Returns everything that a tab needs to run; the caller adds what it found about the page (status, adult). */
export function buildPlan(env: ShellEnv, live: readonly LiveSlice[], input: PlanInput): Plan {
  const { locale, nonce, theme, host, development, wish = 'none', isIncomplete = false } = input;
  const manifests = live.map(({ current }) => current.manifest);
  return {
    environment: env.RELEASE_ENVIRONMENT,
    locale,
    status: 200,
    ownWords: false,
    adult: false,
    theme,
    nonce,
    slices: live
      .filter(({ current, killed }) => current.manifest.name !== 'shell' && !killed)
      .map(({ current, previous, channel }) => ({
        name: current.manifest.name,
        release: plannedRelease(env, current),
        previous: previous && plannedRelease(env, previous),
        channel,
      })),
    previews: live
      .filter(({ channel }) => channel === 'preview')
      .map(({ current: { manifest } }) => ({ slice: manifest.name, version: manifest.version })),
    isPreviewInvalid: wish === 'invalid',
    isIncomplete,
    sliceTimeoutMs: env.SLICE_LOAD_TIMEOUT_MS,
    held: heldFiles(env, live, locale),
    routes: manifests.flatMap(({ name, routes }) =>
      routes
        .filter((route) => route.host === host && isOffered(env, name, route.id))
        .map(({ titles, descriptions = {}, host: _, ...route }) => ({
          ...route,
          slice: name,
          title: inLanguage(titles, locale),
          description: inLanguage(descriptions, locale),
        })),
    ),
    navigation: manifests
      .flatMap(({ name, navigation }) =>
        navigation.map(({ labels, ...entry }) => ({ ...entry, slice: name, label: inLanguage(labels, locale) })),
      )
      .sort((one, other) => one.order - other.order),
    popups: Object.fromEntries(
      manifests.flatMap(({ name, popups }) => Object.entries(popups).map(([popup, schema]) => [popup, { slice: name, input: schema }])),
    ),
    addresses: { site: env.SITE_URL, files: env.FILES_URL, works: env.WORKS_URL, sites: env.SITES_URL },
    identity: {
      projectId: env.FIREBASE_PROJECT_ID,
      apiKey: env.FIREBASE_API_KEY,
      emulatorUrl: env.FIREBASE_AUTH_EMULATOR_HOST ? `http://${env.FIREBASE_AUTH_EMULATOR_HOST}` : null,
    },
    registeredOperationsOnly: env.OPERATIONS_MODE === 'registered',
    development: development && { slice: development.slice, eventsUrl: development.eventsUrl },
  };
}

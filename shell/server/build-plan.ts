import { DEFAULT_LOCALE, type Locale } from '@meowtale/contracts/locales';
import type { Plan, PlannedRelease, ThemeChoice } from '../src/plan.ts';
import type { DevelopmentSlice } from './development.ts';
import type { ShellEnv } from './env.ts';
import type { LiveSlice, VerifiedRelease } from './releases.ts';

function inLanguage(words: Readonly<Record<string, string>>, locale: Locale): string {
  return words[locale] ?? words[DEFAULT_LOCALE] ?? '';
}

/** The address of a release's file. */
export function releaseUrl(env: ShellEnv, { manifest, baseUrl }: VerifiedRelease, file: string): string {
  return `${baseUrl ?? `${env.RELEASES_URL}/${manifest.name}/${manifest.version}`}/${file}`;
}

function plannedRelease(env: ShellEnv, release: VerifiedRelease): PlannedRelease {
  const entry = release.manifest.scripts[0] as string;
  return {
    version: release.manifest.version,
    entry: releaseUrl(env, release, entry),
    globalName: release.manifest.globalName,
    integrity: release.integrity[entry] ?? null,
  };
}

/** Whether a file is of words that this page never says: another language is another page, and en-US stands in for all. */
function isOfOtherLanguage(file: string, locale: Locale): boolean {
  const spoken = /^(?:words|public)-(.+)-json\./.exec(file)?.[1];
  return spoken !== undefined && spoken !== locale && spoken !== DEFAULT_LOCALE;
}

/** The hashes of what this page may load of a release; a slice under development has none. */
function heldFiles(env: ShellEnv, live: readonly LiveSlice[], locale: Locale): Plan['held'] {
  const releases = live.flatMap(({ current, previous }) => (previous ? [current, previous] : [current]));
  const loaded = ({ integrity }: VerifiedRelease) =>
    Object.entries(integrity).filter(([file]) => /\.(?:js|css)$/.test(file) && !isOfOtherLanguage(file, locale));
  return Object.fromEntries(
    releases.map((release) => [releaseUrl(env, release, '').replace(/\/$/, ''), Object.fromEntries(loaded(release))]),
  );
}

/** The design page is for those who build; it is no address of the product's. */
function isOffered(env: ShellEnv, slice: string, route: string): boolean {
  return env.NODE_ENV !== 'production' || slice !== 'shell' || route !== 'design';
}

export interface PlanInput {
  locale: Locale;
  nonce: string;
  theme: ThemeChoice;
  /** Whose addresses: the shell's own, or those of creators' sites. */
  host: 'shell' | 'site';
  development: DevelopmentSlice | null;
}

/** Everything a tab needs to run, as it stands at this moment; the page's own findings (status, adult) are added by the caller. */
export function buildPlan(env: ShellEnv, live: readonly LiveSlice[], input: PlanInput): Plan {
  const { locale, nonce, theme, host, development } = input;
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
      .filter(({ current }) => current.manifest.name !== 'shell')
      .map(({ current, previous }) => ({
        name: current.manifest.name,
        release: plannedRelease(env, current),
        previous: previous && plannedRelease(env, previous),
      })),
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
    registeredOperationsOnly: env.NODE_ENV === 'production',
    development: development && { slice: development.slice, eventsUrl: development.eventsUrl },
  };
}

import type { Locale } from '@meowtale/contracts/locales';
import type { ManifestNavigation, ManifestRoute } from '@meowtale/contracts/releases';
import type { HostAddresses } from '@meowtale/web-kit';

/** One release of a remote as a tab loads it. */
export interface PlannedRelease {
  version: string;
  /** The address of `remoteEntry.js`. */
  entry: string;
  globalName: string;
  /** The hash that the browser checks; null for a slice under development. */
  integrity: string | null;
}

export interface PlannedRoute extends Omit<ManifestRoute, 'titles' | 'descriptions' | 'host'> {
  slice: string;
  title: string;
  description: string;
}

export interface PlannedNavigation extends Omit<ManifestNavigation, 'labels'> {
  slice: string;
  label: string;
}

export interface PlannedPopup {
  slice: string;
  /** JSON schema of its input. */
  input: Record<string, unknown>;
}

export interface PlannedSlice {
  name: string;
  release: PlannedRelease;
  previous: PlannedRelease | null;
  /** How the server chose the release. */
  channel: 'stable' | 'canary' | 'preview' | 'override';
}

export type ThemeChoice = 'light' | 'dark' | 'auto';

/**
 * Everything by which a tab runs, decided by the server for the page and constant for the tab's life (DESIGN §7): a later release applies
 * to the next tab.
 */
export interface Plan {
  environment: string;
  locale: Locale;
  /** The requested path's status. */
  status: 200 | 404 | 503;
  /** True when its slice explains why there is nothing: then the tab renders the slice's page, whatever the status. */
  ownWords: boolean;
  /** True when the server found the work of this page to be of an adult category. */
  adult: boolean;
  theme: ThemeChoice;
  nonce: string;
  /** The remotes that may be loaded; one that is switched off is missing, while its routes are there. */
  slices: PlannedSlice[];
  /** Releases that only this visitor sees, by a link. */
  previews: { slice: string; version: string }[];
  /** True for the link of a preview that isn't valid any more. */
  isPreviewInvalid: boolean;
  /** True when the routes of a slice couldn't be read: an unknown address may be one of them. */
  isIncomplete: boolean;
  /** Milliseconds after which a slice that hasn't loaded is replaced by its previous release. */
  sliceTimeoutMs: number;
  /** The hashes of scripts and styles: the address of a release → file → hash (TRUST 23). */
  held: Record<string, Record<string, string>>;
  routes: PlannedRoute[];
  navigation: PlannedNavigation[];
  popups: Record<string, PlannedPopup>;
  addresses: HostAddresses;
  identity: { projectId: string; apiKey: string; emulatorUrl: string | null };
  /** The gateway runs only registered operations, as always in production: the page sends hashes and no query text. */
  registeredOperationsOnly: boolean;
  development: { slice: string; eventsUrl: string } | null;
}

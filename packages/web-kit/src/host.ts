import type { ErrorExtensions } from '@meowtale/contracts';
import type { Locale } from '@meowtale/contracts/locales';
import type { Role } from '@meowtale/contracts/roles';
import type { Client } from 'urql';

/** Who uses this tab; `loading` until the identity service has reported it. */
export type SessionState = { status: 'loading' } | { status: 'guest' } | { status: 'signed-in'; person: SessionPerson };

export interface SessionPerson {
  uuid: string;
  nickname: string;
  email: string;
  emailVerified: boolean;
  roles: readonly Role[];
  /** ISO 3166 alpha-2 in lower case, or null before it is chosen. */
  country: string | null;
  avatarUrl: string | null;
}

/** A value that can be read and subscribed to. */
export interface Watchable<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}

export interface Session extends Watchable<SessionState> {
  /** Opens the sign-in popup; resolves true once the person is signed in, false when they closed it. */
  signIn(reason?: string): Promise<boolean>;
  signOut(): Promise<void>;
  /** Reads the person again, e.g. after they changed their profile. */
  refresh(): Promise<void>;
  /** The current identity token, for uploads that don't go through urql; null for a guest. */
  token(): Promise<string | null>;
  /** Actions on the person's own sign-in. Missing in older shells. */
  own?: OwnSignIn;
}

/** Each returns an error, or null on success. */
export interface OwnSignIn {
  /** Sends the person a mail with a link to choose a new password. */
  sendPasswordReset(): Promise<AppError | null>;
  /** Re-authenticates the person, which some calls require within the last minutes. */
  prove(password: string): Promise<AppError | null>;
  /** Reads what changed at the identity service, e.g. that their address was verified. */
  renew(): Promise<AppError | null>;
}

export interface HostLocation {
  /** Without the language prefix. */
  pathname: string;
  search: string;
  hash: string;
}

export interface Navigation extends Watchable<HostLocation> {
  /** Navigates to a path without language prefix, from a link builder. */
  push(path: string): void;
  replace(path: string): void;
  back(): void;
  /** Returns the address for an `href`, with language prefix. */
  href(path: string): string;
  /**
   * Until the returned function is called, leaving the page asks the person for confirmation with `message`'s text. `message` gets the
   * target path (as from `href`; null for another site), and returns null when nothing would be lost.
   */
  guard(message: (to: string | null) => string | null): () => void;
}

/** Addresses by environment. */
export interface HostAddresses {
  site: string;
  files: string;
  /** `{uuid}` is replaced by the app's uuid. */
  works: string;
  /** `{name}` is replaced by the site's name. */
  sites: string;
}

export type ColorScheme = 'light' | 'dark';

/**
 * The shell's API for slices, as one versioned argument (DESIGN §2). Fields are only added; a change of meaning needs HostV2.
 */
export interface HostV1 {
  readonly version: 1;
  readonly locale: Locale;
  readonly addresses: HostAddresses;
  /** Nonce for style elements under the page's content security policy. */
  readonly nonce: string;
  readonly session: Session;
  readonly urql: Client;
  readonly navigation: Navigation;
  readonly colorScheme: Watchable<ColorScheme>;
  /** Whether the person has said in this browser that they are 18 or older. */
  readonly adult: Watchable<boolean>;
  /** Opens a popup of any slice by name; resolves with its result, or undefined when it was closed. */
  openPopup<R = unknown>(name: string, input: unknown): Promise<R | undefined>;
  /** Opens the adult gate when this page's work is of an adult category and age wasn't confirmed before. */
  requireAdult(category: string): void;
  /** Shows the one Error dialog (SPEC §8). */
  showError(error: AppError): void;
  /** Returns an error's text in the interface language, as in that dialog. */
  errorText(error: AppError): string;
  /** Blocks the page until `work` is settled, with an overlay after 200 ms (SPEC §9). */
  block<T>(work: Promise<T>): Promise<T>;
  notify(message: string, tone?: 'success' | 'info' | 'danger'): void;
  /** Reloads the page and opens its popup again, if that has an address. Missing in older shells. */
  reload?(): void;
  /** Sends an error to the log without showing it. */
  report(error: unknown, context?: Record<string, unknown>): void;
  /**
   * Returns the uid of the last valid tracked link by which this visitor came to a listing, whose owner gets a share of the sale.
   * Resolves within two seconds. Missing in older shells.
   */
  adLinkOf?(storeId: string): Promise<string | null>;
}

/** The error of a call: its text is derived from `code`, or is `message` when the server sent one. */
export interface AppError extends Partial<Omit<ErrorExtensions, 'code'>> {
  code: string;
  message?: string;
}

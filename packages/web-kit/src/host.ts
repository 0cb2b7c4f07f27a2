import type { ErrorExtensions } from '@meowtale/contracts';
import type { Locale } from '@meowtale/contracts/locales';
import type { Role } from '@meowtale/contracts/roles';
import type { Client } from 'urql';

/** Who uses this tab. `newcomer` has an identity but no account yet; the session makes one and moves on. */
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

/** Something that can be read now and watched. */
export interface Watchable<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}

export interface Session extends Watchable<SessionState> {
  /** Opens the sign-in popup; resolves true once the person is signed in, false when they closed it. */
  signIn(reason?: string): Promise<boolean>;
  signOut(): Promise<void>;
  /** Reads the person anew, e.g. after they changed their profile. */
  refresh(): Promise<void>;
  /** The current identity token, for uploads that don't go through urql; null for a guest. */
  token(): Promise<string | null>;
  /** What a person does with their own sign-in. Not there in a shell of before. */
  own?: OwnSignIn;
}

/** Each answers what stopped it, null where nothing did. */
export interface OwnSignIn {
  /** Mails them a link to choose a new password by. */
  sendPasswordReset(): Promise<AppError | null>;
  /** Has them prove anew who they are, which some calls want of the last minutes. */
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
  /** Takes a path without language prefix, as the link builders give. */
  push(path: string): void;
  replace(path: string): void;
  back(): void;
  /** The address for an `href`: language prefix included. */
  href(path: string): string;
  /**
   * While the returned function hasn't been called, leaving asks the person first what `message` says. It hears the path that the move
   * leads to (as `href` makes it; null to another site), and answers null where nothing would be lost.
   */
  guard(message: (to: string | null) => string | null): () => void;
}

/** Addresses that the environment decides. */
export interface HostAddresses {
  site: string;
  files: string;
  /** `{uuid}` stands for the app's. */
  works: string;
  /** `{name}` stands for the site's. */
  sites: string;
}

export type ColorScheme = 'light' | 'dark';

/**
 * All that the shell gives a slice, as one versioned argument (DESIGN §2). Fields are only added; a change of meaning is HostV2.
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
  /** Says what category the work on this page is of: one behind the adult gate brings the gate, unless it was confirmed before. */
  requireAdult(category: string): void;
  /** Shows the one Error dialog (SPEC §8). */
  showError(error: AppError): void;
  /** An error's sentence in the interface language, as that dialog would say it. */
  errorText(error: AppError): string;
  /** Keeps the page from being used until `work` is settled, under an overlay from 200 ms on (SPEC §9). */
  block<T>(work: Promise<T>): Promise<T>;
  notify(message: string, tone?: 'success' | 'info' | 'danger'): void;
  /** Loads the page anew; the popup that is open, if it has an address, is open again then. Not there in a shell of before. */
  reload?(): void;
  /** Sends a fault to the log; never shows anything. */
  report(error: unknown, context?: Record<string, unknown>): void;
  /**
   * The uid of the last valid tracked link that led this visitor to a listing: its owner is paid when it is bought. Answers
   * within two seconds. Not there in a shell of before.
   */
  adLinkOf?(storeId: string): Promise<string | null>;
}

/** What went wrong with a call, ready to be shown: a sentence comes from `code`, or from `message` when a server gave one. */
export interface AppError extends Partial<Omit<ErrorExtensions, 'code'>> {
  code: string;
  message?: string;
}

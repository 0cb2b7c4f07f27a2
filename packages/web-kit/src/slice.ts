import type { Role } from '@meowtale/contracts/roles';
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import type { ZodType } from 'zod';
import type { HostV1 } from './host.ts';

/** The frame that the shell renders around a page. `bare` is none. */
export type Frame = 'store' | 'lobby' | 'editor' | 'bare';

export interface RouteConfig {
  /** Unique in the slice; the key under `routes` of the exposed module. */
  id: string;
  /** A path without language prefix, parameters as `:name`, optional ones as `:name?`. */
  pattern: string;
  frame: Frame;
  /** Roles that may open it; anybody when omitted. A guest is asked to sign in. */
  roles?: readonly Role[];
  /** Asks for age confirmation when the address or the work is of an adult category (SPEC §2). */
  adultAware?: boolean;
  /** The key of the page's title in the slice's locale files. */
  titleKey: string;
  /** The key of the page's description for search engines. */
  descriptionKey?: string;
  /** Minimum width; below it the PC-only notice is shown. */
  minWidth?: number;
  /**
   * `server`: the shell's server renders the first view for a guest. The page then must not read browser state while it renders, and
   * must format times by `useTimeZone`.
   */
  render?: 'server';
  /** `site`: served on a creator's own site host (`s-<name>`) instead of the shell's. */
  host?: 'shell' | 'site';
}

export interface NavigationConfig {
  frame: 'lobby';
  to: string;
  order: number;
  /** The key of the label in the slice's locale files. */
  labelKey: string;
  /** A name of the icon set of packages/ui. */
  icon: string;
  roles?: readonly Role[];
}

/** `slice.config.ts` of every remote; the build turns it into `slice.json`. */
export interface SliceConfig {
  name: string;
  routes: readonly RouteConfig[];
  navigation: readonly NavigationConfig[];
  popups: Readonly<Record<string, ZodType>>;
  /** The largest total size of a release's files, bytes: a larger one doesn't become live. */
  budgetBytes: number;
}

export interface RouteProps {
  params: Readonly<Record<string, string | undefined>>;
}

export interface PopupProps<I = unknown, R = unknown> {
  input: I;
  /** Closes the popup; what it is given is what `openPopup` resolves to. */
  close(result?: R): void;
}

/** What `./slice` of a remote exports as `createSlice`. Called once per tab. */
export interface Slice {
  routes: Readonly<Record<string, ComponentType<RouteProps>>>;
  // Each popup's input was checked against its schema before it gets here.
  popups: Readonly<Record<string, ComponentType<PopupProps<never, never>>>>;
  /** The slice's own words, given to its pages and popups by `SliceScope`. */
  words: i18n;
}

export type CreateSlice = (host: HostV1) => Slice | Promise<Slice>;

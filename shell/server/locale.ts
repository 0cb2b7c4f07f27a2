import { DEFAULT_LOCALE, LOCALES, type Locale } from '@meowtale/contracts/locales';

export interface LocalizedPath {
  locale: Locale;
  /** The path without language prefix, at least `/`. */
  pathname: string;
  /** Whether the address named its language. */
  prefixed: boolean;
}

export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale);
}

/** Splits an address into its language and the path below it (SPEC §2: a prefix for every language except the default). */
export function splitLocale(pathname: string): LocalizedPath {
  const [, first = '', ...rest] = pathname.split('/');
  if (!isLocale(first)) return { locale: DEFAULT_LOCALE, pathname, prefixed: false };
  return { locale: first, pathname: `/${rest.join('/')}`, prefixed: true };
}

/** The address of a path in a language. */
export function localizePath(locale: Locale, pathname: string): string {
  if (locale === DEFAULT_LOCALE) return pathname;
  return pathname === '/' ? `/${locale}` : `/${locale}${pathname}`;
}

/**
 * Where the browser should go instead, or null to stay: an address without language goes to the one the person chose
 * (SPEC §4), on a Chinese domain else to Chinese (SPEC §9), and `/en-US/…` to its one true address without prefix.
 * @param cookie the value of `user.specified.language`
 * @param ofDomain the language of a Chinese domain
 */
export function languageRedirect(
  { locale, pathname, prefixed }: LocalizedPath,
  cookie: string | undefined,
  ofDomain: Locale | undefined,
): string | null {
  const plain = `/${pathname.replace(/^\/+/, '')}`;
  if (prefixed) return locale === DEFAULT_LOCALE ? plain : null;
  const wanted = isLocale(cookie) ? cookie : (ofDomain ?? DEFAULT_LOCALE);
  return wanted === DEFAULT_LOCALE ? null : localizePath(wanted, plain);
}

import { DEFAULT_LOCALE, LOCALES, type Locale } from '@meowtale/contracts/locales';

export interface LocalizedPath {
  locale: Locale;
  /** The path without language prefix, at least `/`. */
  pathname: string;
  /** Whether the address contains its language. */
  prefixed: boolean;
}

export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale);
}

/** Splits an address into its language and the path after it (SPEC §2: a prefix for every language except the default). */
export function splitLocale(pathname: string): LocalizedPath {
  const [, first = '', ...rest] = pathname.split('/');
  if (!isLocale(first)) return { locale: DEFAULT_LOCALE, pathname, prefixed: false };
  // Two slashes at its beginning would be read as another host's address, wherever the path is used.
  return { locale: first, pathname: `/${rest.join('/').replace(/^\/+/, '')}`, prefixed: true };
}

/** Returns the address of a path in a language. */
export function localizePath(locale: Locale, pathname: string): string {
  if (locale === DEFAULT_LOCALE) return pathname;
  return pathname === '/' ? `/${locale}` : `/${locale}${pathname}`;
}

/** Returns language and script of a tag: Traditional and Simplified Chinese differ in it, the countries of one language don't. */
function tongueOf(tag: string): string | null {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return null;
  }
}

const LOCALE_OF_TONGUE = new Map(LOCALES.map((locale) => [tongueOf(locale), locale]));

/** Returns the first of a browser's languages (`Accept-Language`) that we support. */
export function localeOfBrowser(accepted: string | undefined): Locale | undefined {
  const wishes = (accepted ?? '').split(',').map((wish) => {
    const [tag = '', ...parameters] = wish.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return { tag, weight: weight === undefined ? 1 : Number(weight) };
  });
  const inOrder = wishes.filter(({ weight }) => weight > 0).toSorted((one, other) => other.weight - one.weight);
  return inOrder.map(({ tag }) => LOCALE_OF_TONGUE.get(tongueOf(tag))).find((locale) => locale !== undefined);
}

export interface LanguageWishes {
  /** The value of `user.specified.language`. */
  cookie: string | undefined;
  /** The language of a Chinese domain. */
  ofDomain: Locale | undefined;
  /** The browser's `Accept-Language`. */
  accepted: string | undefined;
}

/**
 * Returns where to redirect the browser, or null. An address without language goes to the person's chosen one (SPEC §4), else on a Chinese
 * domain to Chinese (SPEC §9), and `/en-US/…` to the address without prefix. Only the home page follows the browser's languages too, so
 * that shared addresses stay as they are.
 */
export function languageRedirect(
  { locale, pathname, prefixed }: LocalizedPath,
  { cookie, ofDomain, accepted }: LanguageWishes,
): string | null {
  const plain = `/${pathname.replace(/^\/+/, '')}`;
  if (prefixed) return locale === DEFAULT_LOCALE ? plain : null;
  const ofBrowser = plain === '/' ? localeOfBrowser(accepted) : undefined;
  const wanted = isLocale(cookie) ? cookie : (ofDomain ?? ofBrowser ?? DEFAULT_LOCALE);
  return wanted === DEFAULT_LOCALE ? null : localizePath(wanted, plain);
}

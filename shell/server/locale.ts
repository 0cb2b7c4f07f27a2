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
  // Two slashes at its beginning would be read as another host's address, wherever the path is used.
  return { locale: first, pathname: `/${rest.join('/').replace(/^\/+/, '')}`, prefixed: true };
}

/** The address of a path in a language. */
export function localizePath(locale: Locale, pathname: string): string {
  if (locale === DEFAULT_LOCALE) return pathname;
  return pathname === '/' ? `/${locale}` : `/${locale}${pathname}`;
}

/** Language and script, in which Traditional and Simplified Chinese differ and the countries of one language do not. */
function tongueOf(tag: string): string | null {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return null;
  }
}

const LOCALE_OF_TONGUE = new Map(LOCALES.map((locale) => [tongueOf(locale), locale]));

/** The first of a browser's languages (`Accept-Language`) that is one of ours. */
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
  /** What the browser says that its owner reads. */
  accepted: string | undefined;
}

/**
 * Where the browser should go instead, or null to stay: an address without language goes to the one the person chose
 * (SPEC §4), on a Chinese domain else to Chinese (SPEC §9), and `/en-US/…` to its one true address without prefix. The
 * front door alone asks the browser too: any other address that somebody passed on leads to the page that they meant.
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

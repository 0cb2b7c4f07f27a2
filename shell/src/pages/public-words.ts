import { DEFAULT_LOCALE } from '@meowtale/contracts/locales';

/** Section → its heading and paragraphs, in the order in which they are read. */
type PublicPageWords = Readonly<Record<string, { heading: string; words: Readonly<Record<string, string>> }>>;
export type PublicPageId = 'about' | 'employment' | 'privacy' | 'terms' | 'mobileTip';
type PublicWords = Readonly<Record<PublicPageId, PublicPageWords>>;

const loaded = new Map<string, Promise<PublicWords>>();

async function fetchWords(locale: string): Promise<PublicWords> {
  const file = await import(/* webpackChunkName: "public-[request]" */ `../../locales/public/${locale}.json`, { with: { type: 'json' } });
  return (file as { default: PublicWords }).default;
}

/**
 * The words of the public pages: long, so no other page carries them. The same promise for the same language: React waits
 * on it. A language without them reads the default's.
 */
export function loadPublicWords(locale: string): Promise<PublicWords> {
  const known = loaded.get(locale);
  if (known) return known;
  const words = fetchWords(locale).catch((error: unknown) => {
    if (locale !== DEFAULT_LOCALE && String((error as { code?: unknown }).code).endsWith('MODULE_NOT_FOUND'))
      return loadPublicWords(DEFAULT_LOCALE);
    loaded.delete(locale);
    throw error;
  });
  loaded.set(locale, words);
  return words;
}

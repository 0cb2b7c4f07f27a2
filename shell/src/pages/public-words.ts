import { DEFAULT_LOCALE } from '@meowtale/contracts/locales';

/** Section → its heading and paragraphs, in reading order. */
type PublicPageWords = Readonly<Record<string, { heading: string; words: Readonly<Record<string, string>> }>>;
export type PublicPageId = 'about' | 'employment' | 'privacy' | 'terms' | 'mobileTip';
type PublicWords = Readonly<Record<PublicPageId, PublicPageWords>>;

const loaded = new Map<string, Promise<PublicWords>>();

async function fetchWords(locale: string): Promise<PublicWords> {
  const file = await import(/* webpackChunkName: "public-[request]" */ `../../locales/public/${locale}.json`, { with: { type: 'json' } });
  return (file as { default: PublicWords }).default;
}

/**
 * Loads the texts of the public pages, which are too long for other pages. Returns the same promise for the same language, because React
 * waits on it. A language without them uses the default's.
 */
export function loadPublicWords(locale: string): Promise<PublicWords> {
  const known = loaded.get(locale);
  if (known) return known;
  const messages = fetchWords(locale).catch((error: unknown) => {
    if (locale !== DEFAULT_LOCALE && String((error as { code?: unknown }).code).endsWith('MODULE_NOT_FOUND'))
      return loadPublicWords(DEFAULT_LOCALE);
    loaded.delete(locale);
    throw error;
  });
  loaded.set(locale, messages);
  return messages;
}

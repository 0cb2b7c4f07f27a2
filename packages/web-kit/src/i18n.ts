import { isolate } from '@meowtale/contracts/isolate';
import { DEFAULT_LOCALE } from '@meowtale/contracts/locales';
import { createInstance, type i18n, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';

type Words = Record<string, unknown>;
/** Fetches one language's file, e.g. ``(locale) => import(`../locales/${locale}.json`)``. */
export type LoadWords = (locale: string) => Promise<{ default: Words }>;

/** Namespace of the kit's own texts, present in every slice. */
export const KIT = 'kit';
const loadKitWords: LoadWords = (locale) =>
  import(/* webpackChunkName: "words-[request]" */ `../locales/${locale}.json`, { with: { type: 'json' } });

/** Loads a language's texts; null when it has no file. Throws when the file can't be fetched. */
async function wordsOf(load: LoadWords, locale: string): Promise<Words | null> {
  try {
    return (await load(locale)).default;
  } catch (error) {
    if (String((error as { code?: unknown }).code).endsWith('MODULE_NOT_FOUND')) return null;
    throw error;
  }
}

/**
 * Creates the i18next instance of a slice with its own and the kit's texts, so that slices don't overwrite each other's. Missing
 * languages fall back on en-US.
 * @param load called for the language and, when it differs, the default.
 */
export async function createSliceI18n(locale: string, load: LoadWords): Promise<i18n> {
  const resources: Resource = {};
  async function add(language: string) {
    const [translation, kit] = await Promise.all([wordsOf(load, language), wordsOf(loadKitWords, language)]);
    resources[language] = { ...(translation && { translation }), ...(kit && { [KIT]: kit }) } as Resource[string];
  }
  await Promise.all([...new Set([locale, DEFAULT_LOCALE])].map(add));
  const instance = createInstance();
  await instance.use(initReactI18next).init({
    lng: locale,
    fallbackLng: DEFAULT_LOCALE,
    ns: ['translation', KIT],
    defaultNS: 'translation',
    resources,
    // React escapes texts; here parameters only get bidi isolation.
    interpolation: { escapeValue: true, escape: isolate },
    returnNull: false,
    react: { useSuspense: false },
  });
  return instance;
}

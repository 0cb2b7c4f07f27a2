import { DEFAULT_LOCALE } from '@meowtale/contracts/locales';
import { createInstance, type i18n, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';

type Words = Record<string, unknown>;

/**
 * One i18next instance per slice, so that slices never share or overwrite each other's words. Words of a language that
 * isn't there yet come from en-US.
 * @param load loads one language's words; called for the language and, when it differs, the default.
 */
export async function createSliceI18n(locale: string, load: (locale: string) => Promise<Words | null>): Promise<i18n> {
  const wanted = [...new Set([locale, DEFAULT_LOCALE])];
  const loaded = await Promise.all(wanted.map(async (language) => [language, await load(language)] as const));
  const resources: Resource = {};
  for (const [language, words] of loaded) if (words) resources[language] = { translation: words as Resource[string][string] };
  const instance = createInstance();
  await instance.use(initReactI18next).init({
    lng: locale,
    fallbackLng: DEFAULT_LOCALE,
    resources,
    interpolation: { escapeValue: false },
    returnNull: false,
    react: { useSuspense: false },
  });
  return instance;
}

import { DEFAULT_LOCALE, type Locale } from '@meowtale/contracts/locales';
import type { SitePage } from './site-pages.ts';

const SITES_MAX = 5_000;

/**
 * Creates the function that returns a site's page in the wanted language, else in the site's own, as for crawlers and link previews. Only a
 * rendered page contains the site's language, so that the last known one is tried first.
 */
export function createLanguageFinder() {
  const known = new Map<string, Locale>();
  function learn(name: string, language: Locale): void {
    known.delete(name);
    known.set(name, language);
    const oldest = known.keys().next().value;
    if (known.size > SITES_MAX && oldest !== undefined) known.delete(oldest);
  }
  return async (name: string, wanted: Locale | undefined, pageIn: (locale: Locale) => Promise<SitePage>): Promise<SitePage> => {
    if (wanted) return pageIn(wanted);
    const guess = known.get(name) ?? DEFAULT_LOCALE;
    const page = await pageIn(guess);
    const language = page.site?.language ?? DEFAULT_LOCALE;
    if (language !== DEFAULT_LOCALE || known.has(name)) learn(name, language);
    return language === guess ? page : pageIn(language);
  };
}

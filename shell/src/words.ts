import type { LoadWords } from '@meowtale/web-kit';

/** The shell's own words in a language. */
export const loadWords: LoadWords = (locale) =>
  import(/* webpackChunkName: "words-[request]" */ `../locales/${locale}.json`, { with: { type: 'json' } });

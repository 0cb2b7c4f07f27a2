import type { LoadWords } from '@meowtale/web-kit';

/** Loads the shell's texts in a language. */
export const loadWords: LoadWords = (locale) =>
  import(/* webpackChunkName: "words-[request]" */ `../locales/${locale}.json`, { with: { type: 'json' } });

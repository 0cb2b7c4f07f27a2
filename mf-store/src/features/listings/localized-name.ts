import { pickWords } from '@meowtale/contracts/words';

export interface WorkName {
  language: string;
  name: string;
}

interface NamedWork {
  /** In the work's default language, which the wallet doesn't know. */
  store_name: string;
  names?: readonly WorkName[];
}

interface Joined extends NamedWork {
  /** Null during an outage of the catalogue. */
  store: { default_lang: string; store_info: readonly WorkName[] } | null;
}

/** A name, and its language where known. */
interface ShownName {
  name: string;
  language?: string;
}

/** Returns the wallet's name of a work: in the person's language or another variant of it, else the default one. */
export function localizedName({ store_name, names = [] }: NamedWork, locale: string): ShownName {
  const base = locale.split('-')[0];
  const localized = names.find(({ language }) => language === locale) ?? names.find(({ language }) => language.split('-')[0] === base);
  return localized ?? { name: store_name };
}

/** Returns the catalogue's name of a work from the wallet; the wallet's own during an outage of the catalogue. */
export function shownName(work: Joined, locale: string): ShownName {
  const { store } = work;
  return (store && pickWords(store.store_info, locale, store.default_lang)) ?? localizedName(work, locale);
}

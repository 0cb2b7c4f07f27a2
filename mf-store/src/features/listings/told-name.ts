import { pickWords } from '@meowtale/contracts/words';

export interface WorkName {
  language: string;
  name: string;
}

interface Told {
  /** In the work's default language, which the wallet doesn't know. */
  store_name: string;
  names?: readonly WorkName[];
}

interface Joined extends Told {
  /** Null while the catalogue is away. */
  store: { default_lang: string; store_info: readonly WorkName[] } | null;
}

/** A name, and its language where it is known. */
interface ShownName {
  name: string;
  language?: string;
}

/** What the wallet calls a work: in the person's language or another form of it, else as it is called by default. */
export function toldName({ store_name, names = [] }: Told, locale: string): ShownName {
  const base = locale.split('-')[0];
  const told = names.find(({ language }) => language === locale) ?? names.find(({ language }) => language.split('-')[0] === base);
  return told ?? { name: store_name };
}

/** What the catalogue calls a work that the wallet knows; the wallet's own name for it while the catalogue is away. */
export function shownName(work: Joined, locale: string): ShownName {
  const { store } = work;
  return (store && pickWords(store.store_info, locale, store.default_lang)) ?? toldName(work, locale);
}

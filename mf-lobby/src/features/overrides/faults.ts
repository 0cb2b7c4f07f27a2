import { needsOf, type StoreSubmitInfoDraft, storeSubmitInfoDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import { useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { fieldSentence } from '../../app/sentences.ts';

/** What is wrong with a field of the page; of one language's words with whose. */
export interface Fault {
  language: string | undefined;
  field: string;
  key: string;
}

const WORDS = ['name', 'brief', 'introduction'] as const;
/** What else is wrong is no field of this form; the service says it. */
const SHOWN: readonly string[] = [...WORDS, 'labels', 'author', 'tag_keys'];

/** All that could not be published of what staff wrote: what may not stand so, and what must not be empty. */
export function faultsOf(info: StoreSubmitInfoDraft): Fault[] {
  const wrong = (storeSubmitInfoDraft.safeParse(info).error?.issues ?? []).map(({ path: [field, index, of], message }) =>
    field === 'list' && typeof index === 'number'
      ? { language: info.list[index]?.language, field: String(of), key: message }
      : { language: undefined, field: String(field), key: message },
  );
  const missing = info.list.flatMap((entry) => {
    const needs = needsOf(entry.language, info.default_lang);
    const empty = WORDS.filter((field) => needs.includes(field) && entry[field].trim() === '');
    return empty.map((field) => ({ language: entry.language, field, key: `override.missing.${field}` }));
  });
  return [...missing, ...wrong.filter(({ field }) => SHOWN.includes(field))];
}

/** Says what is wrong with a field of these words, or of what is no language's. */
export function useFaultWords(faults: readonly Fault[], language?: string): (field: string) => string | undefined {
  const { t } = useTranslation();
  const { locale } = useHost();
  return (field) => {
    const found = faults.find((fault) => fault.language === language && fault.field === field);
    return found && fieldSentence(t, found, locale);
  };
}

import { needsOf, type StoreSubmitInfoDraft, storeSubmitInfoDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import { useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { fieldSentence } from '../../app/sentences.ts';

/** An error of a field on the page; for one language's texts with that language. */
export interface Fault {
  language: string | undefined;
  field: string;
  key: string;
}

const WORDS = ['name', 'brief', 'introduction'] as const;
/** Other errors belong to no field of this form; the service returns them. */
const SHOWN: readonly string[] = [...WORDS, 'labels', 'author', 'tag_keys'];

/** Returns everything that prevents publishing staff's texts: invalid and empty fields. */
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

/** Returns the function that gives the error text of a field, of these texts or of no language. */
export function useFaultWords(faults: readonly Fault[], language?: string): (field: string) => string | undefined {
  const { t } = useTranslation();
  const { locale } = useHost();
  return (field) => {
    const found = faults.find((fault) => fault.language === language && fault.field === field);
    return found && fieldSentence(t, found, locale);
  };
}

import { type FieldError, SCREENSHOTS_MAX, SCREENSHOTS_MIN } from '@meowtale/contracts';
import {
  needsOf,
  type StoreInfoDraft,
  type StoreSubmitInfoDraft,
  storeSubmitInfoDraft,
} from '@meowtale/contracts/inputs/catalog/store-submit';
import { type AppError, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { fieldSentence } from '../../app/sentences.ts';

/** An error of a field on the page; for one language's texts and pictures with that language. */
export interface Fault extends Pick<FieldError, 'key' | 'params'> {
  language: string | undefined;
  field: string;
}

const WORDS = ['name', 'brief', 'introduction'] as const;
const COVERS = ['cover', 'cover1to1', 'cover240x320'] as const;
/** Other errors belong to no field of this form; the service returns them. */
const SHOWN: readonly string[] = [...WORDS, ...COVERS, 'screenshots', 'labels', 'author', 'tag_keys'];

type Path = readonly (PropertyKey | undefined)[];
const placeOf = ({ list }: StoreSubmitInfoDraft, [field, index, of]: Path): Pick<Fault, 'language' | 'field'> =>
  field === 'list' && index !== undefined
    ? { language: list[Number(index)]?.language, field: String(of) }
    : { language: undefined, field: String(field) };

function missingOf(entry: StoreInfoDraft, { default_lang }: StoreSubmitInfoDraft): Fault[] {
  const { language } = entry;
  const needs = needsOf(language, default_lang);
  const empty = [...WORDS, ...COVERS].filter((field) => needs.includes(field) && (entry[field] ?? '').trim() === '');
  const faults: Fault[] = empty.map((field) => ({ language, field, key: `override.missing.${field}` }));
  const count = entry.screenshots.length;
  if (count >= SCREENSHOTS_MIN) return faults;
  const params = { count, min: SCREENSHOTS_MIN, max: SCREENSHOTS_MAX };
  return [...faults, { language, field: 'screenshots', key: 'missing.screenshots', params }];
}

/** Returns everything that prevents publishing staff's page: invalid and empty fields. */
export function faultsOf(info: StoreSubmitInfoDraft): Fault[] {
  const issues = storeSubmitInfoDraft.safeParse(info).error?.issues ?? [];
  const wrong = issues.map(({ path, message }) => ({ ...placeOf(info, path), key: message }));
  return [...info.list.flatMap((entry) => missingOf(entry, info)), ...wrong.filter(({ field }) => SHOWN.includes(field))];
}

/** Returns the service's errors of fields on this page. */
export function rejectedFaults(info: StoreSubmitInfoDraft, failure: AppError | null): Fault[] {
  return (failure?.fields ?? []).flatMap(({ path, key, params }) => {
    const [part, ...rest] = path.split('.');
    const place = placeOf(info, rest);
    return part === 'store_submit_info' && SHOWN.includes(place.field) ? [{ ...place, key, ...(params && { params }) }] : [];
  });
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

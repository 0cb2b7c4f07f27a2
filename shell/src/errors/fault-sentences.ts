import type { FieldError } from '@meowtale/contracts';
import { createSliceI18n, type LoadWords } from '@meowtale/web-kit';
import { useEffect, useState } from 'react';

/** Loads the texts of field errors, which few pages need, with the first error that has some. */
const loadFaultWords: LoadWords = (locale) =>
  import(/* webpackChunkName: "faults-[request]" */ `../../locales/faults/${locale}.json`, { with: { type: 'json' } });

const ANY = 'invalid.any';

/** Returns a sentence per field error; one without its own text gets a general one. */
export async function faultSentences(fields: readonly FieldError[], locale: string): Promise<string[]> {
  if (fields.length === 0) return [];
  const { t } = await createSliceI18n(locale, loadFaultWords);
  return [...new Set(fields.map(({ key, params }) => t([key, ANY], { ...params })))];
}

/** Returns the same for a view; empty until the texts have loaded, and when they can't be. */
export function useFaultSentences(fields: readonly FieldError[] | undefined, locale: string): readonly string[] {
  const [faultTexts, setFaultTexts] = useState<readonly string[]>([]);
  useEffect(() => {
    let isShown = true;
    setFaultTexts([]);
    faultSentences(fields ?? [], locale).then(
      (sentences) => isShown && setFaultTexts(sentences),
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [fields, locale]);
  return faultTexts;
}

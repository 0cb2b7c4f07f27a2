import type { FieldError } from '@meowtale/contracts';
import { createSliceI18n, type LoadWords } from '@meowtale/web-kit';
import { useEffect, useState } from 'react';

/** The words for single faults: few read them, so they come with the first error that has some. */
const loadFaultWords: LoadWords = (locale) =>
  import(/* webpackChunkName: "faults-[request]" */ `../../locales/faults/${locale}.json`, { with: { type: 'json' } });

const ANY = 'invalid.any';

/** What is wrong with what was entered, in a sentence each; a fault without words of its own is said in general. */
export async function faultSentences(fields: readonly FieldError[], locale: string): Promise<string[]> {
  if (fields.length === 0) return [];
  const { t } = await createSliceI18n(locale, loadFaultWords);
  return [...new Set(fields.map(({ key, params }) => t([key, ANY], { ...params })))];
}

/** The same for a view; empty until the words are there, and where they can't be fetched. */
export function useFaultSentences(fields: readonly FieldError[] | undefined, locale: string): readonly string[] {
  const [said, setSaid] = useState<readonly string[]>([]);
  useEffect(() => {
    let isShown = true;
    setSaid([]);
    faultSentences(fields ?? [], locale).then(
      (sentences) => isShown && setSaid(sentences),
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [fields, locale]);
  return said;
}

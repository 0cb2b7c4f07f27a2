import type { FieldError } from '@meowtale/contracts';
import { type AppError, formatBytes, formatCountry, formatDate, formatLanguage, useErrorSentence, useHost } from '@meowtale/web-kit';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

function readable(params: FieldError['params'], locale: string): Record<string, string | number> {
  const words: Record<string, string | number> = { ...params };
  if (typeof words.language === 'string') words.language = formatLanguage(words.language, locale);
  if (typeof words.country === 'string') words.country = formatCountry(words.country, locale);
  for (const time of ['from', 'to']) if (typeof words[time] === 'string') words[time] = formatDate(words[time], locale);
  if (typeof words.maxBytes === 'number') words.size = formatBytes(words.maxBytes, locale);
  return words;
}

/** What is wrong with one field, by the key that a contract's schema or a service gave it. */
export function fieldSentence(t: TFunction, { key, params }: Pick<FieldError, 'key' | 'params'>, locale: string): string {
  return t([key, 'invalid.text'], readable(params, locale));
}

/** The first wrong field's sentence says more than the code does. */
export function useRefusalSentence(): (error: AppError) => string {
  const { t } = useTranslation();
  const { locale } = useHost();
  const sentence = useErrorSentence();
  return (error) => {
    const [field] = error.fields ?? [];
    return field ? fieldSentence(t, field, locale) : sentence(error);
  };
}

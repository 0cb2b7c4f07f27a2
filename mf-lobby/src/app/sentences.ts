import type { FieldError } from '@meowtale/contracts';
import {
  type AppError,
  formatBytes,
  formatCountry,
  formatDateTime,
  formatEnd,
  formatLanguage,
  formatRange,
  useErrorSentence,
  useHost,
} from '@meowtale/web-kit';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

function readable(params: FieldError['params'], locale: string): Record<string, string | number> {
  const words: Record<string, string | number> = { ...params };
  const { from, to } = words;
  if (typeof from === 'string' && typeof to === 'string') words.range = formatRange(from, to, locale);
  if (typeof words.language === 'string') words.language = formatLanguage(words.language, locale);
  if (typeof words.country === 'string') words.country = formatCountry(words.country, locale);
  if (typeof from === 'string') words.from = formatDateTime(from, locale);
  if (typeof to === 'string') words.to = formatEnd(to, locale);
  if (typeof words.maxBytes === 'number') words.size = formatBytes(words.maxBytes, locale);
  return words;
}

/** Returns the text of a field error, by the key from a contract's schema or a service. */
export function fieldSentence(t: TFunction, { key, params }: Pick<FieldError, 'key' | 'params'>, locale: string): string {
  return t([key, 'invalid.text'], readable(params, locale));
}

const EMPTY = 'input/store-required-info-empty-error';
/** Texts that consist of the missing field's name only, for a list, which needs a heading. */
const NAMED_ONLY = ['name', 'brief', 'introduction', 'cover', 'cover1to1', 'cover240x320'].map((field) => `missing.${field}`);

/**
 * Returns the function that gives an error's text: of its first invalid field where it has one, else of its code; of missing fields it
 * lists all.
 */
export function useRefusalSentence(): (error: AppError) => string {
  const { t } = useTranslation();
  const { locale, errorText } = useHost();
  const sentence = useErrorSentence();
  return (error) => {
    const { fields: [field] = [], fields = [] } = error;
    const missing = fields.filter(({ key }) => key.startsWith('missing.'));
    if (missing.length > 0) {
      const heading = missing.some(({ key }) => NAMED_ONLY.includes(key)) ? [errorText({ code: EMPTY })] : [];
      return [...heading, ...new Set(missing.map((each) => fieldSentence(t, each, locale)))].join(' ');
    }
    const said = field && t(field.key, { ...readable(field.params, locale), defaultValue: '' });
    return said || sentence(error);
  };
}

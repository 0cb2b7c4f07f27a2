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
  const values: Record<string, string | number> = { ...params };
  const { from, to } = values;
  if (typeof from === 'string' && typeof to === 'string') values.range = formatRange(from, to, locale);
  if (typeof values.language === 'string') values.language = formatLanguage(values.language, locale);
  if (typeof values.country === 'string') values.country = formatCountry(values.country, locale);
  if (typeof from === 'string') values.from = formatDateTime(from, locale);
  if (typeof to === 'string') values.to = formatEnd(to, locale);
  if (typeof values.maxBytes === 'number') values.size = formatBytes(values.maxBytes, locale);
  return values;
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
    const fieldText = field && t(field.key, { ...readable(field.params, locale), defaultValue: '' });
    return fieldText || sentence(error);
  };
}

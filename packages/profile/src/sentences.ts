import type { FieldError } from '@meowtale/contracts';
import { type AppError, formatBytes, useErrorSentence, useHost } from '@meowtale/web-kit';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

type Field = Pick<FieldError, 'key' | 'params'>;

function readable(params: FieldError['params'], locale: string): Record<string, unknown> {
  return typeof params?.maxBytes === 'number' ? { ...params, size: formatBytes(params.maxBytes, locale) } : { ...params };
}

/** Returns the text of a field error, by the key from a contract's schema or a service. */
export const fieldSentence = (t: TFunction, { key, params }: Field, locale: string): string =>
  t([key, 'invalid.text'], readable(params, locale));

/** Returns the function that gives an error's text: of its first invalid field where that has one, else of its code. */
export function useRefusalSentence(): (error: AppError) => string {
  const { t } = useTranslation();
  const { locale } = useHost();
  const sentence = useErrorSentence();
  return (error) => {
    const field = error.fields?.[0];
    return (field && t(field.key, { ...readable(field.params, locale), defaultValue: '' })) || sentence(error);
  };
}

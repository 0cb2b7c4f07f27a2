import type { FieldError } from '@meowtale/contracts';
import type { TFunction } from 'i18next';

/** Returns the sentence of a field error; that of a limit says when the next attempt is possible. */
export function limitSentence(t: TFunction, locale: string, { key, params }: Pick<FieldError, 'key' | 'params'>): string {
  const minutes = Number(params?.minutes ?? 0);
  return t([key, 'invalid.text'], { ...params, when: new Intl.RelativeTimeFormat(locale).format(minutes, 'minute') });
}

import type { FieldError } from '@meowtale/contracts';
import { type AppError, formatCountry, formatLanguage } from '@meowtale/web-kit';
import type { TFunction } from 'i18next';

/** A sentence for what went wrong: our own for the codes this slice can meet, a general one for the rest (SPEC §8). */
export function errorSentence(t: TFunction, { code, service }: Pick<AppError, 'code' | 'service'>): string {
  if (code === 'service/unavailable') return t([`error.down.${service ?? 'any'}`, 'error.down.any']);
  return t([`error.of.${code}`, 'error.of.9999']);
}

/** Whether trying the same again may help: nobody answered, or somebody was too busy to. */
export function isPassing({ code, status }: Pick<AppError, 'code' | 'status'>): boolean {
  return code === 'other/network-request-failed' || code === 'gateway/rate-limited' || (status ?? 500) >= 500;
}

/** A size as people say it; KB, MB and GB are binary (DESIGN §12). */
export function formatBytes(bytes: number, locale: string): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
  const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(1, bytes)) / 10)));
  const unit = units[power] ?? 'byte';
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(bytes / 1024 ** power);
}

function readable(params: FieldError['params'], locale: string): Record<string, string | number> {
  const words: Record<string, string | number> = { ...params };
  if (typeof words.language === 'string') words.language = formatLanguage(words.language, locale);
  if (typeof words.country === 'string') words.country = formatCountry(words.country, locale);
  if (typeof words.maxBytes === 'number') words.size = formatBytes(words.maxBytes, locale);
  return words;
}

/** What is wrong with one field, by the key that a contract's schema or a service gave it. */
export function fieldSentence(t: TFunction, { key, params }: Pick<FieldError, 'key' | 'params'>, locale: string): string {
  return t([key, 'invalid.text'], readable(params, locale));
}

/** The first wrong field's sentence says more than the code does. */
export function refusalSentence(t: TFunction, error: Pick<AppError, 'code' | 'service' | 'fields'>, locale: string): string {
  const [field] = error.fields ?? [];
  return field ? fieldSentence(t, field, locale) : errorSentence(t, error);
}

import type { AppError } from '@meowtale/web-kit';
import type { TFunction } from 'i18next';

/** A sentence for what went wrong: our own for the codes this slice can meet, a general one for the rest (SPEC §8). */
export function errorSentence(t: TFunction, { code }: Pick<AppError, 'code'>): string {
  return t([`error.of.${code}`, 'error.of.9999']);
}

/** Whether trying the same again may help: nobody answered, or somebody was too busy to. */
export function isPassing({ code, status }: Pick<AppError, 'code' | 'status'>): boolean {
  return code === 'other/network-request-failed' || code === 'gateway/rate-limited' || (status ?? 500) >= 500;
}

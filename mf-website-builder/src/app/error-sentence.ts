import type { AppError } from '@meowtale/web-kit';
import type { TFunction } from 'i18next';

/** A sentence for what went wrong: our own for the codes this slice can meet, a general one for the rest (SPEC §8). */
export function errorSentence(t: TFunction, { code, service }: Pick<AppError, 'code' | 'service'>): string {
  if (code === 'service/unavailable') return t([`error.down.${service ?? 'any'}`, 'error.down.any']);
  return t([`error.of.${code}`, 'error.of.9999']);
}

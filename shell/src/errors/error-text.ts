import type { ContentFilterData } from '@meowtale/contracts';
import type { AppError } from '@meowtale/web-kit';
import type { TFunction } from 'i18next';

/** What a sentence says besides its code: the words that a content filter found. */
function filled({ code, data }: AppError): object {
  const { words } = (data ?? {}) as Partial<ContentFilterData>;
  return code === 'ai/content-filter' && words?.length ? { context: 'words', words } : {};
}

/**
 * The sentence of an error, by SPEC §8's rule: a numeric code says what the server said, else the words of its HTTP status,
 * else those of 9999; any other code has words of its own, which an explicit message overrides.
 */
export function errorText(error: AppError, t: TFunction): string {
  const words = (code: string) => t(`errors.${code}`, { defaultValue: '', ...filled(error) });
  const fallback = words('9999');
  if (/^\d+$/.test(error.code)) return error.message || words(String(error.status ?? error.code)) || fallback;
  return error.message || words(error.code) || fallback;
}

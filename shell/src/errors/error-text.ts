import type { ContentFilterData } from '@meowtale/contracts';
import type { AppError } from '@meowtale/web-kit';
import type { TFunction } from 'i18next';

/** Returns parameters of an error's text: the words found by a content filter. */
function filled({ code, data }: AppError): object {
  const { words } = (data ?? {}) as Partial<ContentFilterData>;
  return code === 'ai/content-filter' && words?.length ? { context: 'words', words } : {};
}

/**
 * Returns the text of an error by SPEC §8's rule. A numeric code shows the server's message, else the text of its HTTP status, else that of
 * 9999; any other code has its own text, which an explicit message overrides.
 */
export function errorText(error: AppError, t: TFunction): string {
  const message = (code: string) => t(`errors.${code}`, { defaultValue: '', ...filled(error) });
  const fallback = message('9999');
  if (/^\d+$/.test(error.code)) return error.message || message(String(error.status ?? error.code)) || fallback;
  return error.message || message(error.code) || fallback;
}

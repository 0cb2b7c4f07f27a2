import { useTranslation } from 'react-i18next';
import type { AppError } from './host.ts';
import { useHost } from './host-context.tsx';

/** Where a slice keeps words of its own for an error, where they say more than the shell's. */
function ownWords({ code, service, fields = [] }: AppError): string[] {
  if (code === 'service/unavailable') return [`error.down.${service ?? 'any'}`, 'error.down.any'];
  return [...fields.map(({ key }) => `error.of.${key}`), `error.of.${code}`];
}

/** Says what went wrong in a sentence: in the slice's own words where it has some, else in the shell's (SPEC §8). */
export function useErrorSentence(): (error: AppError) => string {
  const { t } = useTranslation();
  const { errorText } = useHost();
  return (error) => t(ownWords(error), { ...error.fields?.[0]?.params, defaultValue: '' }) || errorText(error);
}

/** Whether the page is of a release that the server no longer knows: only a reload helps. */
export function isOutdated({ code }: Pick<AppError, 'code'>): boolean {
  return code === 'gateway/operation-unknown' || code === 'gateway/version';
}

/** Whether trying the same again may help: nobody answered, or somebody was too busy to. */
export function isPassing({ code, status }: Pick<AppError, 'code' | 'status'>): boolean {
  return code === 'other/network-request-failed' || code === 'gateway/rate-limited' || (status ?? 500) >= 500;
}

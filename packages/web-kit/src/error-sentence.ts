import { useTranslation } from 'react-i18next';
import type { AppError } from './host.ts';
import { useHost } from './host-context.tsx';

/** Returns the keys of a slice's own texts for an error, which are more specific than the shell's. */
function ownWords({ code, service, fields = [] }: AppError): string[] {
  if (code === 'service/unavailable') return [`error.down.${service ?? 'any'}`, 'error.down.any'];
  return [...fields.map(({ key }) => `error.of.${key}`), `error.of.${code}`];
}

/** Returns a function that translates an error: by the slice's own text if it has one, else by the shell's (SPEC §8). */
export function useErrorSentence(): (error: AppError) => string {
  const { t } = useTranslation();
  const { errorText } = useHost();
  return (error) => t(ownWords(error), { ...error.fields?.[0]?.params, defaultValue: '' }) || errorText(error);
}

/** Returns whether the page's release is no longer supported by the server, so that only a reload helps. */
export function isOutdated({ code }: Pick<AppError, 'code'>): boolean {
  return code === 'gateway/operation-unknown' || code === 'gateway/version';
}

/** Returns whether a retry may help: no response (which has no status), a rate limit or a server error. */
export function isPassing({ code, status }: Pick<AppError, 'code' | 'status'>): boolean {
  return code === 'other/network-request-failed' || code === 'gateway/rate-limited' || (status ?? 500) >= 500;
}

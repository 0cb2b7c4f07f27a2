import type { FieldError } from '@meowtale/contracts';
import type { CombinedError } from 'urql';
import type { AppError } from './host.ts';

/** The services' message of an unexpected error (DESIGN §9); a domain error's message is its code. */
const NO_WORDS = 'server error';

/** The codes of calls without a response, by the name of the error that the shell's `fetch` failed with. */
const TIMED_OUT: Readonly<Record<string, string>> = {
  TimeoutError: 'other/response-timeout',
  OutcomeUnknownError: 'other/outcome-unknown',
};

/**
 * Converts the error of a failed call. Without a response in time it is `other/response-timeout`, and `other/outcome-unknown` for a change,
 * which may have succeeded; without any network it is `other/network-request-failed` (SPEC §8).
 */
export function toAppError(error: CombinedError): AppError {
  const first = error.graphQLErrors[0];
  if (!first) return { code: TIMED_OUT[error.networkError?.name ?? ''] ?? 'other/network-request-failed' };
  const { code, status, fields, requestId, service, data } = first.extensions as Partial<AppError>;
  // Only numeric codes show the server's message, if it has one; other codes have translated texts.
  const spoken = code !== undefined && /^\d+$/.test(code) && first.message !== code && first.message !== NO_WORDS;
  return { code: code ?? '9999', status, fields, requestId, service, data, message: spoken ? first.message : undefined };
}

/** Returns field errors by dotted path, for forms. */
export function fieldErrors(error: AppError | null): ReadonlyMap<string, FieldError> {
  return new Map((error?.fields ?? []).map((field) => [field.path, field]));
}

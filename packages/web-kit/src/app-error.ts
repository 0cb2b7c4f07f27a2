import type { FieldError } from '@meowtale/contracts';
import type { CombinedError } from 'urql';
import type { AppError } from './host.ts';

/** What our services say where they say nothing (DESIGN §9): a refusal's message is its code, a fault's is this. */
const NO_WORDS = 'server error';

/** What a failed call says, in one shape. No answer at all is `other/network-request-failed` (SPEC §8). */
export function toAppError(error: CombinedError): AppError {
  const first = error.graphQLErrors[0];
  if (!first) return { code: 'other/network-request-failed' };
  const { code, status, fields, requestId, service, data } = first.extensions as Partial<AppError>;
  // Only a numeric code is shown in the server's words, if it has any; every other has a sentence of its own.
  const spoken = code !== undefined && /^\d+$/.test(code) && first.message !== code && first.message !== NO_WORDS;
  return { code: code ?? '9999', status, fields, requestId, service, data, message: spoken ? first.message : undefined };
}

/** Field errors by dotted path, as forms want them. */
export function fieldErrors(error: AppError | null): ReadonlyMap<string, FieldError> {
  return new Map((error?.fields ?? []).map((field) => [field.path, field]));
}

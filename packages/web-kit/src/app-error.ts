import type { FieldError } from '@meowtale/contracts';
import type { CombinedError } from 'urql';
import type { AppError } from './host.ts';

/** What a failed call says, in one shape. No answer at all is `other/network-request-failed` (SPEC §8). */
export function toAppError(error: CombinedError): AppError {
  const first = error.graphQLErrors[0];
  if (!first) return { code: 'other/network-request-failed' };
  const { code, status, fields, requestId, service, data } = first.extensions as Partial<AppError>;
  return { code: code ?? '9999', status, fields, requestId, service, data, message: first.message };
}

/** Field errors by dotted path, as forms want them. */
export function fieldErrors(error: AppError | null): ReadonlyMap<string, FieldError> {
  return new Map((error?.fields ?? []).map((field) => [field.path, field]));
}

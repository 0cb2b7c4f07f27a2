import type { FormattedExecutionResult } from 'graphql';

/** Codes that concern the token, and so the whole request. */
const BAD_TOKEN = new Set<unknown>(['auth/invalid-token', 'auth/id-token-expired', 'auth/revoked']);

const hasNothing = (data: FormattedExecutionResult['data']): boolean => Object.values(data ?? {}).every((value) => value === null);

/**
 * Returns the HTTP status of a response with errors: 401 for a bad token (TRUST 16), 503 when all data is missing because services are
 * unavailable, else 200.
 */
export function statusOf({ data, errors = [] }: FormattedExecutionResult): number {
  if (errors.some(({ extensions }) => BAD_TOKEN.has(extensions?.code))) return 401;
  const isOutage = hasNothing(data) && errors.every(({ extensions }) => extensions?.status === 503);
  return isOutage ? 503 : 200;
}

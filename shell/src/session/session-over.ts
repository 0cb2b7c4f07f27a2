import type { CombinedError } from '@urql/core';

/** Codes of the services for a token that is no longer valid. */
const SESSION_OVER = new Set(['auth/id-token-expired', 'auth/invalid-token', 'auth/revoked']);
/** Codes of the identity service for a user whose token it doesn't renew. */
const NOT_RENEWED = new Set(['auth/user-token-expired', 'auth/user-disabled', 'auth/user-not-found']);

/** Returns whether a call failed because its sign-in has ended: the page then shows that and signs out on confirmation (SPEC §8). */
export function isSessionOver({ graphQLErrors, networkError }: Pick<CombinedError, 'graphQLErrors' | 'networkError'>): boolean {
  const { code } = (networkError ?? {}) as { code?: string };
  return NOT_RENEWED.has(String(code)) || graphQLErrors.some(({ extensions }) => SESSION_OVER.has(String(extensions.code)));
}

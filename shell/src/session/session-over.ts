import type { AppError } from '@meowtale/web-kit';
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

/** Returns an error as the page shows it: one of an ended session, for example of an upload, is the one that signs out on confirmation. */
export const shownAs = (error: AppError): AppError => (SESSION_OVER.has(error.code) ? { ...error, code: 'auth/id-token-expired' } : error);

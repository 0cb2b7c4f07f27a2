import { toAppError } from '@meowtale/web-kit';
import { CombinedError } from '@urql/core';

/** The identity library's codes with the same meaning as one of SPEC §8's. */
const SAME_AS: Readonly<Record<string, string>> = {
  'auth/invalid-credential': 'auth/wrong-password',
  'auth/invalid-login-credentials': 'auth/wrong-password',
  'auth/email-already-in-use': 'auth/email-already-exists',
  'auth/invalid-email': 'auth/argument-error',
  'auth/missing-email': 'auth/argument-error',
  'auth/missing-password': 'auth/argument-error',
  'auth/weak-password': 'auth/argument-error',
  'auth/network-request-failed': 'other/network-request-failed',
  'auth/user-token-expired': 'auth/id-token-expired',
};

/** Returns the SPEC §8 code of a failed sign-in, by the identity service or the account behind it; `9999` for an unexpected error. */
export function signInErrorCode(error: unknown): string {
  if (error instanceof CombinedError) return toAppError(error).code;
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code !== 'string' || !code.startsWith('auth/')) return '9999';
  return SAME_AS[code] ?? code;
}

/** Returns whether a code reveals that an address has no usable account, which must stay secret. */
export function tellsOfAccount(code: string): boolean {
  return code === 'auth/user-not-found' || code === 'auth/user-disabled';
}

/**
 * Returns whether registration is offered: an unknown address and a wrong password have the same text, so that accounts stay secret (DESIGN
 * §12).
 */
export function offersRegistration(code: string): boolean {
  return code === 'auth/wrong-password' || code === 'auth/user-not-found';
}

import { toAppError } from '@meowtale/web-kit';
import { CombinedError } from '@urql/core';

/** The identity library's codes that say the same as one of SPEC §8's. */
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

/** The SPEC §8 code of what stopped a sign-in: the identity service, or opening the account behind it; `9999` for what nobody foresaw. */
export function signInErrorCode(error: unknown): string {
  if (error instanceof CombinedError) return toAppError(error).code;
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code !== 'string' || !code.startsWith('auth/')) return '9999';
  return SAME_AS[code] ?? code;
}

/** What the identity service says of an address that has no account to open: nobody may learn that. */
export function tellsOfAccount(code: string): boolean {
  return code === 'auth/user-not-found' || code === 'auth/user-disabled';
}

/** Nobody may learn which addresses have an account: both answers are one sentence, which offers registration (DESIGN §12). */
export function offersRegistration(code: string): boolean {
  return code === 'auth/wrong-password' || code === 'auth/user-not-found';
}

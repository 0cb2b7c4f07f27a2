import { signedOutOf, TOKEN_CLAIMS } from '@meowtale/contracts';
import { DomainError } from '../errors.ts';
import { type Actor, requireUser } from './actor.ts';

/** What the identity provider says now. `validAfter` is in seconds since 1970; sign-ins before it no longer count. */
export interface SignInState {
  disabled: boolean;
  validAfter: number;
  isStaff: boolean;
  /** Sign-ins that were ended one by one, each by its time. */
  signedOut?: readonly number[];
}

/** Asks the identity provider. */
export interface RevocationSource {
  lookUp(firebaseUid: string): Promise<SignInState>;
}

const LOOK_UP_TIMEOUT_MS = 3000;

/** The source that asks Firebase (or its emulator) through the Admin SDK, which is loaded when first needed. */
export function firebaseRevocation(projectId: string): RevocationSource {
  const auth = async () => {
    const [{ getApps, initializeApp }, { getAuth }] = await Promise.all([import('firebase-admin/app'), import('firebase-admin/auth')]);
    return getAuth(getApps().find((app) => app.name === projectId) ?? initializeApp({ projectId }, projectId));
  };
  let loaded: ReturnType<typeof auth> | undefined;
  return {
    async lookUp(firebaseUid) {
      loaded ??= auth();
      const user = await (await loaded).getUser(firebaseUid);
      const validAfter = user.tokensValidAfterTime ? Date.parse(user.tokensValidAfterTime) / 1000 : 0;
      const claims = user.customClaims ?? {};
      const roles: unknown = claims[TOKEN_CLAIMS.roles];
      return {
        disabled: user.disabled,
        validAfter,
        isStaff: Array.isArray(roles) && roles.includes('staff'),
        signedOut: signedOutOf(claims),
      };
    },
  };
}

function timeout(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('the identity provider did not answer in time')), LOOK_UP_TIMEOUT_MS).unref();
  });
}

/**
 * For money, staff and upload calls (TRUST 16): refuses whoever was signed out or disabled since the token was issued, or is of
 * the staff by nothing but that token.
 * @throws DomainError `auth/revoked` (401); `auth/unavailable` (503) when it can't be known: such calls fail closed
 */
export async function assertNotRevoked(source: RevocationSource, actor: Actor): Promise<void> {
  const user = requireUser(actor);
  let state: SignInState;
  try {
    state = await Promise.race([source.lookUp(user.firebaseUid), timeout()]);
  } catch (error) {
    if ((error as { code?: string }).code === 'auth/user-not-found') throw new DomainError('auth/revoked', { cause: error });
    throw new DomainError('auth/unavailable', { cause: error });
  }
  const wasStaff = user.roles.includes('staff') && !state.isStaff;
  const isOver = user.authTime < Math.floor(state.validAfter) || state.signedOut?.includes(user.authTime);
  if (state.disabled || wasStaff || isOver) throw new DomainError('auth/revoked');
}

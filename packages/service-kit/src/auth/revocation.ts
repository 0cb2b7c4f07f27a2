import { signedOutOf, TOKEN_CLAIMS } from '@meowtale/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { DomainError } from '../errors.ts';
import { type Actor, requireUser, type UserActor } from './actor.ts';

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
/** With the look-up's own time this stays under the 30 s within which every call of a revoked sign-in is refused. */
const KNOWN_FOR_MS = 20_000;
/** After a failure the provider isn't asked for so long, so that not every request waits for it. */
const AWAY_FOR_MS = 10_000;
const MOST_KNOWN = 50_000;

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

const NOT_FOUND: SignInState = { disabled: true, validAfter: 0, isStaff: false };

/** @throws the source's error, or one after 3 s without an answer */
async function lookUp(source: RevocationSource, { firebaseUid }: UserActor): Promise<SignInState> {
  try {
    return await Promise.race([source.lookUp(firebaseUid), timeout()]);
  } catch (error) {
    if ((error as { code?: string }).code === 'auth/user-not-found') return NOT_FOUND;
    throw error;
  }
}

function isRevoked({ roles, authTime }: UserActor, state: SignInState): boolean {
  const wasStaff = roles.includes('staff') && !state.isStaff;
  const isOver = authTime < Math.floor(state.validAfter) || state.signedOut?.includes(authTime);
  return state.disabled || wasStaff || isOver === true;
}

/** Whether sign-ins still count, by what the identity provider says. */
export interface RevocationCheck {
  /**
   * For money, staff and upload calls (TRUST 16): asks the provider now.
   * @throws DomainError `auth/required` (401) for a guest, `auth/revoked` (401), `auth/unavailable` (503) when the provider is away
   */
  assertNow(actor: Actor): Promise<void>;
  /**
   * For every other request of a user: asks the provider at most every 20 s per user. While the provider is away the last known
   * state decides, and without one the token does. Guests and newcomers pass.
   * @throws DomainError `auth/revoked` (401)
   */
  assertRecently(actor: Actor): Promise<void>;
}

export interface RevocationCheckOptions {
  source: RevocationSource;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Milliseconds on a clock that never goes back. */
  monotonicNow?: () => number;
}

/** Makes the check of one process: it refuses by a cached state only after the provider confirmed it, or while the provider is away. */
export function createRevocationCheck({ source, log, monotonicNow = () => performance.now() }: RevocationCheckOptions): RevocationCheck {
  const known = new Map<string, { state: SignInState; askedAtMs: number }>();
  const pending = new Map<string, Promise<SignInState>>();
  let awayUntilMs = Number.NEGATIVE_INFINITY;

  async function ask(user: UserActor): Promise<SignInState> {
    const askedAtMs = monotonicNow();
    const state = await lookUp(source, user);
    const newer = known.get(user.firebaseUid);
    if (newer && newer.askedAtMs > askedAtMs) return state;
    known.delete(user.firebaseUid);
    known.set(user.firebaseUid, { state, askedAtMs });
    const oldest = known.size > MOST_KNOWN ? known.keys().next().value : undefined;
    if (oldest !== undefined) known.delete(oldest);
    return state;
  }

  /** Requests of a page come together: one question answers them all. */
  function askOnce(user: UserActor): Promise<SignInState> {
    const asked = pending.get(user.firebaseUid);
    if (asked) return asked;
    const asking = ask(user).finally(() => pending.delete(user.firebaseUid));
    pending.set(user.firebaseUid, asking);
    return asking;
  }

  async function recentState(user: UserActor): Promise<SignInState | undefined> {
    const last = known.get(user.firebaseUid);
    const now = monotonicNow();
    // A state that is older than the token may refuse by mistake, for instance who has just become staff.
    if (now < awayUntilMs || (last && now - last.askedAtMs < KNOWN_FOR_MS && !isRevoked(user, last.state))) return last?.state;
    try {
      return await askOnce(user);
    } catch (err) {
      awayUntilMs = monotonicNow() + AWAY_FOR_MS;
      log.warn({ event: 'auth.provider-away', err }, 'revocation is judged by what is known until the identity provider is back');
      return last?.state;
    }
  }

  return {
    async assertNow(actor) {
      const user = requireUser(actor);
      const state = await ask(user).catch((cause: unknown) => {
        throw new DomainError('auth/unavailable', { cause });
      });
      if (isRevoked(user, state)) throw new DomainError('auth/revoked');
    },
    async assertRecently(actor) {
      if (actor.kind !== 'user') return;
      const state = await recentState(actor);
      if (state && isRevoked(actor, state)) throw new DomainError('auth/revoked');
    },
  };
}

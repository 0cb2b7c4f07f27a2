import { signedOutOf, TOKEN_CLAIMS } from '@meowtale/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { UserRecord } from 'firebase-admin/auth';
import { DomainError } from '../errors.ts';
import { type Actor, requireUser, type UserActor } from './actor.ts';

/**
 * A user's state at the identity provider. `validAfter` is in whole seconds since 1970; only later sign-ins are valid. A sign-in of that
 * second is rejected too, because it may precede the revocation.
 */
export interface SignInState {
  disabled: boolean;
  validAfter: number;
  isStaff: boolean;
  /** Sign-ins that were ended individually, each by its `auth_time`. */
  signedOut?: readonly number[];
}

/** Asks the identity provider. */
export interface RevocationSource {
  lookUp(firebaseUid: string): Promise<SignInState>;
}

const LOOK_UP_TIMEOUT_MS = 3000;
/** Together with the look-up's time-out less than 30 s, within which every call of a revoked sign-in must be rejected. */
const KNOWN_FOR_MS = 20_000;
/** After a failure the provider isn't called for this long, so that not every request waits for it. */
const AWAY_FOR_MS = 10_000;
const MOST_KNOWN = 50_000;

/** Returns a source that calls Firebase (or its emulator) through the Admin SDK, which is loaded when first needed. */
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
      const claims = user.customClaims ?? {};
      const roles: unknown = claims[TOKEN_CLAIMS.roles];
      return {
        disabled: user.disabled,
        validAfter: validAfterOf(user),
        isStaff: Array.isArray(roles) && roles.includes('staff'),
        signedOut: signedOutOf(claims),
      };
    },
  };
}

type Times = Pick<UserRecord, 'tokensValidAfterTime'> & { metadata: Pick<UserRecord['metadata'], 'creationTime'> };

/** Returns the second through which sign-ins are revoked, 0 for none: Firebase sets it for a new account too, whose first sign-in is valid. */
export function validAfterOf({ tokensValidAfterTime, metadata: { creationTime } }: Times): number {
  const [validAfter, created] = [tokensValidAfterTime, creationTime].map((time) => Math.floor(Date.parse(time ?? '') / 1000) || 0);
  return validAfter !== undefined && created !== undefined && validAfter > created ? validAfter : 0;
}

function timeout(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('the identity provider did not answer in time')), LOOK_UP_TIMEOUT_MS).unref();
  });
}

const NOT_FOUND: SignInState = { disabled: true, validAfter: 0, isStaff: false };

/** Looks a user up. @throws the source's error, or one after 3 s without a response */
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
  const isOver = authTime <= Math.floor(state.validAfter) || state.signedOut?.includes(authTime);
  return state.disabled || wasStaff || isOver === true;
}

/** Checks whether sign-ins are revoked at the identity provider. */
export interface RevocationCheck {
  /**
   * Calls the provider now; for money, staff and upload calls (TRUST 16).
   * @throws DomainError `auth/required` (401) for a guest, `auth/revoked` (401), `auth/unavailable` (503) when the provider is away
   */
  assertNow(actor: Actor): Promise<void>;
  /**
   * Calls the provider at most every 20 s per user; for every other request. While the provider is away the last known state
   * decides, and without one the token does. Guests and newcomers pass.
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

/** Creates the check of one process. It rejects by a cached state only after the provider confirmed it, or while the provider is away. */
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

  /** Shares one look-up among concurrent requests of a user, since a page sends several at once. */
  function askOnce(user: UserActor): Promise<SignInState> {
    const inFlight = pending.get(user.firebaseUid);
    if (inFlight) return inFlight;
    const asking = ask(user).finally(() => pending.delete(user.firebaseUid));
    pending.set(user.firebaseUid, asking);
    return asking;
  }

  async function recentState(user: UserActor): Promise<SignInState | undefined> {
    const last = known.get(user.firebaseUid);
    const now = monotonicNow();
    // A cached state that would reject is looked up again: it may be older than the token, as for a user who has just become staff.
    if (now < awayUntilMs || (last && now - last.askedAtMs < KNOWN_FOR_MS && !isRevoked(user, last.state))) return last?.state;
    try {
      return await askOnce(user);
    } catch (err) {
      awayUntilMs = monotonicNow() + AWAY_FOR_MS;
      log.warn({ event: 'auth.provider-away', err }, 'the identity provider is away; revocation is checked by cached states');
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

import { ROLES, type Role, signedOutOf, TOKEN_CLAIMS } from '@meowtale/contracts';
import { createRemoteJWKSet, decodeProtectedHeader, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify, UnsecuredJWT } from 'jose';
import { DomainError } from '../errors.ts';
import type { Actor } from './actor.ts';

const GOOGLE_KEYS = new URL('https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com');
const CLOCK_TOLERANCE_SECONDS = 5;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

export interface TokenVerifierOptions {
  projectId: string;
  /** Set only beside the Auth Emulator, whose tokens are unsigned. */
  emulatorHost?: string | undefined;
  production: boolean;
  /** Google's published keys unless given. */
  keys?: JWTVerifyGetKey;
  /** The clock for expiry: the database's, so that a skewed host changes nothing (TRUST 12). */
  now: () => Date;
}

export type TokenVerifier = (authorization: string | undefined) => Promise<Actor>;

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function toActor(claims: JWTPayload): Actor {
  const firebaseUid = text(claims.sub);
  const authTime = claims.auth_time;
  if (!firebaseUid || typeof authTime !== 'number') throw new DomainError('auth/invalid-token');
  // Tokens that are issued after a sign-in was ended list it in their claims.
  if (signedOutOf(claims).includes(authTime)) throw new DomainError('auth/revoked');
  const person = { firebaseUid, email: text(claims.email), emailVerified: claims.email_verified === true };
  const uuid = text(claims[TOKEN_CLAIMS.userUuid]);
  if (!uuid) return { kind: 'newcomer', ...person };
  if (!UUID.test(uuid)) throw new DomainError('auth/invalid-token');
  const claimed = claims[TOKEN_CLAIMS.roles];
  const roles = Array.isArray(claimed) ? ROLES.filter((role: Role) => claimed.includes(role)) : [];
  return { kind: 'user', uuid, ...person, roles, authTime };
}

function refusal(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (error instanceof errors.JWTExpired) return new DomainError('auth/id-token-expired', { cause: error });
  // A failure to fetch the keys says nothing about the token, so it must not sign the person out. It is a TypeError with a
  // cause or jose's generic error; a TypeError without a cause means that this isn't a token.
  const fetchFailed = error instanceof TypeError ? error.cause !== undefined : !(error instanceof errors.JOSEError);
  const keysUnusable = error instanceof errors.JWKSTimeout || (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC');
  return new DomainError(fetchFailed || keysUnusable ? 'auth/unavailable' : 'auth/invalid-token', { cause: error });
}

/**
 * Returns whether a token is unsigned. @throws DomainError `auth/invalid-token` when its header can't be read, which involves no network
 */
function isUnsigned(token: string): boolean {
  try {
    return decodeProtectedHeader(token).alg === 'none';
  } catch (cause) {
    throw new DomainError('auth/invalid-token', { cause });
  }
}

/**
 * Returns a function that verifies an `authorization` header and returns the actor; without a header, a guest.
 * @throws DomainError `auth/id-token-expired`, `auth/invalid-token` or `auth/revoked` (401) for a bad token, `auth/unavailable` (503)
 *   when the keys can't be fetched; Error at once for an `emulatorHost` in production
 */
export function createTokenVerifier(options: TokenVerifierOptions): TokenVerifier {
  const { projectId, emulatorHost, production, now } = options;
  if (production && emulatorHost) throw new Error('the Auth Emulator is refused in production');
  const keys = options.keys ?? createRemoteJWKSet(GOOGLE_KEYS, { timeoutDuration: 3000 });
  const rules = () => ({
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
    currentDate: now(),
  });

  async function claimsOf(token: string): Promise<JWTPayload> {
    if (emulatorHost && isUnsigned(token)) return UnsecuredJWT.decode(token, rules()).payload;
    const { payload } = await jwtVerify(token, keys, {
      ...rules(),
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'iat', 'sub', 'auth_time'],
    });
    return payload;
  }

  return async (authorization) => {
    if (authorization === undefined || authorization === '') return { kind: 'guest' };
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i.exec(authorization)?.[1];
    if (!token) throw new DomainError('auth/invalid-token');
    try {
      const claims = await claimsOf(token);
      const latest = now().getTime() / 1000 + CLOCK_TOLERANCE_SECONDS;
      if (Number(claims.iat) > latest || Number(claims.auth_time) > latest) throw new DomainError('auth/invalid-token');
      return toActor(claims);
    } catch (error) {
      throw refusal(error);
    }
  };
}

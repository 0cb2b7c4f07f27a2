import { jwtVerify, SignJWT } from 'jose';
import type { z } from 'zod';
import { DomainError } from '../errors.ts';

export interface GrantOptions {
  secret: string;
  /** What it is good for, e.g. `entitlement` or `play`: a grant for one is refused for the other. */
  audience: string;
  /** The database's time, from `clockNow(db)`. */
  now: Date;
}

const ISSUER = 'meowtale';

/** Signs `claims` for `lifetimeSeconds` (SPEC §9: contracts' GRANT_LIFETIME_SECONDS, PLAY_CAPABILITY_SECONDS). */
export function issueGrant(
  claims: Record<string, unknown>,
  lifetimeSeconds: number,
  { secret, audience, now }: GrantOptions,
): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setAudience(audience)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + lifetimeSeconds)
    .sign(new TextEncoder().encode(secret));
}

/** @throws DomainError `play/not-authorized` (403) when forged, expired, for another audience or of another shape */
export async function verifyGrant<S extends z.ZodType>(
  token: string,
  schema: S,
  { secret, audience, now }: GrantOptions,
): Promise<z.output<S>> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience,
      currentDate: now,
      requiredClaims: ['exp'],
    });
    return schema.parse(payload);
  } catch (cause) {
    throw new DomainError('play/not-authorized', { cause });
  }
}

import { createHmac } from 'node:crypto';
import { acceptedSecrets, type Secrets } from '@meowtale/contracts/secrets';
import { jwtVerify } from 'jose';
import type { z } from 'zod';
import { DomainError } from '../errors.ts';

export interface GrantOptions {
  /** The first one signs, each verifies. */
  secret: Secrets;
  /** What it authorizes, e.g. `entitlement` or `play`: a grant for one is rejected for the other. */
  audience: string;
  /** The database's time, from `clockNow(db)`. */
  now: Date;
}

const ISSUER = 'meowtale';

const HEADER = base64url({ alg: 'HS256' });

function base64url(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/**
 * Signs `claims` as a JWT for `lifetimeSeconds` (SPEC §9: contracts' GRANT_LIFETIME_SECONDS, PLAY_CAPABILITY_SECONDS). Synchronous
 * and without jose, which would send each grant of a checkout through another thread while balances are locked.
 */
export function issueGrant(claims: Record<string, unknown>, lifetimeSeconds: number, { secret, audience, now }: GrantOptions): string {
  const iat = Math.floor(now.getTime() / 1000);
  const body = base64url({ ...claims, iss: ISSUER, aud: audience, iat, exp: iat + lifetimeSeconds });
  const signature = createHmac('sha256', acceptedSecrets(secret)[0]).update(`${HEADER}.${body}`).digest('base64url');
  return `${HEADER}.${body}.${signature}`;
}

/**
 * Returns a grant's claims. @throws DomainError `play/not-authorized` (403) when forged, expired, for another audience or of another shape
 */
export async function verifyGrant<S extends z.ZodType>(
  token: string,
  schema: S,
  { secret, audience, now }: GrantOptions,
): Promise<z.output<S>> {
  try {
    const options = { algorithms: ['HS256'], issuer: ISSUER, audience, currentDate: now, requiredClaims: ['exp'] };
    const { payload } = await Promise.any(acceptedSecrets(secret).map((one) => jwtVerify(token, new TextEncoder().encode(one), options)));
    return schema.parse(payload);
  } catch (cause) {
    throw new DomainError('play/not-authorized', { cause });
  }
}

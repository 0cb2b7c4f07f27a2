import { hkdfSync } from 'node:crypto';
import { acceptedSecrets } from '@meowtale/contracts/secrets';
import { EncryptJWT, jwtDecrypt } from 'jose';
import type { z } from 'zod';
import { DomainError } from '../errors.ts';
import type { GrantOptions } from './grants.ts';

const ISSUER = 'meowtale';
const KEY_BYTES = 32;

/** Derives the key of one audience, so that a token of one can't be opened as another's. */
const keyFor = (secret: string, audience: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', `meowtale sealed grant ${audience}`, KEY_BYTES));

/**
 * Encrypts `claims` for `lifetimeSeconds` (a JWE, A256GCM). Unlike a signed grant it hides its claims, and two grants of the same
 * claims can't be linked: it may be given to code that we don't trust (ADR 48).
 */
export function sealGrant(claims: Record<string, unknown>, lifetimeSeconds: number, options: GrantOptions): Promise<string> {
  const iat = Math.floor(options.now.getTime() / 1000);
  return new EncryptJWT(claims)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setIssuer(ISSUER)
    .setAudience(options.audience)
    .setIssuedAt(iat)
    .setExpirationTime(iat + lifetimeSeconds)
    .encrypt(keyFor(acceptedSecrets(options.secret)[0], options.audience));
}

/**
 * Returns a sealed grant's claims and when it was issued.
 * @throws DomainError `play/not-authorized` (403) when forged, expired, for another audience or of another shape
 */
export async function openGrant<S extends z.ZodType>(
  token: string,
  schema: S,
  options: GrantOptions,
): Promise<{ claims: z.output<S>; issuedAt: Date }> {
  try {
    const required = {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
      issuer: ISSUER,
      audience: options.audience,
      currentDate: options.now,
      requiredClaims: ['iat', 'exp'],
    };
    const keys = acceptedSecrets(options.secret).map((secret) => keyFor(secret, options.audience));
    const { payload } = await Promise.any(keys.map((key) => jwtDecrypt(token, key, required)));
    return { claims: schema.parse(payload), issuedAt: new Date((payload.iat ?? 0) * 1000) };
  } catch (cause) {
    throw new DomainError('play/not-authorized', { cause });
  }
}

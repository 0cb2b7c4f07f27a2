import type { Role } from '@meowtale/contracts';
import { createLocalJWKSet, exportJWK, generateKeyPair, type JSONWebKeySet, type JWTVerifyGetKey, SignJWT } from 'jose';

export const TEST_PROJECT = 'demo-meowtale';
const LIFETIME_SECONDS = 3600;

const pair = await generateKeyPair('RS256', { extractable: true });

/** Returns this process's public key, for a service in another process. */
export const publicTestKeys: JSONWebKeySet = { keys: [{ ...(await exportJWK(pair.publicKey)), alg: 'RS256', kid: 'test' }] };

/** Returns the verification keys from another process's `publicTestKeys`. */
export const keysFrom = (keys: JSONWebKeySet): JWTVerifyGetKey => createLocalJWKSet(keys);

/** Returns the keys that verify `testToken`'s tokens, for `overrides.tokenKeys`. */
export const testKeys: JWTVerifyGetKey = keysFrom(publicTestKeys);

export interface TestPerson {
  /** Our user uuid; without it the token is a newcomer's. */
  muid?: string;
  roles?: Role[];
  firebaseUid?: string;
  email?: string;
  emailVerified?: boolean;
  /** Seconds since 1970; now unless given. */
  authTime?: number;
  /** Sign-ins that the token's claims name as ended. */
  signedOut?: number[];
  audience?: string;
  issuer?: string;
  issuedAt?: number;
  expiresAt?: number;
}

/** Cache of the current second's tokens: signing takes more CPU than the rest of a small request. */
const signed = new Map<string, Promise<string>>();
let signedAt = 0;

/** Returns an identity token as Firebase issues it, signed with this process's own key. */
export function testToken(person: TestPerson = {}, projectId: string = TEST_PROJECT): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  if (now !== signedAt) signed.clear();
  signedAt = now;
  const key = JSON.stringify([person, projectId]);
  const token = signed.get(key) ?? sign(person, projectId, now);
  signed.set(key, token);
  return token;
}

function sign(person: TestPerson, projectId: string, now: number): Promise<string> {
  const { muid, roles = ['user'], firebaseUid = `firebase-${muid ?? 'newcomer'}`, emailVerified = true } = person;
  const claims = {
    email: person.email ?? `${firebaseUid}@meowtale.example`,
    email_verified: emailVerified,
    auth_time: person.authTime ?? now - 10,
    ...(person.signedOut && { out: person.signedOut }),
  };
  return new SignJWT({ ...claims, ...(muid && { muid, roles }) })
    .setProtectedHeader({ alg: 'RS256', kid: 'test' })
    .setSubject(firebaseUid)
    .setAudience(person.audience ?? projectId)
    .setIssuer(person.issuer ?? `https://securetoken.google.com/${projectId}`)
    .setIssuedAt(person.issuedAt ?? now - 10)
    .setExpirationTime(person.expiresAt ?? now + LIFETIME_SECONDS)
    .sign(pair.privateKey);
}

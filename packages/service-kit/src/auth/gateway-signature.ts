import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { type Secrets, verifiesWithAny } from '@meowtale/contracts/secrets';
import { DomainError } from '../errors.ts';

export const SIGNATURE_HEADER = 'x-meowtale-signature';
/** The caller's country by their network address: `<country>,<hex>`, valid only for the request that it came with. */
export const COUNTRY_HEADER = 'x-meowtale-country';
/** The hash of the caller's network address, likewise. */
export const ADDRESS_HEADER = 'x-meowtale-address';
/** How far a signature's time may be from the service's clock, in either direction. */
const SIGNATURE_LIFETIME_MS = 60_000;

export interface SignedRequest {
  method: string;
  /** Path with its query, as the service sees it. */
  path: string;
  /** The exact bytes, or `stream` for bodies that pass unread (uploads, webhooks). */
  body: Uint8Array | string | 'stream';
  authorization: string | undefined;
  requestId: string;
}

function digest(secret: string, timeMs: number, request: SignedRequest): Buffer {
  const body = request.body === 'stream' ? 'stream' : createHash('sha256').update(request.body).digest('hex');
  const parts = [timeMs, request.method.toUpperCase(), request.path, body, request.authorization ?? '', request.requestId];
  return createHmac('sha256', secret).update(JSON.stringify(parts)).digest();
}

/** Returns the header that authenticates the gateway: `t=<ms>,v1=<hex>` over time, method, path, body, identity and request id. */
export function signGatewayRequest(secret: string, request: SignedRequest, now: Date): string {
  const timeMs = now.getTime();
  return `t=${timeMs},v1=${digest(secret, timeMs, request).toString('hex')}`;
}

/** Checks the gateway's signature. @throws DomainError `gateway/signature` (401) when it is missing, wrong, or more than a minute off */
export function verifyGatewayRequest(secrets: Secrets, request: SignedRequest, header: string | undefined, now: Date): void {
  const match = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(header ?? '');
  if (!match?.[1] || !match[2]) throw new DomainError('gateway/signature');
  const timeMs = Number(match[1]);
  const given = Buffer.from(match[2], 'hex');
  const right = verifiesWithAny(secrets, (secret) => timingSafeEqual(given, digest(secret, timeMs, request)));
  if (!right || Math.abs(now.getTime() - timeMs) > SIGNATURE_LIFETIME_MS) throw new DomainError('gateway/signature');
}

function factDigest(secret: string, fact: 'country' | 'address', signature: string, value: string): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify([fact, signature, value]))
    .digest();
}

const signFact = (secret: string, fact: 'country' | 'address', signature: string, value: string): string =>
  `${value},${factDigest(secret, fact, signature, value).toString('hex')}`;

interface SignedFact {
  fact: 'country' | 'address';
  signature: string;
  header: string | undefined;
  /** Matches the value, then a comma and the digest. */
  form: RegExp;
}

function verifyFact(secrets: Secrets, { fact, signature, header, form }: SignedFact): string | null {
  if (header === undefined) return null;
  const [, value, digested] = form.exec(header) ?? [];
  if (!value || !digested) throw new DomainError('gateway/signature');
  const given = Buffer.from(digested, 'hex');
  if (!verifiesWithAny(secrets, (secret) => timingSafeEqual(given, factDigest(secret, fact, signature, value))))
    throw new DomainError('gateway/signature');
  return value;
}

/**
 * Returns the header value of a request's country, bound to that request's signature, so that only the gateway can set it. It is
 * signed apart from the request, so that a service of the release before countries still accepts the request.
 */
export const signCountry = (secret: string, signature: string, country: string): string => signFact(secret, 'country', signature, country);

/**
 * Returns the country of a request whose signature is `signature`; null without the header.
 * @throws DomainError `gateway/signature` (401) when the gateway didn't sign it for this request
 */
export const verifyCountry = (secrets: Secrets, signature: string, header: string | undefined): string | null =>
  verifyFact(secrets, { fact: 'country', signature, header, form: /^([a-z]{2}),([0-9a-f]{64})$/ });

/** Returns the header value of the caller's address, as a keyed hash: services count calls by it, and don't learn addresses. */
export function signAddress(secret: string, signature: string, address: string): string {
  const hash = createHmac('sha256', secret)
    .update(JSON.stringify(['address', address]))
    .digest('hex');
  return signFact(secret, 'address', signature, hash);
}

/**
 * Returns the hash of the address of a request whose signature is `signature`; null without the header.
 * @throws DomainError `gateway/signature` (401) when the gateway didn't sign it for this request
 */
export const verifyAddress = (secrets: Secrets, signature: string, header: string | undefined): string | null =>
  verifyFact(secrets, { fact: 'address', signature, header, form: /^([0-9a-f]{64}),([0-9a-f]{64})$/ });

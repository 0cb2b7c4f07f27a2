import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { DomainError } from '../errors.ts';

export const SIGNATURE_HEADER = 'x-meowtale-signature';
/** How long a signature is good for, either way of the service's clock. */
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

/** The header by which a service knows the gateway: `t=<ms>,v1=<hex>` over time, method, path, body, identity and request id. */
export function signGatewayRequest(secret: string, request: SignedRequest, now: Date): string {
  const timeMs = now.getTime();
  return `t=${timeMs},v1=${digest(secret, timeMs, request).toString('hex')}`;
}

/** @throws DomainError `gateway/signature` (401) when it is missing, wrong, or more than a minute off */
export function verifyGatewayRequest(secret: string, request: SignedRequest, header: string | undefined, now: Date): void {
  const match = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(header ?? '');
  if (!match?.[1] || !match[2]) throw new DomainError('gateway/signature');
  const timeMs = Number(match[1]);
  const right = timingSafeEqual(Buffer.from(match[2], 'hex'), digest(secret, timeMs, request));
  if (!right || Math.abs(now.getTime() - timeMs) > SIGNATURE_LIFETIME_MS) throw new DomainError('gateway/signature');
}

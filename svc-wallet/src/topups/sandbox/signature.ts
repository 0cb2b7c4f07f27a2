import { createHmac, timingSafeEqual } from 'node:crypto';
import { DomainError } from '@meowtale/service-kit';

export const SANDBOX_SIGNATURE_HEADER = 'x-sandbox-signature';
const TOLERANCE_SECONDS = 300;

function digest(secret: string, seconds: number, body: string): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest();
}

/** Returns the signature `t=<seconds>,v1=<hex>` over the time and the exact body. */
export function signWebhook(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${digest(secret, seconds, body).toString('hex')}`;
}

/** Checks a signature. Throws `payment/webhook-signature` (400) when it is missing or wrong, or more than 300 s from `now`. */
export function verifyWebhookSignature(secret: string, body: string, header: string | undefined, now: Date): void {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '');
  if (!match?.[1] || !match[2]) throw new DomainError('payment/webhook-signature');
  const seconds = Number(match[1]);
  const genuine = timingSafeEqual(Buffer.from(match[2], 'hex'), digest(secret, seconds, body));
  const age = Math.abs(now.getTime() / 1000 - seconds);
  if (!genuine || age > TOLERANCE_SECONDS) throw new DomainError('payment/webhook-signature');
}

import { HOSTED_ACTIONS, type HostedAction } from '@meowtale/contracts';
import { DomainError } from '@meowtale/service-kit';
import { z } from 'zod';
import type { HostedPayload } from './repository.ts';

export const SECRET_BYTES = 32;

/** The parameter `data` of a hosted page's address, as base64 of its JSON (SPEC §7). */
export interface HostedData {
  token: string;
  action: HostedAction;
  payload: HostedPayload;
}

const dataSchema = z.strictObject({
  token: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
  action: z.enum(HOSTED_ACTIONS),
  payload: z.strictObject({ amount: z.int().nullable(), currency_id: z.string().nullable(), return_url: z.string().nullable() }),
});

/** Encodes `data` as base64url. */
export function writeData(data: HostedData): string {
  return Buffer.from(JSON.stringify(data)).toString('base64url');
}

/** Decodes `data` in either base64 alphabet, with or without padding. Throws `hosted/credential-invalid` (400) for anything else. */
export function readData(text: string): HostedData {
  try {
    return dataSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch {
    throw invalidCredential();
  }
}

/** Returns the error of a credential that is unknown, changed or of another page (400). */
export function invalidCredential(): DomainError {
  return new DomainError('hosted/credential-invalid', { fields: [{ path: 'data', key: 'invalid.credential' }] });
}

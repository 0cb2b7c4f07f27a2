import { createHash } from 'node:crypto';
import { operationText } from '@meowtale/web-kit/operations';
import type { ShellEnv } from './env.ts';

const TIMEOUT_MS = 1_500;

export interface Visit {
  requestId: string;
  /** The visitor's address: the gateway counts what each asks, and all pages together would soon be too much for one. */
  ip: string;
}

type Document = Parameters<typeof operationText>[0];

/**
 * Asks the gateway as a guest, by the operation's registered hash.
 * @returns the answer's body as it came
 * @throws when there is none within 1.5 s
 */
export async function askGateway(env: ShellEnv, document: Document, variables: Record<string, unknown>, visit: Visit): Promise<unknown> {
  const text = operationText(document);
  const response = await fetch(`${env.GATEWAY_URL}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-version': 'v2', 'x-request-id': visit.requestId, 'x-forwarded-for': visit.ip },
    body: JSON.stringify({
      ...(env.NODE_ENV !== 'production' && { query: text }),
      variables,
      extensions: { persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(text).digest('hex') } },
    }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return response.json();
}

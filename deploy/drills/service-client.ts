import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { REQUEST_ID_HEADER, SIGNATURE_HEADER, signGatewayRequest } from '@meowtale/service-kit';
import type { Buyer } from './buyers.ts';

const TRY_AGAIN_MS = 100;
const ANSWER_WITHIN_MS = 30_000;

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: { code?: string; status?: number; data?: unknown } }[];
}

/** A response with an error that repeating the request wouldn't change. */
export class Refused extends Error {
  override name = 'Refused';
  readonly code: string;
  readonly data: unknown;
  constructor({ errors }: Answer) {
    super(`refused: ${JSON.stringify(errors)}`);
    this.code = errors?.[0]?.extensions?.code ?? '';
    this.data = errors?.[0]?.extensions?.data;
  }
}

/** Returns whether a response leaves the outcome unknown: an error with a status of 500 or more, or without one. */
function saysNothing({ errors }: Answer): boolean {
  return errors?.some(({ extensions }) => (extensions?.status ?? 500) >= 500) ?? false;
}

export interface ServiceClient {
  /** Repeats the request until the service responds, as a browser does. @throws Refused */
  ask<T>(person: Buyer, query: string, variables: object): Promise<T>;
}

/** Calls a service as the gateway does. A request is given up after `patienceMs`. */
export function serviceClient(origin: string, signingSecret: string, patienceMs: number): ServiceClient {
  async function send(person: Buyer, body: string): Promise<Answer> {
    const [authorization, requestId] = [`Bearer ${person.token}`, randomUUID()];
    const signed = { method: 'POST', path: '/graphql', body, authorization, requestId };
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization,
        [REQUEST_ID_HEADER]: requestId,
        [SIGNATURE_HEADER]: signGatewayRequest(signingSecret, signed, new Date()),
      },
      body,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    return (await response.json()) as Answer;
  }

  return {
    async ask<T>(person: Buyer, query: string, variables: object): Promise<T> {
      const body = JSON.stringify({ query, variables });
      for (const until = performance.now() + patienceMs; performance.now() < until; await pause(TRY_AGAIN_MS)) {
        const answer = await send(person, body).catch(() => undefined);
        if (!answer || saysNothing(answer)) continue;
        if (answer.errors) throw new Refused(answer);
        return answer.data as T;
      }
      throw new Error(`nobody answered within ${patienceMs / 1000} s`);
    },
  };
}

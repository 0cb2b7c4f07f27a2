import { createHash } from 'node:crypto';
import { COHORT_COOKIE } from '@meowtale/releases';
import { operationText } from '@meowtale/web-kit/operations';
import { z } from 'zod';
import type { ShellEnv } from './env.ts';

const TIMEOUT_MS = 1_500;

export interface Visit {
  requestId: string;
  /** The visitor's address: the gateway has a rate limit per address, which all pages together would exceed. */
  ip: string;
  /** Assigns the visitor to canaries of services; a creator's site has none. */
  cohort?: string;
}

/** Returns the headers by which the gateway treats a call of the shell's server like one of the visitor's browser. */
export function visitHeaders({ requestId, ip, cohort }: Visit): Record<string, string> {
  return { 'x-request-id': requestId, 'x-forwarded-for': ip, ...(cohort && { cookie: `${COHORT_COOKIE}=${cohort}` }) };
}

/** The gateway, a service or its database is down or overloaded: whether the requested thing exists is unknown. */
export class NoAnswerError extends Error {}
/** The query was rejected for its input, such as an invalid id. */
export class InvalidQuestionError extends Error {}

export interface Question<S extends z.ZodType> {
  document: Parameters<typeof operationText>[0];
  variables: Record<string, unknown>;
  /** Of the whole response body. */
  schema: S;
}

const invalidSchema = z.object({
  errors: z.array(z.object({ extensions: z.object({ code: z.literal('input/invalid') }) })).min(1),
});

/**
 * Sends a query to the gateway as a guest, by the operation's registered hash, and waits at most 1.5 s.
 * @throws NoAnswerError; InvalidQuestionError
 */
export async function askGateway<S extends z.ZodType>(env: ShellEnv, question: Question<S>, visit: Visit): Promise<z.output<S>> {
  const body = await send(env, question, visit).catch((cause: unknown) => {
    throw new NoAnswerError('the gateway gave no answer', { cause });
  });
  const answer = question.schema.safeParse(body);
  if (answer.success) return answer.data;
  if (invalidSchema.safeParse(body).success) throw new InvalidQuestionError('the question was refused');
  throw new NoAnswerError('the answer isn’t whole', { cause: answer.error });
}

async function send(env: ShellEnv, { document, variables }: Question<z.ZodType>, visit: Visit): Promise<unknown> {
  const text = operationText(document);
  const response = await fetch(`${env.GATEWAY_URL}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-version': 'v2', ...visitHeaders(visit) },
    body: JSON.stringify({
      ...(env.OPERATIONS_MODE === 'open' && { query: text }),
      variables,
      extensions: { persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(text).digest('hex') } },
    }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return response.json();
}

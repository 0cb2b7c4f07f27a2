import type { AsyncExecutor, ExecutionRequest, ExecutionResult } from '@graphql-tools/utils';
import { DomainError, type EngineContext } from '@meowtale/service-kit';
import { Kind, OperationTypeNode, parse, print } from 'graphql';
import { z } from 'zod';
import type { Caller } from '../guards/callers.ts';
import { mayHaveArrived, type SignedClient, unavailable } from './signed-client.ts';

export interface GatewayContext extends EngineContext {
  authorization: string | undefined;
  /** The caller's address and country, as far as the proxies in front report them. */
  ip: string;
  /** Who is charged for this by the limits. */
  caller: Caller;
  country: string | null;
  /** Assigns the visitor to canaries; null without a cookie. */
  visitor: string | null;
  /** The browser's user agent. */
  agent?: string | undefined;
}

const answerSchema = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.looseObject({ message: z.string(), extensions: z.looseObject({ code: z.string() }).optional() })).optional(),
});
export type Answer = z.infer<typeof answerSchema>;

/** Adds the service's name to its own errors of unavailability, like to those of a service that doesn't respond. */
function withService({ errors, ...answer }: Answer, service: string): Answer {
  if (!errors) return answer;
  const tagged = errors.map((error) =>
    error.extensions?.code === 'service/unavailable' ? { ...error, extensions: { ...error.extensions, service } } : error,
  );
  return { ...answer, errors: tagged };
}

/** Returns whether a response says that the service is at fault, and not the request. */
export const hasServiceFailed = ({ errors }: Answer): boolean =>
  errors?.some(({ extensions }) => extensions?.code === '500' || extensions?.code === 'service/unavailable') ?? false;

const refusedSignature = ({ errors }: Answer) => errors?.some((error) => error.extensions?.code === 'gateway/signature') ?? false;

const isMutation = (query: string): boolean =>
  parse(query).definitions.some((node) => node.kind === Kind.OPERATION_DEFINITION && node.operation === OperationTypeNode.MUTATION);

/** Says that a service rejected a call without reading it. */
class UnreadError extends Error {}

/**
 * Calls a service. @throws DomainError `service/unavailable` (503) without a valid response; `other/outcome-unknown` (504) for a mutation
 * that the service may have received, since it may have succeeded
 */
export type Ask = (what: { query: string; variables: object | undefined }, context: GatewayContext) => Promise<Answer>;

/** Returns a function that sends an operation to a service, signed and with the caller's token, and parses the response. */
export function createAsk(client: SignedClient): Ask {
  async function send(
    body: string,
    { authorization, requestId, country, caller, agent }: GatewayContext,
  ): Promise<{ answer: Answer; again: boolean }> {
    const headers = { 'content-type': 'application/json', ...(agent && { 'user-agent': agent }) };
    const { response, clockMoved } = await client.send({
      method: 'POST',
      path: '/graphql',
      body,
      headers,
      authorization,
      requestId,
      country,
      address: caller.address,
    });
    const answer = answerSchema.safeParse(await response.body.json().catch(() => undefined));
    if (!answer.success) throw unavailable(client.name, answer.error);
    const signatureFault = refusedSignature(answer.data);
    if (signatureFault && !clockMoved) throw unavailable(client.name, new UnreadError('the service refuses our signature'));
    return { answer: withService(answer.data, client.name), again: signatureFault };
  }

  return async (what, context) => {
    const body = JSON.stringify(what);
    try {
      const first = await send(body, context);
      // It was rejected unread, only for its signature's time, so a retry is safe for mutations too.
      return first.again ? (await send(body, context)).answer : first.answer;
    } catch (error) {
      const { cause } = error as Error;
      if (cause instanceof UnreadError || !mayHaveArrived(cause) || !isMutation(what.query)) throw error;
      throw new DomainError('other/outcome-unknown', { cause });
    }
  };
}

/** Returns the executor for stitching. */
export function createExecutor(ask: Ask): AsyncExecutor<GatewayContext> {
  return async ({ document, variables, context }: ExecutionRequest) =>
    (await ask({ query: print(document), variables }, context as GatewayContext)) as ExecutionResult;
}

import { operationText } from '@meowtale/web-kit/operations';
import {
  type CombinedError,
  cacheExchange,
  createClient,
  type Exchange,
  fetchExchange,
  makeOperation,
  mapExchange,
  type Operation,
  type SSRData,
  type SSRExchange,
} from '@urql/core';
import type { Client } from 'urql';
import { fetchInTime } from './fetch-in-time.ts';
import { keepLastExchange } from './keep-last.ts';
import { overtakenExchange } from './overtaken.ts';
import { unansweredExchange } from './unanswered.ts';

const hashes = new WeakMap<object, Promise<string>>();

async function sha256(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The hash under which the build registered this operation. */
function operationHash(query: Parameters<typeof operationText>[0]): Promise<string> {
  const known = hashes.get(query);
  if (known) return known;
  const hash = sha256(operationText(query));
  hashes.set(query, hash);
  return hash;
}

/** What was asked while a page was drawn, by operation, so that its first view needn't ask again. */
export type Answers = SSRData;

export interface ClientOptions {
  token: () => Promise<string | null>;
  registeredOperationsOnly: boolean;
  /** Hears of each failure but those of calls whose context is `quiet`: a person has nothing to do with them. */
  onError: (error: CombinedError) => void;
  /** Gives the answers that came with the page, or gathers them while it is drawn. */
  answers: SSRExchange;
  /** Hears of what the cache doesn't know. */
  arrival?: Exchange;
  /** On the server: where the gateway is, and what it is told of the visitor. Drawing then waits for each answer. */
  server?: { url: string; headers: Readonly<Record<string, string>>; fetch: typeof fetch };
}

/** The one GraphQL client of the page: `accept-version: v2`, the person's token, and each operation by its registered hash. */
export function createGraphqlClient({ token, registeredOperationsOnly, onError, answers, arrival, server }: ClientOptions): Client {
  async function prepare(operation: Operation): Promise<Operation> {
    const [hash, bearer] = await Promise.all([operationHash(operation.query), token()]);
    const persistedQuery = { version: 1 as const, sha256Hash: hash, ...(!registeredOperationsOnly && { miss: true }) };
    const headers = { ...server?.headers, 'accept-version': 'v2', ...(bearer && { authorization: `Bearer ${bearer}` }) };
    const request = { ...operation, extensions: { ...operation.extensions, persistedQuery } };
    return makeOperation(operation.kind, request, { ...operation.context, fetchOptions: { headers } });
  }
  /** Without a token that should be there (its hour is over, and nobody renews it) a call fails, as one without a network does. */
  function unprepared(operation: Operation, error: unknown): Operation {
    return makeOperation(operation.kind, operation, { ...operation.context, fetch: () => Promise.reject(error) });
  }
  return createClient({
    url: server?.url ?? '/graphql',
    fetch: server?.fetch ?? fetchInTime,
    preferGetMethod: false,
    suspense: server !== undefined,
    exchanges: [
      keepLastExchange(),
      ...(server ? [] : [unansweredExchange]),
      cacheExchange,
      overtakenExchange,
      answers,
      ...(arrival ? [arrival] : []),
      mapExchange({
        onOperation: (operation) => prepare(operation).catch((error) => unprepared(operation, error)),
        onError: (error, { context }) => context.quiet || onError(error),
      }),
      fetchExchange,
    ],
  });
}

/**
 * Sends the changes of a client that was followed by another through that other: who pressed something as a guest, and signed in
 * to go on, changes what they see now, and it is the cache of now that must hear of it.
 */
export function sendChangesThrough(client: Client, current: () => Client): Client {
  const own = client.executeMutation.bind(client);
  client.executeMutation = (request, context) => {
    const now = current();
    return now === client ? own(request, context) : now.executeMutation(request, context);
  };
  return client;
}

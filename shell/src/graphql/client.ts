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
import { changeInTime, fetchInTime } from './fetch-in-time.ts';
import { keepLastExchange } from './keep-last.ts';
import { refetchStaleExchange } from './refetch-stale.ts';
import { retryFailedExchange } from './retry-failed.ts';

const hashes = new WeakMap<object, Promise<string>>();

async function sha256(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns the hash under which the build registered this operation. */
function operationHash(query: Parameters<typeof operationText>[0]): Promise<string> {
  const known = hashes.get(query);
  if (known) return known;
  const hash = sha256(operationText(query));
  hashes.set(query, hash);
  return hash;
}

/** The data queried while a page was rendered, by operation, so that its first view needn't query again. */
export type SsrData = SSRData;

export interface ClientOptions {
  token: () => Promise<string | null>;
  registeredOperationsOnly: boolean;
  /** Called for each failure, except of calls whose context is `quiet`, which don't concern the person. */
  onError: (error: CombinedError) => void;
  /** Provides the data that came with the page, or collects it while rendering. */
  ssr: SSRExchange;
  /** Sees the queries that aren't cached. */
  arrival?: Exchange;
  /** On the server: the gateway's address, and headers about the visitor. Rendering then waits for each response. */
  server?: { url: string; headers: Readonly<Record<string, string>>; fetch: typeof fetch };
}

/** Creates the page's only GraphQL client: `accept-version: v2`, the person's token, and each operation by its registered hash. */
export function createGraphqlClient({ token, registeredOperationsOnly, onError, ssr, arrival, server }: ClientOptions): Client {
  async function prepare(operation: Operation): Promise<Operation> {
    const [hash, bearer] = await Promise.all([operationHash(operation.query), token()]);
    const persistedQuery = { version: 1 as const, sha256Hash: hash, ...(!registeredOperationsOnly && { miss: true }) };
    const headers = { ...server?.headers, 'accept-version': 'v2', ...(bearer && { authorization: `Bearer ${bearer}` }) };
    const request = { ...operation, extensions: { ...operation.extensions, persistedQuery } };
    const inTime = operation.kind === 'mutation' && !server ? { fetch: changeInTime } : {};
    return makeOperation(operation.kind, request, { ...operation.context, ...inTime, fetchOptions: { headers } });
  }
  /** Fails a call whose token has expired and can't be renewed, as a missing network would. */
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
      ...(server ? [] : [retryFailedExchange]),
      cacheExchange,
      refetchStaleExchange,
      ssr,
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
 * Sends the mutations of a replaced client through its successor: a guest who pressed something and signed in to go on changes what they
 * see now, so the current cache must be updated.
 */
export function sendChangesThrough(client: Client, current: () => Client): Client {
  const own = client.executeMutation.bind(client);
  client.executeMutation = (request, context) => {
    const now = current();
    return now === client ? own(request, context) : now.executeMutation(request, context);
  };
  return client;
}

import { operationText } from '@meowtale/web-kit/operations';
import { type CombinedError, cacheExchange, createClient, fetchExchange, makeOperation, mapExchange, type Operation } from '@urql/core';
import type { Client } from 'urql';
import { keepLastExchange } from './keep-last.ts';

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

export interface ClientOptions {
  token: () => Promise<string | null>;
  registeredOperationsOnly: boolean;
  onError: (error: CombinedError) => void;
}

/** The one GraphQL client of the page: `accept-version: v2`, the person's token, and each operation by its registered hash. */
export function createGraphqlClient({ token, registeredOperationsOnly, onError }: ClientOptions): Client {
  async function prepare(operation: Operation): Promise<Operation> {
    const [hash, bearer] = await Promise.all([operationHash(operation.query), token()]);
    const persistedQuery = { version: 1 as const, sha256Hash: hash, ...(!registeredOperationsOnly && { miss: true }) };
    const headers = { 'accept-version': 'v2', ...(bearer && { authorization: `Bearer ${bearer}` }) };
    const request = { ...operation, extensions: { ...operation.extensions, persistedQuery } };
    return makeOperation(operation.kind, request, { ...operation.context, fetchOptions: { headers } });
  }
  return createClient({
    url: '/graphql',
    preferGetMethod: false,
    exchanges: [keepLastExchange(), cacheExchange, mapExchange({ onOperation: prepare, onError }), fetchExchange],
  });
}

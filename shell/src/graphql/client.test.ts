import { beforeEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { type Client, type CombinedError, cacheExchange, createClient, fetchExchange, gql, ssrExchange } from '@urql/core';
import { createGraphqlClient, sendChangesThrough } from './client.ts';
import { refetchStaleExchange } from './refetch-stale.ts';

const CART = gql`
  query Cart {
    cart {
      __typename
      id
    }
  }
`;
const ADD = gql`
  mutation Add {
    add {
      __typename
      id
    }
  }
`;

interface Request {
  change: boolean;
  answer: (cart: string[]) => void;
}

let requests: Request[];
beforeEach(() => {
  requests = [];
});

function newClient(): Client {
  return createClient({
    url: 'http://site.invalid/graphql',
    preferGetMethod: false,
    exchanges: [cacheExchange, refetchStaleExchange, fetchExchange],
    fetch: (_url, init) => {
      const change = String(init?.body).includes('mutation');
      return new Promise((resolve) => {
        const answer = (cart: string[]) => {
          const rows = cart.map((id) => ({ __typename: 'Row', id }));
          const data = change ? { add: rows[0] } : { cart: rows };
          resolve(new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } }));
        };
        requests.push({ change, answer });
      });
    },
  });
}

/** Records what a page with the cart has received so far, stale results left out. */
function watchCart(client: Client): string[][] {
  const seen: string[][] = [];
  client.query(CART, {}).subscribe(({ data, stale }) => {
    if (!stale) seen.push((data?.cart ?? []).map(({ id }: { id: string }) => id));
  });
  return seen;
}
const until = (holds: () => boolean) => waitFor(() => expect(holds()).toBe(true));

test('a response from before a change that arrives after it is queried again, and stale until then', async () => {
  const client = newClient();
  const seen = watchCart(client);
  const added = client.mutation(ADD, {}).toPromise();
  await until(() => requests.length === 2);
  requests[1]?.answer(['a']);
  await added;
  requests[0]?.answer([]);
  await until(() => requests.length === 3);
  requests[2]?.answer(['a']);
  await until(() => seen.length > 0);
  expect(seen).toEqual([['a']]);
});

test('a query without a change meanwhile is sent once', async () => {
  const client = newClient();
  const seen = watchCart(client);
  await until(() => requests.length === 1);
  requests[0]?.answer(['a']);
  await until(() => seen.length > 0);
  expect(seen).toEqual([['a']]);
  expect(requests).toHaveLength(1);
});

test('a change by a replaced client updates its successor’s cache', async () => {
  let current: Client;
  const first = sendChangesThrough(newClient(), () => current);
  const second = sendChangesThrough(newClient(), () => current);
  current = second;
  const seen = watchCart(second);
  await until(() => requests.length === 1);
  requests[0]?.answer(['a']);
  await until(() => seen.length === 1);
  const added = first.mutation(ADD, {}).toPromise();
  await until(() => requests.length === 2);
  requests[1]?.answer(['b']);
  await added;
  await until(() => requests.length === 3);
  requests[2]?.answer(['a', 'b']);
  await until(() => seen.length === 2);
  expect(seen).toEqual([['a'], ['a', 'b']]);
});

test('a token that can’t be fetched is a failed result, which the shell handles like any other', async () => {
  const lost = Object.assign(new Error('the identity service can’t be asked'), { code: 'auth/network-request-failed' });
  const heard: CombinedError[] = [];
  const client = createGraphqlClient({
    token: () => Promise.reject(lost),
    registeredOperationsOnly: false,
    onError: (error) => heard.push(error),
    ssr: ssrExchange({ isClient: true, initialState: {} }),
  });
  const result = await client.query(CART, {}).toPromise();
  const changed = await client.mutation(ADD, {}).toPromise();
  expect([result, changed].map(({ error }) => error?.networkError)).toEqual([lost, lost]);
  expect(heard.map(({ networkError }) => networkError)).toEqual([lost, lost]);
});

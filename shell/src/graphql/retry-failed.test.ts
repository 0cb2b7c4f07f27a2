import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fakeTimers, passTime } from '@meowtale/web-kit/testing';
import { waitFor } from '@testing-library/react';
import { type Client, cacheExchange, createClient, fetchExchange, gql } from '@urql/core';
import { retryFailedExchange } from './retry-failed.ts';

const WALLET = gql`
  query Wallet {
    wallet {
      __typename
      coins
    }
  }
`;
const PAY = gql`
  mutation Pay {
    pay {
      __typename
      coins
    }
  }
`;

let coins: number | null;
let requests: number;
let hangs: boolean;
let client: Client;
beforeEach(() => {
  coins = 400;
  requests = 0;
  hangs = false;
  client = createClient({
    url: 'http://site.invalid/graphql',
    preferGetMethod: false,
    exchanges: [retryFailedExchange, cacheExchange, fetchExchange],
    fetch: async (_url, init) => {
      const change = String(init?.body).includes('mutation');
      if (!change) requests += 1;
      if (hangs) return new Promise<Response>(() => {});
      if (coins === null) throw new TypeError('nobody answers');
      const wallet = { __typename: 'Wallet', coins };
      const data = change ? { pay: wallet } : { wallet };
      return new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } });
    },
  });
});

afterEach(() => {
  jest.useRealTimers();
});

/** Records what a page with the wallet has received so far; null for a failure. */
function watchWallet(): (number | null)[] {
  const seen: (number | null)[] = [];
  client.query(WALLET, {}, { requestPolicy: 'network-only' }).subscribe(({ data, stale }) => {
    if (!stale) seen.push(data?.wallet.coins ?? null);
  });
  return seen;
}

test('a failed query is sent again once there is a network', async () => {
  coins = null;
  const seen = watchWallet();
  await waitFor(() => expect(seen).toEqual([null]));
  coins = 400;
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(seen).toEqual([null, 400]));
});

test('a failed query is sent again after growing waits, until it succeeds', async () => {
  fakeTimers();
  coins = null;
  const seen = watchWallet();
  await waitFor(() => expect(seen).toEqual([null]));
  await passTime(2000);
  await waitFor(() => expect(seen).toEqual([null, null]));
  expect(requests).toBe(2);
  coins = 400;
  await passTime(4000);
  await waitFor(() => expect(seen).toEqual([null, null, 400]));
  await passTime(60_000);
  expect(requests).toBe(3);
});

test('a pending query is not sent a second time', async () => {
  fakeTimers();
  coins = null;
  const seen = watchWallet();
  await waitFor(() => expect(seen).toEqual([null]));
  hangs = true;
  await passTime(60_000);
  expect(requests).toBe(2);
});

test('a change after an outage sends the failed queries again', async () => {
  const seen = watchWallet();
  await waitFor(() => expect(seen).toEqual([400]));
  coins = null;
  await client.mutation(PAY, {}, { additionalTypenames: ['Wallet'] }).toPromise();
  await waitFor(() => expect(seen).toEqual([400, null]));
  coins = 220;
  await client.mutation(PAY, {}).toPromise();
  await waitFor(() => expect(seen).toEqual([400, null, 220]));
});

test('answered queries, and those that no page watches any more, are not sent again', async () => {
  const seen: unknown[] = [];
  coins = null;
  const looking = client.query(WALLET, {}).subscribe(({ data }) => seen.push(data));
  await waitFor(() => expect(seen).toHaveLength(1));
  looking.unsubscribe();
  coins = 400;
  dispatchEvent(new Event('online'));
  await client.query(WALLET, {}).toPromise();
  dispatchEvent(new Event('online'));
  await client.query(WALLET, {}, { requestPolicy: 'network-only' }).toPromise();
  expect(requests).toBe(3);
});

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { toAppError } from '@meowtale/web-kit';
import { type CombinedError, gql, ssrExchange } from '@urql/core';
import { createGraphqlClient } from './client.ts';
import { RESPONSE_TIMEOUT_MS } from './fetch-in-time.ts';

const QUERY = gql`
  query Me {
    me
  }
`;
const MUTATION = gql`
  mutation Change {
    change
  }
`;
const realFetch = globalThis.fetch;
const signals: AbortSignal[] = [];
/** Sends what the test gives it, or nothing, and fails when it is aborted, as the browser's does. */
let respond: () => Response | Error | null;

beforeEach(() => {
  signals.length = 0;
  respond = () => null;
  jest.useFakeTimers();
  globalThis.fetch = (_url, init) =>
    new Promise((resolve, reject) => {
      const signal = init?.signal as AbortSignal;
      signals.push(signal);
      signal.addEventListener('abort', () => reject(signal.reason));
      const response = respond();
      if (response instanceof Error) reject(response);
      else if (response) resolve(response);
    });
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.useRealTimers();
});

function newClient() {
  const heard: CombinedError[] = [];
  const client = createGraphqlClient({
    token: async () => null,
    registeredOperationsOnly: false,
    onError: (error) => heard.push(error),
    ssr: ssrExchange({ isClient: true, initialState: {} }),
  });
  return { client, heard };
}

/** Moves the clock once the request is out: its hash is computed before, which no fake timer moves. */
async function passAfterRequest(ms: number): Promise<void> {
  while (signals.length === 0) await new Promise((done) => setImmediateOf(done));
  await jest.advanceTimersByTimeAsync(ms);
}
const setImmediateOf = jest.requireActual<typeof import('node:timers')>('node:timers').setImmediate;

test.each([
  ['query', QUERY, 'other/response-timeout'],
  ['mutation', MUTATION, 'other/outcome-unknown'],
] as const)('a %s without a response fails after the limit, with its own code', async (kind, document, code) => {
  const { client, heard } = newClient();
  const result = kind === 'query' ? client.query(document, {}).toPromise() : client.mutation(document, {}).toPromise();
  let settled = false;
  void result.then(() => {
    settled = true;
  });
  await passAfterRequest(RESPONSE_TIMEOUT_MS - 1);
  expect(settled).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  const { error } = await result;
  expect(error && toAppError(error)).toEqual({ code });
  expect(heard).toHaveLength(1);
});

test('a response in time is given as it is', async () => {
  respond = () => new Response(JSON.stringify({ data: { me: 'Mira' } }), { headers: { 'content-type': 'application/json' } });
  const { client } = newClient();
  const result = client.query(QUERY, {}).toPromise();
  await passAfterRequest(0);
  expect((await result).data).toEqual({ me: 'Mira' });
});

const UNKNOWN = 'other/outcome-unknown';
const cutBody = () =>
  new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('network error')) }), {
    headers: { 'content-type': 'application/json' },
  });

test.each([
  ['query whose connection is lost', QUERY, () => new TypeError('Failed to fetch'), true, 'other/network-request-failed'],
  ['mutation whose connection is lost', MUTATION, () => new TypeError('Failed to fetch'), true, UNKNOWN],
  ['mutation whose response is cut', MUTATION, cutBody, true, UNKNOWN],
  ['mutation that a server before the gateway got no response to', MUTATION, () => new Response('', { status: 504 }), true, UNKNOWN],
  ['mutation that began offline', MUTATION, () => new TypeError('Failed to fetch'), false, 'other/network-request-failed'],
] as const)('a %s fails with its own code', async (_what, document, failure, onLine, code) => {
  const isOnLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  respond = failure;
  const { client } = newClient();
  const result = document === QUERY ? client.query(document, {}).toPromise() : client.mutation(document, {}).toPromise();
  await passAfterRequest(0);
  const { error } = await result;
  isOnLine.mockRestore();
  expect(error && toAppError(error)).toEqual({ code });
});

test('a mutation’s response in time is given as it is', async () => {
  respond = () => new Response(JSON.stringify({ data: { change: 'Mira' } }), { headers: { 'content-type': 'application/json' } });
  const { client } = newClient();
  const result = client.mutation(MUTATION, {}).toPromise();
  await passAfterRequest(0);
  expect((await result).data).toEqual({ change: 'Mira' });
});

test('a page that is left aborts its request, and no timer is left of it', async () => {
  const { client, heard } = newClient();
  const { unsubscribe } = client.query(QUERY, {}).subscribe(() => {});
  await passAfterRequest(0);
  unsubscribe();
  expect(signals[0]?.aborted).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
  expect(heard).toEqual([]);
});

import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, jest, test } from '@jest/globals';
import { CLOCK_HEADER } from '@meowtale/service-kit';
import { PATIENCE, waitFor } from '@meowtale/service-kit/testing';
import { createAsk, type GatewayContext } from './executor.ts';
import { createSignedClient } from './signed-client.ts';

const REFUSED = { errors: [{ message: 'gateway/signature', extensions: { code: 'gateway/signature' } }] };
const caller = { address: '192.0.2.7', person: null, isNewcomer: false };
const context = { authorization: undefined, requestId: 'request-1', caller } as GatewayContext;

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function clientOf(answer: RequestListener, timeoutMs = 30_000) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = createSignedClient({ name: 'wallet', url }, 'a-secret-of-at-least-thirty-two-characters', {
    timeoutMs,
    patience: PATIENCE,
  });
  closing.push(client.close, () => server.close());
  return client;
}

const signedAt = (header: unknown) => Number(/^t=(\d+),/.exec(String(header))?.[1]);

/** A service whose clock is ten minutes ahead and that rejects other signatures, after `meanwhile`. */
const ahead =
  (meanwhile: () => Promise<unknown>): RequestListener =>
  async (request, response) => {
    const theirs = Date.now() + 600_000;
    response.setHeader(CLOCK_HEADER, theirs);
    if (request.url === '/sdl') return void response.end('type Query { a: Int }');
    const isRight = Math.abs(signedAt(request.headers['x-meowtale-signature']) - theirs) < 60_000;
    if (!isRight) await meanwhile();
    response.end(JSON.stringify(isRight ? { data: { a: 1 } } : REFUSED));
  };

test('a call signed by the earlier clock is retried, also when another response has updated the clock meanwhile', async () => {
  const client = await clientOf(ahead(() => client.fetchSdl()));
  expect(await createAsk(client)({ query: '{ a }', variables: {} }, context)).toEqual({ data: { a: 1 } });
});

test('a call names its caller’s address by a hash only, the same in each call', async () => {
  const heard: string[] = [];
  let sent = '';
  const client = await clientOf((request, response) => {
    heard.push(String(request.headers['x-meowtale-address']).split(',')[0] ?? '');
    sent += request.rawHeaders.join(' ');
    response.end(JSON.stringify({ data: { a: 1 } }));
  });
  for (let call = 0; call < 2; call += 1) await createAsk(client)({ query: '{ a }', variables: {} }, context);
  expect(heard).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), heard[0]]);
  expect(sent).not.toContain(caller.address);
});

test('many pending calls are all retried after a change of the clock', async () => {
  const client = await clientOf(ahead(async () => undefined));
  const ask = createAsk(client);
  const results = await Promise.all(Array.from({ length: 8 }, () => ask({ query: '{ a }', variables: {} }, context)));
  expect(results).toEqual(results.map(() => ({ data: { a: 1 } })));
});

test('a signature rejected with an unchanged clock is an outage and not retried', async () => {
  let calls = 0;
  const client = await clientOf((_request, response) => {
    calls += 1;
    response.setHeader(CLOCK_HEADER, Date.now());
    response.end(JSON.stringify(REFUSED));
  });
  await expect(createAsk(client)({ query: '{ a }', variables: {} }, context)).rejects.toMatchObject({ code: 'service/unavailable' });
  expect(calls).toBe(1);
});

test('a slow response doesn’t change the known clock of the service', async () => {
  let now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now);
  const late: number[] = [];
  const client = await clientOf((request, response) => {
    late.push(now - signedAt(request.headers['x-meowtale-signature']));
    response.setHeader(CLOCK_HEADER, now);
    now += 2000;
    response.end(JSON.stringify({ data: { a: 1 } }));
  });
  const ask = createAsk(client);
  await ask({ query: '{ a }', variables: {} }, context);
  await ask({ query: '{ a }', variables: {} }, context);
  clock.mockRestore();
  expect(late).toEqual([0, 0]);
});

const lost: RequestListener = (request) => request.resume().on('end', () => request.socket.destroy());
const cut: RequestListener = (request, response) => {
  request.resume();
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
  response.write('{"data"', () => response.destroy());
};
const silent: RequestListener = (request) => request.resume();

test.each<[string, RequestListener, number]>([
  ['lost its connection', lost, 30_000],
  ['got half a response', cut, 30_000],
  ['timed out', silent, 100],
])('a mutation that %s may have succeeded; a query is an outage', async (_what, answer, timeoutMs) => {
  const ask = createAsk(await clientOf(answer, timeoutMs));
  const mutation = 'fragment F on M { a } mutation A { change { ...F } }';
  await expect(ask({ query: mutation, variables: {} }, context)).rejects.toMatchObject({ code: 'other/outcome-unknown', status: 504 });
  const query = 'query mutation { a }';
  await expect(ask({ query, variables: {} }, context)).rejects.toMatchObject({ code: 'service/unavailable', service: 'wallet' });
});

test('a mutation to a service that doesn’t listen, or that rejects it unread, has not succeeded', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await new Promise((resolve) => server.close(resolve));
  const away = createSignedClient({ name: 'wallet', url }, 'a-secret-of-at-least-thirty-two-characters', { timeoutMs: 30_000 });
  closing.push(away.close);
  const refusing = await clientOf((_request, response) => response.setHeader(CLOCK_HEADER, Date.now()).end(JSON.stringify(REFUSED)));
  for (const client of [away, refusing]) {
    const result = createAsk(client)({ query: 'mutation { a }', variables: {} }, context);
    await expect(result).rejects.toMatchObject({ code: 'service/unavailable', service: 'wallet' });
  }
});

test('calls of a service that does not respond in time fail at once, until it responds again', async () => {
  let isHanging = true;
  let calls = 0;
  const client = await clientOf((_request, response) => {
    calls += 1;
    if (!isHanging) response.end(JSON.stringify({ data: { a: 1 } }));
  }, 50);
  const ask = createAsk(client);
  const outcome = (query: string) =>
    ask({ query, variables: {} }, context).then(
      () => 'done',
      ({ code }) => code,
    );
  let before = -1;
  await waitFor(async () => {
    before = calls;
    await outcome('{ a }');
    return calls === before;
  });
  // It was never sent, so it can't have had an effect.
  expect(await outcome('mutation { a }')).toBe('service/unavailable');
  expect(calls).toBe(before);
  isHanging = false;
  await waitFor(async () => (await outcome('{ a }')) === 'done');
  expect(await Promise.all(Array.from({ length: 10 }, () => outcome('{ a }')))).toEqual(Array(10).fill('done'));
});

test('calls of a service that refuses connections are all tried', async () => {
  const client = createSignedClient({ name: 'wallet', url: 'http://127.0.0.1:9' }, 'a-secret-of-at-least-thirty-two-characters', {
    timeoutMs: 50,
    onBreaker: (state) => states.push(state),
  });
  const states: string[] = [];
  closing.push(client.close);
  const ask = createAsk(client);
  const calls = Array.from({ length: 30 }, () => ask({ query: '{ a }', variables: {} }, context));
  for (const { status } of await Promise.allSettled(calls)) expect(status).toBe('rejected');
  expect(states).toEqual([]);
});

import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { testToken } from '@meowtale/service-kit/testing';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Stack, startStack } from '../test-stack.ts';

jest.setTimeout(60_000);

const MEBIBYTE = 1_048_576;
let stack: Stack;
let base: string;
let seen: FastifyRequest['headers'] = {};

beforeAll(async () => {
  stack = await startStack({
    catalogRoutes: async (app: FastifyInstance, tools) => {
      await app.register(async (raw) => {
        raw.removeAllContentTypeParsers();
        raw.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
        raw.put('/files/echo', { onRequest: tools.requireGatewayStream }, async (request) => {
          const { actor } = await tools.contextOf(request);
          const hash = createHash('sha256');
          let bytes = 0;
          for await (const chunk of request.body as Readable) {
            hash.update(chunk as Buffer);
            bytes += (chunk as Buffer).length;
          }
          seen = request.headers;
          return { sha256: hash.digest('hex'), bytes, actor: actor.kind };
        });
        raw.put('/files/refused', { onRequest: tools.requireGatewayStream }, async (_request, reply) => reply.code(409).send({ no: true }));
        raw.get('/files/big', { onRequest: tools.requireGatewayStream }, async (_request, reply) =>
          reply.type('application/octet-stream').send(Readable.from(blocks(64))),
        );
      });
    },
  });
  base = await stack.gateway.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => stack.close());

function* blocks(count: number): Generator<Buffer> {
  const block = Buffer.alloc(MEBIBYTE, 7);
  for (let index = 0; index < count; index += 1) yield block;
}

interface Answered {
  status: number;
  text: string;
}

/** Sends a body as it is made, without ever holding it whole. */
function upload(path: string, body: Readable, headers: Record<string, string> = {}): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(`${base}${path}`, { method: 'PUT', headers: { 'accept-version': 'v2', ...headers } }, (response) => {
      const parts: Buffer[] = [];
      response
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () => {
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() });
          // Who has read the answer has no more to send.
          if (!request.writableFinished) request.destroy();
        });
    });
    // A server that has answered may close before everything was sent; only without an answer is that a fault.
    request.on('error', reject);
    body.on('error', reject).pipe(request);
  });
}

test('an upload arrives byte for byte, with who sent it and without cookies or made-up headers', async () => {
  const bytes = randomBytes(3 * MEBIBYTE + 17);
  const authorization = `Bearer ${await testToken({ muid: randomUUID() })}`;
  const answer = await upload('/files/echo', Readable.from([bytes]), {
    authorization,
    cookie: 'session=secret',
    'x-meowtale-signature': 't=1,v1=00',
    'x-kept': 'yes',
  });
  expect(answer.status).toBe(200);
  expect(JSON.parse(answer.text)).toEqual({ sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length, actor: 'user' });
  expect(seen.cookie).toBeUndefined();
  expect(seen['x-kept']).toBe('yes');
});

test('256 MB pass with flat memory', async () => {
  let most = 0;
  const before = process.memoryUsage().rss;
  function* measured(): Generator<Buffer> {
    for (const block of blocks(256)) {
      most = Math.max(most, process.memoryUsage().rss);
      yield block;
    }
  }
  const answer = await upload('/files/echo', Readable.from(measured()));
  expect(JSON.parse(answer.text).bytes).toBe(256 * MEBIBYTE);
  expect((most - before) / MEBIBYTE).toBeLessThan(150);
});

test('a download passes whole', async () => {
  const answer = await fetch(`${base}/files/big`);
  expect((await answer.arrayBuffer()).byteLength).toBe(64 * MEBIBYTE);
});

test('a service that refuses in the middle of an upload is heard, and the client does not hang', async () => {
  const answer = await upload('/files/refused', Readable.from(blocks(64)));
  expect(answer).toEqual({ status: 409, text: '{"no":true}' });
});

test('a cross-site upload without our header changes nothing', async () => {
  const answer = await fetch(`${base}/files/echo`, { method: 'PUT', body: 'x' });
  expect([answer.status, (await answer.json()).errors[0].extensions.code]).toEqual([400, 'gateway/version']);
});

test('a path that climbs out of /files is not passed on', async () => {
  for (const path of ['/files/../graphql', '/files/%2e%2e/graphql', '/files/..%2Fgraphql']) {
    const answer = await stack.gateway.inject({ method: 'GET', url: path });
    expect(answer.statusCode).toBe(404);
  }
});

test('with the service down an upload is 503 and names it', async () => {
  await stack.stopService('catalog');
  const answer = await upload('/files/echo', Readable.from([Buffer.from('x')]));
  expect(answer.status).toBe(503);
  expect(JSON.parse(answer.text).errors[0].extensions).toMatchObject({ code: 'service/unavailable', service: 'catalog' });
  expect(answer.text).not.toMatch(/ECONNREFUSED|127\.0\.0\.1/);
});

test('a webhook reaches the wallet with the exact bytes that its sender signed', async () => {
  const received: Buffer[] = [];
  const wallet = createServer((request, response) => {
    request.on('data', (part: Buffer) => received.push(part)).on('end', () => response.end('taken'));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => wallet.once('listening', resolve));
  await stack.restartGateway({ WALLET_URL: `http://127.0.0.1:${(wallet.address() as AddressInfo).port}` });
  const body = '{ "amount":  499 }';
  const answer = await stack.gateway.inject({
    method: 'POST',
    url: '/webhooks/sandbox',
    headers: { 'content-type': 'application/json' },
    payload: body,
  });
  expect([answer.statusCode, answer.body, Buffer.concat(received).toString()]).toEqual([200, 'taken', body]);
  wallet.closeAllConnections();
  wallet.close();
});

test('an address that calls webhooks too often is refused before the wallet hears of it, and others are not', async () => {
  let heard = 0;
  const wallet = createServer((request, response) => {
    if (request.method === 'POST') heard += 1;
    request.resume().on('end', () => response.end('taken'));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => wallet.once('listening', resolve));
  await stack.restartGateway({ WALLET_URL: `http://127.0.0.1:${(wallet.address() as AddressInfo).port}`, WEBHOOKS_PER_MINUTE: 2 });
  const call = async (from: string) => {
    const answer = await stack.gateway.inject({
      ...({ method: 'POST', url: '/webhooks/sandbox/events', payload: '{}' } as const),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    });
    return [answer.statusCode, answer.statusCode === 429 && answer.json().errors[0].extensions.code];
  };
  const calls = [await call('203.0.113.1'), await call('203.0.113.1'), await call('203.0.113.1'), await call('203.0.113.2')];
  expect(calls).toEqual([
    [200, false],
    [200, false],
    [429, 'gateway/rate-limited'],
    [200, false],
  ]);
  expect(heard).toBe(3);
  wallet.closeAllConnections();
  wallet.close();
});

import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setInterval } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { testToken, waitFor } from '@meowtale/service-kit/testing';
import { isProof } from '@meowtale/service-kit/testing/proof';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Stack, startStack } from '../test-stack.ts';

const MEBIBYTE = 1_048_576;
/** More than sockets and streams buffer; in a proof enough to show whether memory grows. */
const MEBIBYTES = isProof ? 256 : 16;
/** One piece a second is enough: a busy machine may not send more. */
const PACE = { UPLOAD_STALLED_MS: 1000, UPLOAD_SLOWEST_BYTES: 1000 };
let stack: Stack;
let base: string;
let seen: FastifyRequest['headers'] = {};
let echoes = 0;

beforeAll(async () => {
  stack = await startStack({
    catalogRoutes: async (app: FastifyInstance, tools) => {
      await app.register(async (raw) => {
        raw.removeAllContentTypeParsers();
        raw.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
        raw.put('/files/echo', { onRequest: tools.requireGatewayStream }, async (request) => {
          echoes += 1;
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
        raw.put('/files/late', { onRequest: tools.requireGatewayStream }, async (request) => {
          let ticks = 0;
          for await (const _ of setInterval(100)) if (++ticks === 25) break;
          let bytes = 0;
          for await (const chunk of request.body as Readable) bytes += (chunk as Buffer).length;
          return { bytes };
        });
        raw.put('/files/refused', { onRequest: tools.requireGatewayStream }, async (_request, reply) => reply.code(409).send({ no: true }));
        raw.get('/files/big', { onRequest: tools.requireGatewayStream }, async (_request, reply) =>
          reply.type('application/octet-stream').send(Readable.from(blocks(MEBIBYTES))),
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

/** Uploads a body as it is generated, without keeping it in memory. */
function upload(path: string, body: Readable, headers: Record<string, string> = {}): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(`${base}${path}`, { method: 'PUT', headers: { 'accept-version': 'v2', ...headers } }, (response) => {
      const parts: Buffer[] = [];
      response
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () => {
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() });
          // After the response no more needs to be sent.
          if (!request.writableFinished) request.destroy();
          body.destroy();
        });
    });
    // A server that has responded may close before everything was sent; it is an error only without a response.
    request.on('error', reject);
    body.on('error', reject).pipe(request);
  });
}

test('an upload arrives byte for byte, with its sender and without cookies or forged headers', async () => {
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

test(`${MEBIBYTES} MB pass; in a proof memory stays flat`, async () => {
  let most = 0;
  const before = process.memoryUsage().rss;
  function* measured(): Generator<Buffer> {
    for (const block of blocks(MEBIBYTES)) {
      most = Math.max(most, process.memoryUsage().rss);
      yield block;
    }
  }
  const answer = await upload('/files/echo', Readable.from(measured()));
  expect(JSON.parse(answer.text).bytes).toBe(MEBIBYTES * MEBIBYTE);
  // Buffering would keep all of it; smaller differences only depend on when the garbage collector ran.
  if (isProof) expect((most - before) / MEBIBYTE).toBeLessThan(200);
});

test('a download passes completely', async () => {
  const answer = await fetch(`${base}/files/big`);
  expect((await answer.arrayBuffer()).byteLength).toBe(MEBIBYTES * MEBIBYTE);
});

test('a service’s rejection in the middle of an upload is returned, and the client does not hang', async () => {
  const answer = await upload('/files/refused', Readable.from(blocks(64)));
  expect(answer).toEqual({ status: 409, text: '{"no":true}' });
});

test('a cross-site upload without our header changes nothing', async () => {
  const answer = await fetch(`${base}/files/echo`, { method: 'PUT', body: 'x' });
  expect([answer.status, (await answer.json()).errors[0].extensions.code]).toEqual([400, 'gateway/version']);
});

test('a path that leaves /files is not passed on', async () => {
  for (const path of ['/files/../sdl', '/files/%2e%2e/sdl', '/files/..%2Fsdl']) {
    const answer = await stack.gateway.inject({ method: 'GET', url: path });
    expect(answer.statusCode).toBe(404);
  }
});

test('stalled uploads block neither calls nor others’ uploads, and are aborted', async () => {
  const hanging = await Promise.all(
    Array.from({ length: 5 }, async (_none, person) => {
      const authorization = `Bearer ${await testToken({ firebaseUid: `hanging-${person}`, muid: randomUUID() })}`;
      const sent = { method: 'PUT', headers: { 'accept-version': 'v2', 'content-length': 100, authorization } };
      return Array.from({ length: 20 }, () => httpRequest(`${base}/files/echo`, sent));
    }),
  );
  echoes = 0;
  for (const request of hanging.flat()) request.on('error', () => {}).write('x');
  await waitFor(async () => echoes === 5 * stack.env.OPERATIONS_AT_ONCE);
  expect((await stack.ask('{ me }', { muid: randomUUID() })).errors).toBeUndefined();
  expect((await upload('/files/echo', Readable.from([Buffer.from('x')]))).status).toBe(200);
  for (const request of hanging.flat()) request.destroy();

  await stack.restartGateway({ UPLOAD_STALLED_MS: 200 });
  base = await stack.gateway.listen({ host: '127.0.0.1', port: 0 });
  const stalled = await upload('/files/echo', Readable.from(dripping()), { 'content-length': '100' });
  expect(stalled.status).toBe(408);
});

test('an upload that is too slow is aborted; one that is fast enough, or that the service reads late, is not', async () => {
  await stack.restartGateway(PACE);
  base = await stack.gateway.listen({ host: '127.0.0.1', port: 0 });
  const [slow, enough, late] = await Promise.all([
    upload('/files/echo', Readable.from(piecesOf(1)), { 'content-length': '20' }),
    upload('/files/echo', Readable.from(piecesOf(4096))),
    upload('/files/late', Readable.from(blocks(16))),
  ]);
  expect([slow.status, enough.status]).toEqual([408, 200]);
  expect(late).toEqual({ status: 200, text: JSON.stringify({ bytes: 16 * MEBIBYTE }) });
});

test('a client that disconnects is not logged as an error', async () => {
  await stack.restartGateway({ LOG_LEVEL: 'info' });
  base = await stack.gateway.listen({ host: '127.0.0.1', port: 0 });
  const before = echoes;
  stack.lines.length = 0;
  const leaving = httpRequest(`${base}/files/echo`, { method: 'PUT', headers: { 'accept-version': 'v2', 'content-length': 100 } });
  leaving.on('error', () => {}).write('x');
  await waitFor(async () => echoes > before);
  leaving.destroy();
  await waitFor(() => new Promise((resolve) => stack.gateway.server.getConnections((_error, count) => resolve(count === 0))));
  expect((await upload('/files/echo', Readable.from([Buffer.from('x')]))).status).toBe(200);
  expect(stack.lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
});

/** Yields twenty pieces, one every 100 ms, so that they span two checks of the gateway. */
async function* piecesOf(bytes: number): AsyncGenerator<Buffer> {
  let left = 20;
  for await (const _ of setInterval(100)) {
    yield Buffer.alloc(bytes, 'x');
    left -= 1;
    if (left === 0) return;
  }
}

async function* dripping(): AsyncGenerator<Buffer> {
  yield Buffer.from('x');
  await new Promise(() => {});
}

test('with the service down an upload returns 503 and names it', async () => {
  await stack.stopService('catalog');
  const answer = await upload('/files/echo', Readable.from([Buffer.from('x')]));
  expect(answer.status).toBe(503);
  expect(JSON.parse(answer.text).errors[0].extensions).toMatchObject({ code: 'service/unavailable', service: 'catalog' });
  expect(answer.text).not.toMatch(/ECONNREFUSED|127\.0\.0\.1/);
});

test('a webhook reaches the wallet byte for byte, a file of the wallet anybody, and an unsubscription the catalogue', async () => {
  const received: Buffer[] = [];
  const wallet = createServer((request, response) => {
    request.on('data', (part: Buffer) => received.push(part)).on('end', () => response.end('taken'));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => wallet.once('listening', resolve));
  const url = `http://127.0.0.1:${(wallet.address() as AddressInfo).port}`;
  await stack.restartGateway({ WALLET_URL: url, CATALOG_URL: url });
  const body = '{ "amount":  499 }';
  const answer = await stack.gateway.inject({
    method: 'POST',
    url: '/webhooks/sandbox',
    headers: { 'content-type': 'application/json' },
    payload: body,
  });
  expect([answer.statusCode, answer.body, Buffer.concat(received).toString()]).toEqual([200, 'taken', body]);
  const file = await stack.gateway.inject({ method: 'GET', url: '/exports/sales/token' });
  const posted = await stack.gateway.inject({ method: 'POST', url: '/exports/sales/token' });
  expect([file.statusCode, file.body, posted.statusCode]).toEqual([200, 'taken', 404]);
  received.length = 0;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const payload = 'List-Unsubscribe=One-Click';
  const ended = await stack.gateway.inject({ method: 'POST', url: '/mails/unsubscribe?t=x', headers, payload });
  expect([ended.statusCode, ended.body, Buffer.concat(received).toString()]).toEqual([200, 'taken', payload]);
  wallet.closeAllConnections();
  wallet.close();
});

test('an address that calls webhooks too often is rejected before the wallet is called, and others are not', async () => {
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
    return [answer.statusCode, answer.statusCode === 429 && answer.json().errors[0].extensions.code, answer.headers['retry-after']];
  };
  const calls = [await call('203.0.113.1'), await call('203.0.113.1'), await call('203.0.113.1'), await call('203.0.113.2')];
  expect(calls).toEqual([
    [200, false, undefined],
    [200, false, undefined],
    [429, 'gateway/rate-limited', expect.stringMatching(/^(?:[12]?\d|30)$/)],
    [200, false, undefined],
  ]);
  expect(heard).toBe(3);
  wallet.closeAllConnections();
  wallet.close();
});

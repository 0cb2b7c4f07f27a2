import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestOptions, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { buildShell } from './app.ts';
import { parseShellEnv } from './env.ts';
import { type FakeGateway, planOf, route, startGateway, temporaryFolder, testEnv, writePointer, writeRelease } from './testing.ts';

/** Requests an address exactly as written; `fetch` and `inject` would normalize it. */
async function atSocket(shell: FastifyInstance, options: RequestOptions): Promise<{ status: number | undefined; body: unknown }> {
  if (!shell.server.listening) await shell.listen({ port: 0, host: '127.0.0.1' });
  const { port } = shell.server.address() as AddressInfo;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port, ...options }, resolve)
      .on('error', reject)
      .end();
  });
  return { status: response.statusCode, body: await json(response) };
}

let app: FastifyInstance;
let gateway: FakeGateway;
let folder: string;

beforeAll(async () => {
  gateway = await startGateway();
  gateway.answer = { data: { me: null } };
  folder = await temporaryFolder();
  app = await buildShell(testEnv(folder, { GATEWAY_URL: gateway.url }));
});
afterAll(async () => {
  await app.close();
  gateway.server.close();
});

describe('requests passed to the gateway', () => {
  test.each([
    '/graphql',
    '/webhooks/sandbox',
    '/mails/unsubscribe?lang=ja-JP&t=x',
    '/exports/sales/x',
    '/countries.json',
    '/resources/templates/blank/index.json',
    '/files/chunk?part=2',
  ])('%s', async (url) => {
    gateway.requests.length = 0;
    const response = await app.inject({ method: url.endsWith('.json') ? 'GET' : 'POST', url, payload: undefined });
    expect(response.statusCode).toBe(200);
    expect(gateway.requests[0]?.path).toBe(url);
  });

  test('paths without a gateway route stay in the shell', async () => {
    gateway.requests.length = 0;
    expect((await app.inject({ method: 'POST', url: '/resources/others/1/index.json' })).statusCode).toBe(404);
    expect(gateway.requests).toEqual([]);
  });

  test.each([
    ['GET', '/webhooks/..%2fgraphql', 400],
    ['GET', '/webhooks/../metrics', 400],
    ['POST', '/files/%2e%2e/metrics', 400],
    ['POST', '/nowhere', 404],
  ] as const)('%s %s is rejected by the shell, with only a code and a request id', async (method, path, status) => {
    const headers = { 'x-request-id': 'request-from-a-browser' };
    const response = await atSocket(app, { method, path, headers });
    const extensions = { code: String(status), status, requestId: 'request-from-a-browser' };
    expect(response).toEqual({ status, body: { errors: [{ message: String(status), extensions }] } });
    expect(gateway.requests.filter((passed) => passed.headers['x-request-id'] === headers['x-request-id'])).toEqual([]);
  });

  test('a WebSocket is never opened: the gateway gets a plain request without the handshake', async () => {
    gateway.requests.length = 0;
    const handshake = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-protocol': 'graphql-ws',
    };
    const { status } = await atSocket(app, { path: '/graphql', headers: handshake });
    expect(status).toBe(200);
    expect(gateway.requests.map(({ path, headers }) => [path, headers.upgrade])).toEqual([['/graphql', undefined]]);
  });

  test('bytes arrive as they were sent, with the token and a request id', async () => {
    gateway.requests.length = 0;
    const payload = Buffer.from([...Array(256).keys()]);
    await app.inject({
      method: 'POST',
      url: '/files/chunk',
      payload,
      headers: { 'content-type': 'application/octet-stream', authorization: 'Bearer t' },
    });
    expect(gateway.requests[0]?.body).toBe(payload.toString());
    expect(gateway.requests[0]?.headers).toMatchObject({
      authorization: 'Bearer t',
      'x-request-id': expect.stringMatching(/^[A-Za-z0-9-]{8,64}$/),
    });
  });

  test.each(['text/plain; application/json', 'text/plain', 'text/plain; charset=utf-16', 'application/json'])(
    'a body of type %s is passed on unchanged, with its type',
    async (type) => {
      gateway.requests.length = 0;
      const payload = Buffer.from('\ufeff{ "query": "{ me }" }', 'utf16le');
      for (const url of ['/graphql', '/webhooks/sandbox', '/files/chunk', '/mails/unsubscribe'])
        expect((await app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })).statusCode).toBe(200);
      expect(gateway.requests.map(({ headers, body }) => [headers['content-type'], body])).toEqual(
        Array.from({ length: 4 }, () => [type, payload.toString()]),
      );
    },
  );

  test.each([';', 'json', 'text plain'])('a body of the invalid type %j is 415', async (type) => {
    const response = await app.inject({ method: 'POST', url: '/graphql', payload: '{}', headers: { 'content-type': type } });
    expect(response.statusCode).toBe(415);
  });

  test('the gateway receives the visitor’s real address, not a claimed one', async () => {
    gateway.requests.length = 0;
    const ask = (remoteAddress: string) =>
      app.inject({ method: 'POST', url: '/graphql', remoteAddress, headers: { 'x-forwarded-for': '198.51.100.7' } });
    await ask('203.0.113.9');
    await ask('127.0.0.1');
    expect(gateway.requests.map(({ headers }) => headers['x-forwarded-for'])).toEqual(['203.0.113.9', '198.51.100.7']);
  });

  test('a body larger than a page’s limit is streamed, not rejected', async () => {
    const payload = Buffer.alloc(3 * 1024 * 1024, 7);
    const response = await app.inject({
      method: 'POST',
      url: '/files/chunk',
      payload,
      headers: { 'content-type': 'application/octet-stream' },
    });
    expect(response.statusCode).toBe(200);
  });

  test('an unreachable gateway is one readable error without its address', async () => {
    const alone = await buildShell(testEnv(folder, { GATEWAY_URL: 'http://127.0.0.1:9' }));
    const url = await alone.listen({ port: 0, host: '127.0.0.1' });
    const response = await fetch(`${url}/graphql`, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });
    const text = await response.text();
    expect(response.status).toBe(503);
    expect(JSON.parse(text).errors[0].extensions).toEqual({
      code: 'service/unavailable',
      status: 503,
      service: 'gateway',
      requestId: expect.any(String),
    });
    expect(text).not.toMatch(/127\.0\.0\.1|ECONNREFUSED/);
    await alone.close();
  });

  test('a gateway that loses the connection may have received the request, so that its status is 504', async () => {
    const losing = createServer((request) => request.resume().on('end', () => request.socket.destroy())).listen(0, '127.0.0.1');
    await once(losing, 'listening');
    const { port } = losing.address() as AddressInfo;
    const shell = await buildShell(testEnv(folder, { GATEWAY_URL: `http://127.0.0.1:${port}` }));
    const answer = await shell.inject({ method: 'POST', url: '/graphql', payload: '{}', headers: { 'content-type': 'application/json' } });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([504, undefined]);
    expect(answer.json().errors[0].extensions).toMatchObject({ code: 'service/unavailable', status: 504, service: 'gateway' });
    await shell.close();
    losing.close();
  });
});

describe('health', () => {
  test('it is live without a release, and ready once there is an intact shell', async () => {
    expect((await app.inject('/health/live')).statusCode).toBe(200);
    expect((await app.inject('/health/ready')).statusCode).toBe(503);
    await writePointer(folder, { shell: await writeRelease(folder, 'shell', '1') });
    expect((await app.inject('/health/ready')).statusCode).toBe(200);
  });
});

test('every response has its security headers, whatever its status', async () => {
  await writePointer(folder, { shell: await writeRelease(folder, 'shell', '1') });
  const pages = ['/', '/ja-JP', '/nowhere', '/health/live', '/health/ready', '/sw.js', '/robots.txt', '/favicon.svg', '/favicon.ico'];
  const files = ['/sitemap.xml', '/sitemap/pages.xml', '/sitemap/xx/works-1.xml', '/graphql', '/files/x', '/countries.json', '/%E0%A4%A'];
  const away = await buildShell(testEnv(folder, { GATEWAY_URL: 'http://127.0.0.1:9' }));
  const responses = await Promise.all([
    ...[...pages, ...files].flatMap((url) => [app, away].map((shell) => shell.inject({ url, headers: { host: 'localhost:3000' } }))),
    app.inject({ method: 'POST', url: '/nowhere' }),
    app.inject({ method: 'POST', url: '/graphql', payload: '{}', headers: { 'content-type': ';' } }),
    app.inject({ url: '/', headers: { 'accept-language': 'ja' } }),
  ]);
  for (const { headers, raw } of responses) {
    expect({ path: raw.req.url, ...headers }).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': expect.any(String),
      'permissions-policy': expect.any(String),
      'cache-control': expect.any(String),
    });
  }
  await away.close();
});

test('a page that fails returns an error without its cause', async () => {
  const empty = await buildShell(testEnv(await temporaryFolder()));
  const response = await empty.inject('/');
  expect(response.statusCode).toBe(500);
  expect(response.body).toMatch(/^Meowtale is resting\. Try again soon\. \([A-Za-z0-9-]+\)\n$/);
  await empty.close();
});

test('the renderer shared by both servers ends after both are closed', async () => {
  const first = await buildShell(testEnv(folder));
  const second = await buildShell(testEnv(folder), first);
  const log: string[] = [];
  const close = first.renderer.close;
  first.renderer.close = async () => {
    log.push('drawing');
    await close();
  };
  second.addHook('onClose', async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    log.push('second door');
  });
  await Promise.all([first.ready(), second.ready()]);
  await Promise.all([first.close(), second.close()]);
  expect(log).toEqual(['second door', 'drawing']);
});

test('production rejects the Auth Emulator, and all errors are named at once', () => {
  const given = { NODE_ENV: 'production', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099', PORT: 'x', GATEWAY_URL: 'y', SITE_URL: '' };
  expect(() => parseShellEnv(given)).toThrow(
    /PORT: [\s\S]*GATEWAY_URL: [\s\S]*SITE_URL: is missing[\s\S]*FIREBASE_AUTH_EMULATOR_HOST: refused in production/,
  );
});

describe.each([
  { mode: 'open', isHashOnly: false },
  { mode: 'registered', isHashOnly: true },
])('with $mode operations', ({ mode, isHashOnly }) => {
  test(`pages and the server send ${isHashOnly ? 'only hashes' : 'texts with hashes'}`, async () => {
    const routes = [route('detail', '/store/:id')];
    await writePointer(folder, {
      shell: await writeRelease(folder, 'shell', '1'),
      'mf-store': await writeRelease(folder, 'mf-store', '1', { routes }),
    });
    const shell = await buildShell(testEnv(folder, { GATEWAY_URL: gateway.url, OPERATIONS_MODE: mode }));
    try {
      gateway.requests.length = 0;
      const page = await shell.inject({ url: '/store/7', headers: { host: 'localhost:3000' } });
      expect(planOf(page.body).registeredOperationsOnly).toBe(isHashOnly);
      const sent = gateway.requests.map(({ body }) => JSON.parse(body) as { query?: string; extensions?: object });
      expect(sent.length).toBeGreaterThan(0);
      for (const { query, extensions } of sent) {
        expect(extensions).toMatchObject({ persistedQuery: { sha256Hash: expect.stringMatching(/^[0-9a-f]{64}$/) } });
        expect(query === undefined).toBe(isHashOnly);
      }
    } finally {
      await shell.close();
    }
  });
});

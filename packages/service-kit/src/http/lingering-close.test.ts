import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { waitFor } from '../testing/index.ts';
import { createBaseApp } from './base-app.ts';
import { registerLingeringClose } from './lingering-close.ts';

const PART = Buffer.alloc(65_536);
let app: FastifyInstance;
let port: number;
/** Callbacks that close the connections of early responses. */
let closings: (() => void)[] = [];

beforeAll(async () => {
  app = fastify();
  registerLingeringClose(app, (close) => closings.push(close));
  app.addHook('onRequest', async (request, reply) => {
    if (request.url === '/refused') return reply.code(409).send();
  });
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  app.put('/*', async () => 'taken');
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
beforeEach(() => {
  closings = [];
});
afterAll(() => app.close());

/** Begins an upload of ten parts, and sends one. */
async function beginUpload(path: string): Promise<{ socket: Socket; heard: () => string }> {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (part) => {
    heard += part;
  });
  await once(socket, 'connect');
  socket.write(`PUT ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/octet-stream\r\ncontent-length: ${10 * PART.length}\r\n\r\n`);
  socket.write(PART);
  return { socket, heard: () => heard };
}

test.each([
  ['/refused', /^HTTP\/1\.1 409 /],
  ['/answered', /taken$/],
])('a client that got an early response at %s and sends no more is disconnected', async (path, answer) => {
  const { socket, heard } = await beginUpload(path);
  await waitFor(() => answer.test(heard()) && closings.length === 1);
  closings[0]?.();
  await once(socket, 'close');
});

test('a client that sends the rest keeps its connection', async () => {
  const { socket, heard } = await beginUpload('/refused');
  await waitFor(() => heard().includes('409'));
  for (let part = 1; part < 10; part += 1) socket.write(PART);
  const responseCount = () => heard().split('HTTP/1.1 409').length - 1;
  const ask = async (priorCount: number) => {
    socket.write('PUT /refused HTTP/1.1\r\nhost: a\r\ncontent-length: 0\r\n\r\n');
    await waitFor(() => responseCount() === priorCount + 1);
  };
  await ask(1);
  expect(closings.length).toBeGreaterThan(0);
  for (const close of closings) close();
  await ask(2);
  expect(socket.destroyed).toBe(false);
  socket.destroy();
});

test('createBaseApp registers the lingering close', async () => {
  const server = await createBaseApp({ name: 'svc-test', logLevel: 'silent' });
  await server.listen({ host: '127.0.0.1', port: 0 });
  port = (server.server.address() as AddressInfo).port;
  const { socket } = await beginUpload('/nowhere');
  await once(socket, 'close');
  await server.close();
});

import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { waitFor } from '../testing/index.ts';
import { createBaseApp } from './base-app.ts';
import { registerLingeringClose } from './lingering-close.ts';

const LINGER_MS = 200;
const PART = Buffer.alloc(65_536);
let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  app = fastify();
  registerLingeringClose(app, LINGER_MS);
  app.addHook('onRequest', async (request, reply) => {
    if (request.url === '/refused') return reply.code(409).send();
  });
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  app.put('/*', async () => 'taken');
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
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

test.each(['/refused', '/answered'])('a client that is answered early at %s and sends no more is let go', async (path) => {
  const { socket, heard } = await beginUpload(path);
  await once(socket, 'close');
  expect(heard()).toMatch(path === '/refused' ? /^HTTP\/1\.1 409 / : /taken$/);
});

test('one that sends the rest keeps its connection', async () => {
  const { socket, heard } = await beginUpload('/refused');
  await waitFor(() => heard().includes('409'));
  for (let part = 1; part < 10; part += 1) socket.write(PART);
  const answers = () => heard().split('HTTP/1.1 409').length - 1;
  const lastsUntil = performance.now() + 2 * LINGER_MS;
  for (let asked = 1; performance.now() < lastsUntil; asked += 1) {
    socket.write('PUT /refused HTTP/1.1\r\nhost: a\r\ncontent-length: 0\r\n\r\n');
    await waitFor(() => answers() === asked + 1);
  }
  expect(socket.destroyed).toBe(false);
  socket.destroy();
});

test('every server of ours lets go', async () => {
  const server = await createBaseApp({ name: 'svc-test', logLevel: 'silent' });
  await server.listen({ host: '127.0.0.1', port: 0 });
  port = (server.server.address() as AddressInfo).port;
  const { socket } = await beginUpload('/nowhere');
  await once(socket, 'close');
  await server.close();
});

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { assertPortsFree } from './ports.ts';

let server: Server;
beforeEach(async () => {
  server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => {
  server.close();
});

test('a port that a program listens on is named with its purpose and the process', async () => {
  const { port } = server.address() as AddressInfo;
  const said: string[] = [];
  await expect(assertPortsFree([{ port, purpose: 'NATS' }], (line) => said.push(line))).rejects.toThrow(
    `port ${port}, needed for NATS, is taken by process ${process.pid}`,
  );
  expect(said).toEqual([]);
});

// Other systems don't list their listeners in a file.
const onLinux = process.platform === 'linux' ? test : () => undefined;

onLinux('a port that a connection has as its own end is waited for', async () => {
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
  server.on('connection', (accepted) => accepted.on('error', () => accepted.destroy()));
  await once(socket, 'connect');
  const { localPort = 0 } = socket;
  const said: string[] = [];
  await assertPortsFree([{ port: localPort, purpose: 'NATS' }], (line) => {
    said.push(line);
    // With a reset, so that the system keeps nothing of it.
    socket.resetAndDestroy();
  });
  expect(said).toEqual([`waiting for port ${localPort}, needed for NATS: a connection has it`]);
});

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ports, portsToTake } from './addresses.ts';
import { assertPortsFree } from './ports.ts';

let server: Server;
beforeEach(async () => {
  server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => {
  server.close();
});

test('the error for a port in use names its purpose and the process', async () => {
  const { port } = server.address() as AddressInfo;
  const messages: string[] = [];
  await expect(assertPortsFree([{ port, purpose: 'NATS' }], (line) => messages.push(line))).rejects.toThrow(
    `port ${port}, needed for NATS, is taken by process ${process.pid}`,
  );
  expect(messages).toEqual([]);
});

// Without IPv6 no other program can listen where a browser would look.
const hasIpv6 = Object.values(networkInterfaces())
  .flat()
  .some((address) => address?.address === '::1');

(hasIpv6 ? test : () => undefined)('a port that is reached by a name is taken by a program on ::1 alone, any other is not', async () => {
  const other = createServer();
  await once(other.listen({ port: 0, host: '::1', ipv6Only: true }), 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(assertPortsFree([{ port, purpose: 'the shell', byName: true }])).rejects.toThrow(
    `port ${port}, needed for the shell, is taken by process ${process.pid}`,
  );
  await assertPortsFree([{ port, purpose: 'NATS' }]);
  other.close();
});

test('every port of a page or its parts is reached by name', () => {
  const namedPorts = portsToTake(new Set()).filter(({ byName }) => byName);
  expect(namedPorts.map(({ port }) => port)).toEqual([ports.shell, ports.releases, ports.files, ports.works, ports.sites]);
});

// Other systems don't list their listeners in a file.
const onLinux = process.platform === 'linux' ? test : () => undefined;

onLinux('a port that a connection has as its own end is waited for', async () => {
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
  server.on('connection', (accepted) => accepted.on('error', () => accepted.destroy()));
  await once(socket, 'connect');
  const { localPort = 0 } = socket;
  const messages: string[] = [];
  await assertPortsFree([{ port: localPort, purpose: 'NATS' }], (line) => {
    messages.push(line);
    // Closed with a reset, so that the system keeps no state of it.
    socket.resetAndDestroy();
  });
  expect(messages).toEqual([`waiting for port ${localPort}, needed for NATS: a connection has it`]);
});

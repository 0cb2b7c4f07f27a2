import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface TcpProxy {
  /** The server's URL with the proxy's own port. */
  url: string;
  /** How many connections it has refused. */
  readonly refusals: number;
  /** Breaks every connection and refuses new ones, as if the server were gone. */
  shut(): void;
  open(): void;
  close(): void;
}

/** Opens a TCP proxy in front of a server that a test can't stop because other tests use it. */
export async function openTcpProxy(behind: URL): Promise<TcpProxy> {
  let isOpen = true;
  let refusals = 0;
  const sockets = new Set<Socket>();
  const server = createServer((inside) => {
    if (!isOpen) {
      refusals += 1;
      return inside.destroy();
    }
    const outside = connect(Number(behind.port), behind.hostname);
    for (const [socket, other] of [
      [inside, outside],
      [outside, inside],
    ] as const) {
      sockets.add(socket);
      socket
        .on('error', () => other.destroy())
        .on('close', () => {
          sockets.delete(socket);
          other.destroy();
        });
    }
    inside.pipe(outside).pipe(inside);
  });
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  const url = new URL(behind);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  const shut = () => {
    isOpen = false;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    get refusals() {
      return refusals;
    },
    shut,
    open() {
      isOpen = true;
    },
    close() {
      shut();
      server.close();
    },
  };
}

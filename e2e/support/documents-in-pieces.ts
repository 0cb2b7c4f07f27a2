import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** Time between two pieces: more than a painted frame, also on a busy machine. */
const PAUSE_MS = 150;

export interface PieceProxy {
  /** Address for Playwright's `proxy.server`. */
  server: string;
  close(): void;
}

/** Starts an HTTP proxy to this machine that sends each HTML document in `count` equal pieces with a pause between them, and all else at once. */
export async function startPieceProxy(count: number): Promise<PieceProxy> {
  const proxy = createServer((incoming, outgoing) => {
    const { method, url = '', headers } = incoming;
    // Every address of the stack is this machine; Node resolves no `*.localhost`.
    const { port, pathname, search } = new URL(url);
    const target = {
      host: '127.0.0.1',
      port,
      path: `${pathname}${search}`,
      method,
      headers: { ...headers, 'accept-encoding': 'identity' },
    };
    const upstream = request(target, async (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      if (!response.headers['content-type']?.startsWith('text/html')) return void response.pipe(outgoing);
      const document = Buffer.concat(await response.toArray());
      const size = Math.ceil(document.length / count);
      for (let from = 0; from < document.length; from += size) {
        outgoing.write(document.subarray(from, from + size));
        await setTimeout(PAUSE_MS);
      }
      outgoing.end();
    });
    upstream.on('error', () => outgoing.destroy());
    incoming.pipe(upstream);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  return {
    server: `http://127.0.0.1:${port}`,
    close() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}

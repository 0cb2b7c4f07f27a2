import { connect } from 'node:net';

/** Returns whether a server listens there, which is much cheaper than a request while none does. */
function listens(hostname: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: hostname, timeout: 1000 });
    const answer = (open: boolean) => {
      socket.destroy();
      resolve(open);
    };
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
    socket.once('timeout', () => answer(false));
  });
}

/** Returns a check of whether an address responds with success; any error means no. */
export function httpOk(url: string): () => Promise<boolean> {
  const { hostname, port } = new URL(url);
  return async () => {
    try {
      if (port && !(await listens(hostname, Number(port)))) return false;
      const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  };
}

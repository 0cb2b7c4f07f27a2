import type { FastifyInstance } from 'fastify';

/** How long a client that got an early response may go on sending. */
const LINGER_MS = 5000;

function afterLinger(close: () => void): void {
  setTimeout(close, LINGER_MS).unref();
}

/**
 * Closes connections of clients that got a response before they had sent their whole request. For five seconds the rest is read and
 * dropped, so that the client can read the response; then the socket is destroyed, because a client that stops sending would otherwise
 * block the server's close. `connection: close` doesn't help: Node closes the socket with the response's last byte, so the client's
 * next write fails before it has read the response.
 * @param schedule calls its argument after the delay; after five seconds unless given
 */
export function registerLingeringClose(app: FastifyInstance, schedule: (close: () => void) => void = afterLinger): void {
  app.addHook('onResponse', async ({ raw }) => {
    // Injected requests of tests have no connection and no `complete`.
    if (raw.complete !== false) return;
    raw.resume();
    schedule(() => raw.complete || raw.destroy());
  });
}

import type { FastifyInstance } from 'fastify';

/** How long a client that was answered early may go on sending. */
const LINGER_MS = 5000;

function afterLinger(close: () => void): void {
  setTimeout(close, LINGER_MS).unref();
}

/**
 * Lets go of clients that were answered before they had sent everything, by a handler or by a hook before it. What is
 * still being sent is read and dropped for a moment, so that the client gets to read the answer; then the connection is
 * closed under it. Without that, one that stops sending would hold its connection for good, and the server's closing with
 * it. `connection: close` would do neither: Node ends such a connection with the answer's last byte, and the client's
 * next write fails before it has read any of it.
 * @param schedule calls its argument when the moment is over; after five seconds unless given
 */
export function registerLingeringClose(app: FastifyInstance, schedule: (close: () => void) => void = afterLinger): void {
  app.addHook('onResponse', async ({ raw }) => {
    // What a test injects has no connection, and nothing that says whether it came whole.
    if (raw.complete !== false) return;
    raw.resume();
    schedule(() => raw.complete || raw.destroy());
  });
}

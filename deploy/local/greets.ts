import { connect } from 'node:net';

/** Returns whether a server on the port sends this greeting after connecting; sends nothing. */
export function greets(port: number, expected: string, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: 1000 });
    const answer = (greeted: boolean) => {
      socket.destroy();
      resolve(greeted);
    };
    socket.once('data', (bytes) => answer(bytes.toString('latin1').startsWith(expected)));
    socket.once('error', () => answer(false));
    socket.once('timeout', () => answer(false));
    socket.once('close', () => resolve(false));
  });
}

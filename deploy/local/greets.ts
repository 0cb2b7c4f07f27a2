import { connect } from 'node:net';

/** Whether a server that speaks first greets on the port with these words; nothing is sent. */
export function greets(port: number, words: string, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: 1000 });
    const answer = (greeted: boolean) => {
      socket.destroy();
      resolve(greeted);
    };
    socket.once('data', (bytes) => answer(bytes.toString('latin1').startsWith(words)));
    socket.once('error', () => answer(false));
    socket.once('timeout', () => answer(false));
    socket.once('close', () => resolve(false));
  });
}

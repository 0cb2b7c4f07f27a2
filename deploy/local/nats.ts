import { connect } from 'node:net';
import type { TaskSpec } from './launcher.ts';
import { natsBinary } from './nats-binary.ts';

export interface NatsOptions {
  storeDir: string;
  port: number;
}

/** The command that runs nats-server with JetStream on 127.0.0.1. */
export async function natsCommand({ storeDir, port }: NatsOptions): Promise<Omit<TaskSpec, 'name'>> {
  return { command: await natsBinary(), args: ['-js', '-a', '127.0.0.1', '-p', String(port), '-sd', storeDir], env: {} };
}

/** Whether a NATS server greets on the port: it speaks first, so nothing is sent. */
export function natsGreets(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: 1000 });
    const answer = (greeted: boolean) => {
      socket.destroy();
      resolve(greeted);
    };
    socket.once('data', (bytes) => answer(bytes.toString('latin1').startsWith('INFO ')));
    socket.once('error', () => answer(false));
    socket.once('timeout', () => answer(false));
    socket.once('close', () => resolve(false));
  });
}

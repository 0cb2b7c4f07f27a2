import { greets } from './greets.ts';
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

/** Whether a NATS server greets on the port. */
export const natsGreets = (port: number, host?: string): Promise<boolean> => greets(port, 'INFO ', host);

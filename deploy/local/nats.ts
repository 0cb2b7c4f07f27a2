import { type ChildProcess, spawn } from 'node:child_process';
import { natsBinary } from './nats-binary.ts';

export interface NatsOptions {
  storeDir: string;
  port: number;
  onLog?: (text: string) => void;
}

export interface RunningNats {
  url: string;
  process: ChildProcess;
}

/** Starts nats-server with JetStream on 127.0.0.1 and answers when it takes clients. */
export async function startNats(options: NatsOptions): Promise<RunningNats> {
  const binary = await natsBinary();
  const child = spawn(binary, ['-js', '-a', '127.0.0.1', '-p', String(options.port), '-sd', options.storeDir], {
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await new Promise<void>((resolve, reject) => {
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      options.onLog?.(text);
      if (said.length < 4000) said += text;
      if (said.includes('Server is ready')) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`NATS did not start:\n${said.trim()}`)));
  });
  return { url: `nats://127.0.0.1:${options.port}`, process: child };
}

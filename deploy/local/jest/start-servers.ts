import { spawn } from 'node:child_process';
import { join } from 'node:path';

type Answer = { postgres: string; nats: string } | { error: string };

export interface TestServers {
  /** Connection URL of the superuser. */
  postgres: string;
  nats: string;
  /** Stops these two servers and deletes their data. */
  stop(): Promise<void>;
}

/** `hasty` doesn't wait for the disk, for tests; `durable` commits like a production server, for benchmarks. */
export type Durability = 'hasty' | 'durable';

/** Starts one PostgreSQL and one NATS on free ports. They end with this process, even if it is killed. */
export async function startServers(durability: Durability): Promise<TestServers> {
  const script = join(import.meta.dirname, 'servers.ts');
  const child = spawn(process.execPath, [script, durability], { detached: true, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const answer = await new Promise<Answer>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Answer));
    child.once('exit', (code) => reject(new Error(`The test servers ended with ${code} before they were ready`)));
  });
  if ('error' in answer) throw new Error(answer.error);
  child.unref();
  child.channel?.unref();
  return {
    ...answer,
    async stop() {
      if (child.exitCode !== null) return;
      child.ref();
      const exited = new Promise((resolve) => child.once('exit', resolve));
      child.disconnect();
      await exited;
    },
  };
}

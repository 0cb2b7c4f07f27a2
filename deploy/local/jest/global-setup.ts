import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

type Answer = { postgres: string; nats: string } | { error: string };

declare global {
  // Jest gives setup and teardown no other way to meet.
  var meowtaleTestServers: ChildProcess | undefined;
}

/** Starts one PostgreSQL and one NATS for the whole run and names them in TEST_PG_URL and TEST_NATS_URL. */
export default async function startTestServers(): Promise<void> {
  const script = join(import.meta.dirname, 'servers.ts');
  const child = spawn(process.execPath, [script], { detached: true, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const answer = await new Promise<Answer>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Answer));
    child.once('exit', (code) => reject(new Error(`The test servers ended with ${code} before they were ready`)));
  });
  if ('error' in answer) throw new Error(answer.error);
  process.env.TEST_PG_URL = answer.postgres;
  process.env.TEST_NATS_URL = answer.nats;
  globalThis.meowtaleTestServers = child;
  child.unref();
  child.channel?.unref();
}

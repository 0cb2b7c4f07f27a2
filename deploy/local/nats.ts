import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { greets } from './greets.ts';
import type { TaskSpec } from './launcher.ts';
import { natsBinary } from './nats-binary.ts';

export interface NatsOptions {
  storeDir: string;
  port: number;
  /** Whether a message is on the disk before it is acknowledged, where the server can: from 2.10 on. By default up to two minutes later. */
  syncAlways: boolean;
}

const run = promisify(execFile);

/** Returns whether the server supports `sync_interval: always`, with which 2.9 doesn't start. */
async function canSyncAlways(binary: string): Promise<boolean> {
  const { stdout } = await run(binary, ['--version']);
  const [, major = 0, minor = 0] = /v(\d+)\.(\d+)/.exec(stdout)?.map(Number) ?? [];
  return major > 2 || (major === 2 && minor >= 10);
}

/**
 * Returns the command that runs nats-server with JetStream on 127.0.0.1. The setting is only possible in a file, which is
 * written beside `storeDir`.
 */
export async function natsCommand({ storeDir, port, syncAlways }: NatsOptions): Promise<Omit<TaskSpec, 'name'>> {
  const command = await natsBinary();
  const args = ['-js', '-a', '127.0.0.1', '-p', String(port), '-sd', storeDir];
  if (!syncAlways || !(await canSyncAlways(command))) return { command, args, env: {} };
  const file = `${storeDir}.conf`;
  writeFileSync(file, `jetstream { store_dir: ${JSON.stringify(storeDir)}, sync_interval: always }\n`);
  return { command, args: ['-c', file, ...args], env: {} };
}

/** Returns whether a NATS server listens on the port. */
export const natsGreets = (port: number, host?: string): Promise<boolean> => greets(port, 'INFO ', host);

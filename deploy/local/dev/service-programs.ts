import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Service } from '@meowtale/build/slices';
import { waitUntil } from '@meowtale/service-kit/wait-until';
import { host } from '../addresses.ts';
import { httpOk } from '../http-ok.ts';
import { endChild, type ProcessSpec, type TaskSpec } from '../launcher.ts';
import { dataRoot } from '../paths.ts';
import { freePort } from '../ports.ts';
import * as programs from '../programs.ts';
import { addressesWith, readRunningStack } from './running-stack.ts';

const READY_WITHIN_MS = 60_000;
const STOPPED_WITHIN_MS = 5_000;

/** Starts a program, which ends with this one. */
function begin({ command, args, cwd, env }: TaskSpec): ChildProcess {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
  const kill = () => void child.kill();
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  return child;
}

/** Runs a program to its end. @throws when it fails; its output says why */
export async function runToEnd(spec: TaskSpec): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  begin(spec).once('exit', resolve).once('error', reject);
  const code = await promise;
  if (code !== 0) throw new Error(`${spec.name} ended with ${code}`);
}

export const endProgram = (child: ChildProcess) => endChild(child, 'SIGTERM', STOPPED_WITHIN_MS);

/** Starts a program; null when it ended, or wasn't ready in time. */
export async function startProgram(spec: ProcessSpec): Promise<ChildProcess | null> {
  const child = begin(spec);
  const isReady = await waitUntil(async () => child.exitCode !== null || (await spec.ready()), { withinMs: READY_WITHIN_MS });
  if (isReady && child.exitCode === null) return child;
  await endProgram(child);
  return null;
}

export interface ServicePrograms {
  /** Where the shell shows the released remotes with the local program. */
  site: string;
  migration: TaskSpec;
  service: ProcessSpec;
  gateway: ProcessSpec;
  shell: ProcessSpec;
}

/**
 * Returns the programs with which a service runs beside the local stack: itself, on the database of the stack's own, and a gateway and a
 * shell that call it instead of the stack's own.
 */
export async function findPrograms(one: Service): Promise<ServicePrograms> {
  const settings = readRunningStack(dataRoot);
  const [port, gatewayPort, shellPort, sitesPort] = [await freePort(), await freePort(), await freePort(), await freePort()];
  const site = `http://localhost:${shellPort}`;
  const here = { SITE_URL: site, SHELL_ORIGIN: site, BASE_URL: site, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' };
  const at = (spec: ProcessSpec, address: number, env: Record<string, string> = {}): ProcessSpec => ({
    ...spec,
    env: { ...spec.env, ...here, ...env, PORT: String(address) },
    ready: httpOk(`http://${host}:${address}/health/ready`),
  });
  const schemas = join(dataRoot, 'development', `gateway-${one.name}`);
  rmSync(schemas, { recursive: true, force: true });
  return {
    site,
    migration: programs.migration(settings, one),
    service: at(programs.service(settings, one), port),
    gateway: at(programs.gateway(settings), gatewayPort, {
      // An environment without releases: those of services would replace the program's own schema and address.
      RELEASE_ENVIRONMENT: `development-${one.database.replaceAll('_', '-')}`,
      OPERATIONS_MODE: 'open',
      DATA_DIR: schemas,
      ...addressesWith(one.name, `http://${host}:${port}`),
    }),
    shell: at(programs.shell(settings), shellPort, {
      SITES_PORT: String(sitesPort),
      OPERATIONS_MODE: 'open',
      GATEWAY_URL: `http://${host}:${gatewayPort}`,
    }),
  };
}

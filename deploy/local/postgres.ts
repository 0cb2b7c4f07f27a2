import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { waitUntil } from '@meowtale/service-kit/wait-until';
import type { TaskSpec } from './launcher.ts';
import { postgresBinaries } from './postgres-binaries.ts';
import { commandOf, isAlive, markOf, signal } from './process-table.ts';
import { unprivilegedCredentials } from './unprivileged.ts';

const run = promisify(execFile);
const superuser = 'postgres';

export interface PostgresOptions {
  dataDir: string;
  port: number;
  password: string;
  /** Server settings beside ours, e.g. `fsync: 'off'` for a server that lives for one test run. */
  settings?: Record<string, string>;
}

/** Creates the cluster when the folder has none. Its text order is PostgreSQL's built-in C.UTF-8, which is the same on every machine. */
export async function createCluster(options: PostgresOptions): Promise<void> {
  const { dataDir, password } = options;
  if (existsSync(join(dataDir, 'PG_VERSION')) && existsSync(join(dataDir, 'meowtale.ready'))) return;
  const { initdb } = await postgresBinaries();
  const credentials = unprivilegedCredentials();
  // A cluster without our mark was interrupted while it was created, so it contains nothing.
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const passwordFile = `${dataDir}.password`;
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (credentials) for (const path of [dataDir, passwordFile]) chownSync(path, credentials.uid, credentials.gid);
  try {
    await run(
      initdb,
      [
        `--pgdata=${dataDir}`,
        `--username=${superuser}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--no-sync',
        '--no-instructions',
      ],
      { ...credentials, cwd: '/' },
    );
  } finally {
    rmSync(passwordFile, { force: true });
  }
  writeFileSync(join(dataDir, 'meowtale.ready'), '');
  if (credentials) chownSync(join(dataDir, 'meowtale.ready'), credentials.uid, credentials.gid);
}

/** Returns the command that runs the server in the foreground. The password is set only when the cluster is created. */
export async function postgresCommand(options: PostgresOptions): Promise<Omit<TaskSpec, 'name'>> {
  const { postgres } = await postgresBinaries();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '300',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...options.settings,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const args = ['-D', options.dataDir, '-p', String(options.port), ...flags];
  return { command: postgres, args, env: {}, credentials: unprivilegedCredentials() };
}

/** Returns the superuser's URL of the `postgres` database. */
export function superuserUrl({ port, password }: Pick<PostgresOptions, 'port' | 'password'>): string {
  return `postgres://${superuser}:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;
}

/**
 * Removes what an ended server on `dataDir` left behind: ends a postmaster that outlived its parent, and deletes the pid file,
 * which would keep PostgreSQL from starting when its pid now belongs to another process. Returns whether a postmaster was ended.
 */
export async function clearStalePostmaster(dataDir: string): Promise<boolean> {
  const file = join(dataDir, 'postmaster.pid');
  if (!existsSync(file)) return false;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  const mark = markOf(pid);
  const ours = mark !== undefined && (commandOf(pid)?.includes(dataDir) ?? false);
  if (mark && ours) {
    signal(pid, 'SIGINT');
    if (!(await waitUntil(() => !isAlive(mark), { withinMs: 5000 }))) {
      signal(pid, 'SIGQUIT');
      await waitUntil(() => !isAlive(mark), { withinMs: 5000 });
    }
  }
  rmSync(file, { force: true });
  return ours;
}

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { postgresBinaries } from './postgres-binaries.ts';
import { unprivilegedCredentials } from './unprivileged.ts';

const run = promisify(execFile);
const superuser = 'postgres';

export interface PostgresOptions {
  dataDir: string;
  port: number;
  password: string;
  /** Server settings beside ours, e.g. `fsync: 'off'` for a server that lives for one test run. */
  settings?: Record<string, string>;
  onLog?: (text: string) => void;
}

export interface RunningPostgres {
  /** The superuser's connection string to the `postgres` database. */
  url: string;
  process: ChildProcess;
}

/** Makes the cluster when the folder has none. Its text order is PostgreSQL's own C.UTF-8: the same on every machine. */
export async function createCluster(options: PostgresOptions): Promise<void> {
  const { dataDir, password } = options;
  if (existsSync(join(dataDir, 'PG_VERSION')) && existsSync(join(dataDir, 'meowtale.ready'))) return;
  const { initdb } = await postgresBinaries();
  const credentials = unprivilegedCredentials();
  // A cluster without our mark was cut short while it was being made, so it holds nothing.
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

/**
 * Starts the server and answers when it takes connections. The process leads its own group, so that a Ctrl-C in the
 * terminal reaches whoever must drain first and not the database.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  await createCluster(options);
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
  const child = spawn(postgres, ['-D', options.dataDir, '-p', String(options.port), ...flags], {
    ...unprivilegedCredentials(),
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await untilReady(child, options.onLog);
  const url = `postgres://${superuser}:${encodeURIComponent(options.password)}@127.0.0.1:${options.port}/postgres`;
  return { url, process: child };
}

function untilReady(child: ChildProcess, onLog?: (text: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      onLog?.(text);
      if (said.length < 4000) said += text;
      if (text.includes('ready to accept connections')) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${said.trim()}`)));
  });
}

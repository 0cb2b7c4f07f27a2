import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createDatabase, type ServiceDatabase } from '@meowtale/deploy/databases';
import { httpOk } from '@meowtale/deploy/http-ok';
import { freePort } from '@meowtale/deploy/ports';
import { openRunFiles } from '@meowtale/deploy/run-files';
import { startServers } from '@meowtale/deploy/servers';
import { localSettings } from '@meowtale/deploy/settings';
import { createSupervisor } from '@meowtale/deploy/supervisor';

const root = resolve(import.meta.dirname, '..');
const host = '127.0.0.1';

/** PostgreSQL and NATS that commit durably, a folder, and programs of the repository; all are removed after the run. */
export interface BenchServers {
  folder: string;
  natsUrl: string;
  /** The superuser's URL. */
  postgresUrl: string;
  signingSecret: string;
  /** Creates a database with its two roles. */
  database(name: string): Promise<ServiceDatabase>;
  /** Runs a program of the repository to its end. Throws with its last lines when it fails. */
  run(name: string, file: string, env?: Record<string, string>, args?: readonly string[]): Promise<string>;
  /**
   * Starts a program of the repository, or a peer by its absolute path, on the given port or a free one. Returns its URL once it is ready.
   */
  serve(name: string, file: string, env?: Record<string, string>, options?: ServeOptions): Promise<string>;
  /** Registers what must stop before the servers do, however the run ends. It may be called twice and must then do nothing. */
  stopFirst(stop: () => Promise<void>): void;
  close(): Promise<void>;
}

export interface ServeOptions {
  port?: number;
  readyPath?: string;
  args?: string[];
}

export async function openBenchServers(): Promise<BenchServers> {
  const folder = mkdtempSync(join(tmpdir(), 'meowtale-bench-'));
  // PostgreSQL may run as another account, which needs to enter this folder.
  chmodSync(folder, 0o755);
  const servers = await startServers('durable');
  const supervisor = createSupervisor({
    runFiles: openRunFiles(join(folder, 'run')),
    logFolder: join(folder, 'logs'),
    say: (line) => console.error(line),
  });
  const stops: (() => Promise<void>)[] = [];
  const secret = () => randomBytes(32).toString('hex');
  const [signingSecret, grantSecret, ownerPassword, runtimePassword] = [secret(), secret(), secret(), secret()];
  const inherited = Object.entries(process.env).filter(
    (entry): entry is [string, string] =>
      entry[1] !== undefined && !/^(npm_|NODE_OPTIONS$|DATABASE_|MEOWTALE_|RELEASES_S3_)/.test(entry[0]),
  );
  const common = {
    ...Object.fromEntries(inherited),
    ...localSettings,
    HOST: host,
    LOG_LEVEL: 'warn',
    NATS_URL: servers.nats,
    GATEWAY_SIGNING_SECRET: signingSecret,
    GRANT_SIGNING_SECRET: grantSecret,
    BANK_KEYS: `bench:${secret()}`,
    FILES_DIR: join(folder, 'files'),
    RELEASES_DIR: join(folder, 'releases'),
  };
  mkdirSync(common.FILES_DIR);
  const task = (name: string, file: string, env: Record<string, string> = {}) => ({
    name,
    command: process.execPath,
    args: [resolve(root, file)],
    cwd: root,
    env: { ...common, ...env },
  });

  return {
    folder,
    natsUrl: servers.nats,
    postgresUrl: servers.postgres,
    signingSecret,
    async database(name) {
      const port = Number(new URL(servers.postgres).port);
      await createDatabase({ port, superuserUrl: servers.postgres, name, ownerPassword, runtimePassword });
      const url = (role: string, password: string) => `postgres://${name}_${role}:${password}@${host}:${port}/${name}`;
      return { ownerUrl: url('owner', ownerPassword), runtimeUrl: url('runtime', runtimePassword), runtimeRole: `${name}_runtime` };
    },
    run(name, file, env, args = []) {
      const program = task(name, file, env);
      return supervisor.runTask({ ...program, args: [...program.args, ...args] });
    },
    async serve(name, file, env = {}, { port, readyPath = '/health/ready', args = [] } = {}) {
      const chosen = port ?? (await freePort());
      const origin = `http://${host}:${chosen}`;
      const program = task(name, file, { ...env, PORT: String(chosen) });
      await supervisor.start({ ...program, args: [...program.args, ...args], ready: httpOk(`${origin}${readyPath}`) });
      return origin;
    },
    stopFirst: (stop) => void stops.push(stop),
    async close() {
      await Promise.all(stops.map((stop) => stop()));
      await supervisor.stop();
      await servers.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Creates the database `name` and migrates it with a service's own program. */
export async function migrated(house: BenchServers, service: string, name: string): Promise<ServiceDatabase> {
  const database = await house.database(name);
  const env = { DATABASE_OWNER_URL: database.ownerUrl, DATABASE_RUNTIME_ROLE: database.runtimeRole };
  await house.run(`${name}-migrate`, `${service}/src/migrate.ts`, env);
  return database;
}

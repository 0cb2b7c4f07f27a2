import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isExecutable, onPath } from '@meowtale/deploy/find-program';
import { programCache } from '@meowtale/deploy/paths';
import type { Contestant } from '../method/rounds.ts';

const run = promisify(execFile);

interface Program {
  path: string;
  env: Record<string, string>;
}

/** Finds an installed pgbench. Debian keeps each version's programs in a folder; those on PATH are slow wrapper scripts. */
function installed(): string | undefined {
  const versions = '/usr/lib/postgresql';
  const found = existsSync(versions) ? readdirSync(versions).map((version) => join(versions, version, 'bin/pgbench')) : [];
  return [process.env.PGBENCH_BIN ?? '', ...found].find(isExecutable) ?? onPath(['pgbench'], process.env.PATH);
}

/** Downloads Debian's packages of pgbench and its library, and unpacks them without installing them. */
async function fetched(): Promise<Program> {
  const home = join(programCache, 'pgbench');
  if (!existsSync(home)) {
    mkdirSync(programCache, { recursive: true });
    const folder = mkdtempSync(`${home}-`);
    try {
      const { stdout } = await run('apt-cache', ['depends', 'postgresql'], { timeout: 60_000 });
      const server = /Depends: (postgresql-\d+)/.exec(stdout)?.[1];
      if (!server) throw new Error('Debian has no PostgreSQL for this machine');
      await run('apt-get', ['download', server, 'libpq5'], { cwd: folder, timeout: 120_000 });
      for (const archive of readdirSync(folder)) await run('dpkg', ['-x', archive, '.'], { cwd: folder });
      renameSync(folder, home);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  const files = readdirSync(home, { recursive: true, encoding: 'utf8' });
  const [path, library] = [files.find((file) => file.endsWith('/bin/pgbench')), files.find((file) => file.endsWith('/libpq.so.5'))];
  if (!path || !library) throw new Error(`${home} holds no pgbench`);
  return { path: join(home, path), env: { LD_LIBRARY_PATH: join(home, library, '..') } };
}

/** Returns PGBENCH_BIN, the system's pgbench, or the one from Debian's package. @throws when there is none, saying what to do */
async function findPgbench(): Promise<Program> {
  const path = installed();
  if (path) return { path, env: {} };
  return fetched().catch((error: Error) => {
    throw new Error(`pgbench is not here and could not be brought (${error.message}); install it, or set PGBENCH_BIN to its path`);
  });
}

export interface PgbenchOptions {
  databaseUrl: string;
  connections: number;
  forSeconds: number;
  seed: number;
}

export interface Pgbench {
  /** Runs a script in pgbench's own language, or one of its built-in scripts. Its tables must exist. */
  contestant(script: { name: string; text: string } | { builtin: 'tpcb-like' }): Contestant;
  /** Creates the tables of the built-in scripts. */
  makeTables(scale: number): Promise<void>;
}

/** Opens PostgreSQL's own load generator: written in C, with prepared statements and no work between two of them. */
export async function openPgbench(folder: string, options: PgbenchOptions): Promise<Pgbench> {
  const { path, env } = await findPgbench();
  const { hostname, port, username, password, pathname } = new URL(options.databaseUrl);
  const where = ['-h', hostname, '-p', port, '-U', username, pathname.slice(1)];
  const call = (args: string[]) =>
    run(path, [...args, ...where], { env: { ...process.env, ...env, PGPASSWORD: password }, maxBuffer: 16 * 1024 * 1024 });
  const { connections, forSeconds, seed } = options;
  const load = ['-n', '-M', 'prepared', '-c', String(connections), '-j', '1', '-T', String(forSeconds), '--random-seed', String(seed)];
  return {
    contestant(script) {
      const file = 'builtin' in script ? undefined : join(folder, `${script.name}.sql`);
      if (file && 'text' in script) writeFileSync(file, script.text);
      const which = file ? ['-f', file] : ['-b', (script as { builtin: string }).builtin];
      return {
        async turn() {
          const { stdout } = await call([...load, ...which]);
          const n = Number(/transactions actually processed: (\d+)/.exec(stdout)?.[1]);
          const rate = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
          if (!(n > 0 && rate > 0)) throw new Error(`pgbench did nothing: ${stdout}`);
          return { n, ms: (n * 1000) / rate };
        },
      };
    },
    async makeTables(scale) {
      await call(['-i', '-q', '-s', String(scale)]);
    },
  };
}

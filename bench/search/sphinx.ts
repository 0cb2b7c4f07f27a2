import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { programCache } from '@meowtale/deploy/paths';
import { freePort } from '@meowtale/deploy/ports';
import type { BenchServers } from '../servers.ts';
import { openSphinx, type SphinxClient } from './sphinx-client.ts';

const run = promisify(execFile);
const PACKAGES = ['sphinxsearch', 'libmariadb3', 'libodbc2', 'libltdl7', 'libpq5', 'libre2-9', 'libstemmer0d', 'libexpat1'];

/** Downloads Debian's packages of it and of its libraries, and unpacks them without installing them. @throws when that fails */
async function findSphinx(): Promise<{ bin: string; env: NodeJS.ProcessEnv }> {
  const home = join(programCache, 'sphinxsearch');
  if (!existsSync(home)) {
    mkdirSync(programCache, { recursive: true });
    const folder = mkdtempSync(`${home}-`);
    try {
      await run('apt-get', ['download', ...PACKAGES], { cwd: folder, timeout: 120_000 });
      for (const archive of readdirSync(folder)) await run('dpkg', ['-x', archive, '.'], { cwd: folder });
      renameSync(folder, home);
    } catch (error) {
      throw new Error(`sphinxsearch is not here and could not be brought (${(error as Error).message})`);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  const libraries = readdirSync(join(home, 'usr/lib')).filter((name) => name.includes('-linux-'));
  const path = libraries.map((name) => join(home, 'usr/lib', name)).join(':');
  return { bin: join(home, 'usr/bin'), env: { ...process.env, LD_LIBRARY_PATH: path } };
}

/** Indexes documents with Debian's sphinxsearch and serves them, with every file in memory that it can keep there. */
export async function serveSphinx(house: BenchServers, documents: string): Promise<SphinxClient> {
  const { bin, env } = await findSphinx();
  const folder = join(house.folder, 'sphinx');
  mkdirSync(folder);
  const port = await freePort();
  const config = join(folder, 'sphinx.conf');
  writeFileSync(
    config,
    `source listings {
  type = tsvpipe
  tsvpipe_command = cat ${documents}
  tsvpipe_field = name
  tsvpipe_field = brief
  tsvpipe_field = tags
  tsvpipe_field = creator
  tsvpipe_attr_uint = popularity
}
index listings {
  source = listings
  path = ${join(folder, 'listings')}
  docinfo = extern
  mlock = 0
}
indexer {
  mem_limit = 1024M
}
searchd {
  listen = 127.0.0.1:${port}:mysql41
  log = ${join(folder, 'searchd.log')}
  pid_file = ${join(folder, 'searchd.pid')}
  binlog_path =
  workers = threads
  dist_threads = 2
  max_packet_size = 8M
}
`,
  );
  await run(join(bin, 'indexer'), ['--config', config, '--quiet', '--all'], { env, maxBuffer: 16 * 1024 * 1024 });
  const server = spawn(join(bin, 'searchd'), ['--config', config, '--nodetach'], { env, stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  house.stopFirst(async () => {
    server.kill();
    await ended;
  });
  for (let tries = 0; tries < 100; tries += 1) {
    const client = await openSphinx(port).catch(() => null);
    if (client) return client;
    await pause(100);
  }
  throw new Error('sphinxsearch did not start');
}

import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { isExecutable, onPath, reasonOf } from './find-program.ts';
import { programCache } from './paths.ts';

const run = promisify(execFile);

/** The release that is used without Debian's package; checksums from the official images' Dockerfile. */
const release = {
  version: '2.10.29',
  sha256: {
    x64: 'e314da74a83a1d3876db8814c27eb990fe729640fd6452025b441bcede8390da',
    arm64: 'da4b27942ecfb4c5f0c54553d2e7f470ddda9d7581cfe8131b351a0e223ed401',
  },
} as const;

/** What the finder may touch; tests replace it. */
export interface NatsSearch {
  env: NodeJS.ProcessEnv;
  cacheFile: string;
  /** Leaves an executable at `target` or throws with the reason. */
  fetchers: Array<{ name: string; fetch: (target: string) => Promise<void> }>;
}

const defaultSearch: NatsSearch = {
  env: process.env,
  cacheFile: join(programCache, 'nats-server'),
  fetchers: [
    { name: 'apt-get download nats-server', fetch: fetchFromDebian },
    { name: `GitHub release v${release.version}`, fetch: fetchFromGitHub },
  ],
};

/**
 * Returns the path of a nats-server: NATS_SERVER_BIN, then PATH, then the one fetched before, then Debian's package (unpacked, never
 * installed), then a pinned release. Throws with everything that was tried and what to do.
 */
export async function natsBinary(search: NatsSearch = defaultSearch): Promise<string> {
  const tried: string[] = [];
  const given = search.env.NATS_SERVER_BIN;
  if (given) {
    if (isExecutable(given)) return given;
    tried.push(`NATS_SERVER_BIN: ${given} is not a program that can be run`);
  } else tried.push('NATS_SERVER_BIN: not set');

  const installed = onPath(['nats-server'], search.env.PATH);
  if (installed) return installed;
  tried.push('PATH: no nats-server');

  if (isExecutable(search.cacheFile)) return search.cacheFile;
  tried.push(`${search.cacheFile}: not there`);

  for (const { name, fetch } of search.fetchers) {
    try {
      await fetch(search.cacheFile);
      return search.cacheFile;
    } catch (error) {
      tried.push(`${name}: ${reasonOf(error)}`);
    }
  }
  throw new Error(
    [
      'NATS is not on this machine and could not be brought. Tried:',
      ...tried.map((line) => `  - ${line}`),
      'Install nats-server 2.9 or newer (https://nats.io/download), or set NATS_SERVER_BIN to its path, or set NATS_URL to a running server with JetStream.',
    ].join('\n'),
  );
}

async function fetchFromDebian(target: string): Promise<void> {
  await inWorkFolder(async (folder) => {
    await run('apt-get', ['download', 'nats-server'], { cwd: folder, timeout: 120_000 });
    const archive = readdirSync(folder).find((file) => file.endsWith('.deb'));
    if (!archive) throw new Error('apt-get brought no package');
    await run('dpkg', ['-x', archive, 'unpacked'], { cwd: folder });
    const program = ['usr/sbin', 'usr/bin'].map((bin) => join(folder, 'unpacked', bin, 'nats-server')).find((path) => existsSync(path));
    if (!program) throw new Error('the package has no nats-server');
    await keep(program, target);
  });
}

async function fetchFromGitHub(target: string): Promise<void> {
  const sum = process.platform === 'linux' ? release.sha256[process.arch as keyof typeof release.sha256] : undefined;
  if (!sum) throw new Error(`no pinned release for ${process.platform}-${process.arch}`);
  const name = `nats-server-v${release.version}-linux-${process.arch === 'x64' ? 'amd64' : 'arm64'}`;
  const url = `https://github.com/nats-io/nats-server/releases/download/v${release.version}/${name}.tar.gz`;
  const response = await fetch(url, { signal: AbortSignal.timeout(120_000) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const archive = Buffer.from(await response.arrayBuffer());
  const got = createHash('sha256').update(archive).digest('hex');
  if (got !== sum) throw new Error(`${url} has sha256 ${got}, expected ${sum}`);
  await inWorkFolder(async (folder) => {
    writeFileSync(join(folder, 'release.tar.gz'), archive);
    await run('tar', ['-xzf', 'release.tar.gz'], { cwd: folder });
    await keep(join(folder, name, 'nats-server'), target);
  });
}

async function inWorkFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'meowtale-nats-'));
  // apt drops its privileges to its own account, which must be able to write here.
  chmodSync(folder, 0o777);
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Moves a fetched program to its final name once it is complete and runs, because two runs may fetch at once. */
async function keep(program: string, target: string): Promise<void> {
  await run(program, ['--version'], { timeout: 10_000 });
  mkdirSync(dirname(target), { recursive: true });
  const staged = `${target}.${process.pid}`;
  await run('cp', [program, staged]);
  chmodSync(staged, 0o755);
  renameSync(staged, target);
}

import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { waitUntil } from '@meowtale/service-kit/wait-until';
import { repositoryRoot } from './paths.ts';

let clone: string;

/** Creates a clone with one package and a fake npm, which writes what the real one would and leaves a file as a trace. */
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'meowtale a clone '));
  copyFileSync(join(repositoryRoot, 'bootstrap.mjs'), join(clone, 'bootstrap.mjs'));
  writeFileSync(join(clone, 'package.json'), JSON.stringify({ type: 'module', devDependencies: { node: process.version.slice(1) } }));
  lock('1.0.0');
  mkdirSync(join(clone, 'deploy/local'), { recursive: true });
  writeFileSync(
    join(clone, 'deploy/local/start.ts'),
    'const word: string = "started"; console.log(word, ...process.argv.slice(2)); process.exitCode = 7;',
  );
  mkdirSync(join(clone, 'bin'));
  fakeNpm(`
    mkdir -p node_modules/node/bin && ln -sf '${process.execPath}' node_modules/node/bin/node
    cp package-lock.json node_modules/.package-lock.json`);
});
afterEach(() => rmSync(clone, { recursive: true, force: true }));

function lock(version: string): void {
  const packages = {
    '': {},
    'node_modules/knex': { version },
    'node_modules/fsevents': { version: '2.3.3', optional: true },
  };
  writeFileSync(join(clone, 'package-lock.json'), JSON.stringify({ packages }));
}

function fakeNpm(script: string): void {
  writeFileSync(join(clone, 'bin/npm'), `#!/bin/sh\necho "$@" >> npm-ran\n${script}\n`);
  chmodSync(join(clone, 'bin/npm'), 0o755);
}

function bootstrap(args: string | string[], given: Record<string, string> = {}, account: { uid?: number; gid?: number } = {}) {
  const env = { PATH: `${join(clone, 'bin')}:${process.env.PATH}`, HOME: join(clone, 'home'), ...given };
  return spawnSync(process.execPath, ['bootstrap.mjs', ...[args].flat()], { cwd: clone, env, encoding: 'utf8', ...account });
}

function timesInstalled(): number {
  return existsSync(join(clone, 'npm-ran')) ? readFileSync(join(clone, 'npm-ran'), 'utf8').trim().split('\n').length : 0;
}

test('a fresh clone is installed, then the program starts on the pinned Node with its arguments and exit code', () => {
  const { stdout, status } = bootstrap(['start', '--quiet']);
  expect(stdout).toMatch(/^installing the packages \(first time.*\ninstalled the packages in \d+\.\d s\nstarted --quiet\n$/);
  expect(status).toBe(7);
  expect(readFileSync(join(clone, 'npm-ran'), 'utf8')).toMatch(/^ci /);
});

test('a second start installs nothing', () => {
  bootstrap('start');
  expect(bootstrap('start').stdout).toBe('started\n');
  expect(timesInstalled()).toBe(1);
});

test('a changed package-lock.json is installed again, and a package for another platform is not missed', () => {
  bootstrap('start');
  lock('1.0.1');
  expect(bootstrap('start').stdout).toContain('package-lock.json has changed');
  const record = JSON.parse(readFileSync(join(clone, 'package-lock.json'), 'utf8'));
  delete record.packages['node_modules/fsevents'];
  writeFileSync(join(clone, 'node_modules/.package-lock.json'), JSON.stringify(record));
  bootstrap('start');
  expect(timesInstalled()).toBe(2);
});

test('an interrupted installation is repeated', () => {
  bootstrap('start');
  rmSync(join(clone, 'node_modules/.package-lock.json'));
  expect(bootstrap('start').stdout).toContain('started');
  expect(timesInstalled()).toBe(2);
});

test('a failure of npm is printed and nothing is started', () => {
  fakeNpm('echo "npm error ENOSPC: no space left on device" >&2; exit 228');
  const { stdout, stderr, status } = bootstrap('start');
  expect(stderr).toMatch(/ENOSPC: no space left on device[\s\S]*npm ci failed after .* s; nothing was started\./);
  expect(stdout).not.toContain('started');
  expect(status).toBe(1);
});

/** Returns the cache folder that npm was given. */
const KEEP_CACHE = 'echo "$npm_config_cache" > npm-cache-was';
const cacheGiven = () => readFileSync(join(clone, 'npm-cache-was'), 'utf8').trim();

test.each([
  ['is a file', '/dev/null'],
  ['can’t be made', '/proc/no/such/home'],
])('with a home that %s, npm’s cache is in the clone', (_what, home) => {
  fakeNpm(`${KEEP_CACHE}; exit 1`);
  bootstrap(['start'], { HOME: home });
  expect(cacheGiven()).toBe(join(clone, '.data/npm-cache'));
  expect(statSync(join(clone, '.data')).mode & 0o777).toBe(0o755);
});

test('in a clone of another account the error names its owner, and npm is not run', () => {
  // Root may write to a read-only folder: run as an unprivileged account then.
  const other = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  chmodSync(clone, other.uid ? 0o755 : 0o555);
  const { stderr, status } = bootstrap('start', {}, other);
  chmodSync(clone, 0o755);
  expect(stderr).toMatch(/^\/.* belongs to account .*, and this account can't write to it\. Start as that account\.\n$/);
  expect([status, timesInstalled()]).toEqual([1, 0]);
});

test('with a usable home npm’s cache stays at its usual place', () => {
  fakeNpm(`${KEEP_CACHE}; exit 1`);
  bootstrap(['start'], { HOME: join(clone, 'home') });
  expect(cacheGiven()).toBe('');
  bootstrap(['start'], { HOME: '/dev/null', npm_config_cache: join(clone, 'cache') });
  expect(cacheGiven()).toBe(join(clone, 'cache'));
});

test('without a Node from the install scripts the error says what to do', () => {
  fakeNpm('mkdir -p node_modules && cp package-lock.json node_modules/.package-lock.json');
  expect(bootstrap('start').stderr).toContain(`Node ${process.version} is not in node_modules (nothing there)`);
});

test('a Node of another version is rejected', () => {
  bootstrap('start');
  const old = join(clone, 'node_modules/node/bin/node');
  rmSync(old);
  writeFileSync(join(clone, 'old-node'), '#!/bin/sh\necho v20.20.2\n');
  chmodSync(join(clone, 'old-node'), 0o755);
  symlinkSync(join(clone, 'old-node'), old);
  expect(bootstrap('start').stderr).toContain('(v20.20.2)');
});

test('an unknown command prints the existing ones', () => {
  expect(bootstrap('strat').stderr).toContain('usage: node bootstrap.mjs <start |');
});

test('a signal sent only to npm still reaches the program', async () => {
  bootstrap('start');
  const program = `import { writeFileSync } from 'node:fs';
    process.on('SIGTERM', () => { writeFileSync('ended', ''); process.exit(0); });
    writeFileSync('serving', '');
    setInterval(() => {}, 1000);`;
  writeFileSync(join(clone, 'deploy/local/start.ts'), program);
  // npm runs scripts through a shell that passes no signal on.
  const shell = spawn('sh', ['-c', `"${process.execPath}" bootstrap.mjs start; true`], { cwd: clone, stdio: 'ignore' });
  expect(await waitUntil(() => existsSync(join(clone, 'serving')), { withinMs: 60_000 })).toBe(true);
  shell.kill('SIGTERM');
  expect(await waitUntil(() => existsSync(join(clone, 'ended')), { withinMs: 60_000 })).toBe(true);
}, 180_000);

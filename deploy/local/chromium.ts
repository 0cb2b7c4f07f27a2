import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { isExecutable, onPath, reasonOf } from './find-program.ts';
import { programCache } from './paths.ts';

const run = promisify(execFile);
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** A working browser, with the environment that it needs. */
export interface Chromium {
  executablePath: string;
  env: Record<string, string>;
}

export type Way = { name: string; find: () => Promise<Chromium | undefined> };

/** The browser from npm, for accounts that can't install packages. */
export const packaged: Way = { name: '@sparticuz/chromium', find: unpackPackaged };

const given: Way = { name: 'CHROMIUM_BIN', find: async () => plain(process.env.CHROMIUM_BIN) };
const onThePath = (programs: string[]): Way => ({
  name: `PATH (${programs.join(', ')})`,
  find: async () => plain(onPath(programs, process.env.PATH)),
});
const fromDebian = (name: string): Way => ({ name: `apt-get install ${name}`, find: () => installFromDebian(name) });

const finders: Way[] = [given, onThePath(names), fromDebian('chromium'), { name: "Playwright's own", find: findPlaywrights }, packaged];

/** Chromium without a window system, which takes a sixth less processor time; for tests, which open hundreds of pages. */
const SHELL = 'chromium-headless-shell';
export const headlessShellFirst: readonly Way[] = [given, onThePath([SHELL]), fromDebian(SHELL), ...finders.slice(1)];

/**
 * Finds a Chromium that runs here: the configured one, the system's, Debian's package when this is root, Playwright's own, and
 * finally the one from npm. Throws with everything that was tried and what to do.
 */
export async function findChromium(candidates: readonly Way[] = finders): Promise<Chromium> {
  const tried: string[] = [];
  for (const { name, find } of candidates) {
    try {
      const found = await find();
      if (found) {
        await run(found.executablePath, ['--version'], { env: { ...process.env, ...found.env }, timeout: 30_000 });
        return found;
      }
      tried.push(`${name}: not there`);
    } catch (error) {
      tried.push(`${name}: ${reasonOf(error)}`);
    }
  }
  throw new Error(
    [
      'No Chromium runs on this machine. Tried:',
      ...tried.map((line) => `  - ${line}`),
      'Install Chromium or Chrome (Debian: apt-get install chromium), or set CHROMIUM_BIN to its path.',
    ].join('\n'),
  );
}

function plain(executablePath: string | undefined): Chromium | undefined {
  return executablePath ? { executablePath, env: {} } : undefined;
}

async function installFromDebian(name: string): Promise<Chromium | undefined> {
  if (process.getuid?.() !== 0 || !onPath(['apt-get'], process.env.PATH)) return undefined;
  const environment = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, timeout: 300_000 };
  // Another installation may have dpkg's lock for a while.
  const install = ['-o', 'DPkg::Lock::Timeout=120', 'install', '-y', '--no-install-recommends', name];
  await run('apt-get', install, environment).catch(async () => {
    await run('apt-get', ['update'], environment);
    await run('apt-get', install, environment);
  });
  return plain(onPath([name], process.env.PATH));
}

async function findPlaywrights(): Promise<Chromium | undefined> {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  return isExecutable(path) ? { executablePath: path, env: {} } : undefined;
}

/**
 * Unpacks the browser from npm into its own folder, because its fixed names in the temporary folder can't be shared by two accounts, with
 * the libraries that a bare machine lacks.
 */
async function unpackPackaged(): Promise<Chromium | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const home = join(programCache, 'chromium');
  if (!existsSync(home)) {
    mkdirSync(programCache, { recursive: true });
    const staging = mkdtempSync(`${home}-`);
    const script = `const { default: chromium } = await import(${JSON.stringify(pathToFileURL(entry).href)}); await chromium.executablePath();`;
    try {
      // With this variable it also unpacks the libraries made for it.
      const env = { ...process.env, TMPDIR: staging, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
      await run(process.execPath, ['--input-type=module', '-e', script], { env, timeout: 120_000 });
      renameSync(staging, home);
    } catch (error) {
      rmSync(staging, { recursive: true, force: true });
      if (!existsSync(home)) throw error;
    }
  }
  const executablePath = join(home, 'chromium');
  const env = { FONTCONFIG_PATH: configureFonts(home) };
  const runs = await run(executablePath, ['--version'], { env: { ...process.env, ...env } }).then(
    () => true,
    () => false,
  );
  return { executablePath, env: runs ? env : { ...env, LD_LIBRARY_PATH: join(home, 'al2023', 'lib') } };
}

/**
 * Writes a font configuration with the browser's own and the system's fonts, and returns its folder. The packaged one names folders
 * of another machine, and Chromium crashes at the first text when it finds no font.
 */
function configureFonts(home: string): string {
  const folder = join(home, 'fontconfig');
  const escaped = (path: string) => path.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const dirs = [join(home, 'fonts/fonts'), '/usr/share/fonts', '/usr/local/share/fonts'].map((dir) => `<dir>${escaped(dir)}</dir>`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'fonts.conf'),
    `<?xml version="1.0"?>\n<fontconfig>${dirs.join('')}<cachedir>${escaped(join(folder, 'cache'))}</cachedir></fontconfig>\n`,
  );
  return folder;
}

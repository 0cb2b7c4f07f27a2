import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { repositoryRoot } from '@meowtale/build/paths';
import { servicesIn } from '@meowtale/build/slices';
import { waitUntil } from '@meowtale/service-kit/wait-until';
import { originOf, ports } from '../../deploy/local/addresses.ts';
import { createDatabase, localDatabase } from '../../deploy/local/databases.ts';
import { readRunningStack } from '../../deploy/local/dev/running-stack.ts';
import { endChild } from '../../deploy/local/launcher.ts';
import { dataRoot } from '../../deploy/local/paths.ts';
import { superuserUrl } from '../../deploy/local/postgres.ts';
import * as programs from '../../deploy/local/programs.ts';

const OURS = '@meowtale';
const READY_WITHIN_MS = 60_000;

/** Links the installed packages, and those of this repository to the copy's own folders. */
function linkPackages(copy: string): void {
  const [from, to] = [join(repositoryRoot, 'node_modules'), join(copy, 'node_modules')];
  mkdirSync(join(to, OURS), { recursive: true });
  for (const name of readdirSync(from)) if (name !== OURS && name !== '.cache') symlinkSync(join(from, name), join(to, name), 'junction');
  for (const name of readdirSync(join(from, OURS))) symlinkSync(readlinkSync(join(from, OURS, name)), join(to, OURS, name), 'junction');
}

/** Copies this repository's files into a temporary folder, as a clone with installed packages. Returns the folder. */
export function copyCheckout(): string {
  const copy = mkdtempSync(join(tmpdir(), 'meowtale-new-team-'));
  const options = { cwd: repositoryRoot, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 } as const;
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], options).split('\0');
  for (const file of files.filter((name) => name !== '' && existsSync(join(repositoryRoot, name)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(repositoryRoot, file), join(copy, file));
  }
  linkPackages(copy);
  return copy;
}

/** Runs `npm run …` in a checkout, and returns what it printed. @throws when it fails */
export async function runIn(checkout: string, args: readonly string[], settings: Readonly<Record<string, string>>): Promise<string> {
  const child = spawn(process.execPath, [join(checkout, 'bootstrap.mjs'), ...args], {
    cwd: checkout,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed, [exitCode]] = await Promise.all([textOf(child.stdout), once(child, 'close') as Promise<[number]>]);
  if (exitCode !== 0) throw new Error(`${args.join(' ')} ended with ${exitCode}:\n${printed}`);
  return printed;
}

/** A service of another checkout, beside the running stack: its database is there, and its program isn't. */
export function prepareService(checkout: string, name: string) {
  const found = servicesIn(checkout).find((service) => service.name === name);
  if (!found) throw new Error(`${checkout} has no ${name}`);
  const settings = readRunningStack(dataRoot);
  const { databaseOwner: ownerPassword, databaseRuntime: runtimePassword, databaseSuperuser: password } = settings.secrets;
  const database = { port: ports.postgres, name: `meowtale_${found.database}`, ownerPassword, runtimePassword };
  const stack = { ...settings, databases: { ...settings.databases, [found.database]: localDatabase(database) } };
  const start = (file: string, env: Record<string, string>) =>
    spawn(process.execPath, [join(checkout, name, 'src', file)], { cwd: checkout, env, stdio: ['ignore', 'inherit', 'inherit'] });
  return {
    url: originOf(found),
    async migrate(): Promise<void> {
      await createDatabase({ ...database, superuserUrl: superuserUrl({ port: ports.postgres, password }) });
      const [code] = (await once(start('migrate.ts', programs.migration(stack, found).env), 'exit')) as [number];
      if (code !== 0) throw new Error(`the migrations of ${name} ended with ${code}`);
    },
    /** Starts the program. Returns the function that ends it. @throws when it isn't ready within a minute */
    async start(): Promise<() => Promise<unknown>> {
      const spec = programs.service(stack, found);
      const child = start('main.ts', spec.env);
      const end = () => endChild(child, 'SIGTERM', 7000);
      if (await waitUntil(async () => child.exitCode !== null || (await spec.ready()), { withinMs: READY_WITHIN_MS })) return end;
      await end();
      throw new Error(`${name} did not start`);
    },
  };
}

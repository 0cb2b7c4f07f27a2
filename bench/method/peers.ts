import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Returns the folder of a program that is only used for measuring, with its packages installed from its own lock file. They are
 * large and no part of the product, so they are installed only here.
 */
export async function peerFolder(name: 'hive' | 'lighthouse'): Promise<string> {
  const folder = resolve(import.meta.dirname, '../peers', name);
  const [wanted, installed] = ['package-lock.json', 'node_modules/.package-lock.json'].map((file) => join(folder, file)) as [
    string,
    string,
  ];
  const versions = (file: string) =>
    Object.entries(
      (JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, { version?: string; optional?: boolean }> }).packages,
    )
      .filter(([path, { optional }]) => path && !optional)
      .map(([path, { version }]) => `${path} ${version}`)
      .join('\n');
  if (existsSync(installed) && versions(installed) === versions(wanted)) return folder;
  console.error(`installing the packages of ${name} …`);
  const npm = process.env.npm_execpath;
  const [program, before] = npm && /npm-cli\.c?js$/.test(npm) ? [process.execPath, [npm]] : ['npm', []];
  const options = { cwd: folder, shell: process.platform === 'win32', maxBuffer: 64 * 1024 * 1024 };
  await run(program, [...before, 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], options);
  return folder;
}

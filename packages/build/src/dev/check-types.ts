import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import Watchpack from 'watchpack';
import { repositoryRoot } from '../paths.ts';
import { type Problem, readDiagnostics } from './problems.ts';

const require = createRequire(import.meta.url);
const COMPILER = path.join(path.dirname(require.resolve('typescript-native/package.json')), 'bin/tsc');
/** Several files of one edit are checked together. */
const TOGETHER_MS = 20;

export interface TypeCheck {
  /** The folder with the `tsconfig.json`. */
  folder: string;
  /** Where the compiler stores what it knows between checks. */
  cacheFolder: string;
  /** Called as soon as a file has changed, before the check. */
  began(): void;
  /** Called after each check with all its errors. */
  checked(problems: readonly Problem[]): void;
  /** Called when the compiler can't check, with its output. */
  failed(reason: string): void;
}

/** Writes the configuration of the check, which leaves tests to the gate, and returns its file. */
function writeConfig({ folder, cacheFolder }: Pick<TypeCheck, 'folder' | 'cacheFolder'>): string {
  const config = {
    extends: path.join(folder, 'tsconfig.json'),
    compilerOptions: { noEmit: true, incremental: true, tsBuildInfoFile: path.join(cacheFolder, 'tsbuildinfo.json') },
    exclude: ['node_modules', 'dist', '**/*.test.ts', '**/*.test.tsx', '**/testing'].map((pattern) => path.join(folder, pattern)),
  };
  const file = path.join(cacheFolder, 'tsconfig.json');
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(config, null, 1)}\n`);
  return file;
}

/**
 * Checks a folder's types now and after each edit of it or of a shared package, in a process of its own that a newer edit ends. The
 * compiler's own watch mode misses edits. Returns a function that ends the checks.
 */
export function watchTypes({ folder, cacheFolder, began, checked, failed }: TypeCheck): () => void {
  const config = writeConfig({ folder, cacheFolder });
  const toFile = (file: string) => path.relative(repositoryRoot, path.resolve(folder, file));
  let running: ChildProcess | undefined;

  function check(): void {
    running?.kill();
    const child = spawn(process.execPath, [COMPILER, '-p', config, '--pretty', 'false'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running = child;
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', ({ message }) => child === running && failed(message));
    child.on('close', (code) => {
      // A newer check, or the end, has replaced this one.
      if (child !== running) return;
      const text = Buffer.concat(output).toString();
      const problems = readDiagnostics(text.split('\n'), toFile);
      if (code === 0 || problems.length > 0) checked(problems);
      else failed(`the type check ended (${code}): ${text.slice(-500)}`);
    });
  }

  const watcher = new Watchpack({ aggregateTimeout: TOGETHER_MS, ignored: ['**/node_modules', '**/dist', '**/.data'] });
  watcher.watch({ directories: [folder, path.join(repositoryRoot, 'packages')], startTime: Date.now() });
  watcher.on('change', began);
  watcher.on('aggregated', check);
  check();
  return () => {
    watcher.close();
    const last = running;
    running = undefined;
    last?.kill();
  };
}

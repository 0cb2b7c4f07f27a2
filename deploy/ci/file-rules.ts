import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = /\.(?:ts|tsx|mjs|cjs)$/;
const test = /(?:\.test\.tsx?|\.spec\.ts)$|^e2e\//;
/** Only these read the environment: a workspace's env.ts, tools, and tests. */
const readsEnvironment = /(?:^|\/)env\.ts$|\.config\.\w+$|^(?:deploy|e2e|bench)\/|^bootstrap\.mjs$|\/testing\/|\/test-[^/]+\.ts$/;

/** The rules of the house that no linter here knows; answers one line per fault. */
export function faultsOf(path: string, text: string): string[] {
  const faults: string[] = [];
  const lines = text.split('\n').length - 1;
  const most = test.test(path) ? 400 : 250;
  if (lines > most) faults.push(`${path}: ${lines} lines; ${most} are the most`);
  if (/\bprocess\.env\b/.test(text) && !readsEnvironment.test(path) && !test.test(path))
    faults.push(`${path}: reads process.env; only env.ts does`);
  if (/\b(?:it|test|describe)\.(?:skip|only|todo|fixme)\b/.test(text) && test.test(path)) faults.push(`${path}: leaves a test out`);
  return faults;
}

/** Checks every source file that git knows or would take. */
export function checkFiles(root: string): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = listed.split('\0').filter((path) => source.test(path) && existsSync(join(root, path)));
  return files.flatMap((path) => faultsOf(path, readFileSync(join(root, path), 'utf8')));
}

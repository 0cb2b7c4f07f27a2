import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Whether `path` is a file this account may run. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** The first of `names` that a PATH offers, each name looked for in every folder before the next. */
export function onPath(names: readonly string[], path: string | undefined): string | undefined {
  const folders = (path ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** The one line of a failed command or fetch that says why. */
export function reasonOf(error: unknown): string {
  const { stderr, message } = error as { stderr?: string; message: string };
  const lines = (stderr?.trim() || message).split('\n');
  return (lines.find((line) => /^(E|dpkg): /.test(line)) ?? lines[0] ?? message).trim();
}

import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname } from 'node:path';

/** A user id and group id to run a child as. */
export interface Credentials {
  uid: number;
  gid: number;
}

/**
 * Returns the account that PostgreSQL runs as. It refuses to run as root, so root uses an account that every Unix has, without
 * adding one; an ordinary user runs it as themselves (undefined).
 */
export function unprivilegedCredentials(): Credentials | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) };
    } catch {
      // This account doesn't exist on this machine; the next one may.
    }
  }
  throw new Error(
    'PostgreSQL does not run as root, and neither a "postgres" nor a "nobody" account is on this machine. Run as an ordinary user.',
  );
}

function idOf(flag: '-u' | '-g', name: string): number {
  return Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
}

/** Returns an account by the name that this machine knows it by, else by its number. */
export function accountName(uid: number): string {
  try {
    return `account "${execFileSync('id', ['-un', String(uid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()}"`;
  } catch {
    return `account ${uid}`;
  }
}

/** Returns whether another account could reach `path`: every folder above it must be enterable by everybody. */
export function isReachableByOthers(path: string): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

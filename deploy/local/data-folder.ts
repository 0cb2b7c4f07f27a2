import { createHash } from 'node:crypto';
import { chmodSync, existsSync, lstatSync, mkdirSync, readlinkSync, rmSync, statfsSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { accountName, isReachableByOthers, unprivilegedCredentials } from './unprivileged.ts';

const neededBytes = 768 * 1024 * 1024;

/** Creates the data folder; throws when it belongs to another account or its disk is nearly full. */
export function openDataFolder(folder: string): void {
  const fresh = !existsSync(folder);
  mkdirSync(folder, { recursive: true });
  // PostgreSQL may run as another account, which needs to enter this folder; secret files have their own mode.
  if (fresh) chmodSync(folder, 0o755);
  const owner = statSync(folder).uid;
  const self = process.getuid?.();
  if (self !== undefined && self !== 0 && owner !== self) {
    throw new Error(
      `${folder} belongs to ${accountName(owner)}, this is ${accountName(self)}. Start as that account, or remove the folder as that account ("npm run reset").`,
    );
  }
  const { bavail, bsize } = statfsSync(folder);
  const freeBytes = bavail * bsize;
  if (freeBytes < neededBytes) {
    throw new Error(
      `The disk of ${folder} is nearly full: ${inMiB(freeBytes)} MiB are free, ${inMiB(neededBytes)} are needed. Make room and start again.`,
    );
  }
}

const inMiB = (bytes: number) => Math.floor(bytes / 1024 / 1024);

/**
 * Returns the cluster's folder: `postgres` in the data folder, or a folder outside with a link to it when the account that PostgreSQL
 * runs as may not enter root's clone.
 */
export function postgresFolder(dataFolder: string): string {
  const inside = join(dataFolder, 'postgres');
  if (lstatSync(inside, { throwIfNoEntry: false })?.isSymbolicLink()) return readlinkSync(inside);
  if (existsSync(inside) || !unprivilegedCredentials() || isReachableByOthers(inside)) return inside;
  const outside = `/var/tmp/meowtale-${createHash('sha256').update(dataFolder).digest('hex').slice(0, 12)}`;
  mkdirSync(outside, { recursive: true, mode: 0o755 });
  symlinkSync(join(outside, 'postgres'), inside);
  return join(outside, 'postgres');
}

/**
 * Throws when the cluster belongs to another account than the one that PostgreSQL runs as: root could read it, but PostgreSQL's
 * account couldn't.
 */
export function assertClusterOwner(pgFolder: string, runsAs = unprivilegedCredentials()?.uid ?? process.getuid?.()): void {
  const owner = statSync(pgFolder, { throwIfNoEntry: false })?.uid;
  if (owner === undefined || runsAs === undefined || owner === runsAs) return;
  throw new Error(
    `${pgFolder} belongs to ${accountName(owner)}, and PostgreSQL would run as ${accountName(runsAs)}, which may not read it. Start as ${accountName(owner)}, or empty the folder with "npm run reset".`,
  );
}

/** Removes all local data, also outside the folder behind our link. */
export function emptyDataFolder(dataFolder: string): void {
  const link = join(dataFolder, 'postgres');
  if (lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink()) {
    const target = readlinkSync(link);
    if (target.startsWith('/var/tmp/meowtale-')) rmSync(join(target, '..'), { recursive: true, force: true });
  }
  rmSync(dataFolder, { recursive: true, force: true });
}

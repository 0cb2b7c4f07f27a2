import { randomBytes } from 'node:crypto';
import { mkdirSync, watch } from 'node:fs';
import { link, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { anHourAgo, checkName, type ReleaseStorage } from './storage.ts';

const TEMPORARY = /\.[0-9a-f]{12}\.tmp$/;
const INCOMING = '.incoming-';

function orNull(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}

/** Makes a new or renamed file of the folder survive a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function findLeftovers(root: string, before: Date): Promise<string[]> {
  const incoming = ((await readdir(root).catch(orNull)) ?? []).filter((name) => name.startsWith(INCOMING));
  const written = ['pointers', 'seen', '.reserved', '.removing'].map(async (folder) => {
    const names = (await readdir(path.join(root, folder), { recursive: true }).catch(orNull)) ?? [];
    return names.filter((name) => TEMPORARY.test(name)).map((name) => path.join(folder, name));
  });
  const found = [...incoming, ...(await Promise.all(written)).flat()].map((name) => path.join(root, name));
  const stats = await Promise.all(found.map((file) => stat(file).catch(orNull)));
  return found.filter((_, index) => (stats[index]?.mtime ?? before) < before);
}

/** Creates a storage in a folder of this machine, also for several processes at once. */
export function diskStorage(root: string): ReleaseStorage {
  const at = (name: string) => path.join(root, checkName(name));

  /** Writes a temporary file beside `file`, and calls `place` to give it its name. */
  async function write<T>(file: string, bytes: Uint8Array | string, place: (temporary: string) => Promise<T>): Promise<T> {
    const folder = path.dirname(file);
    await mkdir(folder, { recursive: true });
    const temporary = `${file}.${randomBytes(6).toString('hex')}.tmp`;
    try {
      await writeFile(temporary, bytes, { flush: true });
      const placed = await place(temporary);
      await syncFolder(folder);
      return placed;
    } finally {
      await rm(temporary, { force: true });
    }
  }

  async function createFolder(name: string, files: ReadonlyMap<string, Uint8Array>): Promise<boolean> {
    const target = at(name);
    const incoming = path.join(root, `${INCOMING}${randomBytes(6).toString('hex')}`);
    try {
      for (const [file, bytes] of files) {
        const copy = path.join(incoming, checkName(file));
        await mkdir(path.dirname(copy), { recursive: true });
        await writeFile(copy, bytes, { flush: true });
      }
      await mkdir(path.dirname(target), { recursive: true });
      await rename(incoming, target);
      await syncFolder(path.dirname(target));
      return true;
    } catch (error) {
      if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
      return false;
    } finally {
      await rm(incoming, { recursive: true, force: true });
    }
  }

  return {
    isRemote: false,
    createFolder,
    read: (name) => readFile(at(name)).catch(orNull),
    create: (name, bytes) =>
      write(at(name), bytes, (temporary) =>
        link(temporary, at(name)).then(
          () => true,
          (error: NodeJS.ErrnoException) => {
            if (error.code === 'EEXIST') return false;
            throw error;
          },
        ),
      ),
    replace: (name, bytes) => write(at(name), bytes, (temporary) => rename(temporary, at(name))),
    async look(name) {
      const found = await stat(at(name)).catch(orNull);
      return found && { writtenAt: found.mtime, stamp: `${found.size}:${found.mtimeMs}:${found.ino}` };
    },
    async list(name) {
      const names = (await readdir(name === '' ? root : at(name)).catch(orNull)) ?? [];
      return names.filter((file) => !TEMPORARY.test(file) && !file.startsWith(INCOMING)).sort();
    },
    watch(name, changed) {
      const folder = at(name);
      mkdirSync(folder, { recursive: true });
      const watcher = watch(folder, { persistent: false }, () => changed());
      // Without notifications readers notice a change by polling.
      watcher.on('error', () => watcher.close());
      return () => watcher.close();
    },
    async remove(name) {
      // Renamed first, so that a process that is killed leaves no release with half of its files.
      const leaving = path.join(root, `${INCOMING}${randomBytes(6).toString('hex')}`);
      const found = await rename(at(name), leaving).then(() => true, orNull);
      if (found) await rm(leaving, { recursive: true, force: true });
    },
    async removeLeftovers(before = anHourAgo()) {
      const leftovers = await findLeftovers(root, before);
      for (const leftover of leftovers) await rm(leftover, { recursive: true, force: true });
      return leftovers.length;
    },
  };
}

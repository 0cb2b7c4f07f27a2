import { constants, createReadStream } from 'node:fs';
import { cp, mkdir, mkdtemp, opendir, readdir, rename, rm, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { diskParts } from './disk-parts.ts';
import { asOutOfRoom } from './errors.ts';
import { MemoryBudget } from './memory-budget.ts';
import { checkKey, type Listed, type Storage } from './model.ts';
import { receiveInto } from './receive.ts';

/** For parts that are being received: six of the largest at once. */
const PARTS_IN_MEMORY_BYTES = 64 * 1024 ** 2;

/**
 * Creates a storage on the machine's disk. Temporary files are on the same file system, so that storing is one rename; parts are received
 * into `memoryBytes` of memory while they fit.
 */
export function diskStorage(folder: string, memoryBytes = PARTS_IN_MEMORY_BYTES): Storage {
  const temporary = join(folder, 'tmp');
  const pathOf = (key: string) => join(folder, checkKey(key));
  return {
    parts: diskParts({ folder, temporary, pathOf, memory: new MemoryBudget(memoryBytes) }),
    async receive(source, how) {
      await mkdir(temporary, { recursive: true });
      return receiveInto(join(temporary, uuidv7()), source, how);
    },
    async workspace() {
      await mkdir(temporary, { recursive: true });
      return mkdtemp(join(temporary, 'work-'));
    },
    async copyOut(key) {
      const workspace = await this.workspace();
      try {
        await cp(pathOf(key), workspace, { recursive: true, mode: constants.COPYFILE_FICLONE });
      } catch (error) {
        await discard(workspace);
        throw asOutOfRoom(error);
      }
      return workspace;
    },
    async keep(temporaryPath, key) {
      await mkdir(dirname(pathOf(key)), { recursive: true });
      await rename(temporaryPath, pathOf(key));
    },
    withLocal: (key, use) => use(pathOf(key)),
    async open(key) {
      const path = pathOf(key);
      const found = await stat(path).catch(() => null);
      if (!found?.isFile()) return null;
      return { size: found.size, modifiedAt: found.mtime, stream: (range) => createReadStream(path, range) };
    },
    async remove(key) {
      await rm(pathOf(key), { recursive: true, force: true });
    },
    list: (prefix) => listFiles(folder, checkKey(prefix)),
    discard,
    discardOld: (olderThanMs) => discardOld(temporary, olderThanMs),
  };
}

async function* listFiles(folder: string, prefix: string): AsyncGenerator<Listed> {
  const found = await opendir(join(folder, prefix)).catch(() => null);
  if (!found) return;
  for await (const entry of found) {
    const key = `${prefix}/${entry.name}`;
    if (entry.isDirectory()) yield* listFiles(folder, key);
    // A file may be deleted while the folder is listed.
    const facts = entry.isFile() ? await stat(join(folder, key)).catch(() => null) : null;
    if (facts) yield { key, size: facts.size, modifiedAt: facts.mtime };
  }
}

/** Deletes a temporary file or folder, if it exists. */
async function discard(temporaryPath: string): Promise<void> {
  await unlink(temporaryPath).catch(() => rm(temporaryPath, { recursive: true, force: true }));
}

async function discardOld(temporary: string, olderThanMs: number): Promise<void> {
  for (const name of await readdir(temporary).catch(() => [])) {
    const path = join(temporary, name);
    const facts = await stat(path).catch(() => null);
    if (facts && Date.now() - facts.mtimeMs >= olderThanMs) await discard(path);
  }
}

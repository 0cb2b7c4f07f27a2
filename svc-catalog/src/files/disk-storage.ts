import { createHash } from 'node:crypto';
import { constants, createReadStream, createWriteStream } from 'node:fs';
import { cp, type FileHandle, mkdir, mkdtemp, open, opendir, readdir, rename, rm, stat, statfs, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { v7 as uuidv7 } from 'uuid';
import { asOutOfRoom, StorageOutOfRoom } from './errors.ts';
import { checkKey, type IncomingParts, type Listed, type Receiving, type Storage, type Written } from './storage.ts';

const COPY_BYTES = 1024 ** 2;

/** Storage on this machine's disk. Everything temporary is on the same file system, so that keeping is one rename. */
export function diskStorage(folder: string): Storage {
  const temporary = join(folder, 'tmp');
  const pathOf = (key: string) => join(folder, checkKey(key));
  return {
    parts: diskParts(folder, pathOf),
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
    // One that is gone by now isn't there.
    const facts = entry.isFile() ? await stat(join(folder, key)).catch(() => null) : null;
    if (facts) yield { key, size: facts.size, modifiedAt: facts.mtime };
  }
}

/** Throws away a temporary file or folder; nothing happens when it is gone. */
export async function discard(temporaryPath: string): Promise<void> {
  await unlink(temporaryPath).catch(() => rm(temporaryPath, { recursive: true, force: true }));
}

async function discardOld(temporary: string, olderThanMs: number): Promise<void> {
  for (const name of await readdir(temporary).catch(() => [])) {
    const path = join(temporary, name);
    const facts = await stat(path).catch(() => null);
    if (facts && Date.now() - facts.mtimeMs >= olderThanMs) await discard(path);
  }
}

/** Streams into a new file, which is gone again when it fails. @throws what `onTooLarge` makes; StorageOutOfRoom */
export async function receiveInto(
  path: string,
  source: Readable,
  { maxBytes, onTooLarge, algorithm = 'sha256' }: Receiving,
): Promise<Written> {
  const hash = createHash(algorithm);
  let bytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      done(bytes > maxBytes ? onTooLarge() : null, chunk);
    },
  });
  try {
    await pipeline(source, measure, createWriteStream(path, { flags: 'wx' }));
  } catch (error) {
    await rm(path, { force: true });
    throw asOutOfRoom(error);
  }
  return { path, bytes, digest: hash.digest('hex') };
}

/** Parts are written into one file of the whole's length; it moves to its place when all of them are there. */
function diskParts(folder: string, pathOf: (key: string) => string): IncomingParts {
  return {
    async begin(_key, size) {
      const handle = `uploads/${uuidv7()}`;
      await mkdir(join(folder, 'uploads'), { recursive: true });
      const { bavail, bsize } = await statfs(folder);
      if (bavail * bsize < size) throw new StorageOutOfRoom();
      await withFile(pathOf(handle), 'wx', (file) => file.truncate(size));
      return handle;
    },
    addressOf: async () => null,
    list: async () => null,
    async write({ handle }, { start, size }, temporaryPath) {
      try {
        await withFile(temporaryPath, 'r', (from) => withFile(pathOf(handle), 'r+', (to) => copyBytes(from, to, { start, size })));
      } catch (error) {
        throw asOutOfRoom(error);
      }
    },
    async join({ key, handle }) {
      const path = pathOf(handle);
      if ((await stat(path).catch(() => null)) === null) return;
      // Whoever is told that it is kept has it kept, also when the power fails.
      await withFile(path, 'r+', (file) => file.datasync());
      await mkdir(dirname(pathOf(key)), { recursive: true });
      await rename(path, pathOf(key));
    },
    async abandon({ key, handle }) {
      await rm(pathOf(handle), { force: true });
      await rm(pathOf(key), { force: true });
    },
  };
}

async function withFile<T>(path: string, flags: string, use: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await open(path, flags);
  try {
    return await use(file);
  } finally {
    await file.close();
  }
}

async function copyBytes(from: FileHandle, to: FileHandle, { start, size }: { start: number; size: number }): Promise<void> {
  const buffer = Buffer.allocUnsafe(Math.min(size, COPY_BYTES));
  for (let at = 0; at < size; ) {
    const { bytesRead } = await from.read(buffer, 0, Math.min(buffer.length, size - at), at);
    if (bytesRead === 0) throw new Error('a received part is shorter than it was');
    await to.write(buffer, 0, bytesRead, start + at);
    at += bytesRead;
  }
}

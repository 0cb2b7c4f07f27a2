import { type FileHandle, mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { limitConcurrency } from '@meowtale/service-kit/limit-concurrency';
import { v7 as uuidv7 } from 'uuid';
import { asOutOfRoom, StorageOutOfRoom } from './errors.ts';
import type { MemoryBudget } from './memory-budget.ts';
import type { IncomingParts, ReceivedPart, Receiving } from './model.ts';
import { receiveInMemory, receiveInto } from './receive.ts';

const COPY_BYTES = 1024 ** 2;
/** Unit of `stat().blocks` on every file system. */
const BLOCK_BYTES = 512;

interface DiskPlaces {
  folder: string;
  /** Folder of temporary files. */
  temporary: string;
  pathOf: (key: string) => string;
  /** Memory for parts that are being received; beyond it they are written to temporary files. */
  memory: MemoryBudget;
}

/** Stores parts in one file of the whole's length, which is moved to its key when all are there. */
export function diskParts({ folder, temporary, pathOf, memory }: DiskPlaces): IncomingParts {
  const uploads = join(folder, 'uploads');
  // Serialized, so that of two uploads that begin at once the second counts the first one's size.
  const inTurn = limitConcurrency(1);
  return {
    begin: (_key, size) =>
      inTurn(async () => {
        const handle = `uploads/${uuidv7()}`;
        await mkdir(uploads, { recursive: true });
        const { bavail, bsize } = await statfs(uploads);
        if (bavail * bsize - (await unwrittenBytes(uploads)) < size) throw new StorageOutOfRoom();
        await withFile(pathOf(handle), 'wx', (file) => file.truncate(size));
        return handle;
      }),
    addressOf: async () => null,
    list: async () => null,
    async receive(source, how) {
      const giveBack = memory.take(how.maxBytes);
      if (giveBack) return receiveToMemory(source, how, giveBack);
      await mkdir(temporary, { recursive: true });
      return receiveToFile(source, how, join(temporary, uuidv7()));
    },
    async write({ handle }, { start }, received) {
      try {
        await withFile(pathOf(handle), 'r+', (file) => received.writeTo(file, start));
      } catch (error) {
        throw asOutOfRoom(error);
      }
    },
    async join({ key, handle }) {
      const path = pathOf(handle);
      if ((await stat(path).catch(() => null)) === null) return;
      // Synced, so that a stored file survives a power failure.
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

/** Returns the bytes that open uploads have yet to write: their files have the final length, but blocks only for written parts. */
async function unwrittenBytes(uploads: string): Promise<number> {
  let bytes = 0;
  for (const name of await readdir(uploads)) {
    const file = await stat(join(uploads, name)).catch(() => null);
    if (file?.isFile()) bytes += Math.max(0, file.size - file.blocks * BLOCK_BYTES);
  }
  return bytes;
}

/** Receives a part into memory, whose share is freed when it is discarded or fails. */
async function receiveToMemory(source: Readable, how: Receiving, giveBack: () => void): Promise<ReceivedPart> {
  try {
    const { content, md5 } = await receiveInMemory(source, how);
    return {
      bytes: content.length,
      md5,
      writeTo: (file, start) => writeAt(file, content, start),
      discard: async () => giveBack(),
    };
  } catch (error) {
    giveBack();
    throw error;
  }
}

/** Receives a part into a temporary file. */
async function receiveToFile(source: Readable, how: Receiving, path: string): Promise<ReceivedPart> {
  const { bytes, digest } = await receiveInto(path, source, how, 'md5');
  return {
    bytes,
    md5: digest,
    writeTo: (file, start) => withFile(path, 'r', (from) => copyBytes(from, file, { start, size: bytes })),
    discard: () => rm(path, { force: true }),
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
    await writeAt(to, buffer.subarray(0, bytesRead), start + at);
    at += bytesRead;
  }
}

/** Writes all bytes: a disk that is nearly full writes fewer than given, and fails only at the next call. */
async function writeAt(file: FileHandle, content: Buffer, start: number): Promise<void> {
  for (let at = 0; at < content.length; ) {
    const { bytesWritten } = await file.write(content, at, content.length - at, start + at);
    at += bytesWritten;
  }
}

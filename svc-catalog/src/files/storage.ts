import { createHash } from 'node:crypto';
import { constants, createReadStream, createWriteStream } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { v7 as uuidv7 } from 'uuid';

/** What was written to a temporary place: bytes, and their SHA-256 in hex. */
export interface Written {
  path: string;
  bytes: number;
  sha256: string;
}

export interface StoredFile {
  size: number;
  modifiedAt: Date;
  /** `start` and `end` are inclusive offsets in bytes. */
  stream(range?: { start: number; end: number }): Readable;
}

/** The one way to bytes that people gave us (DESIGN §5). Keys are paths of plain segments; what is kept is whole or not there. */
export interface Storage {
  /** Streams into a temporary file. @throws what `onTooLarge` makes when there are more than `maxBytes` */
  receive(source: Readable, maxBytes: number, onTooLarge: () => Error): Promise<Written>;
  /** An empty temporary folder. */
  workspace(): Promise<string>;
  /** A temporary copy of a kept folder. */
  copyOut(key: string): Promise<string>;
  /** Moves a temporary file or folder to its place, at once. */
  keep(temporaryPath: string, key: string): Promise<void>;
  /** The local path of something kept, for tools that read files. */
  pathOf(key: string): string;
  open(key: string): Promise<StoredFile | null>;
  remove(key: string): Promise<void>;
  /** Throws away what was temporary; nothing happens when it is gone. */
  discard(temporaryPath: string): Promise<void>;
}

/** Storage on this machine's disk. Everything temporary is on the same file system, so that keeping is one rename. */
export function diskStorage(folder: string): Storage {
  const temporary = join(folder, 'tmp');
  const pathOf = (key: string) => join(folder, checkKey(key));
  return {
    async receive(source, maxBytes, onTooLarge) {
      await mkdir(temporary, { recursive: true });
      const path = join(temporary, uuidv7());
      const hash = createHash('sha256');
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
        throw error;
      }
      return { path, bytes, sha256: hash.digest('hex') };
    },
    async workspace() {
      await mkdir(temporary, { recursive: true });
      return mkdtemp(join(temporary, 'work-'));
    },
    async copyOut(key) {
      const workspace = await this.workspace();
      await cp(pathOf(key), workspace, { recursive: true, mode: constants.COPYFILE_FICLONE });
      return workspace;
    },
    async keep(temporaryPath, key) {
      await mkdir(dirname(pathOf(key)), { recursive: true });
      await rename(temporaryPath, pathOf(key));
    },
    pathOf,
    async open(key) {
      const path = pathOf(key);
      const found = await stat(path).catch(() => null);
      if (!found?.isFile()) return null;
      return { size: found.size, modifiedAt: found.mtime, stream: (range) => createReadStream(path, range) };
    },
    async remove(key) {
      await rm(pathOf(key), { recursive: true, force: true });
    },
    async discard(temporaryPath) {
      await unlink(temporaryPath).catch(() => rm(temporaryPath, { recursive: true, force: true }));
    },
  };
}

/** Keys of what is kept. Images and films are public by their id; originals and works are not. */
export const keys = {
  image: (uuid: string, extension: string) => `images/${uuid.slice(-2)}/${uuid}.${extension}`,
  /** A small picture at twice its size, from which what dense screens are given is made. */
  denseImage: (uuid: string, extension: string) => `images/${uuid.slice(-2)}/${uuid}.2x.${extension}`,
  /** What can be made anew at any time from the two above. */
  variant: (uuid: string, width: number, format: string) => `variants/${uuid.slice(-2)}/${uuid}/${width}.${format}`,
  film: (uuid: string) => `films/${uuid.slice(-2)}/${uuid}.webm`,
  original: (uuid: string) => `originals/${uuid.slice(-2)}/${uuid}`,
  work: (appUuid: string, version: number) => `works/${appUuid}/${version}`,
  works: (appUuid: string) => `works/${appUuid}`,
};

function checkKey(key: string): string {
  const segments = key.split('/');
  if (
    segments.some((segment) => segment === '' || segment === '.' || segment === '..' || segment.includes('\\') || segment.includes('\0'))
  ) {
    throw new Error(`"${key}" is no storage key`);
  }
  return key;
}

import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';

export { asOutOfRoom, FileChanged } from './errors.ts';

/** A temporary file: its size in bytes, and its SHA-256 in hex. */
export interface Written {
  path: string;
  bytes: number;
  digest: string;
}

export interface Receiving {
  maxBytes: number;
  onTooLarge: () => Error;
}

export interface StoredFile {
  size: number;
  modifiedAt: Date;
  /** `start` and `end` are inclusive offsets in bytes. */
  stream(range?: { start: number; end: number }): Readable;
}

export interface Listed {
  key: string;
  /** Size in bytes. */
  size: number;
  modifiedAt: Date;
}

/** A file that is received in parts. `key` is where it is stored when all are there. */
export interface Incoming {
  key: string;
  size: number;
  /** The value that `begin` returned. */
  handle: string;
}

/** A part of a file: its number from 1, its offset, and its size in bytes. */
export interface Part {
  n: number;
  start: number;
  size: number;
}

/** A part that was received but not written; where it is until then depends on the storage. */
export interface ReceivedPart {
  bytes: number;
  /** In hex. */
  md5: string;
  /** Writes it into an open file from offset `start` in bytes. */
  writeTo(file: FileHandle, start: number): Promise<void>;
  /** Frees its memory or temporary file, whether it was written or not. */
  discard(): Promise<void>;
}

/** Receives large files (SPEC §9) in parts, several at once and in any order. */
export interface IncomingParts {
  /** Reserves space for a file and returns its handle. @throws StorageOutOfRoom */
  begin(key: string, size: number): Promise<string>;
  /** Returns a signed address to which a part is PUT with `content-md5`, directly to the bucket; null if parts are sent to this service. */
  addressOf(incoming: Incoming, part: Part): Promise<string | null>;
  /** Returns the numbers of completely stored parts; null if the storage can't tell. */
  list(incoming: Incoming, parts: readonly Part[]): Promise<number[] | null>;
  /** Receives a part, which the caller has to discard in any case. @throws the error of `onTooLarge`; StorageOutOfRoom */
  receive(source: Readable, how: Receiving): Promise<ReceivedPart>;
  /** Writes a received part to its offset. @throws StorageOutOfRoom */
  write(incoming: Incoming, part: Part, received: ReceivedPart): Promise<void>;
  /** Joins the parts at the key; does nothing if that exists already. @throws FileChanged when a part is missing */
  join(incoming: Incoming, parts: readonly Part[]): Promise<void>;
  /** Deletes what was received, whether joined or not. */
  abandon(incoming: Incoming): Promise<void>;
}

/** Access to uploaded bytes (DESIGN §5). Keys are paths of plain segments; a stored file is complete or doesn't exist. */
export interface Storage {
  parts: IncomingParts;
  /** Streams into a temporary file. @throws the error of `onTooLarge` beyond `maxBytes`; StorageOutOfRoom */
  receive(source: Readable, how: Receiving): Promise<Written>;
  /** Creates an empty temporary folder. */
  workspace(): Promise<string>;
  /** Copies a stored folder to a temporary one. */
  copyOut(key: string): Promise<string>;
  /** Moves a temporary file or folder to its key; atomic on a disk. */
  keep(temporaryPath: string, key: string): Promise<void>;
  /** Passes the local path of a stored file or folder to a tool that reads files. */
  withLocal<T>(key: string, use: (path: string) => Promise<T>): Promise<T>;
  open(key: string): Promise<StoredFile | null>;
  remove(key: string): Promise<void>;
  /** Lists all files below a key, unordered. */
  list(prefix: string): AsyncIterable<Listed>;
  /** Deletes a temporary file or folder, if it exists. */
  discard(temporaryPath: string): Promise<void>;
  /** Deletes temporary files and folders that weren't changed for so long, because their process was killed. */
  discardOld(olderThanMs: number): Promise<void>;
}

/** Keys of stored files. Images and videos are public by their id; originals and works are not. */
export const keys = {
  image: (uuid: string, extension: string) => `images/${uuid.slice(-2)}/${uuid}.${extension}`,
  /** A small picture at twice its size, from which pictures for dense screens are made. */
  denseImage: (uuid: string, extension: string) => `images/${uuid.slice(-2)}/${uuid}.2x.${extension}`,
  /** Can be made again from the two above. */
  variant: (uuid: string, width: number, format: string) => `variants/${uuid.slice(-2)}/${uuid}/${width}.${format}`,
  film: (uuid: string) => `films/${uuid.slice(-2)}/${uuid}.webm`,
  original: (uuid: string) => `originals/${uuid.slice(-2)}/${uuid}`,
  /** All keys under which a file may be stored. */
  allOf: (uuid: string) => [
    ...(['jpg', 'png'] as const).flatMap((extension) => [keys.image(uuid, extension), keys.denseImage(uuid, extension)]),
    `variants/${uuid.slice(-2)}/${uuid}`,
    keys.film(uuid),
    keys.original(uuid),
  ],
  /** A build of an app, which can be repeated. */
  build: (uuid: string) => `builds/${uuid.slice(-2)}/${uuid}`,
  work: (appUuid: string, version: number) => `works/${appUuid}/${version}`,
  works: (appUuid: string) => `works/${appUuid}`,
};

/** Returns a valid key. @throws Error for an invalid one, which could lead outside the storage */
export function checkKey(key: string): string {
  const segments = key.split('/');
  if (
    segments.some((segment) => segment === '' || segment === '.' || segment === '..' || segment.includes('\\') || segment.includes('\0'))
  ) {
    throw new Error(`"${key}" is no storage key`);
  }
  return key;
}

import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/** What was written to a temporary place: bytes, and their SHA-256 in hex. */
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
  /** Bytes. */
  size: number;
  modifiedAt: Date;
}

/** A file that comes in parts. Its key is where it is kept once all of them are there. */
export interface Incoming {
  key: string;
  size: number;
  /** What `begin` answered. */
  handle: string;
}

/** One part of it: its number from 1, its place, and how long it is, in bytes. */
export interface Part {
  n: number;
  start: number;
  size: number;
}

/** A part that was received and isn't in its place yet; where it waits is its storage's affair. */
export interface ReceivedPart {
  bytes: number;
  /** In hex. */
  md5: string;
  /** Puts it into an open file from `start` on, in bytes. */
  writeTo(file: FileHandle, start: number): Promise<void>;
  /** Forgets it, whether it was written or not. */
  discard(): Promise<void>;
}

/** How large files arrive (SPEC §9): in parts, several at once and in any order. */
export interface IncomingParts {
  /** Makes room for a file and answers by what it is known. @throws StorageOutOfRoom */
  begin(key: string, size: number): Promise<string>;
  /** A signed address to which a part is PUT with `content-md5`, past all servers of ours; null where parts pass through us. */
  addressOf(incoming: Incoming, part: Part): Promise<string | null>;
  /** The numbers of the parts that are there in full; null where only who wrote them knows. */
  list(incoming: Incoming, parts: readonly Part[]): Promise<number[] | null>;
  /** Takes a part in, which is to be discarded whatever becomes of it. @throws what `onTooLarge` makes; StorageOutOfRoom */
  receive(source: Readable, how: Receiving): Promise<ReceivedPart>;
  /** Puts a part that was received into its place. @throws StorageOutOfRoom */
  write(incoming: Incoming, part: Part, received: ReceivedPart): Promise<void>;
  /** Makes the whole of its parts, at its key; nothing happens when it is there already. @throws FileChanged when a part is gone */
  join(incoming: Incoming, parts: readonly Part[]): Promise<void>;
  /** Throws away what came, whole or not. */
  abandon(incoming: Incoming): Promise<void>;
}

/** The one way to bytes that people gave us (DESIGN §5). Keys are paths of plain segments; what is kept is whole or not there. */
export interface Storage {
  parts: IncomingParts;
  /** Streams into a temporary file. @throws what `onTooLarge` makes when there are more than `maxBytes`; StorageOutOfRoom */
  receive(source: Readable, how: Receiving): Promise<Written>;
  /** An empty temporary folder. */
  workspace(): Promise<string>;
  /** A temporary copy of a kept folder. */
  copyOut(key: string): Promise<string>;
  /** Moves a temporary file or folder to its place, at once. */
  keep(temporaryPath: string, key: string): Promise<void>;
  /** Lends the local path of something kept to a tool that reads files. */
  withLocal<T>(key: string, use: (path: string) => Promise<T>): Promise<T>;
  open(key: string): Promise<StoredFile | null>;
  remove(key: string): Promise<void>;
  /** All files below a key, in no particular order. */
  list(prefix: string): AsyncIterable<Listed>;
  /** Throws away what was temporary; nothing happens when it is gone. */
  discard(temporaryPath: string): Promise<void>;
  /** Throws away what was temporary and nobody touched for so long: who made it was killed. */
  discardOld(olderThanMs: number): Promise<void>;
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
  /** Wherever something of a file may lie. */
  allOf: (uuid: string) => [
    ...(['jpg', 'png'] as const).flatMap((extension) => [keys.image(uuid, extension), keys.denseImage(uuid, extension)]),
    `variants/${uuid.slice(-2)}/${uuid}`,
    keys.film(uuid),
    keys.original(uuid),
  ],
  /** What an app was built into, which can be made anew. */
  build: (uuid: string) => `builds/${uuid.slice(-2)}/${uuid}`,
  work: (appUuid: string, version: number) => `works/${appUuid}/${version}`,
  works: (appUuid: string) => `works/${appUuid}`,
};

/** @throws Error for what is no key: it would lead elsewhere */
export function checkKey(key: string): string {
  const segments = key.split('/');
  if (
    segments.some((segment) => segment === '' || segment === '.' || segment === '..' || segment.includes('\\') || segment.includes('\0'))
  ) {
    throw new Error(`"${key}" is no storage key`);
  }
  return key;
}

/**
 * Where releases and pointers are stored. Names are relative, with `/` between folders. A file appears with all its bytes or not at
 * all.
 */
export interface ReleaseStorage {
  /** Whether each call is one to another machine: `cacheReads` saves some of them. */
  readonly isRemote: boolean;
  /** Bytes whose hash was verified, by file and hash; only with a cache. */
  readonly verified?: VerifiedBytes;
  /** Returns null when the file doesn't exist. */
  read(file: string): Promise<Buffer | null>;
  /** Creates a file durably; returns false when it exists, to all but one of concurrent calls. */
  create(file: string, bytes: Uint8Array | string): Promise<boolean>;
  /**
   * Creates a folder with its files, by their names inside it, durably; returns false when it exists, to all but one of concurrent calls.
   * One of them is `integrity.json`: when that exists, all others do, and without it the folder counts as missing. Until then a bucket may
   * list the folder and return its other files.
   * @throws ReleaseError when others wrote to the folder meanwhile, by other means
   */
  createFolder(folder: string, files: ReadonlyMap<string, Uint8Array>): Promise<boolean>;
  /** Creates or replaces a file durably. */
  replace(file: string, bytes: Uint8Array | string): Promise<void>;
  /** Returns when a file was written, and a text that differs once it has other bytes; null when it doesn't exist. */
  look(file: string): Promise<{ writtenAt: Date; stamp: string } | null>;
  /** Calls back when something in a folder may have changed, where the storage notices that: readers also poll. Returns a function that ends it. */
  watch(folder: string, changed: () => void): () => void;
  /** Returns the sorted names of files and folders in a folder, in the root for an empty name; none when it doesn't exist. */
  list(folder: string): Promise<string[]>;
  /** Removes a file, or a folder with everything in it, `integrity.json` first; nothing when it doesn't exist. */
  remove(name: string): Promise<void>;
  /** Removes what killed processes left half written before a time, an hour ago unless given. Returns how many. */
  removeLeftovers(before?: Date): Promise<number>;
}

/** A cache of files' bytes by file and hash. */
export interface VerifiedBytes {
  get(file: string, hash: string): Buffer | undefined;
  set(file: string, hash: string, bytes: Buffer): void;
}

export const anHourAgo = (): Date => new Date(Date.now() - 3_600_000);

/** Returns the name unchanged. @throws Error when it could lead outside the storage */
export function checkName(name: string): string {
  if (name.split('/').some((part) => part === '' || part === '.' || part === '..' || part.includes('\\') || part.includes('\0')))
    throw new Error(`"${name}" is no name of a file`);
  return name;
}

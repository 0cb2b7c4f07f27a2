/**
 * Where releases and pointers are stored. Names are relative, with `/` between folders. A file appears with all its bytes or not at
 * all.
 */
export interface ReleaseStorage {
  /** Returns null when the file doesn't exist. */
  read(file: string): Promise<Buffer | null>;
  /** Creates a file durably; returns false when it exists, to all but one of concurrent calls. */
  create(file: string, bytes: Uint8Array | string): Promise<boolean>;
  /**
   * Creates a folder with its files, by their names inside it, durably; returns false when it exists, to all but one of concurrent calls.
   */
  createFolder(folder: string, files: ReadonlyMap<string, Uint8Array>): Promise<boolean>;
  /** Creates or replaces a file durably. */
  replace(file: string, bytes: Uint8Array | string): Promise<void>;
  /** Returns when a file was written, and a text that differs once it is written again; null when it doesn't exist. */
  look(file: string): Promise<{ writtenAt: Date; stamp: string } | null>;
  /** Returns the sorted names of files and folders in a folder, in the root for an empty name; none when it doesn't exist. */
  list(folder: string): Promise<string[]>;
  /** Removes a file, or a folder with everything in it; nothing when it doesn't exist. */
  remove(name: string): Promise<void>;
  /** Removes what killed processes left half written at least an hour ago. Returns how many. */
  removeLeftovers(): Promise<number>;
}

/** Returns the name unchanged. @throws Error when it could lead outside the storage */
export function checkName(name: string): string {
  if (name.split('/').some((part) => part === '' || part === '.' || part === '..' || part.includes('\\') || part.includes('\0')))
    throw new Error(`"${name}" is no name of a file`);
  return name;
}

import { statfs } from 'node:fs/promises';

/** With less than this PostgreSQL may fail to write its next write-ahead log segments, of 16 MiB each. */
const FULL_BELOW_BYTES = 64 * 1024 * 1024;
/** Higher than that, so that one segment doesn't make the disk count as full again. */
const ROOM_FROM_BYTES = 2 * FULL_BELOW_BYTES;
const EVERY_MS = 5000;

export interface DiskWatchOptions {
  folder: string;
  /** Prints a line for people. */
  say: (line: string) => void;
  /** Called when a disk that was full has room again. */
  onRoom: () => void;
  everyMs?: number;
  readFreeBytes?: (folder: string) => Promise<number>;
}

/** Returns how many bytes an ordinary account may still write to the disk of a folder. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

const inMiB = (bytes: number) => Math.floor(bytes / 1024 / 1024);

/** Prints a message once when the data folder's disk becomes full, and when it has room again. Returns the function that stops it. */
export function watchDisk({ folder, say, onRoom, everyMs = EVERY_MS, readFreeBytes = freeBytesOf }: DiskWatchOptions): () => void {
  let isFull = false;
  async function check(): Promise<void> {
    const free = await readFreeBytes(folder);
    if (!isFull && free < FULL_BELOW_BYTES) {
      isFull = true;
      say(`the disk of ${folder} is full (${inMiB(free)} MiB are free): nothing can be saved until there is room`);
    } else if (isFull && free >= ROOM_FROM_BYTES) {
      isFull = false;
      say(`the disk of ${folder} has room again (${inMiB(free)} MiB are free)`);
      onRoom();
    }
  }
  // A failed check is repeated at the next interval.
  const timer = setInterval(() => void check().catch(() => {}), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
const FREE_BYTES_MIN = 4 * 1024 ** 3;

/**
 * Returns the folder for temporary files of a run: memory where at least 4 GB are free, else the machine's temporary folder. A
 * database is a thousand files, which cost a disk's file system more than their bytes.
 */
export function temporaryRoot(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= FREE_BYTES_MIN ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

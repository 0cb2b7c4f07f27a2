import { DomainError, isOutOfRoom } from '@meowtale/service-kit';

/** The disk or bucket is full, independently of the person's storage (SPEC §8 has no code for it). */
export class StorageOutOfRoom extends DomainError {
  constructor(cause?: unknown) {
    super('upload/storage-full', { cause });
  }
}

/** Converts errors for a full disk, or a full quota of its file system; returns others unchanged. */
export function asOutOfRoom(error: unknown): unknown {
  return isOutOfRoom(error) ? new StorageOutOfRoom(error) : error;
}

/** Every part was right, but the whole isn't the announced file: it changed while it was sent, or parts were lost. */
export class FileChanged extends DomainError {
  constructor(cause?: unknown) {
    super('upload/changed', { fields: [{ path: 'file', key: 'upload.errors.changed' }], cause });
  }
}

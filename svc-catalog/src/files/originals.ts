import { DomainError, inTransaction } from '@meowtale/service-kit';
import type { Db } from '../database.ts';
import { takeRoom } from './quota.ts';
import { deleteOwnFile, type FileRow, findOwnFile } from './repository.ts';
import { keys, type Storage } from './storage.ts';

/** No upload of one's own with this id, or not a story or game. */
export class UploadNotFound extends DomainError {
  constructor() {
    super('input/invalid', { fields: [{ path: 'file_uuid', key: 'upload.errors.notYours' }] });
  }
}

/** @throws UploadNotFound */
export async function findOwnOriginal(db: Db, ownerUuid: string, uuid: string): Promise<FileRow & { kind: 'ink' | 'zip' }> {
  const file = await findOwnFile(db, ownerUuid, uuid);
  if (file?.kind !== 'ink' && file?.kind !== 'zip') throw new UploadNotFound();
  return { ...file, kind: file.kind };
}

/** Forgets an original: its row, its room, its bytes. Nothing happens when it is gone. */
export async function discardFile(db: Db, storage: Storage, ownerUuid: string, uuid: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const file = await deleteOwnFile(tx, ownerUuid, uuid);
    if (file) await takeRoom(tx, ownerUuid, -file.size_bytes);
  });
  await storage.remove(keys.original(uuid));
}

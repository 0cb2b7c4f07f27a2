import { DomainError } from '@meowtale/service-kit';
import type { Db } from '../database.ts';
import { type FileRow, findOwnFile, holdFiles } from './repository.ts';

/** What an app can be made of. */
export type OriginalKind = 'ink' | 'story' | 'zip';

/** No upload of one's own with this id, or not a story or game. */
export class UploadNotFound extends DomainError {
  constructor() {
    super('input/invalid', { fields: [{ path: 'file_uuid', key: 'upload.errors.notYours' }] });
  }
}

/** @throws UploadNotFound */
export async function findOwnOriginal(db: Db, ownerUuid: string, uuid: string): Promise<FileRow & { kind: OriginalKind }> {
  const file = await findOwnFile(db, ownerUuid, uuid);
  if (file?.kind !== 'ink' && file?.kind !== 'story' && file?.kind !== 'zip') throw new UploadNotFound();
  return { ...file, kind: file.kind };
}

/** Makes sure that an original of which something was made isn't deleted until the transaction ends. @throws UploadNotFound when it was */
export async function holdOriginal(tx: Db, uuid: string): Promise<void> {
  if ((await holdFiles(tx, [uuid])).length === 0) throw new UploadNotFound();
}

import { DomainError } from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import { type FileRow, findOwnFile, lockFiles } from './repository.ts';

/** Kinds of uploads from which an app can be made. */
export type OriginalKind = 'ink' | 'story' | 'html' | 'zip';

const KINDS: ReadonlySet<string> = new Set<OriginalKind>(['ink', 'story', 'html', 'zip']);
const isOriginal = (file: FileRow | undefined): file is FileRow & { kind: OriginalKind } => file !== undefined && KINDS.has(file.kind);

/** The caller has no upload of this id, or it isn't a story or game. */
export class UploadNotFound extends DomainError {
  constructor() {
    super('input/invalid', { fields: [{ path: 'file_uuid', key: 'upload.errors.notYours' }] });
  }
}

/** Finds a person's upload of a story or game. @throws UploadNotFound */
export async function findOwnOriginal(db: Db, ownerUuid: string, uuid: string): Promise<FileRow & { kind: OriginalKind }> {
  const file = await findOwnFile(db, ownerUuid, uuid);
  if (!isOriginal(file)) throw new UploadNotFound();
  return file;
}

/** Locks an original against deletion until the transaction ends. @throws UploadNotFound when it was deleted */
export async function lockOriginal(tx: Db, uuid: string): Promise<void> {
  if ((await lockFiles(tx, [uuid])).length === 0) throw new UploadNotFound();
}

import { Readable } from 'node:stream';
import { addFileInput, setFileInput } from '@meowtale/contracts/inputs/catalog/upload-session';
import { uuid as uuidSchema } from '@meowtale/contracts/inputs/text';
import { inTransaction, parseInput } from '@meowtale/service-kit';
import { z } from 'zod';
import type { Db } from '../database.ts';
import type { Works } from '../works.ts';
import { FileInUse, FileNotFound } from './errors.ts';
import { takeRoom } from './quota.ts';
import { deleteOwnFile, type FileRow, findOwnFile, isReferredTo, renameOwnFile } from './repository.ts';
import { abandonUpload } from './sessions.ts';
import { keys } from './storage.ts';
import { cleanBasename, takeUpload } from './upload.ts';

const delFileInput = z.object({ uuid: uuidSchema });

/** A story's text as a file, as if it had been uploaded. @throws DomainError `input/invalid`; UploadTypeRefused; StorageFull */
export function addFile(db: Db, works: Works, ownerUuid: string, input: unknown): Promise<FileRow> {
  const { basename, content } = parseInput(addFileInput, input);
  return takeUpload(db, works, { ownerUuid, fields: { scope: 'app' }, filename: basename, content: Readable.from([Buffer.from(content)]) });
}

/** Calls an own file something else. @throws DomainError `input/invalid`; FileNotFound */
export async function setFile(db: Db, ownerUuid: string, input: unknown): Promise<FileRow> {
  const { uuid, basename } = parseInput(setFileInput, input);
  const file = await renameOwnFile(db, ownerUuid, uuid, cleanBasename(basename));
  if (!file) throw new FileNotFound();
  return file;
}

/**
 * Deletes an own file that nothing uses, or throws away an upload that is under way; its room is given back.
 * @throws DomainError `input/invalid`; FileNotFound; FileInUse
 */
export async function delFile(db: Db, { storage }: Pick<Works, 'storage'>, ownerUuid: string, input: unknown): Promise<true> {
  const { uuid } = parseInput(delFileInput, input);
  if (await abandonUpload(db, storage, ownerUuid, uuid)) return true;
  await inTransaction(db, async (tx) => {
    const file = await findOwnFile(tx, ownerUuid, uuid);
    if (!file) throw new FileNotFound();
    if (await isReferredTo(tx, file)) throw new FileInUse();
    if (!(await deleteOwnFile(tx, ownerUuid, uuid))) throw new FileNotFound();
    await takeRoom(tx, ownerUuid, -file.size_bytes);
  });
  for (const key of keys.allOf(uuid)) await storage.remove(key);
  return true;
}

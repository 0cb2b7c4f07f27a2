import { Readable } from 'node:stream';
import { addFileInput, setFileInput } from '@meowtale/contracts/inputs/catalog/upload-session';
import { uuid as uuidSchema } from '@meowtale/contracts/inputs/text';
import { parseInput } from '@meowtale/service-kit';
import { z } from 'zod';
import type { Db } from '../../database.ts';
import type { Works } from '../../works.ts';
import { requireDownload } from '../plans/policy.ts';
import { rightsOf } from '../plans/service.ts';
import { discardFile } from './discard.ts';
import { FileInUse, FileNotFound } from './errors.ts';
import { downloadUrl } from './model.ts';
import { requireItsEnding } from './recognise.ts';
import { type FileRow, findOwnFile, renameOwnFile } from './repository.ts';
import { abandonUpload } from './sessions.ts';
import { cleanBasename, takeUpload } from './upload.ts';

const ownFileInput = z.object({ uuid: uuidSchema });

/** Adds a story's text as a file, as if it had been uploaded. @throws DomainError `input/invalid`; UploadTypeRefused; StorageFull */
export function addFile(db: Db, works: Works, ownerUuid: string, input: unknown): Promise<FileRow> {
  const { basename, content } = parseInput(addFileInput, input);
  return takeUpload(db, works, { ownerUuid, fields: { scope: 'app' }, filename: basename, content: Readable.from([Buffer.from(content)]) });
}

/** Renames a file of the caller within its kind. @throws DomainError `input/invalid`; FileNotFound */
export async function setFile(db: Db, ownerUuid: string, input: unknown): Promise<FileRow> {
  const { uuid, basename } = parseInput(setFileInput, input);
  const name = cleanBasename(basename);
  const before = await findOwnFile(db, ownerUuid, uuid);
  if (before) requireItsEnding(before, name);
  const file = await renameOwnFile(db, ownerUuid, uuid, name);
  if (!file) throw new FileNotFound();
  return file;
}

/**
 * Returns the download address of the caller's file of any kind (SPEC §1's resource download).
 * @throws DomainError `input/invalid`; FileNotFound; PlanRequired
 */
export async function findDownload(db: Db, works: Works, ownerUuid: string, input: unknown): Promise<string> {
  const { uuid } = parseInput(ownFileInput, input);
  const file = await findOwnFile(db, ownerUuid, uuid);
  if (!file) throw new FileNotFound();
  requireDownload((await rightsOf(db, ownerUuid)).services);
  return downloadUrl(db, works, file);
}

/**
 * Deletes a file of the caller that nothing uses, or an open upload; its storage is freed.
 * @throws DomainError `input/invalid`; FileNotFound; FileInUse
 */
export async function delFile(db: Db, { storage }: Pick<Works, 'storage'>, ownerUuid: string, input: unknown): Promise<true> {
  const { uuid } = parseInput(ownFileInput, input);
  if (await abandonUpload(db, storage, ownerUuid, uuid)) return true;
  const outcome = await discardFile(db, storage, ownerUuid, uuid);
  if (outcome === 'not-found') throw new FileNotFound();
  if (outcome === 'in-use') throw new FileInUse();
  return true;
}

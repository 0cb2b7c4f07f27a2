import { createHash } from 'node:crypto';
import { ASYNC_STATE } from '@meowtale/contracts';
import { mergeChunkFileInput } from '@meowtale/contracts/inputs/catalog/upload-session';
import {
  type Async,
  addJob,
  asyncIdOf,
  DomainError,
  type Finish,
  findAsync,
  inTransaction,
  type JobKind,
  parseInput,
} from '@meowtale/service-kit';
import { z } from 'zod';
import type { Db } from '../../database.ts';
import { JOB_PREFIX } from '../jobs/model.ts';
import { FileChanged, keys, type Storage } from '../storage/model.ts';
import { UploadIncomplete, UploadNotUnderWay } from './errors.ts';
import { recogniseOriginal } from './recognise.ts';
import { findOwnFile, insertFile } from './repository.ts';
import { abandonUpload, findPresent, incomingOf, partsOf } from './sessions.ts';
import type { SessionRow } from './sessions-repository.ts';
import * as sessions from './sessions-repository.ts';

const WAIT_MS = 10_000;
const merging = z.object({ upload: z.uuid() });
type Merging = z.output<typeof merging>;

/**
 * Makes one file of an upload's parts in a job, whose result is `{ uuid }` of the file; a repeat returns the same job. Without `useAsync`
 * it waits for the end, at most as long as a request may take.
 * @throws DomainError `input/invalid`; UploadNotUnderWay, also for a file that was deleted since; UploadIncomplete
 */
export async function mergeChunkFile(db: Db, storage: Storage, ownerUuid: string, input: unknown): Promise<Async | null> {
  const { uuid, useAsync } = parseInput(mergeChunkFileInput, input);
  const job = await beginMerge(db, storage, ownerUuid, uuid);
  return findAsync(db, { prefix: JOB_PREFIX, id: asyncIdOf(JOB_PREFIX, job), userUuid: ownerUuid }, useAsync ? 0 : WAIT_MS);
}

/**
 * Returns the job that merges an upload, or has made a file of it that still exists; adds one otherwise. Present parts are listed before
 * the transaction, because a present part stays.
 */
async function beginMerge(db: Db, storage: Storage, ownerUuid: string, uuid: string): Promise<string> {
  const found = await sessions.findSession(db, ownerUuid, uuid);
  const present = found && !found.is_merged ? await findPresent(db, storage, found) : new Set<number>();
  return inTransaction(db, async (tx) => {
    // From here on no part is claimed, and a concurrent caller finds the job.
    const locked = await sessions.lockSession(tx, ownerUuid, uuid);
    if (!locked) throw new UploadNotUnderWay();
    if (locked.merge_job && (await isCurrent(tx, locked, locked.merge_job))) return locked.merge_job;
    if (locked.is_merged) throw new UploadNotUnderWay();
    const missing = partsOf(locked).length - present.size;
    if (missing > 0) throw new UploadIncomplete(missing);
    const job = await addJob(tx, mergeKind(db, storage), { userUuid: ownerUuid, subject: uuid, input: { upload: uuid } });
    await sessions.noteMerging(tx, uuid, job);
    return job;
  });
}

/** Returns whether a job is still valid for its upload: it is pending, or its file exists. */
async function isCurrent(tx: Db, { owner_uuid: userUuid, uuid }: SessionRow, job: string): Promise<boolean> {
  const begun = await findAsync(tx, { prefix: JOB_PREFIX, id: asyncIdOf(JOB_PREFIX, job), userUuid });
  if (begun?.state !== ASYNC_STATE.done) return begun?.state === ASYNC_STATE.pending;
  return (await findOwnFile(tx, userUuid, uuid)) !== undefined;
}

export const mergeKind = (db: Db, storage: Storage): JobKind<Merging> => ({
  name: 'merge-upload',
  input: merging,
  run: ({ userUuid, input, tell }) => merge({ db, storage, tell }, userUuid, input.upload),
});

interface Tools {
  db: Db;
  storage: Storage;
  tell(progress: number): Promise<void>;
}

/** An upload that can't become a file is deleted and its storage freed, so that it has to be sent again. */
async function merge({ db, storage, tell }: Tools, ownerUuid: string, uuid: string): Promise<Finish> {
  const session = await sessions.findSession(db, ownerUuid, uuid);
  if (!session) throw new UploadNotUnderWay();
  try {
    await storage.parts.join(incomingOf(session), partsOf(session));
    const { md5, sha256 } = await hashesOf(storage, session, tell);
    if (md5 !== session.md5) throw new FileChanged();
    const recognised = await storage.withLocal(keys.original(uuid), (path) => recogniseOriginal(path, session));
    return async (tx) => {
      if ((await sessions.noteMerged(tx, uuid)) === 0) throw new UploadNotUnderWay();
      const { owner_uuid, basename, size_bytes } = session;
      const place = { scope: 'app', target: null, width: null, height: null };
      await insertFile(tx, { ...recognised, ...place, uuid, owner_uuid, basename, size_bytes, sha256 });
      return { uuid };
    };
  } catch (error) {
    if (error instanceof DomainError && error.status < 500) await abandonUpload(db, storage, ownerUuid, uuid);
    throw error;
  }
}

/** Returns both hashes of the whole, in hex, in one pass with constant memory. */
async function hashesOf(storage: Storage, session: SessionRow, tell: Tools['tell']): Promise<{ md5: string; sha256: string }> {
  const file = await storage.open(keys.original(session.uuid));
  if (file?.size !== session.size_bytes) throw new FileChanged();
  const [md5, sha256] = [createHash('md5'), createHash('sha256')];
  let read = 0;
  let reported = 0;
  for await (const bytes of file.stream() as AsyncIterable<Buffer>) {
    md5.update(bytes);
    sha256.update(bytes);
    read += bytes.length;
    const progress = Math.floor((read / file.size) * 99);
    if (progress >= reported + 10) {
      reported = progress;
      await tell(progress);
    }
  }
  return { md5: md5.digest('hex'), sha256: sha256.digest('hex') };
}

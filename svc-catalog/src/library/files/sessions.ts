import {
  type AddUploadSessionInput,
  addUploadSessionInput,
  chunkBytesOf,
  chunksOf,
  type UploadSession,
} from '@meowtale/contracts/inputs/catalog/upload-session';
import { uuid as uuidSchema } from '@meowtale/contracts/inputs/text';
import { DomainError, inTransaction, parseInput, withIdempotency } from '@meowtale/service-kit';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../database.ts';
import { lockLimit } from '../../limit-repository.ts';
import { type Incoming, keys, type Part, type Storage } from '../storage/model.ts';
import { GamePackTooBig, TooManyUploads, UploadNotUnderWay } from './errors.ts';
import { takePlaceForFile, takeRoom } from './quota.ts';
import type { SessionRow } from './sessions-repository.ts';
import * as sessions from './sessions-repository.ts';
import { cleanBasename } from './upload.ts';

/** Maximum of open uploads per person. */
const SESSIONS_MAX = 10;
const EXPIRE_AFTER_HOURS = 24;

/** Returns an upload as the storage identifies it. */
export const incomingOf = ({ uuid, size_bytes, storage_handle }: SessionRow): Incoming => ({
  key: keys.original(uuid),
  size: size_bytes,
  handle: storage_handle,
});

export const partsOf = ({ size_bytes }: Pick<SessionRow, 'size_bytes'>): Part[] => chunksOf(size_bytes);

/**
 * Begins an upload in parts, once for each `idempotency_key`, and takes the storage for the whole from its owner's.
 * After an unknown outcome it is listed by `findUploadSession` if it began.
 * @throws DomainError `input/invalid`, `idempotency/conflict` for a key that was used with another input; GamePackTooBig over 2 GB;
 *   TooManyUploads; TooManyFiles; StorageFull; StorageOutOfRoom; UploadNotUnderWay for a key whose upload has ended
 */
export async function addUploadSession(db: Db, storage: Storage, ownerUuid: string, input: unknown): Promise<UploadSession> {
  const { idempotency_key: key, ...request } = readSessionInput(input);
  const uuid = uuidv7();
  const original = keys.original(uuid);
  const incoming = { key: original, size: request.size, handle: await storage.parts.begin(original, request.size) };
  try {
    const begun = await inTransaction(db, (tx) => {
      const begin = () => insertUpload(tx, { ...request, uuid, ownerUuid, handle: incoming.handle });
      return key ? withIdempotency(tx, { scope: `addUploadSession:${ownerUuid}`, key, request }, begin) : begin();
    });
    // A repeat uses the bytes of the first request; if removing its own fails, the sweep removes them.
    if (begun !== uuid) await storage.parts.abandon(incoming).catch(() => undefined);
    return await toUploadSession(db, storage, await findOpenSession(db, ownerUuid, begun));
  } catch (error) {
    // The original error is thrown; remaining bytes are removed by the sweep.
    await abandonUncommitted(db, storage, { ownerUuid, uuid, incoming }).catch(() => undefined);
    throw error;
  }
}

type NewUpload = Omit<AddUploadSessionInput, 'idempotency_key'> & { uuid: string; ownerUuid: string; handle: string };

async function insertUpload(tx: Db, { uuid, ownerUuid, handle, basename, size, md5, system }: NewUpload): Promise<string> {
  await lockLimit(tx, 'uploads', ownerUuid);
  if ((await sessions.countSessions(tx, ownerUuid)) >= SESSIONS_MAX) throw new TooManyUploads();
  await takePlaceForFile(tx, ownerUuid, size);
  const columns = { uuid, owner_uuid: ownerUuid, system, md5, basename: cleanBasename(basename) };
  await sessions.insertSession(tx, { ...columns, size_bytes: size, chunk_bytes: chunkBytesOf(size), storage_handle: handle });
  return uuid;
}

/** Removes the bytes of an upload without a row; waiting for the lock on the limit makes the transaction's outcome known. */
async function abandonUncommitted(
  db: Db,
  storage: Storage,
  { ownerUuid, uuid, incoming }: { ownerUuid: string; uuid: string; incoming: Incoming },
): Promise<void> {
  const found = await inTransaction(db, async (tx) => {
    await lockLimit(tx, 'uploads', ownerUuid);
    return sessions.findSession(tx, ownerUuid, uuid);
  });
  if (!found) await storage.parts.abandon(incoming);
}

function readSessionInput(input: unknown) {
  try {
    return parseInput(addUploadSessionInput, input);
  } catch (error) {
    // The only input error with a code of its own (SPEC §8).
    if (error instanceof DomainError && error.fields?.some(({ key }) => key === 'upload.errors.gamePackTooBig')) throw new GamePackTooBig();
    throw error;
  }
}

/** Returns a person's unmerged uploads, the newest first; only one with `uuid`. */
export async function findUploadSessions(
  db: Db,
  storage: Storage,
  ownerUuid: string,
  { uuid }: { uuid?: string | null },
): Promise<UploadSession[]> {
  const rows = await sessions.listSessions(db, ownerUuid, SESSIONS_MAX);
  return Promise.all(rows.filter((row) => uuid == null || row.uuid === uuid).map((row) => toUploadSession(db, storage, row)));
}

/** Finds a person's upload that isn't merged. @throws UploadNotUnderWay also for another person's, and for a merged one */
export async function findOpenSession(db: Db, ownerUuid: string, uuid: string): Promise<SessionRow> {
  const row = uuidSchema.safeParse(uuid).success ? await sessions.findSession(db, ownerUuid, uuid) : undefined;
  if (!row || row.is_merged) throw new UploadNotUnderWay();
  return row;
}

/** Returns the numbers of stored parts, from the storage if it lists them, else from the database. */
export async function findPresent(db: Db, storage: Storage, row: SessionRow): Promise<Set<number>> {
  const listed = await storage.parts.list(incomingOf(row), partsOf(row));
  return new Set(listed ?? (await sessions.findWrittenParts(db, row.uuid)));
}

/** Returns GraphQL's UploadSession: where to send each part, and which are stored. */
export async function toUploadSession(db: Db, storage: Storage, row: SessionRow): Promise<UploadSession> {
  const present = await findPresent(db, storage, row);
  const incoming = incomingOf(row);
  const chunks = partsOf(row).map(async (part) => ({
    n: part.n,
    size: part.size,
    url: (await storage.parts.addressOf(incoming, part)) ?? `/files/chunks/${row.uuid}/${part.n}`,
    is_there: present.has(part.n),
  }));
  const { uuid, basename, size_bytes, md5, system, chunk_bytes, last_used_at } = row;
  const expires_at = new Date(last_used_at.getTime() + EXPIRE_AFTER_HOURS * 3_600_000);
  return { uuid, basename, size: size_bytes, md5, system, chunk_size: chunk_bytes, chunks: await Promise.all(chunks), expires_at };
}

/** Deletes an unmerged upload: its row, its storage usage, its bytes. Returns whether there was one. */
export async function abandonUpload(db: Db, storage: Storage, ownerUuid: string, uuid: string): Promise<boolean> {
  const row = await inTransaction(db, async (tx) => {
    const locked = await sessions.lockSession(tx, ownerUuid, uuid);
    return locked && !locked.is_merged ? giveBack(tx, locked) : undefined;
  });
  if (row) await storage.parts.abandon(incomingOf(row));
  return row !== undefined;
}

async function giveBack(tx: Db, { uuid }: SessionRow): Promise<SessionRow | undefined> {
  const row = await sessions.deleteSession(tx, uuid);
  if (row && !row.is_merged) await takeRoom(tx, row.owner_uuid, -row.size_bytes);
  return row;
}

const AT_ONCE = 20;

/** Deletes uploads that weren't continued for a day by the database's clock. Returns how many. */
export async function expireUploads(db: Db, storage: Storage): Promise<number> {
  let expired = 0;
  for (;;) {
    const rows = await inTransaction(db, async (tx) => {
      const unused = await sessions.lockUnused(tx, EXPIRE_AFTER_HOURS, AT_ONCE);
      for (const row of unused) await giveBack(tx, row);
      return unused;
    });
    for (const row of rows.filter(({ is_merged }) => !is_merged)) await storage.parts.abandon(incomingOf(row));
    expired += rows.length;
    if (rows.length < AT_ONCE) return expired;
  }
}

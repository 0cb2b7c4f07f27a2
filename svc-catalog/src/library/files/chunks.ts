import type { Readable } from 'node:stream';
import { uuid as uuidSchema } from '@meowtale/contracts/inputs/text';
import { z } from 'zod';
import type { Db } from '../../database.ts';
import type { Part, ReceivedPart, Storage } from '../storage/model.ts';
import { ChunkRefused, UploadNotUnderWay } from './errors.ts';
import { incomingOf, partsOf } from './sessions.ts';
import * as sessions from './sessions-repository.ts';

export interface IncomingChunk {
  ownerUuid: string;
  upload: string;
  /** From 1. */
  n: number;
  /** Header `content-md5`: 16 bytes in base64. */
  contentMd5: string | undefined;
  contentLength: number | undefined;
  content: Readable;
}

const address = z.object({ upload: uuidSchema, n: z.int32().positive() });

/**
 * Takes one part: receives it and computes its MD5, claims the part for that, writes it, and marks it as written (ADR 47). A repeat of the
 * same part changes nothing; other bytes for it are rejected at the claim.
 * @throws UploadNotUnderWay; ChunkRefused for other bytes than announced or claimed; StorageOutOfRoom
 */
export async function takeChunk(db: Db, storage: Storage, chunk: IncomingChunk): Promise<void> {
  const { n, contentLength } = chunk;
  const { session, part } = await findPlace(db, chunk);
  const md5 = readMd5(chunk.contentMd5);
  if (contentLength !== undefined && contentLength !== part.size) throw new ChunkRefused('upload.errors.chunkLength');
  if (session.chunk_md5 !== null) return requireSame(session.chunk_md5, md5);
  const received = await receiveChunk(storage, chunk.content, part, md5);
  try {
    const claimed = await sessions.claimPart(db, { upload_uuid: session.uuid, n, md5 });
    if (!claimed) throw new UploadNotUnderWay();
    requireSame(claimed.md5, md5);
    const writing = storage.parts.write(incomingOf(session), part, received);
    await writing.catch((error: unknown) => requireWritten(db, chunk, error));
    if (!(await sessions.notePartWritten(db, session.uuid, n))) throw new UploadNotUnderWay();
    if (claimed.is_stale) await sessions.touchSession(db, session.uuid);
  } finally {
    await received.discard();
  }
}

/**
 * Ignores an error of writing a part if another request has written the same part.
 * @throws UploadNotUnderWay when its upload is over; otherwise `error`
 */
async function requireWritten(db: Db, chunk: IncomingChunk, error: unknown): Promise<void> {
  const { session } = await findPlace(db, chunk);
  if (session.chunk_md5 === null) throw error;
}

/** Returns the upload and the requested part. @throws UploadNotUnderWay also for another person's upload, and for a merged one */
async function findPlace(db: Db, { ownerUuid, upload, n }: IncomingChunk) {
  const isAddress = address.safeParse({ upload, n }).success;
  const session = isAddress ? await sessions.findSessionWithChunk(db, ownerUuid, upload, n) : undefined;
  const part = session && !session.is_merged ? partsOf(session).find((each) => each.n === n) : undefined;
  if (!session || !part) throw new UploadNotUnderWay();
  return { session, part };
}

function requireSame(there: string, sent: string): void {
  if (there !== sent) throw new ChunkRefused('upload.errors.chunkOther');
}

/** Returns the header's MD5 in hex. */
function readMd5(header: string | undefined): string {
  const bytes = Buffer.from(header ?? '', 'base64');
  if (bytes.length !== 16 || bytes.toString('base64') !== header) throw new ChunkRefused('upload.errors.md5');
  return bytes.toString('hex');
}

/** Receives exactly the announced part; other bytes are discarded. */
async function receiveChunk(storage: Storage, content: Readable, part: Part, md5: string): Promise<ReceivedPart> {
  const onTooLarge = () => new ChunkRefused('upload.errors.chunkLength');
  const received = await storage.parts.receive(content, { maxBytes: part.size, onTooLarge });
  const wrong = received.bytes !== part.size ? 'upload.errors.chunkLength' : received.md5 !== md5 ? 'upload.errors.chunkMd5' : null;
  if (wrong === null) return received;
  await received.discard();
  throw new ChunkRefused(wrong);
}

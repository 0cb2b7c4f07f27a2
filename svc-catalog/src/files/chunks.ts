import type { Readable } from 'node:stream';
import { inTransaction } from '@meowtale/service-kit';
import type { Db } from '../database.ts';
import { ChunkRefused, UploadNotUnderWay } from './errors.ts';
import { findOpenSession, incomingOf, partsOf } from './sessions.ts';
import * as sessions from './sessions-repository.ts';
import type { Part, Storage } from './storage.ts';

export interface IncomingChunk {
  ownerUuid: string;
  upload: string;
  /** From 1. */
  n: number;
  /** The header's, 16 bytes in base64. */
  contentMd5: string | undefined;
  contentLength: number | undefined;
  content: Readable;
}

/**
 * Takes one part: streamed to disk while its MD5 is made, put into its place once that is right, and noted in the same
 * transaction. The same part may come again and changes nothing; of two at once the second waits and is then the same or refused.
 * @throws UploadNotUnderWay; ChunkRefused for other bytes than were announced or than are there; StorageOutOfRoom
 */
export async function takeChunk(db: Db, storage: Storage, { ownerUuid, upload, n, ...sent }: IncomingChunk): Promise<void> {
  const session = await findOpenSession(db, ownerUuid, upload);
  const part = partsOf(session).find((each) => each.n === n);
  if (!part) throw new UploadNotUnderWay();
  const md5 = readMd5(sent.contentMd5);
  if (sent.contentLength !== undefined && sent.contentLength !== part.size) throw new ChunkRefused('upload.errors.chunkLength');
  const there = await sessions.findChunk(db, session.uuid, n);
  if (there) return requireSame(there.md5, md5);
  const temporaryPath = await receiveChunk(storage, sent.content, part, md5);
  try {
    await inTransaction(db, async (tx) => {
      if (!(await sessions.holdOpenSession(tx, session.uuid))) throw new UploadNotUnderWay();
      const isNew = await sessions.insertChunk(tx, { upload_uuid: session.uuid, n, md5 });
      if (isNew) await storage.parts.write(incomingOf(session), part, temporaryPath);
      else requireSame((await sessions.findChunk(tx, session.uuid, n))?.md5, md5);
    });
    await sessions.touchSession(db, session.uuid);
  } finally {
    await storage.discard(temporaryPath);
  }
}

function requireSame(there: string | undefined, sent: string): void {
  if (there !== sent) throw new ChunkRefused('upload.errors.chunkOther');
}

/** In hex. */
function readMd5(header: string | undefined): string {
  const bytes = Buffer.from(header ?? '', 'base64');
  if (bytes.length !== 16 || bytes.toString('base64') !== header) throw new ChunkRefused('upload.errors.md5');
  return bytes.toString('hex');
}

/** Answers the temporary file that holds exactly the part that was announced. */
async function receiveChunk(storage: Storage, content: Readable, part: Part, md5: string): Promise<string> {
  const onTooLarge = () => new ChunkRefused('upload.errors.chunkLength');
  const { path, bytes, digest } = await storage.receive(content, { maxBytes: part.size, onTooLarge, algorithm: 'md5' });
  const wrong = bytes !== part.size ? 'upload.errors.chunkLength' : digest !== md5 ? 'upload.errors.chunkMd5' : null;
  if (wrong === null) return path;
  await storage.discard(path);
  throw new ChunkRefused(wrong);
}

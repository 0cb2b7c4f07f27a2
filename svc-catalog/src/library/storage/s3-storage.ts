import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { type Bucket, createBucket, headObject, listAll, removeObjects, type S3Options } from '@meowtale/bucket';
import { limitConcurrency } from '@meowtale/service-kit/limit-concurrency';
import { v7 as uuidv7 } from 'uuid';
import { diskStorage } from './disk-storage.ts';
import { asOutOfRoom, FileChanged } from './errors.ts';
import { checkKey, type Incoming, type IncomingParts, type Storage, type StoredFile } from './model.ts';

const SIGNED_FOR_SECONDS = 3600;
const FILES_AT_ONCE = 8;

/** Creates a storage in an S3-compatible bucket (ADR 24). Temporary files are in `folder` on the machine's disk. */
export function s3Storage(options: S3Options, folder: string): Storage {
  const at = createBucket(options);
  const disk = diskStorage(folder);
  return {
    ...disk,
    parts: s3Parts(at),
    async copyOut(key) {
      const workspace = await disk.workspace();
      try {
        await download(at, key, workspace);
      } catch (error) {
        await disk.discard(workspace);
        throw asOutOfRoom(error);
      }
      return workspace;
    },
    async keep(temporaryPath, key) {
      await upload(at, temporaryPath, checkKey(key));
      await disk.discard(temporaryPath);
    },
    async withLocal(key, use) {
      const workspace = await disk.workspace();
      try {
        const path = join(workspace, 'file');
        await fetchTo(at, checkKey(key), path);
        return await use(path);
      } finally {
        await disk.discard(workspace);
      }
    },
    open: (key) => openObject(at, checkKey(key)),
    remove: (key) => removeAll(at, checkKey(key)),
    list: (prefix) => listAll(at, `${checkKey(prefix)}/`),
  };
}

/** Removes a key's own object and those below it. */
async function removeAll(at: Bucket, key: string): Promise<void> {
  const keysToDelete = [key];
  for await (const object of listAll(at, `${key}/`)) keysToDelete.push(object.key);
  await removeObjects(at, keysToDelete);
}

async function openObject(at: Bucket, key: string): Promise<StoredFile | null> {
  const head = await headObject(at, key);
  if (!head) return null;
  const { ContentLength = 0, LastModified = new Date(0) } = head;
  return {
    size: ContentLength,
    modifiedAt: LastModified,
    stream: (range) => Readable.from(bytesOf(at, key, range), { objectMode: false }),
  };
}

async function* bytesOf({ client, name }: Bucket, key: string, range?: { start: number; end: number }): AsyncGenerator<Buffer> {
  const Range = range && { Range: `bytes=${range.start}-${range.end}` };
  const { Body } = await client.send(new GetObjectCommand({ Bucket: name, Key: key, ...Range }));
  yield* Body as AsyncIterable<Buffer>;
}

async function fetchTo(at: Bucket, key: string, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await pipeline(bytesOf(at, key), createWriteStream(path));
}

async function download(at: Bucket, key: string, folder: string): Promise<void> {
  const inTurn = limitConcurrency(FILES_AT_ONCE);
  const fetched: Promise<void>[] = [];
  for await (const object of listAll(at, `${checkKey(key)}/`)) {
    fetched.push(inTurn(() => fetchTo(at, object.key, join(folder, checkKey(object.key.slice(key.length + 1))))));
  }
  await Promise.all(fetched);
  if (fetched.length === 0) throw new Error(`nothing is kept below "${key}"`);
}

/** Uploads a folder file by file; a version is referenced only after all are there. */
async function upload({ client, name }: Bucket, path: string, key: string): Promise<void> {
  const inTurn = limitConcurrency(FILES_AT_ONCE);
  const put = async (file: string, Key: string) => {
    const { size } = await stat(file);
    // A small file is read whole, because the client can't resend a stream when a connection breaks.
    const Body = size <= 1024 ** 2 ? await readFile(file) : createReadStream(file);
    await client.send(new PutObjectCommand({ Bucket: name, Key, Body, ContentLength: size }));
  };
  if ((await stat(path)).isFile()) return put(path, key);
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map((file) => inTurn(() => put(file, `${key}/${relative(path, file).split(sep).join('/')}`))));
}

const isWhole = async (at: Bucket, { key, size }: Incoming): Promise<boolean> => (await openObject(at, key))?.size === size;

const passedBy = () => Promise.reject(new Error('parts are sent to the bucket itself'));

/**
 * Creates parts as objects of their own, PUT to signed addresses, and joined later: so that listing them is an ordinary list, and abandoned
 * ones are ordinary objects (ADR 24).
 */
function s3Parts(at: Bucket): IncomingParts {
  const { client, name } = at;
  const keyOf = (handle: string, n: number) => `${handle}/${n}`;
  return {
    begin: async () => `uploads/${uuidv7()}`,
    addressOf({ handle }, { n, size }) {
      const put = new PutObjectCommand({ Bucket: name, Key: keyOf(handle, n), ContentLength: size });
      return getSignedUrl(client, put, { expiresIn: SIGNED_FOR_SECONDS });
    },
    async list(incoming, parts) {
      const sizes = new Map<string, number>();
      for await (const object of listAll(at, `${incoming.handle}/`)) sizes.set(object.key, object.size);
      const present = parts.filter(({ n, size }) => sizes.get(keyOf(incoming.handle, n)) === size);
      // Joining removes the parts; the work after it may fail and be repeated.
      const isJoined = present.length < parts.length && (await isWhole(at, incoming));
      return (isJoined ? parts : present).map(({ n }) => n);
    },
    receive: passedBy,
    write: passedBy,
    async join(incoming, parts) {
      const { key, handle } = incoming;
      if (!(await isWhole(at, incoming))) {
        const numbered = parts.map(({ n }) => ({ n, key: keyOf(handle, n) }));
        await joinObjects(at, key, numbered).catch(async (error: unknown) => {
          // The whole exists nonetheless: the response was lost, or a concurrent attempt joined and removed the parts.
          if (!(await isWhole(at, incoming))) throw error;
        });
      }
      await removeAll(at, handle);
    },
    async abandon({ key, handle }) {
      await removeAll(at, handle);
      await removeAll(at, key);
    },
  };
}

/** Joins parts with one in memory at a time. @throws FileChanged when one is missing */
async function joinObjects(at: Bucket, key: string, parts: readonly { n: number; key: string }[]): Promise<void> {
  const target = { Bucket: at.name, Key: key };
  const { UploadId } = await at.client.send(new CreateMultipartUploadCommand(target));
  try {
    const Parts: { ETag: string | undefined; PartNumber: number }[] = [];
    for (const part of parts) {
      const Body = await readPart(at, part.key);
      const { ETag } = await at.client.send(new UploadPartCommand({ ...target, UploadId, PartNumber: part.n, Body }));
      Parts.push({ ETag, PartNumber: part.n });
    }
    await at.client.send(new CompleteMultipartUploadCommand({ ...target, UploadId, MultipartUpload: { Parts } }));
  } catch (error) {
    // The original error is thrown; a rule of the bucket ends uploads that couldn't be aborted.
    await at.client.send(new AbortMultipartUploadCommand({ ...target, UploadId })).catch(() => undefined);
    throw error;
  }
}

async function readPart(at: Bucket, key: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  try {
    for await (const bytes of bytesOf(at, key)) chunks.push(bytes);
  } catch (error) {
    // The part was listed before, so a retry wouldn't find it. A bucket that is temporarily missing has another error.
    throw error instanceof NoSuchKey ? new FileChanged(error) : error;
  }
  return Buffer.concat(chunks);
}

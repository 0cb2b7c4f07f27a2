import { readFile, writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { FILM_MAX_BYTES, INK_MAX_BYTES } from '@meowtale/contracts';
import { IMAGE_TARGETS, UPLOAD_SCOPE_MAX_BYTES, type UploadFields } from '@meowtale/contracts/inputs/catalog/upload';
import { inTransaction } from '@meowtale/service-kit';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../database.ts';
import type { Works } from '../works.ts';
import { GamePackTooBig, UploadTooLarge, UploadTypeRefused } from './errors.ts';
import { readFilm } from './film.ts';
import { remakeImage, sniff } from './image.ts';
import { takeRoom } from './quota.ts';
import { type FileRow, insertFile } from './repository.ts';
import { keys, type Written } from './storage.ts';
import { decodeUtf8 } from './text.ts';

export interface Upload {
  ownerUuid: string;
  fields: UploadFields;
  /** As the browser calls it. */
  filename: string;
  content: Readable;
}

type Kept = Pick<FileRow, 'uuid' | 'kind' | 'mime_type' | 'size_bytes' | 'width' | 'height'> & {
  key: string;
  temporaryPath: string;
  /** A second file to keep beside it, and where. */
  beside?: { key: string; temporaryPath: string };
};

/**
 * Takes one file in: streamed to disk, known by its bytes rather than its name, a picture made anew, its bytes taken from
 * its owner's allowance in the transaction that makes it known. What is refused leaves nothing behind.
 * @throws UploadTooLarge, GamePackTooBig, UploadTypeRefused, ImageRefused, StorageFull
 */
export async function takeUpload(db: Db, works: Works, upload: Upload): Promise<FileRow> {
  const { maxBytes, tooLarge } = limitOf(upload);
  const written = await works.storage.receive(upload.content, { maxBytes, onTooLarge: tooLarge });
  try {
    const kept = await recognise(written, upload);
    return await inTransaction(db, async (tx) => {
      await takeRoom(tx, upload.ownerUuid, kept.size_bytes);
      const { key, temporaryPath, beside, ...columns } = kept;
      const row = await insertFile(tx, {
        ...columns,
        owner_uuid: upload.ownerUuid,
        scope: upload.fields.scope,
        target: upload.fields.target ?? null,
        basename: cleanBasename(upload.fields.basename ?? upload.filename),
        sha256: written.digest,
      });
      if (beside) await works.storage.keep(beside.temporaryPath, beside.key);
      await works.storage.keep(temporaryPath, key);
      return row;
    });
  } finally {
    await works.storage.discard(written.path);
    await works.storage.discard(besideOf(written.path));
  }
}

/** SPEC §5: names lose `< > : " / \ | ? *`, control signs and those that turn the direction of what follows, and are trimmed. */
export function cleanBasename(name: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
  const clean = name.replace(/[<>:"/\\|?*\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '').trim();
  return clean.slice(-255) || 'file';
}

function isInk({ fields, filename }: Upload): boolean {
  return fields.scope === 'app' && filename.toLowerCase().endsWith('.ink');
}

function limitOf(upload: Upload): { maxBytes: number; tooLarge: () => Error } {
  const { scope, target } = upload.fields;
  const packed = scope === 'app' && target === undefined && !isInk(upload);
  // Whether a screenshot moves is known once its first bytes are here.
  if (target === 'screenshot') return { maxBytes: FILM_MAX_BYTES, tooLarge: () => new UploadTooLarge(FILM_MAX_BYTES) };
  const maxBytes = target ? IMAGE_TARGETS[target].maxBytes : isInk(upload) ? INK_MAX_BYTES : UPLOAD_SCOPE_MAX_BYTES[scope];
  return { maxBytes, tooLarge: () => (packed ? new GamePackTooBig() : new UploadTooLarge(maxBytes)) };
}

async function recognise(written: Written, upload: Upload): Promise<Kept> {
  const type = await sniff(written.path);
  const { scope, target } = upload.fields;
  const uuid = uuidv7();
  const original = { uuid, key: keys.original(uuid), temporaryPath: written.path, size_bytes: written.bytes, width: null, height: null };
  if (target === undefined && type === 'text' && isInk(upload)) {
    if (decodeUtf8(await readFile(written.path)) === null) throw new UploadTypeRefused('upload.errors.inkNotUtf8');
    return { ...original, kind: 'ink', mime_type: 'text/plain; charset=utf-8' };
  }
  if (target === undefined && type === 'zip' && scope === 'app' && upload.filename.toLowerCase().endsWith('.zip')) {
    return { ...original, kind: 'zip', mime_type: 'application/zip' };
  }
  if (target === 'screenshot' && type === 'webm') {
    return { ...original, ...(await readFilm(written.path, written.bytes)), key: keys.film(uuid), kind: 'film', mime_type: 'video/webm' };
  }
  if (type !== 'jpeg' && type !== 'png') throw new UploadTypeRefused();
  // Nothing but a game may be as large as a game; its pixels would have to be read into memory.
  const maxBytes = target ? IMAGE_TARGETS[target].maxBytes : UPLOAD_IMAGE_MAX_BYTES;
  if (written.bytes > maxBytes) throw new UploadTooLarge(maxBytes);
  const image = await remakeImage(written.path, target);
  await writeFile(written.path, image.data);
  const besidePath = besideOf(written.path);
  if (image.dense) await writeFile(besidePath, image.dense);
  return {
    uuid,
    key: keys.image(uuid, image.extension),
    temporaryPath: written.path,
    ...(image.dense && { beside: { key: keys.denseImage(uuid, image.extension), temporaryPath: besidePath } }),
    kind: 'image',
    mime_type: image.mimeType,
    size_bytes: image.data.length,
    width: image.width,
    height: image.height,
  };
}

const besideOf = (temporaryPath: string): string => `${temporaryPath}.2x`;

const UPLOAD_IMAGE_MAX_BYTES = 5 * 1024 ** 2;

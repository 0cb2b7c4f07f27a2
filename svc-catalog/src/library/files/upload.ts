import { readFile, writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { FILM_MAX_BYTES, PICTURE_MAX_BYTES } from '@meowtale/contracts';
import {
  FILE_NAME_MAX,
  IMAGE_TARGETS,
  imageEndings,
  UPLOAD_SCOPE_MAX_BYTES,
  type UploadFields,
} from '@meowtale/contracts/inputs/catalog/upload';
import { beginning, countCharacters } from '@meowtale/contracts/text/characters';
import { cleanLine } from '@meowtale/contracts/text/clean';
import { inTransaction } from '@meowtale/service-kit';
import { decodeText } from '@meowtale/story/decode-text';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../database.ts';
import type { Works } from '../../works.ts';
import { keys, type Written } from '../storage/model.ts';
import { GamePackTooBig, UploadTooLarge, UploadTypeRefused } from './errors.ts';
import { readFilm } from './film.ts';
import { remakeImage, sniff } from './image.ts';
import { assertRoomFor, takePlaceForFile } from './quota.ts';
import { requireItsEnding } from './recognise.ts';
import { type FileRow, findFiles, insertFile, lockUsage } from './repository.ts';
import { isText, textByName } from './text.ts';

export interface Upload {
  ownerUuid: string;
  fields: UploadFields;
  /** The browser's name for the file. */
  filename: string;
  content: Readable;
}

type Kept = Pick<FileRow, 'uuid' | 'kind' | 'mime_type' | 'size_bytes' | 'width' | 'height'> & {
  key: string;
  temporaryPath: string;
  /** Another file to store with it, and its key. */
  beside?: { key: string; temporaryPath: string };
};

/**
 * Takes one file: streams it to disk, recognizes it by its bytes rather than its name, re-encodes a picture, and adds its bytes to its
 * owner's usage in the transaction that inserts its row. A rejected file leaves nothing.
 * @throws UploadTooLarge, GamePackTooBig, UploadTypeRefused, ImageRefused, StorageFull; DomainError `input/invalid` for a name of another
 *   kind than its bytes
 */
export async function takeUpload(db: Db, works: Works, upload: Upload): Promise<FileRow> {
  const { maxBytes, tooLarge } = limitOf(upload);
  const written = await works.storage.receive(upload.content, { maxBytes, onTooLarge: tooLarge });
  try {
    const recognised = await recognise(written, upload);
    const basename = cleanBasename(upload.fields.basename ?? upload.filename);
    requireItsEnding({ ...recognised, system: null }, basename);
    await assertRoomFor(db, upload.ownerUuid, recognised.size_bytes);
    const { key, temporaryPath, beside, ...columns } = recognised;
    const row = {
      ...columns,
      owner_uuid: upload.ownerUuid,
      scope: upload.fields.scope,
      target: upload.fields.target ?? null,
      basename,
      sha256: written.digest,
    };
    try {
      // A bucket may take long, so the person's usage isn't locked meanwhile.
      if (beside) await works.storage.keep(beside.temporaryPath, beside.key);
      await works.storage.keep(temporaryPath, key);
      return await inTransaction(db, async (tx) => {
        await takePlaceForFile(tx, upload.ownerUuid, recognised.size_bytes);
        return insertFile(tx, row);
      });
    } catch (error) {
      // The original error is thrown; remaining files are removed by the sweep.
      await forget(db, works, row).catch(() => undefined);
      throw error;
    }
  } finally {
    await works.storage.discard(written.path);
    await works.storage.discard(besideOf(written.path));
  }
}

/** Removes stored files without a row; waiting for the lock on the usage makes the transaction's outcome known. */
async function forget(db: Db, { storage }: Works, { uuid, owner_uuid }: Pick<FileRow, 'uuid' | 'owner_uuid'>): Promise<void> {
  const found = await inTransaction(db, async (tx) => {
    await lockUsage(tx, owner_uuid);
    return findFiles(tx, [uuid]);
  });
  if (found.length === 0) for (const key of keys.allOf(uuid)) await storage.remove(key);
}

const ENDING = /\.[^.]{1,16}$/u;
/** Dots, blanks and invisible characters only. */
const NO_NAME = /^[.\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;
/** A blank of Braille is drawn as one, and trimmed by no `trim`. */
const BLANK_ENDS = /^[\s\u2800]+|[\s\u2800]+$/gu;

/**
 * Returns a file's name by SPEC §5: without `< > : " / \ | ? *`, control characters and others that are invisible or change the direction
 * of the text, and trimmed. A name of dots only becomes `file`, because dots have a meaning in addresses.
 */
export function cleanBasename(name: string): string {
  const clean = cleanLine(name.replace(/[<>:"/\\|?*]/g, '')).replace(BLANK_ENDS, '');
  if (NO_NAME.test(clean)) return 'file';
  const ending = ENDING.exec(clean)?.[0] ?? '';
  return beginning(clean.slice(0, clean.length - ending.length), FILE_NAME_MAX - countCharacters(ending)) + ending;
}

const textOf = ({ fields, filename }: Upload) => (fields.scope === 'app' && fields.target === undefined ? textByName(filename) : null);

function limitOf(upload: Upload): { maxBytes: number; tooLarge: () => Error } {
  const { scope, target } = upload.fields;
  const text = textOf(upload);
  const packed = scope === 'app' && target === undefined && text === null;
  // A screenshot may be a video, which is known only after its first bytes.
  if (target === 'screenshot') return { maxBytes: FILM_MAX_BYTES, tooLarge: () => new UploadTooLarge(FILM_MAX_BYTES) };
  const maxBytes = target ? IMAGE_TARGETS[target].maxBytes : (text?.maxBytes ?? UPLOAD_SCOPE_MAX_BYTES[scope]);
  return { maxBytes, tooLarge: () => (packed ? new GamePackTooBig() : new UploadTooLarge(maxBytes)) };
}

async function recognise(written: Written, upload: Upload): Promise<Kept> {
  const type = await sniff(written.path);
  const { scope, target } = upload.fields;
  const uuid = uuidv7();
  const original = { uuid, key: keys.original(uuid), temporaryPath: written.path, size_bytes: written.bytes, width: null, height: null };
  const text = textOf(upload);
  if (text && (await isText(written.path))) {
    if (text.kind !== 'html' && decodeText(await readFile(written.path)) === null) throw new UploadTypeRefused('upload.errors.inkNotUtf8');
    return { ...original, kind: text.kind, mime_type: text.mime_type };
  }
  if (target === undefined && type === 'zip' && scope === 'app' && upload.filename.toLowerCase().endsWith('.zip')) {
    return { ...original, kind: 'zip', mime_type: 'application/zip' };
  }
  if (target === 'screenshot' && type === 'webm') {
    return { ...original, ...(await readFilm(written.path, written.bytes)), key: keys.film(uuid), kind: 'film', mime_type: 'video/webm' };
  }
  if (type !== 'jpeg' && type !== 'png') throw new UploadTypeRefused(brokenAs(upload));
  if (target && !IMAGE_TARGETS[target].accepts.includes(type))
    throw new UploadTypeRefused('upload.errors.otherPicture', { types: imageEndings(target).join(', ') });
  // Only a game may be as large as a game; a picture is read into memory.
  const maxBytes = target ? IMAGE_TARGETS[target].maxBytes : PICTURE_MAX_BYTES;
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
    size_bytes: image.data.length + (image.dense?.length ?? 0),
    width: image.width,
    height: image.height,
  };
}

/** Returns the error of a broken file by its target and name, which is more helpful than an unknown type. */
function brokenAs({ fields: { target }, filename }: Upload): string | undefined {
  if (target === 'screenshot' && /\.webm$/i.test(filename)) return 'upload.errors.filmUnreadable';
  return target !== undefined && /\.(?:jpe?g|png)$/i.test(filename) ? 'upload.errors.imageUnreadable' : undefined;
}

const besideOf = (temporaryPath: string): string => `${temporaryPath}.2x`;

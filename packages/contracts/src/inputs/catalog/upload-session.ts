import { z } from 'zod';
import { GAME_PACK_MAX_BYTES, SYSTEMS, UPLOAD_CHUNK_BYTES, UPLOAD_CHUNK_DOUBLED_FROM_BYTES } from '../../constants.ts';
import { cleanText } from '../../text/clean.ts';
import { line, uuid } from '../text.ts';
import { FILE_NAME_MAX } from './upload.ts';

/** Returns the size of a file's parts in bytes; the last one is the rest (SPEC §9). */
export const chunkBytesOf = (size: number): number =>
  size < UPLOAD_CHUNK_DOUBLED_FROM_BYTES ? UPLOAD_CHUNK_BYTES : 2 * UPLOAD_CHUNK_BYTES;

/** Returns the parts of a file of `size` bytes: numbers from 1, offsets and sizes. */
export function chunksOf(size: number): { n: number; start: number; size: number }[] {
  const bytes = chunkBytesOf(size);
  return Array.from({ length: Math.ceil(size / bytes) }, (_, at) => ({
    n: at + 1,
    start: at * bytes,
    size: Math.min(bytes, size - at * bytes),
  }));
}

const FILE_TEXT_MAX = 262_144;
const basename = line(FILE_NAME_MAX, { tooLong: 'upload.errors.nameTooLong' }).min(1, 'upload.errors.noFile');

/**
 * `addUploadSession`: a story or web game (`web`, the default), or a package for another system, of 1 byte to 2 GB. `idempotency_key`:
 * repeating it returns the same upload.
 */
export const addUploadSessionInput = z.object({
  basename,
  size: z.int('invalid.whole-number').min(1, 'upload.errors.noFile').max(GAME_PACK_MAX_BYTES, 'upload.errors.gamePackTooBig'),
  /** MD5 of the whole file, in hex. */
  md5: z
    .string('invalid.text')
    .toLowerCase()
    .regex(/^[0-9a-f]{32}$/, 'upload.errors.md5'),
  system: z
    .enum(SYSTEMS, 'invalid.system')
    .nullish()
    .transform((system) => system ?? 'web'),
  idempotency_key: uuid.nullish(),
});
export type AddUploadSessionInput = z.output<typeof addUploadSessionInput>;

/** `addFile`: a story's text; longer ones are uploaded. */
export const addFileInput = z.object({
  basename,
  content: z.string('invalid.text').max(FILE_TEXT_MAX, 'invalid.too-long').overwrite(cleanText),
});

/** `setFile`: a file's new name. */
export const setFileInput = z.object({ uuid, basename });

export const mergeChunkFileInput = z.object({ uuid, useAsync: z.boolean('invalid.type').nullish() });

/** Response of `GET /files/chunks/{upload}`, and of `addUploadSession` as GraphQL's UploadSession. */
export const uploadSession = z.object({
  uuid: z.uuid(),
  basename: z.string(),
  size: z.int().positive(),
  md5: z.string(),
  system: z.enum(SYSTEMS),
  chunk_size: z.int().positive(),
  /**
   * Where to PUT each part with `content-md5`. An address that begins with `/` is ours and needs the headers of our API (`accept-version`,
   * `authorization`); any other one is signed for a limited time and must not have them.
   */
  chunks: z.array(z.object({ n: z.int().positive(), size: z.int().positive(), url: z.string(), is_there: z.boolean() })),
  /** When the session is deleted unless a part arrives. */
  expires_at: z.coerce.date(),
});
export type UploadSession = z.output<typeof uploadSession>;

import { open, readFile } from 'node:fs/promises';
import { IMAGE_TARGETS, type ImageTarget } from '@meowtale/contracts/inputs/catalog/upload';
import { limitConcurrency } from '@meowtale/service-kit/limit-concurrency';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { ImageRefused } from './errors.ts';

/** Limit of a side before decoding: a decompression bomb of a few KB can claim far more. */
const SIDE_MAX_PIXELS = 12_000;
const IMAGE_MAX_PIXELS = 50_000_000;
/** A picture without a target is scaled down to this (SPEC §5). */
const DEFAULT_BOX = { width: 1920, height: 1080 };
const JPEG_QUALITY = 80;
/** Quality of the larger copy, from which smaller files are made; it is never served itself. */
const DENSE_JPEG_QUALITY = 92;
/** Up to this width a picture is also stored at twice its size; a wider one has enough pixels where it is shown. */
const SMALL_MAX_WIDTH = 256;
/** Pictures of listings and apps aren't enlarged more, because that is visible. */
const ENLARGED_MAX = 2;
const READ_TIMEOUT_SECONDS = 20;
/** Each takes one of the four threads by which the process also accesses its disk. */
const MADE_AT_ONCE = 2;
/** Further pictures are rejected, because each takes up to a second and can be sent again. */
const WAITING_MAX = 30;

export interface MadeImage {
  data: Buffer;
  mimeType: 'image/jpeg' | 'image/png';
  extension: 'jpg' | 'png';
  width: number;
  height: number;
  /** The same at twice the size, if the original is large enough and the target small. */
  dense: Buffer | null;
}

/** Returns a file's type by its first bytes. `text` means that no known format begins so. */
export async function sniff(path: string): Promise<'jpeg' | 'png' | 'webm' | 'zip' | 'text' | 'other'> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4100), 0, 4100, 0);
    const type = await fileTypeFromBuffer(buffer.subarray(0, bytesRead));
    if (type === undefined) return buffer.subarray(0, bytesRead).includes(0) ? 'other' : 'text';
    const known = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'video/webm': 'webm', 'application/zip': 'zip' } as const;
    return known[type.mime as keyof typeof known] ?? 'other';
  } finally {
    await handle.close();
  }
}

/** Runs work on pictures with a limit on concurrency. @throws DomainError `service/overloaded` (503) when too many wait */
export const imageWork = limitConcurrency(MADE_AT_ONCE, WAITING_MAX);

/**
 * Makes a new picture from an upload, after those before it: decoded, rotated upright, cropped to its target's exact size (or scaled down
 * to 1920 × 1080), encoded without metadata.
 * @throws ImageRefused when it can't be decoded, is over 12,000 pixels a side or 50 million in all, less than half as wide or as high as a
 *   listing or an app needs it, animated, or a polyglot; DomainError `service/overloaded` (503) while too many wait
 */
export const remakeImage = (path: string, target: ImageTarget | undefined): Promise<MadeImage> => imageWork(() => remake(path, target));

async function remake(path: string, target: ImageTarget | undefined): Promise<MadeImage> {
  const source = await readFile(path);
  if (isPolyglot(source)) throw new ImageRefused('upload.errors.imagePolyglot');
  try {
    const image = sharp(source, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'error', sequentialRead: true }).timeout({
      seconds: READ_TIMEOUT_SECONDS,
    });
    const { width = 0, height = 0, format, hasAlpha, pages = 1, autoOrient } = await image.metadata();
    if (width > SIDE_MAX_PIXELS || height > SIDE_MAX_PIXELS || width * height > IMAGE_MAX_PIXELS)
      throw new ImageRefused('upload.errors.imagePixels');
    if (pages > 1) throw new ImageRefused('upload.errors.imageMoves');
    const wanted = target === undefined ? null : IMAGE_TARGETS[target];
    if (wanted) requireLargeEnough(autoOrient, wanted);
    const encodeAs = wanted?.format ?? (format === 'png' && hasAlpha ? 'png' : 'jpeg');
    const upright = image.rotate();
    const double =
      wanted && wanted.width <= SMALL_MAX_WIDTH && autoOrient.width >= wanted.width * 2 && autoOrient.height >= wanted.height * 2;
    const dense = double ? await finish(cropTo(upright, wanted.width * 2, wanted.height * 2), encodeAs, DENSE_JPEG_QUALITY) : null;
    const sized = wanted
      ? cropTo(dense ? sharp(dense.data) : upright, wanted.width, wanted.height)
      : upright.resize({ ...DEFAULT_BOX, fit: 'inside', withoutEnlargement: true });
    const { data, info } = await finish(sized, encodeAs, JPEG_QUALITY);
    const png = encodeAs === 'png';
    const kind = { mimeType: png ? 'image/png' : 'image/jpeg', extension: png ? 'png' : 'jpg' } as const;
    return { data, ...kind, width: info.width, height: info.height, dense: dense?.data ?? null };
  } catch (error) {
    if (error instanceof ImageRefused) throw error;
    const tooMany = error instanceof Error && /pixel limit|dimensions/i.test(error.message);
    throw new ImageRefused(tooMany ? 'upload.errors.imagePixels' : 'upload.errors.imageUnreadable', error);
  }
}

/** Asserts the minimum size of pictures for listings and apps. @throws ImageRefused with the minimum */
function requireLargeEnough(given: { width: number; height: number }, { scope, ...wanted }: (typeof IMAGE_TARGETS)[ImageTarget]): void {
  if (scope !== 'store' && scope !== 'app') return;
  const [width, height] = [Math.ceil(wanted.width / ENLARGED_MAX), Math.ceil(wanted.height / ENLARGED_MAX)];
  if (given.width < width || given.height < height) throw new ImageRefused('upload.errors.imageSmall', undefined, { width, height });
}

/** Crops to the part with the most detail, in exactly these pixels. */
const cropTo = (image: Sharp, width: number, height: number): Sharp => image.resize({ width, height, fit: 'cover', position: 'attention' });

function finish(image: Sharp, encodeAs: 'jpeg' | 'png', quality: number) {
  const encoded =
    // A PNG always has four channels (SPEC §5: a 32-bit icon).
    encodeAs === 'png'
      ? image.ensureAlpha().png({ compressionLevel: 9 })
      : image.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true });
  return encoded.toBuffer({ resolveWithObject: true });
}

const FOREIGN = /<(?:script|svg |html|\?php|!doctype)/i;
const PDF = Buffer.from('%PDF-', 'latin1');
/** A zip's end record is in its last 64 KiB and a few bytes. */
const ZIP_END = Buffer.from('PK\u0005\u0006', 'latin1');
const ZIP_END_WITHIN = 66_000;

/**
 * Returns whether a picture is also a page, a program or an archive. Re-encoding would remove that, but the attempt is reason to reject it.
 */
export function isPolyglot(source: Buffer): boolean {
  return FOREIGN.test(source.toString('latin1')) || source.includes(PDF) || source.subarray(-ZIP_END_WITHIN).includes(ZIP_END);
}

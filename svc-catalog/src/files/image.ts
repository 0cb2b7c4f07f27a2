import { open, readFile } from 'node:fs/promises';
import { IMAGE_TARGETS, type ImageTarget } from '@meowtale/contracts/inputs/catalog/upload';
import { atMost } from '@meowtale/service-kit/at-most';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { ImageRefused } from './errors.ts';

/** Sides and pixels that a picture may have before we touch it: a bomb of a few KB can claim far more. */
const SIDE_MAX_PIXELS = 12_000;
const IMAGE_MAX_PIXELS = 50_000_000;
/** A picture for no particular place is brought within this (SPEC §5). */
const DEFAULT_BOX = { width: 1920, height: 1080 };
const JPEG_QUALITY = 80;
/** Nobody is given it: smaller files are made of it. */
const DENSE_JPEG_QUALITY = 92;
/** Up to this width a picture is also kept at twice its size; a wider one has dots enough for where it is shown. */
const SMALL_MAX_WIDTH = 256;
/** A picture that works are sold by isn't enlarged further: whoever sees it would see that. */
const ENLARGED_MAX = 2;
const READ_TIMEOUT_SECONDS = 20;
/** Each holds one of the four threads by which the process also reads and writes its disk. */
const MADE_AT_ONCE = 2;
/** More don't wait: each takes up to a second, and who sends one may as well send it again. */
const WAITING_MAX = 30;

export interface MadeImage {
  data: Buffer;
  mimeType: 'image/jpeg' | 'image/png';
  extension: 'jpg' | 'png';
  width: number;
  height: number;
  /** The same at twice the size, where so much was given and the place is a small one. */
  dense: Buffer | null;
}

/** What a file is by its first bytes, whatever it is called. `text` says that no known format begins like this. */
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

/** Runs the work on pictures of this process. What it throws when too many wait is DomainError `service/overloaded` (503). */
export const imageWork = atMost(MADE_AT_ONCE, WAITING_MAX);

/**
 * Makes our own picture out of somebody's, after those that came before: decoded, turned upright, cropped to its target's exact size
 * (or brought within 1920 × 1080), encoded anew without any metadata.
 * @throws ImageRefused when it can't be decoded, is over 12,000 pixels a side or 50 million in all, less than half as wide or as high as
 * a listing or an app wants it, moves, or is a polyglot; DomainError `service/overloaded` (503) while too many wait
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

/** @throws ImageRefused with the least that would do, for what a listing or an app is shown by */
function requireLargeEnough(given: { width: number; height: number }, { scope, ...wanted }: (typeof IMAGE_TARGETS)[ImageTarget]): void {
  if (scope !== 'store' && scope !== 'app') return;
  const [width, height] = [Math.ceil(wanted.width / ENLARGED_MAX), Math.ceil(wanted.height / ENLARGED_MAX)];
  if (given.width < width || given.height < height) throw new ImageRefused('upload.errors.imageSmall', undefined, { width, height });
}

/** The part that draws the eye, in exactly these pixels. */
const cropTo = (image: Sharp, width: number, height: number): Sharp => image.resize({ width, height, fit: 'cover', position: 'attention' });

function finish(image: Sharp, encodeAs: 'jpeg' | 'png', quality: number) {
  const encoded =
    // A PNG of ours has four channels, whatever it was made of (SPEC §5: a 32-bit icon).
    encodeAs === 'png'
      ? image.ensureAlpha().png({ compressionLevel: 9 })
      : image.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true });
  return encoded.toBuffer({ resolveWithObject: true });
}

const FOREIGN = /<(?:script|svg |html|\?php|!doctype)/i;
const PDF = Buffer.from('%PDF-', 'latin1');
/** A zip's end stands in its last 64 KiB and a few bytes. */
const ZIP_END = Buffer.from('PK\u0005\u0006', 'latin1');
const ZIP_END_WITHIN = 66_000;

/** A picture that is also a page, a program or an archive. Re-encoding would defuse it; that it was tried is reason to refuse. */
export function isPolyglot(source: Buffer): boolean {
  return FOREIGN.test(source.toString('latin1')) || source.includes(PDF) || source.subarray(-ZIP_END_WITHIN).includes(ZIP_END);
}

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureFormat, PictureVariant } from '@meowtale/contracts/pictures';
import { limitConcurrency } from '@meowtale/service-kit/limit-concurrency';
import sharp from 'sharp';
import { keys, type Storage, type StoredFile } from '../../library/storage/model.ts';

/** Variants made at once; decoding takes a few MB, and this process also serves works. */
const MAKING_MAX = 2;
/** Maximum of waiting requests; further ones are redirected to the picture itself. */
const WAITING_MAX = 300;
/** Limit for decoding; the platform's pictures are far smaller. */
const SOURCE_MAX_PIXELS = 4_000_000;
const MAKE_WITHIN_SECONDS = 10;
const AVIF = { quality: 55, effort: 3 };
const WEBP = { quality: 78, effort: 4 };

interface Logger {
  warn(context: object, message: string): void;
}

export interface Variants {
  /**
   * Opens the variant, made now if it doesn't exist yet; 'later' while too many are being made, or if it failed; null without such a
   * picture.
   */
  open(variant: PictureVariant): Promise<StoredFile | 'later' | null>;
}

/**
 * Makes pictures at the size shown (ADR 20) when first requested, and stores them. Sizes and formats are limited by contracts' lists, so
 * that requests can't fill storage.
 */
export function createVariants(storage: Storage, log: Logger): Variants {
  const making = new Map<string, Promise<StoredFile | null>>();
  const inTurn = limitConcurrency(MAKING_MAX);

  async function make({ uuid, width, format }: PictureVariant, key: string): Promise<StoredFile | null> {
    const source = await findSource(storage, uuid);
    if (source === null) return null;
    const folder = await storage.workspace();
    try {
      const made = join(folder, 'made');
      await writeFile(made, await storage.withLocal(source, (path) => encode(path, width, format)));
      await storage.keep(made, key);
    } finally {
      await storage.discard(folder);
    }
    return storage.open(key);
  }

  return {
    async open(variant) {
      const key = keys.variant(variant.uuid, variant.width, variant.format);
      const stored = await storage.open(key);
      if (stored !== null) return stored;
      const begun = making.get(key);
      if (begun) return begun;
      if (making.size >= MAKING_MAX + WAITING_MAX) return 'later';
      const made = inTurn(() => make(variant, key)).finally(() => making.delete(key));
      making.set(key, made);
      return made.catch((error: unknown) => {
        log.warn({ event: 'picture.not-resized', err: error, picture: variant.uuid }, 'a smaller picture could not be made');
        return 'later';
      });
    },
  };
}

/** Returns the key of a picture's largest stored version. */
async function findSource(storage: Storage, uuid: string): Promise<string | null> {
  for (const extension of ['jpg', 'png'] as const) {
    for (const key of [keys.denseImage(uuid, extension), keys.image(uuid, extension)]) {
      if ((await storage.open(key)) !== null) return key;
    }
  }
  return null;
}

function encode(path: string, width: number, format: PictureFormat): Promise<Buffer> {
  const sized = sharp(path, { limitInputPixels: SOURCE_MAX_PIXELS })
    .timeout({ seconds: MAKE_WITHIN_SECONDS })
    .resize({ width, withoutEnlargement: true });
  return (format === 'avif' ? sized.avif(AVIF) : sized.webp(WEBP)).toBuffer();
}

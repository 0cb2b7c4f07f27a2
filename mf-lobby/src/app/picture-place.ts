import { IMAGE_TARGETS, type ImageTarget } from '@meowtale/contracts/inputs/catalog/upload';
import type { PicturePlace } from '@meowtale/web-kit/shrink-image';

/** A small picture is also stored at twice its size (see svc-catalog's `remakeImage`). */
const SMALL_MAX_WIDTH = 256;

/** Returns the size, the format and the limit of a picture that is cropped to a target. */
export function placeFor(target: ImageTarget): PicturePlace {
  const { width, height, format, maxBytes } = IMAGE_TARGETS[target];
  const density = width <= SMALL_MAX_WIDTH ? 2 : 1;
  return { width: width * density, height: height * density, fit: 'cover', format, maxBytes };
}

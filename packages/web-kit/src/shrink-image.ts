/** Maximum size of a source picture, which is shrunk before the upload. */
export const PICTURE_SOURCE_MAX_BYTES = 50 * 1024 ** 2;
/** Larger pictures may fail to decode in a browser; they are sent as they are, and the service rejects them. */
const DECODED_MAX_PIXELS = 50_000_000;
const JPEG_QUALITY = 0.8;

/** Requirements of the place for a picture. */
export interface PicturePlace {
  width: number;
  height: number;
  /** Whether it covers its place or fits inside it. */
  fit: 'cover' | 'inside';
  /** Format when it is encoded again. */
  format: 'jpeg' | 'png';
  /** Maximum size of the file. */
  maxBytes: number;
}

/** Returns the factor by which a picture is shrunk to fill its place; 1 means unchanged. */
export function scaleFor(
  { width, height }: { width: number; height: number },
  place: Pick<PicturePlace, 'width' | 'height' | 'fit'>,
): number {
  const scales = [place.width / width, place.height / height];
  return Math.min(1, place.fit === 'cover' ? Math.max(...scales) : Math.min(...scales));
}

/**
 * Returns a picture no larger than its place needs (SPEC §5: JPEG of quality 0.8, or PNG where required). Small enough pictures, and those
 * that the browser can't decode, are returned unchanged; the service reports what is wrong with them.
 */
export async function shrinkImage(file: File, place: PicturePlace): Promise<File> {
  const bitmap = await decode(file);
  if (!bitmap) return file;
  try {
    const { maxBytes, format } = place;
    const scale = scaleFor(bitmap, place);
    if ((scale === 1 && file.size <= maxBytes) || bitmap.width * bitmap.height > DECODED_MAX_PIXELS) return file;
    const blob = await draw(bitmap, scale, `image/${format}`);
    return blob && blob.size < file.size
      ? new File([blob], renamed(file.name, format), { type: blob.type, lastModified: file.lastModified })
      : file;
  } finally {
    bitmap.close();
  }
}

async function decode(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file);
  } catch {
    return null;
  }
}

function draw(bitmap: ImageBitmap, scale: number, type: 'image/jpeg' | 'image/png'): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(bitmap.width * scale);
  canvas.height = Math.ceil(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.imageSmoothingQuality = 'high';
  if (type === 'image/jpeg') {
    // JPEG has no transparency; white, like in the service.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, JPEG_QUALITY));
}

const renamed = (name: string, format: 'jpeg' | 'png'): string => `${name.replace(/\.[^.]*$/, '')}.${format === 'jpeg' ? 'jpg' : 'png'}`;

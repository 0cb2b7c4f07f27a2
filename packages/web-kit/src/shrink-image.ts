/** What is given may be larger than what is kept: it is made smaller here first. Beyond this nobody waits for it. */
export const PICTURE_SOURCE_MAX_BYTES = 50 * 1024 ** 2;
/** A browser that decodes more may fail; the service refuses it with words of its own. */
const DECODED_MAX_PIXELS = 50_000_000;
const JPEG_QUALITY = 0.8;

/** Where a picture is to stand. */
export interface PicturePlace {
  width: number;
  height: number;
  /** Whether it covers its place, or stands whole within it. */
  fit: 'cover' | 'inside';
  /** Of what is encoded anew. */
  format: 'jpeg' | 'png';
  /** Of the file. */
  maxBytes: number;
}

/** How far a picture is shrunk so that it still fills its place; 1 leaves it. */
export function scaleFor(
  { width, height }: { width: number; height: number },
  place: Pick<PicturePlace, 'width' | 'height' | 'fit'>,
): number {
  const scales = [place.width / width, place.height / height];
  return Math.min(1, place.fit === 'cover' ? Math.max(...scales) : Math.min(...scales));
}

/**
 * A picture no larger than its place wants (SPEC §5: JPEG of quality 0.8, or PNG where it must be one). One that is small enough
 * stays as it is, and so does what this browser can't decode: the service says what is wrong with it.
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
    // A JPEG has no glass: what was clear is white, as the service makes it.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, JPEG_QUALITY));
}

const renamed = (name: string, format: 'jpeg' | 'png'): string => `${name.replace(/\.[^.]*$/, '')}.${format === 'jpeg' ? 'jpg' : 'png'}`;

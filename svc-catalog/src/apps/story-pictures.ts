import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { OwnImage } from '../files/file-ref.ts';
import { keys, type Storage } from '../files/storage.ts';
import type { AppFault } from './faults.ts';
import type { StoryPicture } from './story-file.ts';

/** Where a story's pictures lie in its version's folder. */
export const PICTURES_FOLDER = 'pictures';

const UUID_LENGTH = 36;
/** An image of ours by its file's name. */
const NAMED = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(?:jpg|png)$/;

/** A picture of a version, as its page shows it: what its author calls it, and its size in pixels. */
export interface PlacedPicture {
  name: string;
  width: number;
  height: number;
}

export interface Brought {
  /** By their files' names. */
  placed: Record<string, PlacedPicture>;
  missing: StoryPicture[];
}

interface Bringing {
  /** The version's folder. */
  folder: string;
  /** Those of the maker's own pictures that are among these. */
  findPictures(uuids: readonly string[]): Promise<OwnImage[]>;
}

/**
 * Copies a story's pictures beside it, so that it is whole whatever becomes of the uploads; they were brought within 1920 × 1080 when
 * they were uploaded. Answers those that are nobody's of its maker, or gone, which the story is played without.
 */
export async function bringPictures(
  storage: Storage,
  pictures: readonly StoryPicture[],
  { folder, findPictures }: Bringing,
): Promise<Brought> {
  const uuids = pictures.flatMap(({ image }) => NAMED.exec(image)?.[1] ?? []);
  const own = new Map((await findPictures(uuids)).map((file) => [nameOf(file), file]));
  const brought: Brought = { placed: {}, missing: [] };
  if (own.size > 0) await mkdir(join(folder, PICTURES_FOLDER));
  for (const picture of pictures) {
    const { image, name } = picture;
    const file = own.get(image);
    const key = keys.image(image.slice(0, UUID_LENGTH), image.slice(UUID_LENGTH + 1));
    if (!file || (await storage.open(key)) === null) brought.missing.push(picture);
    else {
      await storage.withLocal(key, (path) => copyFile(path, join(folder, PICTURES_FOLDER, image)));
      brought.placed[image] = { name, width: file.width ?? 0, height: file.height ?? 0 };
    }
  }
  return brought;
}

const nameOf = ({ uuid, mime_type }: OwnImage): string => `${uuid}.${mime_type === 'image/png' ? 'png' : 'jpg'}`;

/** A picture that a version is made without. */
export const pictureLeftOut = ({ name }: StoryPicture): AppFault => ({
  file: null,
  line: null,
  message: `"${name}": there is no such picture of yours, so it is left out.`,
  key: 'pictureLeftOut',
  params: { name },
});

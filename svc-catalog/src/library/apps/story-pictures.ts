import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { OwnImage } from '../files/model.ts';
import { keys, type Storage } from '../storage/model.ts';
import type { AppFault } from './faults.ts';
import { PICTURES_FOLDER } from './model.ts';
import type { StoryPicture } from './story-file.ts';

const UUID_LENGTH = 36;
/** File name of an uploaded image. */
const NAMED = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(?:jpg|png)$/;

/** A picture of a version: its name in the story, and its size in pixels. */
export interface PlacedPicture {
  name: string;
  width: number;
  height: number;
}

export interface Brought {
  /** By file name. */
  placed: Record<string, PlacedPicture>;
  missing: StoryPicture[];
}

interface CopyingPictures {
  /** Folder of the version. */
  folder: string;
  /** Returns the creator's pictures among these. */
  findPictures(uuids: readonly string[]): Promise<OwnImage[]>;
}

/**
 * Copies a story's pictures into its version, so that it doesn't depend on the uploads, which were scaled to 1920 × 1080 at most. Returns
 * the placed ones, and the missing ones: those that aren't the creator's or don't exist.
 */
export async function copyPictures(
  storage: Storage,
  pictures: readonly StoryPicture[],
  { folder, findPictures }: CopyingPictures,
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

/** Returns the warning for a picture that a version is made without. */
export const pictureLeftOut = ({ name }: StoryPicture): AppFault => ({
  file: null,
  line: null,
  message: `"${name}": there is no such picture of yours, so it is left out.`,
  key: 'pictureLeftOut',
  params: { name },
});

import { GRANT_LIFETIME_SECONDS } from '@meowtale/contracts';
import { IMAGE_TARGETS, type ImageTarget, keptEndings, type SentFile } from '@meowtale/contracts/inputs/catalog/upload';
import { clockNow, issueGrant } from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import type { Works } from '../../works.ts';
import { NotYourImage } from './errors.ts';
import { type FileRow, findFiles, isShown, lockFiles, usedBytes } from './repository.ts';

export { findOwnOriginal, lockOriginal, type OriginalKind } from './originals.ts';

const MEGABYTE = 1024 ** 2;

/** Audience of the token in an original's address, because a story's source isn't public. */
export const FILE_AUDIENCE = 'file';

/** GraphQL's FileRef of a picture or a video. */
export type FileRef = SentFile & { url: string };

/** Returns the FileRef of a picture or a video; its address is public and permanent. */
export function shownRef(works: Pick<Works, 'addresses'>, file: FileRow): FileRef {
  if (file.kind === 'film') return refTo(file, `${works.addresses.files}/v/${file.uuid}.webm`);
  const extension = file.mime_type === 'image/png' ? 'png' : 'jpg';
  return refTo(file, `${works.addresses.files}/i/${file.uuid}.${extension}`);
}

const EXTENSIONS: Readonly<Record<string, ShownExtension>> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'video/webm': 'webm' };
export const SHOWN_EXTENSIONS = ['png', 'jpg', 'webm'] as const;
export type ShownExtension = (typeof SHOWN_EXTENSIONS)[number];

/** Returns an address at which a file of any kind is downloaded, valid for 15 minutes. */
export async function downloadUrl(db: Db, works: Pick<Works, 'addresses' | 'grantSecret'>, file: FileRow): Promise<string> {
  const signing = { secret: works.grantSecret, audience: FILE_AUDIENCE, now: await clockNow(db) };
  const shown = isShown(file) && { shown: EXTENSIONS[file.mime_type] };
  const token = issueGrant({ file: file.uuid, ...shown }, GRANT_LIFETIME_SECONDS, signing);
  return `${works.addresses.files}/d/${file.uuid}/${encodeURIComponent(file.basename)}?c=${token}`;
}

/** Finds pictures and videos by id; other ids are missing from the map. */
export async function findImageRefs(
  db: Db,
  works: Pick<Works, 'addresses'>,
  uuids: readonly (string | null | undefined)[],
): Promise<Map<string, FileRef>> {
  const wanted = [...new Set(uuids.filter((uuid) => uuid != null))];
  if (wanted.length === 0) return new Map();
  const files = await findFiles(db, wanted);
  return new Map(files.filter(isShown).map((file) => [file.uuid, shownRef(works, file)]));
}

/** A picture's columns for its use in a story. */
export type OwnImage = Pick<FileRow, 'uuid' | 'mime_type' | 'width' | 'height'>;

/** Finds a person's pictures among these. */
export async function findOwnImages(db: Db, ownerUuid: string, uuids: readonly string[]): Promise<OwnImage[]> {
  if (uuids.length === 0) return [];
  return (await findFiles(db, [...new Set(uuids)])).filter(({ kind, owner_uuid }) => kind === 'image' && owner_uuid === ownerUuid);
}

/** Finds uploaded packages of any owner by id; other ids are left out. */
export async function findPackages(db: Db, uuids: readonly string[]): Promise<FileRow[]> {
  if (uuids.length === 0) return [];
  return (await findFiles(db, [...new Set(uuids)])).filter(({ kind }) => kind === 'package');
}

/** Finds packages, and locks them against deletion until the transaction ends. */
export const lockPackages = async (tx: Db, uuids: readonly string[]): Promise<FileRow[]> =>
  (await lockFiles(tx, uuids)).filter(({ kind }) => kind === 'package');

export interface WantedImage {
  /** Path of the input field. */
  path: string;
  uuid: string;
  /** Target for which it must have been made, if that matters. */
  target?: ImageTarget;
}

/**
 * Locks pictures against deletion until the transaction ends, before they are referenced.
 * @throws NotYourImage with each input whose file isn't the person's picture of the required size and type
 */
export async function requireOwnImages(tx: Db, ownerUuid: string, wanted: readonly WantedImage[]): Promise<void> {
  if (wanted.length === 0) return;
  const uuids = wanted.map(({ uuid }) => uuid);
  const files = new Map((await lockFiles(tx, uuids)).map((file) => [file.uuid, file]));
  const wrong = wanted.flatMap(({ path, uuid, target }) => {
    const file = files.get(uuid);
    if (file === undefined || file.owner_uuid !== ownerUuid || !isFor(file, target)) return [{ path, key: 'upload.errors.notYours' }];
    if (target === undefined || file.kind === 'film') return [];
    const { width, height, format } = IMAGE_TARGETS[target];
    if (file.width !== width || file.height !== height) return [{ path, key: 'upload.errors.imageSize', params: { width, height } }];
    if (file.mime_type === `image/${format}`) return [];
    return [{ path, key: 'upload.errors.otherPicture', params: { types: keptEndings(target).join(', ') } }];
  });
  if (wrong.length > 0) throw new NotYourImage(wrong);
}

/** A video is accepted only as a screenshot. */
function isFor(file: FileRow, target: ImageTarget | undefined): boolean {
  return file.kind === 'image' || (file.kind === 'film' && target === 'screenshot');
}

/** Returns GraphQL's FileRef with this address. */
export function refTo<Url extends string | null>(file: FileRow, url: Url): SentFile & { url: Url } {
  return {
    uuid: file.uuid,
    url,
    basename: file.basename,
    mimeType: file.mime_type,
    size: file.size_bytes,
    width: file.width,
    height: file.height,
  };
}

/** Returns a person's storage usage in MB. */
export async function usedMegabytes(db: Db, userUuid: string): Promise<number> {
  return (await usedBytes(db, userUuid)) / MEGABYTE;
}

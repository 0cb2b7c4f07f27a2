import { GRANT_LIFETIME_SECONDS } from '@meowtale/contracts';
import { IMAGE_TARGETS, type ImageTarget, keptEndings, type UploadedFile } from '@meowtale/contracts/inputs/catalog/upload';
import { clockNow, issueGrant } from '@meowtale/service-kit';
import type { Db } from '../database.ts';
import type { Works } from '../works.ts';
import { NotYourImage } from './errors.ts';
import { type FileRow, findFiles, holdFiles, isShown } from './repository.ts';

/** The audience of the token in an original's address: a story's source is its maker's, not the public's. */
export const FILE_AUDIENCE = 'file';

export type FileRef = UploadedFile;

/** GraphQL's FileRef of a picture or a film; its address is public and never changes. */
export function shownRef(works: Pick<Works, 'addresses'>, file: FileRow): FileRef {
  if (file.kind === 'film') return refTo(file, `${works.addresses.files}/v/${file.uuid}.webm`);
  const extension = file.mime_type === 'image/png' ? 'png' : 'jpg';
  return refTo(file, `${works.addresses.files}/i/${file.uuid}.${extension}`);
}

/** The same for whatever was uploaded. An original's address carries a token of its own, good for 15 minutes. */
export async function fileRef(db: Db, works: Pick<Works, 'addresses' | 'grantSecret'>, file: FileRow): Promise<FileRef> {
  if (isShown(file)) return shownRef(works, file);
  return refTo(file, await downloadUrl(db, works, file));
}

const EXTENSIONS: Readonly<Record<string, ShownExtension>> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'video/webm': 'webm' };
export const SHOWN_EXTENSIONS = ['png', 'jpg', 'webm'] as const;
export type ShownExtension = (typeof SHOWN_EXTENSIONS)[number];

/** Where a file of any kind is downloaded instead of shown, likewise for 15 minutes. */
export async function downloadUrl(db: Db, works: Pick<Works, 'addresses' | 'grantSecret'>, file: FileRow): Promise<string> {
  const signing = { secret: works.grantSecret, audience: FILE_AUDIENCE, now: await clockNow(db) };
  const shown = isShown(file) && { shown: EXTENSIONS[file.mime_type] };
  const token = issueGrant({ file: file.uuid, ...shown }, GRANT_LIFETIME_SECONDS, signing);
  return `${works.addresses.files}/d/${file.uuid}/${encodeURIComponent(file.basename)}?c=${token}`;
}

/** Pictures and films by id; ids that are none are missing from the map. */
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

/** A picture as it is kept. */
export type OwnImage = Pick<FileRow, 'uuid' | 'mime_type' | 'width' | 'height'>;

/** Somebody's own pictures among these. */
export async function findOwnImages(db: Db, ownerUuid: string, uuids: readonly string[]): Promise<OwnImage[]> {
  if (uuids.length === 0) return [];
  return (await findFiles(db, [...new Set(uuids)])).filter(({ kind, owner_uuid }) => kind === 'image' && owner_uuid === ownerUuid);
}

/** Uploaded packages by id, whosever they are; ids that are none are left out. */
export async function findPackages(db: Db, uuids: readonly string[]): Promise<FileRow[]> {
  if (uuids.length === 0) return [];
  return (await findFiles(db, [...new Set(uuids)])).filter(({ kind }) => kind === 'package');
}

/** The same for whoever is about to name them: nobody deletes one until the transaction ends. */
export const holdPackages = async (tx: Db, uuids: readonly string[]): Promise<FileRow[]> =>
  (await holdFiles(tx, uuids)).filter(({ kind }) => kind === 'package');

/** Uploaded packages by id, each at an address that is good for 15 minutes. */
export async function findPackageRefs(
  db: Db,
  works: Pick<Works, 'addresses' | 'grantSecret'>,
  uuids: readonly string[],
): Promise<Map<string, FileRef>> {
  const files = await findPackages(db, uuids);
  return new Map(await Promise.all(files.map(async (file) => [file.uuid, await fileRef(db, works, file)] as const)));
}

export interface WantedImage {
  /** Dotted path of the input that names it. */
  path: string;
  uuid: string;
  /** What it must have been made for, when it matters. */
  target?: ImageTarget;
}

/**
 * Holds pictures that are about to be named, so that nobody deletes one until the transaction ends.
 * @throws NotYourImage naming each input whose file isn't the person's own picture of the size and type that its place needs
 */
export async function requireOwnImages(tx: Db, ownerUuid: string, wanted: readonly WantedImage[]): Promise<void> {
  if (wanted.length === 0) return;
  const uuids = wanted.map(({ uuid }) => uuid);
  const files = new Map((await holdFiles(tx, uuids)).map((file) => [file.uuid, file]));
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

/** A film stands only where it was given for: among the screenshots. */
function isFor(file: FileRow, target: ImageTarget | undefined): boolean {
  return file.kind === 'image' || (file.kind === 'film' && target === 'screenshot');
}

function refTo(file: FileRow, url: string): FileRef {
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

import type { FieldError } from '@meowtale/contracts';
import { DomainError, isOutOfRoom } from '@meowtale/service-kit';

/** More bytes than its kind may have; `maxBytes` tells how many that are. */
export class UploadTooLarge extends DomainError {
  constructor(maxBytes: number) {
    super('upload/too-large', { fields: [{ path: 'file', key: 'upload.errors.tooLarge', params: { maxBytes } }] });
  }
}

/** A game's package over 2 GB has its own words (SPEC §8). */
export class GamePackTooBig extends DomainError {
  constructor() {
    super('upload/game-pack-too-big', { fields: [{ path: 'file', key: 'upload.errors.gamePackTooBig' }] });
  }
}

/** Neither a picture of a type that its place takes nor, where it may be, a film, a story or a game. */
export class UploadTypeRefused extends DomainError {
  constructor(key = 'upload.errors.type', params?: FieldError['params']) {
    super('upload/type-refused', { fields: [{ path: 'file', key, ...(params && { params }) }] });
  }
}

/** A picture that can't be read, is too large or too small in pixels, or is something else besides. */
export class ImageRefused extends DomainError {
  constructor(key: string, cause?: unknown, params?: FieldError['params']) {
    super('upload/image-refused', { fields: [{ path: 'file', key, ...(params && { params }) }], cause });
  }
}

/** No picture can be taken from an address: why is nobody's to know, who would learn what is behind it. */
export class PictureOutOfReach extends DomainError {
  constructor(cause?: unknown) {
    super('input/invalid', { fields: [{ path: 'url', key: 'website.errors.pictureAddress' }], cause });
  }
}

/** A film that can't be read, that browsers don't play, or that is too large in pixels. */
export class FilmRefused extends DomainError {
  constructor(key: string, params?: FieldError['params'], cause?: unknown) {
    super('upload/image-refused', { fields: [{ path: 'file', key, ...(params && { params }) }], cause });
  }
}

/** The person's allowance is used up (SPEC §8). */
export class StorageFull extends DomainError {
  constructor() {
    super('file/upload.app.add_size');
  }
}

/** No bytes are left where files are kept: nobody's allowance, ours (SPEC §8 has no word for it). */
export class StorageOutOfRoom extends DomainError {
  constructor(cause?: unknown) {
    super('upload/storage-full', { cause });
  }
}

/** A full disk, or a quota of its file system, is one thing to whoever sent a file. */
export function asOutOfRoom(error: unknown): unknown {
  return isOutOfRoom(error) ? new StorageOutOfRoom(error) : error;
}

/** No upload of one's own is under way by this id: it was thrown away, has expired, or never was. */
export class UploadNotUnderWay extends DomainError {
  constructor() {
    super('upload/not-found');
  }
}

/** A part whose bytes aren't those that were announced, or another than the one that is there. */
export class ChunkRefused extends DomainError {
  constructor(key: 'upload.errors.chunkLength' | 'upload.errors.chunkMd5' | 'upload.errors.chunkOther' | 'upload.errors.md5') {
    super('upload/chunk-refused', { fields: [{ path: 'chunk', key }] });
  }
}

/** Parts are missing; `count` of them. */
export class UploadIncomplete extends DomainError {
  constructor(count: number) {
    super('upload/incomplete', { fields: [{ path: 'uuid', key: 'upload.errors.incomplete', params: { count } }] });
  }
}

/** Every part was right, and together they aren't the file that was announced: it changed while it was sent, or what came was lost. */
export class FileChanged extends DomainError {
  constructor(cause?: unknown) {
    super('upload/changed', { fields: [{ path: 'file', key: 'upload.errors.changed' }], cause });
  }
}

/** No such file, or somebody else's: the two look alike. */
export class FileNotFound extends DomainError {
  constructor() {
    super('404', { fields: [{ path: 'uuid', key: 'upload.errors.notYours' }] });
  }
}

/** Something shows it, plays it or sells it. */
export class FileInUse extends DomainError {
  constructor() {
    super('file/in-use');
  }
}

export class TooManyUploads extends DomainError {
  constructor() {
    super('upload/limit');
  }
}

export class TooManyFiles extends DomainError {
  constructor() {
    super('app/limit');
  }
}

/** A file id that isn't a picture of one's own, or not made for this place. */
export class NotYourImage extends DomainError {
  constructor(fields: FieldError[]) {
    super('input/invalid', { fields });
  }
}

/** What an archive can be refused for, which is what clients have a sentence for, `app.faults.<key>`. */
export const ARCHIVE_FAULTS = [
  ...['notZip', 'damaged', 'noStart', 'tooManyFiles', 'unpackedTooLarge', 'fileTooLarge', 'bursts', 'tooSlow', 'notUtf8'],
  ...['twice', 'path', 'windowsName', 'reserved', 'strangeFile', 'link', 'packing', 'size', 'encrypted', 'locked'],
  ...['namesUnreadable', 'severalPages'],
] as const;
export type FaultKey = (typeof ARCHIVE_FAULTS)[number];

/** The params are what the sentence names. */
interface Told {
  key: FaultKey;
  params?: Record<string, string | number>;
}

/** Why an archive can't be used: `reason` says in English which rule was broken, by which entry; `told` says it to clients. */
export class ArchiveRefused extends DomainError {
  readonly reason: string;
  readonly told: Told;

  constructor(reason: string, told: Told, cause?: unknown) {
    super('upload/archive-refused', { fields: [{ path: 'file', ...told, key: `app.faults.${told.key}` }], cause });
    this.reason = reason;
    this.told = told;
  }
}

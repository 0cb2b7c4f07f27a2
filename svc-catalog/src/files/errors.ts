import type { FieldError } from '@meowtale/contracts';
import { DomainError } from '@meowtale/service-kit';

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

/** Neither a picture nor, where it may be, a film, a story or a game. */
export class UploadTypeRefused extends DomainError {
  constructor(key = 'upload.errors.type') {
    super('upload/type-refused', { fields: [{ path: 'file', key }] });
  }
}

/** A picture that can't be read, is too large in pixels, or is something else besides. */
export class ImageRefused extends DomainError {
  constructor(key: string, cause?: unknown) {
    super('upload/image-refused', { fields: [{ path: 'file', key }], cause });
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
  const code = (error as NodeJS.ErrnoException | null)?.code;
  return code === 'ENOSPC' || code === 'EDQUOT' ? new StorageOutOfRoom(error) : error;
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

/** Every part was right, and together they aren't the file that was announced: it changed while it was sent. */
export class FileChanged extends DomainError {
  constructor() {
    super('upload/changed', { fields: [{ path: 'file', key: 'upload.errors.changed' }] });
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

/** A file id that isn't a picture of one's own, or not made for this place. */
export class NotYourImage extends DomainError {
  constructor(fields: FieldError[]) {
    super('input/invalid', { fields });
  }
}

/** Why an archive can't be used: `reason` says which rule was broken, by which entry. */
export class ArchiveRefused extends DomainError {
  readonly reason: string;

  constructor(reason: string, cause?: unknown) {
    super('upload/archive-refused', { cause });
    this.reason = reason;
  }
}

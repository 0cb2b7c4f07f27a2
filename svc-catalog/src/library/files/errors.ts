import type { FieldError } from '@meowtale/contracts';
import { DomainError } from '@meowtale/service-kit';

/** The file has more bytes than its kind allows; `maxBytes` is the limit. */
export class UploadTooLarge extends DomainError {
  constructor(maxBytes: number) {
    super('upload/too-large', { fields: [{ path: 'file', key: 'upload.errors.tooLarge', params: { maxBytes } }] });
  }
}

/** A game's package is over 2 GB; it has its own code (SPEC §8). */
export class GamePackTooBig extends DomainError {
  constructor() {
    super('upload/game-pack-too-big', { fields: [{ path: 'file', key: 'upload.errors.gamePackTooBig' }] });
  }
}

/** The file is neither a picture of an accepted type nor, where accepted, a video, a story or a game. */
export class UploadTypeRefused extends DomainError {
  constructor(key = 'upload.errors.type', params?: FieldError['params']) {
    super('upload/type-refused', { fields: [{ path: 'file', key, ...(params && { params }) }] });
  }
}

/** The picture can't be decoded, is too large or too small in pixels, or contains another format. */
export class ImageRefused extends DomainError {
  constructor(key: string, cause?: unknown, params?: FieldError['params']) {
    super('upload/image-refused', { fields: [{ path: 'file', key, ...(params && { params }) }], cause });
  }
}

/** No picture could be fetched from an address. The reason isn't given, because it would reveal what is in the private network. */
export class PictureOutOfReach extends DomainError {
  constructor(cause?: unknown) {
    super('input/invalid', { fields: [{ path: 'url', key: 'website.errors.pictureAddress' }], cause });
  }
}

/** The video can't be read, isn't playable in browsers, or is too large in pixels. */
export class FilmRefused extends DomainError {
  constructor(key: string, params?: FieldError['params'], cause?: unknown) {
    super('upload/image-refused', { fields: [{ path: 'file', key, ...(params && { params }) }], cause });
  }
}

/** The person's storage is used up (SPEC §8). */
export class StorageFull extends DomainError {
  constructor() {
    super('file/upload.app.add_size');
  }
}

/** The caller has no open upload of this id: it was deleted, has expired, or never existed. */
export class UploadNotUnderWay extends DomainError {
  constructor() {
    super('upload/not-found');
  }
}

/** The part's bytes aren't the announced ones, or differ from the stored part. */
export class ChunkRefused extends DomainError {
  constructor(key: 'upload.errors.chunkLength' | 'upload.errors.chunkMd5' | 'upload.errors.chunkOther' | 'upload.errors.md5') {
    super('upload/chunk-refused', { fields: [{ path: 'chunk', key }] });
  }
}

/** `count` parts are missing. */
export class UploadIncomplete extends DomainError {
  constructor(count: number) {
    super('upload/incomplete', { fields: [{ path: 'uuid', key: 'upload.errors.incomplete', params: { count } }] });
  }
}

/** The file doesn't exist, or is another person's; the error is the same, so that it doesn't reveal which. */
export class FileNotFound extends DomainError {
  constructor() {
    super('404', { fields: [{ path: 'uuid', key: 'upload.errors.notYours' }] });
  }
}

/** The file is shown, played or sold. */
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

/** The file isn't the person's picture, or was made for another target. */
export class NotYourImage extends DomainError {
  constructor(fields: FieldError[]) {
    super('input/invalid', { fields });
  }
}

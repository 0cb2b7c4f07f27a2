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

/** A file id that isn't a picture of one's own, or not made for this place. */
export class NotYourImage extends DomainError {
  constructor(fields: FieldError[]) {
    super('input/invalid', { fields });
  }
}

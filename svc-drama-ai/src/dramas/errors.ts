import type { FieldError } from '@meowtale/contracts';
import { DomainError } from '@meowtale/service-kit';

/** There is no such drama, or it is somebody else's: nobody learns which. */
export class DramaNotFound extends DomainError {
  constructor() {
    super('drama/not-found');
  }
}

/** One person has as many dramas as one may have. */
export class TooManyDramas extends DomainError {
  constructor() {
    super('drama/limit');
  }
}

/** It would hold more than a story may; each field says of what, by `params`. */
export class DramaFull extends DomainError {
  constructor(fields: FieldError[]) {
    super('drama/full', { fields });
  }
}

/** Somebody, or the same person elsewhere, saved first. `data` is what stands: the fields of `Drama`, and `DramaData` since the seen revision. */
export class DramaRevisionConflict extends DomainError {
  constructor(standing: { drama: object; parts: readonly object[]; removed: readonly string[]; whole: boolean }) {
    super('drama/revision-conflict', { data: standing });
  }
}

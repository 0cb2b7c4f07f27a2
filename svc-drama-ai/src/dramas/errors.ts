import type { FieldError } from '@meowtale/contracts';
import { DomainError } from '@meowtale/service-kit';

/** Thrown for a drama that doesn't exist or belongs to another person, without revealing which. */
export class DramaNotFound extends DomainError {
  constructor() {
    super('drama/not-found');
  }
}

/** Thrown when a person has the maximum of dramas. */
export class TooManyDramas extends DomainError {
  constructor() {
    super('drama/limit');
  }
}

/** Thrown when a story would exceed its limits; each field names one by `params`. */
export class DramaFull extends DomainError {
  constructor(fields: FieldError[]) {
    super('drama/full', { fields });
  }
}

/**
 * Thrown when the drama was saved elsewhere meanwhile. `data` is the current state: the fields of `Drama`, and `DramaData` since the seen
 * revision.
 */
export class DramaRevisionConflict extends DomainError {
  constructor(current: { drama: object; parts: readonly object[]; removed: readonly string[]; whole: boolean }) {
    super('drama/revision-conflict', { data: current });
  }
}

import { DomainError } from '@meowtale/service-kit';
import type { Drama } from './repository.ts';

/** There is no such drama, or it is somebody else's: nobody learns which. */
export class DramaNotFound extends DomainError {
  constructor() {
    super('drama/not-found');
  }
}

/** Somebody, or the same person elsewhere, saved first. `data.drama` is what stands, in the shape of `Drama`. */
export class DramaRevisionConflict extends DomainError {
  constructor(standing: Drama) {
    const { owner_uuid: _, created_at, updated_at, ...fields } = standing;
    const drama = { ...fields, created_at: created_at.toISOString(), updatedAt: updated_at.toISOString() };
    super('drama/revision-conflict', { data: { drama } });
  }
}

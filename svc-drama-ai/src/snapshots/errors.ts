import { DomainError } from '@meowtale/service-kit';

/** There is no such snapshot, or it is of somebody else's drama: nobody learns which. */
export class SnapshotNotFound extends DomainError {
  constructor() {
    super('drama/snapshot-not-found');
  }
}

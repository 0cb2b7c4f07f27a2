import { DomainError } from '@meowtale/service-kit';

/** Thrown for a snapshot that doesn't exist or is of another person's drama, without revealing which. */
export class SnapshotNotFound extends DomainError {
  constructor() {
    super('drama/snapshot-not-found');
  }
}

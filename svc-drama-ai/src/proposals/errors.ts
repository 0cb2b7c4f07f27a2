import { DomainError } from '@meowtale/service-kit';

/** Thrown for a proposal that doesn't exist or belongs to another person, without revealing which. */
export class ProposalNotFound extends DomainError {
  constructor() {
    super('drama/proposal-not-found');
  }
}

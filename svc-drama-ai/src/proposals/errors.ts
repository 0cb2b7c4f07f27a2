import { DomainError } from '@meowtale/service-kit';

/** There is no such proposal, or it is somebody else's: nobody learns which. */
export class ProposalNotFound extends DomainError {
  constructor() {
    super('drama/proposal-not-found');
  }
}

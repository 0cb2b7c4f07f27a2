import { DomainError } from '@meowtale/service-kit';

/** Reports an update that doesn't exist or that this person may not change, without saying which. */
export class UpdateLogNotFound extends DomainError {
  constructor() {
    super('update-log/not-found');
  }
}

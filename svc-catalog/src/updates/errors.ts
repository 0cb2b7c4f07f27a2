import { DomainError } from '@meowtale/service-kit';

/** There is no such update, or it is not this person's to change: the two look alike. */
export class UpdateLogNotFound extends DomainError {
  constructor() {
    super('update-log/not-found');
  }
}

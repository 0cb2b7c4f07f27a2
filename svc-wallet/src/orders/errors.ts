import { DomainError } from '@meowtale/service-kit';

/** Thrown when another member of staff, or the buyer by refunding the order, has decided the request meanwhile. */
export class RefundDecidedError extends DomainError {
  constructor() {
    super('input/conflict', { fields: [{ path: 'uuid', key: 'refunds.errors.decided' }] });
  }
}

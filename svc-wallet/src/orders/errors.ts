import { DomainError } from '@meowtale/service-kit';

/** A colleague, or the buyer by taking the order back, has decided the request meanwhile. */
export class RefundDecidedError extends DomainError {
  constructor() {
    super('input/conflict', { fields: [{ path: 'uuid', key: 'refunds.errors.decided' }] });
  }
}

import type { FieldError } from '@meowtale/contracts';
import { DomainError } from '@meowtale/service-kit';

/** Reports a listing or submission that doesn't exist or isn't this person's, without saying which. */
export class StoreNotFound extends DomainError {
  constructor() {
    super('store/not-found');
  }
}

/** Reports an action that the submission's state doesn't allow; staff's actions have their own code. */
export class SubmitStateRefused extends DomainError {
  constructor(action: string, state: number) {
    super(['take', 'pass', 'refuse'].includes(action) ? 'review/state' : 'store/submit-state', { data: { action, state } });
  }
}

/** Reports that the submission was changed since the form was filled; `data` has the current uuid and revision. */
export class SubmitChanged extends DomainError {
  constructor(current: { uuid: string; revision: number }) {
    super('input/conflict', { data: { uuid: current.uuid, revision: current.revision } });
  }
}

/** Reports the missing fields, as the form shows them (SPEC §5). */
export class SubmitIncomplete extends DomainError {
  constructor(fields: FieldError[]) {
    super('input/store-required-info-empty-error', { fields });
  }
}

/** Reports that the package is in another listing already (SPEC §5). */
export class PackageTaken extends DomainError {
  constructor(fields: FieldError[]) {
    super('store/package-taken', { fields });
  }
}

/** Reports that a price can't change under review, nor a free work get a price (SPEC §4). */
export class PriceLocked extends DomainError {
  constructor() {
    super('store/price-locked', { fields: [{ path: 'store_submit_price.list', key: 'invalid.price-locked' }] });
  }
}

import type { FieldError } from '@meowtale/contracts';
import { DomainError } from '@meowtale/service-kit';

/** No such listing or submission, or not one of this person's: which of the two is nobody's business. */
export class StoreNotFound extends DomainError {
  constructor() {
    super('store/not-found');
  }
}

/** The action doesn't fit the state that the submission is in; staff's own have their own code. */
export class SubmitStateRefused extends DomainError {
  constructor(action: string, state: number) {
    super(['take', 'pass', 'refuse'].includes(action) ? 'review/state' : 'store/submit-state', { data: { action, state } });
  }
}

/** Somebody (another tab, a reviewer) changed the submission since the form was filled. `data` names what stands now. */
export class SubmitChanged extends DomainError {
  constructor(current: { uuid: string; revision: number }) {
    super('input/conflict', { data: { uuid: current.uuid, revision: current.revision } });
  }
}

/** What is still missing, as the form shows it (SPEC §5). */
export class SubmitIncomplete extends DomainError {
  constructor(fields: FieldError[]) {
    super('input/store-required-info-empty-error', { fields });
  }
}

/** The package is in another store already (SPEC §5). */
export class PackageTaken extends DomainError {
  constructor(fields: FieldError[]) {
    super('store/package-taken', { fields });
  }
}

/** A price can't change under review, nor a free work be priced again (SPEC §4). */
export class PriceLocked extends DomainError {
  constructor() {
    super('store/price-locked', { fields: [{ path: 'store_submit_price.list', key: 'invalid.price-locked' }] });
  }
}

/** The listing terms of today must be accepted. */
export class TermsMissing extends DomainError {
  constructor(version: string) {
    super('store/terms-missing', { fields: [{ path: 'terms_version', key: 'invalid.terms', params: { version } }] });
  }
}

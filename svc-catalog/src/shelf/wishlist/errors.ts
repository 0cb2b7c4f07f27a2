import { DomainError } from '@meowtale/service-kit';

/** Reports an entry that doesn't exist or is another person's, without saying which. */
export class WishNotFound extends DomainError {
  constructor() {
    super('wishlist/not-found');
  }
}

/** Reports that the work has an entry already. */
export class WishedTwice extends DomainError {
  constructor() {
    super('input/conflict', { fields: [{ path: 'store_id', key: 'invalid.twice' }] });
  }
}

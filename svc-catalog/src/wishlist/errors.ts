import { DomainError } from '@meowtale/service-kit';

/** There is no such entry, or it is somebody else's: the two look alike. */
export class WishNotFound extends DomainError {
  constructor() {
    super('wishlist/not-found');
  }
}

/** The work has an entry already. */
export class WishedTwice extends DomainError {
  constructor() {
    super('input/conflict', { fields: [{ path: 'store_id', key: 'invalid.twice' }] });
  }
}

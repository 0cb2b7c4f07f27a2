import { DomainError } from '@meowtale/service-kit';

/** There is no such label, or it is somebody else's: the two look alike. */
export class LabelNotFound extends DomainError {
  constructor(path = 'uuid') {
    super('404', { fields: [{ path, key: 'invalid.id' }] });
  }
}

/** One of that name stands there already. */
export class LabelTaken extends DomainError {
  constructor() {
    super('input/conflict', { fields: [{ path: 'name', key: 'invalid.twice' }] });
  }
}

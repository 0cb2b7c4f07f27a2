import { DomainError } from '@meowtale/service-kit';

/** The label doesn't exist, or is another person's; the error is the same, so that it doesn't reveal which. */
export class LabelNotFound extends DomainError {
  constructor(path = 'uuid') {
    super('404', { fields: [{ path, key: 'invalid.id' }] });
  }
}

/** The person has a label of that name in the category. */
export class LabelTaken extends DomainError {
  constructor() {
    super('input/conflict', { fields: [{ path: 'name', key: 'invalid.twice' }] });
  }
}

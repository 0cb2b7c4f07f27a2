import { DomainError } from '@meowtale/service-kit';

/** The person doesn't exist, or is the caller. */
export class PersonNotFollowable extends DomainError {
  constructor() {
    super('input/invalid', { fields: [{ path: 'user_uuid', key: 'invalid.id' }] });
  }
}

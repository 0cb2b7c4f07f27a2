import { DomainError } from '@meowtale/service-kit';

/** Nobody of that id, or oneself. */
export class NobodyToFollow extends DomainError {
  constructor() {
    super('input/invalid', { fields: [{ path: 'user_uuid', key: 'invalid.id' }] });
  }
}

import { DomainError } from '@meowtale/service-kit';

/** There is no such link, it was deleted, or it is somebody else's: all look alike. */
export class AdLinkNotFound extends DomainError {
  constructor() {
    super('404', { fields: [{ path: 'uuid', key: 'invalid.id' }] });
  }
}

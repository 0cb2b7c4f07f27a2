import { DomainError } from '@meowtale/service-kit';

/** There is no such link, it was deleted, or it is somebody else's: all look alike. */
export class AdLinkNotFound extends DomainError {
  constructor() {
    super('404', { fields: [{ path: 'uuid', key: 'invalid.id' }] });
  }
}

/** A website makes and keeps it: it isn't its owner's to change or end (ADR 36). */
export class AdLinkOfSite extends DomainError {
  constructor() {
    super('ad-link/of-site');
  }
}

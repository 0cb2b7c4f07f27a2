import { DomainError } from '@meowtale/service-kit';

/** The link doesn't exist, was deleted, or is another person's; the error is the same, so that it doesn't reveal which. */
export class AdLinkNotFound extends DomainError {
  constructor() {
    super('404', { fields: [{ path: 'uuid', key: 'invalid.id' }] });
  }
}

/** The link is maintained by a site; its owner can't change or delete it (ADR 36). */
export class AdLinkOfSite extends DomainError {
  constructor() {
    super('ad-link/of-site');
  }
}

import { DomainError } from '@meowtale/service-kit';

const refused = (key: string) => ({ fields: [{ path: 'domain', key }] });

export class SiteDomainNotFound extends DomainError {
  constructor() {
    super('website/domain-not-found');
  }
}

/** It is verified as another site's. */
export class SiteDomainTaken extends DomainError {
  constructor() {
    super('website/domain-taken', refused('website.errors.domainTaken'));
  }
}

/** One that nobody can have as their own: a suffix under which many have theirs, or a host of ours. */
export class SiteDomainRefused extends DomainError {
  constructor(why: 'domainSuffix' | 'domainOurs') {
    super('input/invalid', refused(`website.errors.${why}`));
  }
}

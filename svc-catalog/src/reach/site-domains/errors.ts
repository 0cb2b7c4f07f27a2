import { DomainError } from '@meowtale/service-kit';

const fieldsOf = (key: string) => ({ fields: [{ path: 'domain', key }] });

export class SiteDomainNotFound extends DomainError {
  constructor() {
    super('website/domain-not-found');
  }
}

/** Reports that the domain is verified for another site. */
export class SiteDomainTaken extends DomainError {
  constructor() {
    super('website/domain-taken', fieldsOf('website.errors.domainTaken'));
  }
}

/** Rejects a domain that can't belong to one site: a public suffix, or one of our hosts. */
export class SiteDomainRefused extends DomainError {
  constructor(why: 'domainSuffix' | 'domainOurs') {
    super('input/invalid', fieldsOf(`website.errors.${why}`));
  }
}

import { DomainError } from '@meowtale/service-kit';
import type { SiteRow } from './repository.ts';

export class SiteNotFound extends DomainError {
  constructor() {
    super('website/not-found');
  }
}

export class SiteNameTaken extends DomainError {
  constructor() {
    super('website/name-taken', { fields: [{ path: 'name', key: 'website.errors.nameTaken' }] });
  }
}

/** Reports that the person has a site already. */
export class SiteExists extends DomainError {
  constructor() {
    super('input/conflict', { fields: [{ path: 'name', key: 'website.errors.onlyOne' }] });
  }
}

/** Reports that the site was saved meanwhile; `data.revision` is the current one. */
export class SiteConflict extends DomainError {
  constructor({ revision }: Pick<SiteRow, 'revision'>) {
    super('input/conflict', { fields: [{ path: 'revision', key: 'website.errors.changedElsewhere' }], data: { revision } });
  }
}

/** Reports that the version isn't among the site's last ones any more. */
export class VersionNotFound extends DomainError {
  constructor() {
    super('website/version-not-found');
  }
}

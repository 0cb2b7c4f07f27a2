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

/** A person has one site. */
export class SiteExists extends DomainError {
  constructor() {
    super('input/conflict', { fields: [{ path: 'name', key: 'website.errors.onlyOne' }] });
  }
}

/** It was saved elsewhere since; `data.revision` is the one that stands. */
export class SiteConflict extends DomainError {
  constructor({ revision }: Pick<SiteRow, 'revision'>) {
    super('input/conflict', { fields: [{ path: 'revision', key: 'website.errors.changedElsewhere' }], data: { revision } });
  }
}

/** It isn't among the site's last states any more. */
export class VersionNotFound extends DomainError {
  constructor() {
    super('website/version-not-found');
  }
}

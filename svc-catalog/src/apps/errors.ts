import { DomainError } from '@meowtale/service-kit';

/** There is no such app, or it is somebody else's: the two look alike. */
export class AppNotFound extends DomainError {
  constructor() {
    super('404', { fields: [{ path: 'uuid', key: 'app.errors.notFound' }] });
  }
}

/** A store holds it, or it isn't in the trash: it can't be deleted for good. */
export class AppInUse extends DomainError {
  constructor(key: 'app.errors.inStore' | 'app.errors.notInTrash') {
    super('app/in-use', { fields: [{ path: 'uuid', key }] });
  }
}

/** There is no such link on an app of one's own. */
export class ShareLinkNotFound extends DomainError {
  constructor() {
    super('404', { fields: [{ path: 'uuid', key: 'app.errors.noShareLink' }] });
  }
}

export class TooManyApps extends DomainError {
  constructor() {
    super('app/limit');
  }
}

/** A package is in one store only (SPEC §5). */
export class AppInAnotherStore extends DomainError {
  constructor(path: string) {
    super('store/package-taken', { fields: [{ path, key: 'app.errors.inAnotherStore' }] });
  }
}

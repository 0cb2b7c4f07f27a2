import { DomainError } from '@meowtale/service-kit';

/** There is no such app, or it is somebody else's: the two look alike. */
export class AppNotFound extends DomainError {
  constructor() {
    super('404', { fields: [{ path: 'uuid', key: 'app.errors.notFound' }] });
  }
}

/** It isn't in the trash, or a store holds it, which is named where it has a name: it can't be deleted for good, nor shared. */
export class AppInUse extends DomainError {
  constructor(key: 'app.errors.inStore' | 'app.errors.notInTrash', store?: string) {
    const field = store ? { key: 'app.errors.inNamedStore', params: { store } } : { key };
    super('app/in-use', { fields: [{ path: 'uuid', ...field }] });
  }
}

/** There is no such link on an app of one's own. */
export class ShareLinkNotFound extends DomainError {
  constructor() {
    super('404', { fields: [{ path: 'uuid', key: 'app.errors.noShareLink' }] });
  }
}

/** What would open an editor is over, used, or not for who came with it: these look alike. */
export class EditorLinkOver extends DomainError {
  constructor() {
    super('app/editor-link');
  }
}

/** An app is made from one drama, chosen when it is made (SPEC §2), which ends with its first version. */
export class DramaLocked extends DomainError {
  constructor() {
    super('input/conflict', { fields: [{ path: 'drama', key: 'app.errors.dramaLocked' }] });
  }
}

/** The runtime's version is chosen when an app is made (SPEC §2); its own may be said again. */
export class RuntimeLocked extends DomainError {
  constructor() {
    super('input/conflict', { fields: [{ path: 'spine_runtime_version', key: 'invalid.chosen-once' }] });
  }
}

const CANDIDATES_MAX = 50;

/** Several files of a story's archive could be the one that it begins with: they are named, one in a line, for its maker to choose. */
export class StoryEntryUnclear extends DomainError {
  constructor(candidates: readonly string[]) {
    const paths = candidates.slice(0, CANDIDATES_MAX).join('\n');
    super('input/invalid', { fields: [{ path: 'entry', key: 'app.errors.entryUnclear', params: { paths } }] });
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

import { DomainError } from '@meowtale/service-kit';
import type { AppTree } from './tree-repository.ts';

/** The app doesn't exist, or is another person's; the error is the same, so that it doesn't reveal which. */
export class AppNotFound extends DomainError {
  constructor() {
    super('404', { fields: [{ path: 'uuid', key: 'app.errors.notFound' }] });
  }
}

/** The app isn't in the trash, or a store holds it, which is named if it has a name: it can't be deleted, or shared. */
export class AppInUse extends DomainError {
  constructor(key: 'app.errors.inStore' | 'app.errors.notInTrash', store?: string) {
    const field = store ? { key: 'app.errors.inNamedStore', params: { store } } : { key };
    super('app/in-use', { fields: [{ path: 'uuid', ...field }] });
  }
}

/** The link doesn't exist on an app of the caller. */
export class ShareLinkNotFound extends DomainError {
  constructor() {
    super('404', { fields: [{ path: 'uuid', key: 'app.errors.noShareLink' }] });
  }
}

/** The token of an editor is expired, used, or not the caller's; the error is the same, so that it doesn't reveal which. */
export class EditorLinkOver extends DomainError {
  constructor() {
    super('app/editor-link');
  }
}

/** Reports that the node tree was saved elsewhere meanwhile; `data` is the saved tree. */
export class AppTreeConflict extends DomainError {
  constructor({ node, revision }: AppTree) {
    super('app/tree-conflict', { data: { node, node_revision: revision } });
  }
}

/** An app is made from one drama, chosen when it is made (SPEC §2) and fixed with its first version. */
export class DramaLocked extends DomainError {
  constructor() {
    super('input/conflict', { fields: [{ path: 'drama', key: 'app.errors.dramaLocked' }] });
  }
}

/** The runtime's version is chosen when an app is made (SPEC §2); setting the same one again is allowed. */
export class RuntimeLocked extends DomainError {
  constructor() {
    super('input/conflict', { fields: [{ path: 'spine_runtime_version', key: 'invalid.chosen-once' }] });
  }
}

const CANDIDATES_MAX = 50;

/** Several files of a story's archive could be the first; the error lists them, one per line, for the owner to choose. */
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

import { DomainError } from '@meowtale/service-kit';

/** There is no such article, or it is somebody else's: both look alike. */
export class ArticleNotFound extends DomainError {
  constructor() {
    super('website/article-not-found');
  }
}

/** A site shows it (SPEC §5). */
export class ArticleInUse extends DomainError {
  constructor() {
    super('website/article-in-use');
  }
}

/** It was saved elsewhere since; `data.revision` is the one that stands. */
export class ArticleConflict extends DomainError {
  constructor({ revision }: { revision: number }) {
    super('input/conflict', { fields: [{ path: 'revision', key: 'website.errors.changedElsewhere' }], data: { revision } });
  }
}

/** An article is written for a site, and there is none yet. */
export class SiteMissing extends DomainError {
  constructor() {
    super('website/not-found');
  }
}

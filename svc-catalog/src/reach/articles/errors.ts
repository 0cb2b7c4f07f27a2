import { DomainError } from '@meowtale/service-kit';

/** The article doesn't exist, or is another person's; the error is the same, so that it doesn't reveal which. */
export class ArticleNotFound extends DomainError {
  constructor() {
    super('website/article-not-found');
  }
}

/** The owner's site shows the article (SPEC §5). */
export class ArticleInUse extends DomainError {
  constructor() {
    super('website/article-in-use');
  }
}

/** The article was changed since; `data.revision` is the current one. */
export class ArticleConflict extends DomainError {
  constructor({ revision }: { revision: number }) {
    super('input/conflict', { fields: [{ path: 'revision', key: 'website.errors.changedElsewhere' }], data: { revision } });
  }
}

/** The person has no site to which an article could belong. */
export class SiteMissing extends DomainError {
  constructor() {
    super('website/not-found');
  }
}

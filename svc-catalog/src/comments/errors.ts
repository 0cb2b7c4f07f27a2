import { COMMENTS_PER_HOUR } from '@meowtale/contracts';
import { DomainError } from '@meowtale/service-kit';

/** There is no such comment, or it is somebody else's: the two look alike. */
export class CommentNotFound extends DomainError {
  constructor() {
    super('comment/not-found');
  }
}

/** Somebody writes faster than by hand. */
export class TooManyComments extends DomainError {
  constructor() {
    super('input/invalid', { fields: [{ path: 'comment', key: 'invalid.too-many-comments', params: { maximum: COMMENTS_PER_HOUR } }] });
  }
}

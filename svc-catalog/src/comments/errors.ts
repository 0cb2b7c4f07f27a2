import { DomainError } from '@meowtale/service-kit';

/** There is no such comment, or it is somebody else's: the two look alike. */
export class CommentNotFound extends DomainError {
  constructor() {
    super('comment/not-found');
  }
}
